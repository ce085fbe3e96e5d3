/** What the cases take for given. */
export const TEXTS = `import { AgentText, Decimal, Uuid, type AgentAnswer, type Answerable } from '@hearsay/core';
declare function ask<Answer extends Answerable<Answer>>(question: string): Promise<Answer>;
declare function read<Answer extends Answerable<Answer>>(schema: { parse(json: string): Answer }): Answer;
`;
