import { describe, expect, it } from 'vitest';
import { checkProjects } from '../src/check-projects.ts';
import { formatHtml } from '../src/report/html-format.ts';
import { formatSarif } from '../src/report/sarif-format.ts';
import { sdkProject } from './support/sdk-project.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

/** What is called here only types tell, so that a compiler which has given up on another file lets the leak go. */
const LEAK = `import type { generateText } from 'ai';
interface Desk { readonly tools: { readonly write: typeof generateText } }
export async function reply(desk: Desk): Promise<void> {
  const { tools } = desk;
  const { write } = tools;
  const draft = await write({ model: 'small', prompt: 'Ask.' });
  await write({ model: 'large', prompt: draft.text });
}
`;

function longFunction(name: string, size: number): string {
  const lines = Array.from({ length: size }, (_, index) => `  if (k === ${String(index)}) y = 'a';`);
  return `export function ${name}(k: number, x: string | { at(i: number): string }) {
  let y: typeof x = 'b';
${lines.join('\n')}
  return y.at(1) + x.at(0);
}
`;
}

describe('a function that branches more often than the compiler can take', () => {
  const files = sdkProject({ 'src/a/long.ts': longFunction('route', 2000), 'src/b/reply.ts': LEAK });

  it('takes no finding away, and is told of in every format', async () => {
    const report = await checkProjects({ cwd: temporaryFolder(files) });
    expect(report.findings.map(({ file }) => file)).toEqual(['src/b/reply.ts']);
    expect(report.notices).toEqual([
      expect.stringMatching(
        /^`src\/a\/long\.ts`, line 1: `route` branches more often than TypeScript follows/,
      ),
    ]);
    expect(formatSarif(report)).toContain('branches more often');
    expect(formatHtml(report)).toContain('branches more often');
  });

  it('is told of by a check that reads no file again', async () => {
    const cwd = temporaryFolder(files);
    const cache = { location: `${cwd}/cache` };
    const first = await checkProjects({ cwd, cache });
    const second = await checkProjects({ cwd, cache });
    expect(second.timing.cacheHits).toBe(2);
    expect(second.notices).toEqual(first.notices);
    expect(second.findings).toEqual(first.findings);
  });

  it('is one of at most ten that are told of by name', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `route${String(index)}`);
    const text = names.map((name) => longFunction(name, 500)).join('\n');
    const { notices } = await checkProjects({ cwd: temporaryFolder(sdkProject({ 'src/routes.ts': text })) });
    expect(notices).toHaveLength(11);
    expect(notices.at(-1)).toBe(
      '2 further functions branch more often than TypeScript follows types through (TS2563).',
    );
  });
});

describe('a function just short of that', () => {
  it('is not spoken of', async () => {
    const cwd = temporaryFolder(
      sdkProject({ 'src/long.ts': longFunction('route', 400), 'src/reply.ts': LEAK }),
    );
    const report = await checkProjects({ cwd });
    expect(report.findings).toHaveLength(1);
    expect(report.notices).toEqual([]);
  });
});
