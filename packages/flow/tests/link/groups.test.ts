import { describe, expect, it } from 'vitest';
import { analyzeSource } from '../support/analyze-source.ts';

const SDK = {
  '/node_modules/ai/index.d.ts': `
export declare function tool(options: {
  description: string;
  execute: (input: { text: string }) => string;
}): object;
`,
};

const BOARD = { '/desk/board.ts': "export const board = { text: '' };\n" };

/** A tool whose callback stands at the same place in its file, whatever it does. */
function toolFile(body: string): string {
  return `import { tool } from 'ai';
import { board } from './board';
export const made = tool({ description: 'A tool of the desk.', execute: ({ text }) => { ${body} } });
export const kept = board;
`;
}

function sinkFiles(files: Readonly<Record<string, string>>): readonly string[] {
  return analyzeSource({ ...SDK, ...BOARD, ...files }).flows.map(({ sink }) => sink.place.file);
}

describe('groups of sources and sinks', () => {
  it('let a tool echo its own arguments', () => {
    expect(sinkFiles({ '/desk/take.ts': toolFile('return text;') })).toEqual([]);
  });

  it('hold in one file only', () => {
    const files = {
      '/desk/take.ts': toolFile("board.text = text; return 'Done.';"),
      '/desk/give.ts': toolFile('return board.text;'),
    };
    expect(sinkFiles(files)).toEqual(['/desk/give.ts']);
  });
});
