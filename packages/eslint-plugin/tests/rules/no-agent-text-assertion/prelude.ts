/** What the cases take for given. */
export const TEXTS = `import { AgentText, Prompt } from '@hearsay/core';
declare const reply: AgentText;
declare const maybe: AgentText | undefined;
declare const either: AgentText | string;
declare const answer: { readonly id: number; readonly note: AgentText };
declare const list: readonly AgentText[];
declare const plain: string;
`;
