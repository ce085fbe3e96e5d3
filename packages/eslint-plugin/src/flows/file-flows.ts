import { solveFacts, type Flow } from '@hearsay/flow';
import type { TSESLint } from '@typescript-eslint/utils';
import type ts from 'typescript';
import { lintedProgram } from '../program/linted-program.ts';
import { fileFacts, type LintedFacts } from './file-facts.ts';
import { mayFlow } from './may-flow.ts';
import { namesOfSdk } from './sdk-names.ts';
import { sdksIn } from './sdks-in.ts';

const known = new WeakMap<LintedFacts, readonly Flow[]>();

/** Which file is looked at, and for what. */
export interface FlowQuestion {
  readonly program: ts.Program;
  readonly file: ts.SourceFile;
  readonly sourceCode: Pick<TSESLint.SourceCode, 'ast' | 'text'>;
  /** Whether to look, too, for where a text decides what the program does. */
  readonly control: boolean;
}

/** The flows inside one file, as `hearsay check` would find them if there were no other. */
export function fileFlows({ program, file, sourceCode, control }: FlowQuestion): readonly Flow[] {
  // The platform's own functions are sinks of control, under too many names to look for.
  if (!control) {
    const names = sdksIn(sourceCode).flatMap((sdk) => namesOfSdk(sdk));
    if (!mayFlow(sourceCode, names, () => lintedProgram(program).reach.reaches(file))) return [];
  }
  const facts = fileFacts(program, file, control);
  if (facts === undefined) return [];
  const flows = known.get(facts) ?? solve(facts);
  known.set(facts, flows);
  return flows;
}

function solve({ files, failedFiles, catalog, platform }: LintedFacts): readonly Flow[] {
  return solveFacts({ files, failedFiles, shapes: { ...platform?.shapes, ...catalog.shapes } }).flows;
}
