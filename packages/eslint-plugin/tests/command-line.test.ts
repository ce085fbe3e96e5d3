import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const PROJECTS = join(import.meta.dirname, 'projects');
const require = createRequire(import.meta.url);

interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface LintMessage {
  readonly ruleId: string | null;
  readonly line: number;
  readonly column: number;
  readonly endLine?: number;
  readonly endColumn?: number;
  readonly message: string;
  readonly suggestions?: readonly { readonly desc: string; readonly fix: { readonly text: string } }[];
}

interface LintResult {
  readonly filePath: string;
  readonly messages: readonly LintMessage[];
}

/** Runs the command line of an installed package in one of the projects. */
function run(packageName: string, bin: string, project: string, options: readonly string[]): Outcome {
  const command = join(dirname(require.resolve(`${packageName}/package.json`)), bin);
  return spawnSync(process.execPath, [command, ...options], {
    cwd: join(PROJECTS, project),
    encoding: 'utf8',
  });
}

function eslint(version: 'eslint' | 'eslint-9', ...options: readonly string[]): Outcome {
  return run(version, 'bin/eslint.js', 'command-line', options);
}

/** What ESLint reports, file by file: `desk.ts 7:69-7:95 no-agent-text-in-prompt`. */
function places({ stdout }: Outcome): readonly string[] {
  const results: readonly LintResult[] = JSON.parse(stdout);
  return results.flatMap(({ filePath, messages }) =>
    messages.map(
      ({ ruleId, line, column, endLine, endColumn }) =>
        `${filePath.slice(join(PROJECTS, 'command-line').length + 1)} ${line}:${column}-${String(endLine)}:${String(endColumn)} ${String(ruleId)}`,
    ),
  );
}

const REPORTS = [
  'desk.ts 7:69-7:95 @hearsay/no-agent-text-in-prompt',
  'desk.ts 12:17-12:22 @hearsay/no-agent-text-coercion',
  'desk.ts 15:70-15:90 @hearsay/no-unexplained-trust',
];

describe.each(['eslint', 'eslint-9'] as const)('the plugin under %s', (version) => {
  it('reports with five lines of configuration', () => {
    const outcome = eslint(version, '--format', 'json', 'desk.ts');
    expect(outcome.stderr).toBe('');
    expect(places(outcome)).toEqual(REPORTS);
    expect(outcome.status).toBe(1);
  });

  it('offers what to write instead', () => {
    const { stdout } = eslint(version, '--format', 'json', '--fix-dry-run', 'desk.ts');
    const results: readonly LintResult[] = JSON.parse(stdout);
    const offers = results.flatMap(({ messages }) => messages.flatMap(({ suggestions = [] }) => suggestions));
    expect(offers.map(({ desc }) => desc)).toEqual([
      'Quote the text in the prompt.',
      'Take the plain text with `.raw()`: no model may read it.',
    ]);
    expect(offers[0]?.fix.text).toContain('prompt`Translate: ${AgentText.from(draft.text)}`.toString()');
    expect(offers[1]?.fix.text).toBe('reply.raw()');
  });

  it('says in one sentence what to add when there is no type information', () => {
    const { status, stderr } = eslint(version, '--config', 'untyped.config.js', 'desk.ts');
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /The rule @hearsay\/\S+ asks the type checker, and this file was parsed without one: add `languageOptions/,
    );
  });

  it('lints several programs of one repository, by `project`', () => {
    const outcome = eslint(
      version,
      '--config',
      'project.config.js',
      '--format',
      'json',
      'desk-one',
      'desk-two',
      'desk.ts',
    );
    expect(places(outcome)).toEqual([
      'desk-two/show.ts 3:37-3:42 @hearsay/no-agent-text-coercion',
      ...REPORTS,
    ]);
  });

  it('lints the scripts of Vue and Svelte components', () => {
    const outcome = eslint(
      version,
      '--config',
      'components.config.js',
      '--format',
      'json',
      'desk.vue',
      'desk.svelte',
    );
    expect(outcome.stderr).toBe('');
    expect(places(outcome)).toEqual([
      'desk.svelte 5:24-5:29 @hearsay/no-agent-text-coercion',
      'desk.vue 6:67-6:93 @hearsay/no-agent-text-in-prompt',
      'desk.vue 7:22-7:48 @hearsay/no-agent-text-coercion',
    ]);
  });
});

describe('the plugin under oxlint', () => {
  it('runs the rules that need no types', () => {
    const { stdout, status } = run('oxlint', 'bin/oxlint', 'oxlint', ['--format', 'json', '.']);
    const { diagnostics }: { diagnostics: readonly { code: string }[] } = JSON.parse(stdout);
    expect(diagnostics.map(({ code }) => code)).toEqual([
      '@hearsay(no-unexplained-trust)',
      '@hearsay(no-unexplained-trust)',
    ]);
    expect(status).toBe(1);
  });
});
