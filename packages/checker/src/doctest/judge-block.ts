import path from 'node:path';
import type { Diagnostic } from '../fixtures/diagnostic.ts';
import { fixtureMessages } from '../fixtures/fixture-messages.ts';
import { judgeDiagnostics } from '../fixtures/judge-fixture.ts';
import type { BlockModule, ModuleLine } from './block-module.ts';
import type { CodeBlock } from './code-block.ts';
import type { ModuleDiagnostics } from './compile-modules.ts';
import type { BlockFault, BlockOutcome, BlockResult, ValueUpdate } from './doctest-report.ts';
import { doctestMessages } from './doctest-messages.ts';
import type { Execution } from './execute-module.ts';
import { emittedFile, type WrittenModule } from './written-modules.ts';

/** What the compilers and the runs say of all modules; the runs by the file of their module. */
export interface ModuleOutcomes {
  readonly found: readonly ModuleDiagnostics[];
  readonly executions: ReadonlyMap<string, Execution>;
}

/**
 * Says what came of a block, from what the compilers and its run say.
 *
 * @param written - The module that judges the block; undefined for one that is in none.
 */
export function judgeBlock(
  block: CodeBlock,
  written: WrittenModule | undefined,
  { found, executions }: ModuleOutcomes,
): BlockResult {
  const { demand } = block;
  const settled = (outcome: BlockOutcome, faults: readonly BlockFault[] = []): BlockResult => ({
    block,
    outcome: faults.length === 0 ? outcome : 'failed',
    faults,
    values: [],
  });
  if (demand.kind === 'ignored') return settled('ignored');
  if (demand.kind === 'unclear') return settled('failed', [faultAtFence(block, demand.problem)]);
  if (written === undefined) return settled('compiled');
  const said = found.flatMap(({ typescript, byFile }) => {
    const diagnostics = byFile.get(written.file);
    return diagnostics === undefined
      ? []
      : [{ typescript, own: ownDiagnostics(block, written.module, diagnostics) }];
  });
  if (demand.kind === 'fails') {
    return settled(
      'failed as stated',
      joinVersions(
        said.flatMap(({ typescript, own }) =>
          judgeDiagnostics(demand.expectation, own).map((problem) =>
            'diagnostic' in problem
              ? {
                  ...placeOf(block, problem.diagnostic),
                  message: fixtureMessages.problem(problem),
                  typescript,
                }
              : { ...fencePlace(block), message: fixtureMessages.problem(problem), typescript },
          ),
        ),
      ),
    );
  }
  const errors = joinVersions(
    said.flatMap(({ typescript, own }) =>
      own.map((diagnostic) => ({
        ...placeOf(block, diagnostic),
        message: doctestMessages.compiler(diagnostic.code, diagnostic.message),
        typescript,
      })),
    ),
  );
  const execution = executions.get(written.file);
  if (errors.length > 0 || execution === undefined) return settled('compiled', errors);
  const { faults, values } = judgeExecution(block, execution);
  return { ...settled('ran', faults), values };
}

/** The diagnostics of a module that stand in a block, in the lines of the block. */
function ownDiagnostics(
  block: CodeBlock,
  { lines }: BlockModule,
  diagnostics: readonly Diagnostic[],
): readonly Diagnostic[] {
  return diagnostics.flatMap((diagnostic) => {
    // What is missing at the end of a file is missing in its last line.
    const line = lines[Math.min(diagnostic.line, lines.length) - 1];
    return line?.block === block ? [{ ...diagnostic, line: line.index + 1 }] : [];
  });
}

interface Place {
  readonly line: number;
  readonly column: number;
}

function placeOf(block: CodeBlock, { line, column }: Place): Place {
  const origin = block.origins[line - 1];
  return origin === undefined ? fencePlace(block) : { line: origin.line, column: origin.column + column - 1 };
}

function fencePlace({ line }: CodeBlock): Place {
  return { line, column: 1 };
}

function faultAtFence(block: CodeBlock, message: string): BlockFault {
  return { ...fencePlace(block), message, typescript: [] };
}

/** One fault for all versions that say the same. */
function joinVersions(
  faults: readonly (Omit<BlockFault, 'typescript'> & { readonly typescript: string })[],
): readonly BlockFault[] {
  const joined = new Map<string, BlockFault>();
  for (const fault of faults) {
    const key = `${fault.line}:${fault.column} ${fault.message}`;
    const known = joined.get(key);
    joined.set(key, { ...fault, typescript: [...(known?.typescript ?? []), fault.typescript] });
  }
  return [...joined.values()];
}

interface JudgedRun {
  readonly faults: readonly BlockFault[];
  readonly values: readonly ValueUpdate[];
}

function judgeExecution(block: CodeBlock, { written, values, result, timeoutMs }: Execution): JudgedRun {
  const { lines } = written.module;
  if ('timedOut' in result) {
    return { faults: [faultAtFence(block, doctestMessages.timedOut(timeoutMs / 1000))], values: [] };
  }
  const { failure } = result;
  const verdicts = new Map(result.verdicts);
  const faults: BlockFault[] = [];
  const updates: ValueUpdate[] = [];
  if (failure !== undefined) {
    const thrown = thrownLine(failure.stack, written.file, lines);
    if ((thrown?.block ?? [...written.module.judged].at(-1)) === block) {
      const isMissing = failure.message.startsWith('ReferenceError: expect is not defined');
      const place = thrown?.origin ?? fencePlace(block);
      const message = isMissing ? doctestMessages.noExpect() : doctestMessages.threw(failure.message);
      faults.push({ line: place.line, column: place.column, message, typescript: [] });
    }
  }
  for (const [index, value] of values.entries()) {
    const line = lines[value.line];
    if (line?.block !== block) continue;
    const verdict = verdicts.get(index);
    const place = { line: line.origin.line, column: line.origin.column, typescript: [] };
    if (verdict === undefined) {
      if (failure === undefined)
        faults.push({ ...place, message: doctestMessages.notReached(value.expected) });
      continue;
    }
    if (verdict.isSame) continue;
    const shown = verdict.shown.join('\n');
    faults.push({ ...place, message: doctestMessages.otherValue(value.expected, shown) });
    updates.push({ line: line.origin.line, lineCount: value.lineCount, shown: verdict.shown });
  }
  return { faults, values: updates };
}

/** The line of a module that a stack names first. */
function thrownLine(stack: string, file: string, lines: readonly ModuleLine[]): ModuleLine | undefined {
  const names = [file, emittedFile(file)].map((name) => path.basename(name));
  for (const frame of stack.split('\n')) {
    if (!names.some((name) => frame.includes(`${name}:`))) continue;
    const line = Number(/:(\d+):\d+\)?$/u.exec(frame.trim())?.[1]);
    if (Number.isFinite(line)) return lines[line - 1];
  }
  return undefined;
}
