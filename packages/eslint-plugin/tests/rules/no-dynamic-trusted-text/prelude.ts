/** What the cases take for given. */
export const TEXTS = `import { AgentText, Prompt, type TrustedText } from '@hearsay/core';
import { trusted } from '@hearsay/core/restricted';
declare const plain: string;
declare const reply: AgentText;
`;

/** What the cases take for given. */
export const SDK = `import { generateText } from 'ai';
declare const plain: string;
`;
