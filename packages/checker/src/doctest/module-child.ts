// Runs one module in a process of its own, and tells the process that started it how it went.

import { pathToFileURL } from 'node:url';
import { compareValue, type ValueVerdict } from './compare-value.ts';
import type { ChildReply, ChildTask } from './run-module.ts';
import { RECORD } from './record-name.ts';

/** The globals that a module can use. */
type Shared = Record<string, unknown>;

// The process that starts this one writes it.
const task = JSON.parse(process.argv[2] ?? '{}') as ChildTask;
const verdicts = new Map<number, ValueVerdict>();
const pending: unknown[] = [];
// `globalThis` is extensible, and these names are ours or those of a test runner.
const shared = globalThis as unknown as Shared;

shared[RECORD] = (index: number, value: unknown): unknown => {
  const stated = task.values[index];
  if (stated !== undefined) verdicts.set(index, compareValue(value, stated.expected, stated.isPrinted));
  return value;
};
if (task.setup !== undefined) await provideTestRunner(task.setup);

process.once('beforeExit', () => reply({ verdicts: [...verdicts] }));
try {
  await import(pathToFileURL(task.file).href);
  await Promise.all(pending);
} catch (error) {
  reply({ verdicts: [...verdicts], failure: failureOf(error) });
  process.exit(0);
}

function reply(message: ChildReply): void {
  process.send?.(message);
}

function failureOf(error: unknown): NonNullable<ChildReply['failure']> {
  if (!(error instanceof Error)) return { message: `It throws ${typeof error}.`, stack: '' };
  return { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' };
}

/** The functions that stand around an assertion in a test, and `expect` of the project's own library. */
async function provideTestRunner(setup: string): Promise<void> {
  const run = (_name: string, body: () => unknown): void => void pending.push(body());
  Object.assign(shared, { test: run, it: run, describe: run });
  await import(pathToFileURL(setup).href);
}
