import { tsconfig } from './temporary-folder.ts';

/** An SDK of which only what the engine looks for is there. */
const AI = `export interface GenerateTextResult { readonly text: string }
export declare function generateText(options: {
  model: string; system?: string; prompt?: string;
}): Promise<GenerateTextResult>;
`;

/** A project in which the real engine finds flows, quickly: its SDK is a stand-in of a few lines. */
export function sdkProject(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return {
    'tsconfig.json': tsconfig({}, { module: 'esnext', moduleResolution: 'bundler', lib: ['es2015'] }),
    'node_modules/ai/package.json': JSON.stringify({ name: 'ai', version: '7.0.0', types: 'index.d.ts' }),
    'node_modules/ai/index.d.ts': AI,
    ...files,
  };
}

/** A function that lets text of a model into a system prompt. */
export function leakyFunction(name: string): string {
  return `export async function ${name}(ticket: string): Promise<string> {
  const draft = await generateText({ model: 'small', prompt: ticket });
  const reply = await generateText({ model: 'large', system: draft.text, prompt: 'Reply.' });
  return reply.text;
}
`;
}

/** The import that {@link leakyFunction} needs. */
export const IMPORT = "import { generateText } from 'ai';\n";
