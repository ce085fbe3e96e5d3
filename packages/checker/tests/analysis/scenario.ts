import type { Edit } from '../support/cached-project.ts';
import { sdkProject } from '../support/sdk-project.ts';

/** A project, what is changed in it, and how many findings it has before and after. */
export interface Scenario {
  readonly title: string;
  readonly files: Readonly<Record<string, string>>;
  readonly edit: Edit;
  readonly findings: readonly [before: number, after: number];
  readonly projects?: readonly string[];
}

/** Describes one edit of a project that has the SDK. */
export function scenario(
  title: string,
  files: Readonly<Record<string, string>>,
  edit: Edit,
  findings: readonly [number, number],
): Scenario {
  return { title, files: sdkProject(files), edit, findings };
}

/** A file that lets what an expression gives into a system prompt; `text` is text of a model. */
export function prompting(value: string, ...imports: readonly string[]): string {
  return `${imports.join('\n')}
import { generateText } from 'ai';
export async function reply(ticket: string): Promise<void> {
  const { text } = await generateText({ model: 'small', prompt: ticket });
  await generateText({ model: 'large', system: ${value}, prompt: 'Reply.' });
}
`;
}
