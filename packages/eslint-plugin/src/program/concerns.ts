import type { TSESTree } from '@typescript-eslint/utils';
import type { FileContext } from '../create-rule.ts';
import { sdksIn } from '../flows/sdks-in.ts';
import { importsToolSdk } from '../tools/imports-tool-sdk.ts';
import { lintedProgram } from './linted-program.ts';
import { isQuiet } from './is-quiet.ts';
import { programOf, sourceFileOf } from './typed-services.ts';

/**
 * Whether AgentText can come into a file: without that, no type in it can be AgentText.
 *
 * @throws Error in one sentence when the file is linted without type information.
 */
export function mayHoldAgentText(context: FileContext): boolean {
  if (isQuiet(context)) return false;
  const { ast } = context.sourceCode;
  const kept = known.get(ast);
  if (kept !== undefined) return kept;
  const { reach } = lintedProgram(programOf(context));
  const file = sourceFileOf(context);
  const may = file !== undefined && reach.reaches(file);
  known.set(ast, may);
  return may;
}

/** Several rules ask the same of a file. */
const known = new WeakMap<TSESTree.Program, boolean>();

/**
 * Whether a file imports an SDK of the catalog.
 *
 * @throws Error in one sentence when the file is linted without type information.
 */
export function usesSdk(context: FileContext): boolean {
  programOf(context);
  return !isQuiet(context) && sdksIn(context.sourceCode).length > 0;
}

/**
 * Whether a file imports anything that it can declare tools for, and is linted with types.
 *
 * @throws Error in one sentence when the file is linted without type information.
 */
export function mayDeclareTypedTools(context: FileContext): boolean {
  programOf(context);
  return mayDeclareTools(context);
}

/** Whether a file imports anything that it can declare tools for. */
export function mayDeclareTools(context: FileContext): boolean {
  return !isQuiet(context) && importsToolSdk(context.sourceCode);
}
