import { DIALECT_NAMES, type ToolDialect } from '../tool-dialect.ts';

/** What the run time says beyond the lint rules. */
export const lintMessages = {
  foreign: (dialect: ToolDialect): string =>
    `This declaration has the shape of ${DIALECT_NAMES[dialect]}, and readers of flat ones refuse it, or ignore it as if there were no tool. Read it with \`Tool.from('${dialect}', declaration)\`.`,
  unboundedNumber: (name: string): string =>
    `The number \`${name}\` has no smallest or no greatest value, so nothing stops a model from any number. Write \`minimum\` and \`maximum\`.`,
  retrieval: (count: number, shown: number): string =>
    `There are ${count} tools, and small models are shown the ${shown} that fit a request best: the others cannot be called then. Say in each description what sets the tool apart, or declare fewer.`,
  turns: (turns: number): string =>
    `The conversation has ${turns} turns, and small models lose track of tools in long ones: eight requests in one conversation halved what was called right. Begin a new one between requests that have nothing to do with each other.`,
  tokens: (tokens: number, window: number): string =>
    `The conversation has about ${tokens} tokens, and a small model looks back ${window} at most. Begin a new one between requests that have nothing to do with each other.`,
} as const;
