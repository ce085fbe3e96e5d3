import type { TSESLint, TSESTree } from '@typescript-eslint/utils';
import type ts from 'typescript';
import { fileFacts } from '../flows/file-facts.ts';
import { offsetOf } from '../flows/offset-of.ts';
import { nodeAt } from '../program/node-at.ts';

/** A system prompt or instruction of an SDK, and the expression that fills it. */
export interface SystemSlot {
  readonly node: TSESTree.Node;
  /** What it is: `ai:generateText.system`. */
  readonly kind: string;
}

/** The expressions that a file puts into the system prompts of SDKs. */
export function systemSlots(
  program: ts.Program,
  file: ts.SourceFile,
  sourceCode: Readonly<TSESLint.SourceCode>,
): readonly SystemSlot[] {
  const offset = offsetOf(file, sourceCode);
  if (offset === undefined) return [];
  const sinks = fileFacts(program, file, false)?.files.flatMap(({ facts }) => facts.sinks) ?? [];
  const slots = new Map<TSESTree.Node, SystemSlot>();
  for (const { rank, kind, pattern, start, end } of sinks) {
    // Prompts of our own take nothing else, and a list of messages is not all instruction.
    if (rank !== 'system' || pattern.length > 0 || kind.startsWith('@hearsay/')) continue;
    const node = nodeAt(sourceCode, start + offset, end + offset);
    if (node !== undefined && !slots.has(node)) slots.set(node, { node, kind });
  }
  return [...slots.values()];
}
