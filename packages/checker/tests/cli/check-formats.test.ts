import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runHearsay } from '../support/run-hearsay.ts';
import { validateSarif } from '../support/sarif-validator.ts';
import { temporaryFolder, tsconfig } from '../support/temporary-folder.ts';

/** A project with one finding that needs no engine, and one file that does not parse. */
const PROJECT = {
  'packages/desk/tsconfig.json': tsconfig(),
  'packages/desk/src/review.ts':
    'export {};\n// hearsay-ignore no-agent-text-in-prompt -- todo\nexport const answer = 1;\n',
  'packages/desk/src/broken.ts': 'export const answer = ;\n',
};

describe('hearsay check --format', () => {
  it('writes all formats at once', async () => {
    const root = temporaryFolder(PROJECT);
    const cwd = join(root, 'packages/desk');
    const formats = ['github', 'sarif=out/a.sarif', 'html=out/a.html', 'github=out/a.txt', 'json=out/a.json'];
    const { status, stdout } = await runHearsay(
      cwd,
      ['check', ...formats.flatMap((format) => ['--format', format])],
      { GITHUB_WORKSPACE: root },
    );
    const written = (name: string): string => readFileSync(join(cwd, 'out', name), 'utf8');

    expect(status).toBe(2);
    expect(stdout).toBe(written('a.txt'));
    const commands = stdout.split('\n').filter((line) => line.startsWith('::'));
    expect(commands.map((line) => line.slice(0, line.indexOf('::', 2)))).toEqual([
      '::error file=packages/desk/src/broken.ts,title=hearsay could not check this file',
      '::error file=packages/desk/src/review.ts,line=2,col=1,endLine=2,endColumn=50,title=hearsay%3A no-unexplained-trust',
    ]);
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^Found 1 error in 1 file\./u);

    const log: unknown = JSON.parse(written('a.sarif'));
    expect([validateSarif(log), validateSarif.errors]).toEqual([true, null]);
    expect(log).toMatchObject({
      runs: [
        {
          invocations: [{ executionSuccessful: false }],
          results: [{ ruleId: 'no-unexplained-trust', level: 'error' }],
        },
      ],
    });

    const page = written('a.html');
    expect(page).toContain('<h1>1 error in 1 file, and not everything could be checked</h1>');
    expect(page).toContain('<mark>// hearsay-ignore no-agent-text-in-prompt -- todo</mark>');
  });

  it('leaves warnings out of every format with --quiet', async () => {
    const cwd = join(temporaryFolder(PROJECT), 'packages/desk');
    const run = ['check', 'src/review.ts', '--quiet', '--rule', 'no-unexplained-trust=warn'];
    const formats = ['github', 'sarif=a.sarif', 'html=a.html'].flatMap((format) => ['--format', format]);
    const { stdout } = await runHearsay(cwd, [...run, ...formats], { GITHUB_WORKSPACE: '' });
    expect(stdout).not.toContain('no-unexplained-trust');
    expect(JSON.parse(readFileSync(join(cwd, 'a.sarif'), 'utf8'))).toMatchObject({ runs: [{ results: [] }] });
    expect(readFileSync(join(cwd, 'a.html'), 'utf8')).not.toContain('class="finding"');
  });
});
