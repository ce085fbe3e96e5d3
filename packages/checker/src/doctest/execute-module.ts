import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ts } from '../project/compiler.ts';
import { assertsSomething } from './asserting-module.ts';
import { emitModule } from './emit-module.ts';
import { optionsOf } from './project-of.ts';
import { runModule, type RunResult } from './run-module.ts';
import { instrumentValues, type StatedValue } from './stated-values.ts';
import { emittedFile, setupFile, type WrittenModule } from './written-modules.ts';

/** How a module ran, with what it states. */
export interface Execution {
  readonly written: WrittenModule;
  readonly values: readonly StatedValue[];
  readonly result: RunResult;
  readonly timeoutMs: number;
}

/** Stands beside the document, so that it finds what the project has installed. */
const FIND_EXPECT = `for (const name of ['expect', 'vitest']) {
  globalThis.expect ??= (await import(name).catch(() => ({}))).expect;
}
`;

/** How the modules of one project are run. */
export class ExecutionSetting {
  readonly project: string | undefined;
  readonly timeoutMs: number;
  #options: ts.CompilerOptions | undefined;

  constructor(project: string | undefined, timeoutMs: number) {
    this.project = project;
    this.timeoutMs = timeoutMs;
  }

  /** Read when the first module runs: in most projects none does. */
  get options(): ts.CompilerOptions {
    return (this.#options ??= optionsOf(this.project));
  }
}

/** Runs a module; undefined when it asserts nothing, so that running it would tell nothing. */
export async function executeModule(
  written: WrittenModule,
  setting: ExecutionSetting,
): Promise<Execution | undefined> {
  const { module, file } = written;
  const usesAssertions = assertsSomething(module.text, file);
  const { text, values } = instrumentValues(module.text, file);
  // Most blocks assert nothing, and JavaScript of them would be for nothing.
  if (!usesAssertions && values.length === 0) return undefined;
  const emitted = emittedFile(file);
  writeFileSync(emitted, emitModule(text, file, setting.options));
  const setup = usesAssertions && /\bexpect\b/u.test(module.text) ? setupFile(file) : undefined;
  if (setup !== undefined) writeFileSync(setup, FIND_EXPECT);
  const task = {
    file: emitted,
    values: values.map(({ expected, isPrinted }) => ({ expected, isPrinted })),
    ...(setup === undefined ? {} : { setup }),
  };
  const { project, timeoutMs } = setting;
  const result = await runModule(task, path.dirname(project ?? module.document), timeoutMs);
  return { written, values, result, timeoutMs };
}
