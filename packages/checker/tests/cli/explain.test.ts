import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runHearsay } from '../support/run-hearsay.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const PAGES = readdirSync(new URL('../../../../docs/rules/', import.meta.url))
  .filter((name) => name !== 'README.md')
  .map((name) => name.replace(/\.md$/u, ''));

describe('hearsay explain', () => {
  it.each(PAGES)('prints the page of %s', async (rule) => {
    const { status, stdout, stderr } = await runHearsay(temporaryFolder({}), ['explain', rule]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^${rule}\\n\\n(?:Disallows|Requires|Enforces) `, 'u'));
    expect(stdout).not.toContain('<!--');
    expect(stdout).toContain('\n    import ');
    expect(stdout).not.toMatch(/^#|```|\]\(/mu);
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThan(125);
  });

  it('paints on demand', async () => {
    const { stdout } = await runHearsay(temporaryFolder({}), ['explain', 'no-unexplained-trust', '--color']);
    expect(stdout).toContain('\u001B[1mno-unexplained-trust\u001B[22m');
  });

  it.each([
    [
      ['no-agent-text-in-promt'],
      'There is no rule `no-agent-text-in-promt`: did you mean `no-agent-text-in-prompt`?',
    ],
    [[], 'Missing required argument `rule`: `hearsay explain --help` lists what can be written.'],
  ])('refuses %j in one sentence', async (args, message) => {
    expect(await runHearsay(temporaryFolder({}), ['explain', ...args])).toEqual({
      status: 2,
      stdout: '',
      stderr: `error: ${message}\n`,
    });
  });
});
