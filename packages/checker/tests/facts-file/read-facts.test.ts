import { appendFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkProjects } from '../../src/check-projects.ts';
import { findConfig, type FoundConfig } from '../../src/config/find-config.ts';
import { exitStatus } from '../../src/report/exit-status.ts';
import {
  EDITOR,
  FACTS_GLOB,
  joinFacts,
  outline,
  packageConfig,
  repository,
  together,
  told,
  WRITER,
  writeFactsOf,
} from './desk-repository.ts';

const BOTH = ['editor', 'writer'];
const LEAK = 'packages/editor/src/edit.ts:5 no-agent-text-in-prompt new';

async function written(more: Readonly<Record<string, string>> = {}): Promise<string> {
  const cwd = repository({ ...WRITER, ...EDITOR, ...more });
  await writeFactsOf(cwd, BOTH);
  return cwd;
}

describe('readFacts', () => {
  it('says what one check of all projects says', async () => {
    const cwd = await written();
    const joined = await joinFacts(cwd);
    expect(outline(joined)).toEqual([LEAK]);
    expect(told(joined)).toEqual(told(await together(cwd, BOTH)));
    expect(told(joined)).toEqual(told(await together(cwd, ['writer', 'editor'])));
    expect(exitStatus(joined)).toBe(1);
  });

  it('needs nothing that is installed', async () => {
    const cwd = await written();
    const whole = told(await joinFacts(cwd));
    rmSync(join(cwd, 'node_modules'), { recursive: true });
    expect(told(await joinFacts(cwd))).toEqual(whole);
  });

  it('applies suppressions across packages, and tells those that suppress nothing', async () => {
    const editor = EDITOR['packages/editor/src/edit.ts'] ?? '';
    const suppression =
      '  // hearsay-ignore no-agent-text-in-prompt -- the draft is shown to its author only';
    const cwd = await written({
      'packages/editor/src/edit.ts': editor.replace(/^ {2}return/mu, `${suppression}\n  return`),
      'packages/writer/src/idle.ts': `${suppression.trim()}\nexport const idle = 1;\n`,
    });
    const joined = await joinFacts(cwd);
    expect(outline(joined)).toEqual([
      'packages/editor/src/edit.ts:6 no-agent-text-in-prompt suppressed',
      'packages/writer/src/idle.ts:1 no-unexplained-trust new',
    ]);
    expect(told(joined)).toEqual(told(await together(cwd, BOTH)));
  });

  it('reports for named paths alone, and tells of those without facts', async () => {
    const cwd = await written({ 'scripts/loose.ts': 'export {};\n', 'empty/note.txt': '' });
    for (const paths of [['packages/editor'], ['packages/writer'], ['packages/editor/src/edit.ts']]) {
      expect(told(await joinFacts(cwd, { paths }))).toEqual(told(await together(cwd, BOTH, { paths })));
    }
    const loose = await joinFacts(cwd, { paths: ['scripts/loose.ts', 'packages/editor'] });
    expect(outline(loose)).toEqual([LEAK]);
    expect(loose.problems).toEqual([
      'No facts of `scripts/loose.ts` were read: write the facts of its project too, or correct the path.',
    ]);
  });

  it('names files that do not parse, and reports the rest, as one check does', async () => {
    const cwd = await written({
      'packages/writer/src/broken.ts': 'export const = ;\n',
      'packages/editor/src/use.ts': "import '../../writer/src/broken';\nexport {};\n",
    });
    const joined = await joinFacts(cwd);
    expect(outline(joined)).toEqual([LEAK]);
    expect(joined.coverage.failedFiles).toHaveLength(1);
    expect(told(joined)).toEqual(told(await together(cwd, BOTH)));
    expect(exitStatus(joined)).toBe(2);
  });

  it('repeats what was wrong with a tsconfig, and says whose', async () => {
    const cwd = await written({
      'packages/editor/tsconfig.json': packageConfig({ references: [{ path: '../gone' }] }),
    });
    const { problems } = await joinFacts(cwd);
    expect(problems).toEqual([
      'packages/editor/.hearsay/facts.json: `tsconfig.json` refers to the project `../gone/tsconfig.json`, which does not exist: correct the path under `references`. The other projects were checked.',
    ]);
  });

  it('counts a file once that two projects name', async () => {
    const cwd = await written({
      'packages/editor/tsconfig.json': packageConfig({ include: ['src', '../writer/src'] }),
    });
    const joined = await joinFacts(cwd);
    expect(joined.coverage.files).toBe(2);
    expect(told(joined)).toEqual(told(await together(cwd, BOTH)));
  });

  it('tells that the facts of a package are missing', async () => {
    const cwd = await written();
    rmSync(join(cwd, 'packages/writer/.hearsay'), { recursive: true });
    const joined = await joinFacts(cwd);
    expect(joined.problems).toEqual([
      '`packages/writer/src/draft.ts` is imported by the project of `packages/editor/.hearsay/facts.json`, but no facts of it were read: write the facts of its project too. Everything else was checked.',
    ]);
    expect(exitStatus(joined)).toBe(2);
  });
});

async function foundConfig(cwd: string): Promise<FoundConfig> {
  const config = await findConfig(cwd);
  if (config === undefined) throw new Error('There is no config file.');
  return config;
}

describe('the rows of a config', () => {
  const rows = { sinks: [{ package: 'mail', export: 'send', rank: 'system' }] };
  const mail = {
    'hearsay.config.json': JSON.stringify(rows),
    'node_modules/mail/package.json': '{ "name": "mail", "version": "1.0.0", "types": "index.d.ts" }',
    'node_modules/mail/index.d.ts': 'export declare function send(text: string): void;',
    'packages/editor/src/post.ts': `import { send } from 'mail';
import { draft } from '../../writer/src/draft';
export async function post() { send(await draft('x')); }
`,
  };

  it('hold in facts', async () => {
    const cwd = repository({ ...WRITER, ...EDITOR, ...mail });
    const config = await foundConfig(cwd);
    await writeFactsOf(cwd, BOTH, { config });
    const joined = await joinFacts(cwd, { config });
    expect(outline(joined)).toContain('packages/editor/src/post.ts:3 no-agent-text-in-prompt new');
    expect(told(joined)).toEqual(told(await together(cwd, BOTH, { config })));
  });

  it('must be the same when facts are joined', async () => {
    const cwd = repository({ ...WRITER, ...EDITOR, ...mail });
    const config = await foundConfig(cwd);
    await writeFactsOf(cwd, BOTH, { config });
    await expect(joinFacts(cwd)).rejects.toThrow(
      '`packages/editor/.hearsay/facts.json` was written by another version of Hearsay, or with another config',
    );
  });
});

describe('facts files that cannot be read', () => {
  it.each([['packages/*/facts.json'], ['packages/editor'], ['packages/editor/.hearsay']])(
    '%s fits none',
    async (pattern) => {
      const cwd = await written();
      await expect(checkProjects({ cwd, factsFiles: [pattern] })).rejects.toThrow(
        `No facts file fits \`${pattern}\`: run \`hearsay check --write-facts <file>\` in each project first`,
      );
    },
  );

  it('are found by a name that looks like a glob', async () => {
    const cwd = await written();
    renameSync(join(cwd, 'packages/writer/.hearsay'), join(cwd, 'packages/writer/[id]'));
    const files = ['packages/writer/[id]/facts.json', 'packages/editor/.hearsay/facts.json'];
    const report = await checkProjects({ cwd, factsFiles: files });
    expect(report.problems).toEqual([]);
    expect(outline(report)).toEqual([LEAK]);
  });

  it.each([
    ['empty', ''],
    ['cut off', '{"version":1,"tool":"x","entries":[{"file":'],
    ['no object', 'null'],
    ['of another kind', '{"findings":[]}'],
    ['of a later version', '{"version":2,"tool":"x"}'],
  ])('are refused when %s', async (_, content) => {
    const cwd = await written();
    writeFileSync(join(cwd, 'packages/writer/.hearsay/facts.json'), content);
    await expect(joinFacts(cwd)).rejects.toThrow(
      '`packages/writer/.hearsay/facts.json` is no facts file that this version can read: write it anew',
    );
  });

  it('are refused when another version wrote them', async () => {
    const cwd = await written();
    const file = join(cwd, 'packages/writer/.hearsay/facts.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"tool":"[^"]*"/u, '"tool":"another"'));
    await expect(joinFacts(cwd)).rejects.toThrow('was written by another version of Hearsay');
  });
});

describe('facts that are out of date', () => {
  const changedSince = (file: string, facts: string): string =>
    `\`${file}\` has changed since its facts were written to \`packages/${facts}/.hearsay/facts.json\``;
  const dependedOn = (file: string, facts: string): string =>
    `\`${file}\` has changed since the facts in \`packages/${facts}/.hearsay/facts.json\`, which depend on it`;

  it('are refused when their source has changed or is gone', async () => {
    const cwd = await written();
    const file = join(cwd, 'packages/writer/src/draft.ts');
    appendFileSync(file, '// changed\n');
    await expect(joinFacts(cwd)).rejects.toThrow(changedSince('packages/writer/src/draft.ts', 'writer'));
    rmSync(file);
    await expect(joinFacts(cwd)).rejects.toThrow(changedSince('packages/writer/src/draft.ts', 'writer'));
  });

  it('are refused when what they import looks different from outside', async () => {
    const cwd = await written();
    appendFileSync(join(cwd, 'packages/writer/src/draft.ts'), 'export function farewell() { return 1; }\n');
    await writeFactsOf(cwd, ['writer']);
    await expect(joinFacts(cwd)).rejects.toThrow(dependedOn('packages/writer/src/draft.ts', 'editor'));
    await writeFactsOf(cwd, ['editor']);
    expect(outline(await joinFacts(cwd))).toEqual([LEAK]);
  });

  it('hold when only the inside of what they import has changed', async () => {
    const cwd = await written();
    const file = join(cwd, 'packages/writer/src/draft.ts');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('return text;', "return text === '' ? '' : 'Done.';"),
    );
    await writeFactsOf(cwd, ['writer']);
    const joined = await joinFacts(cwd);
    expect(outline(joined)).toEqual([]);
    expect(told(joined)).toEqual(told(await together(cwd, BOTH)));
  });

  it('are refused when the compiler options have changed', async () => {
    const cwd = await written();
    appendFileSync(join(cwd, 'tsconfig.base.json'), '\n');
    await expect(joinFacts(cwd)).rejects.toThrow(dependedOn('tsconfig.base.json', 'editor'));
  });

  it('are refused when declarations of the repository have changed', async () => {
    const cwd = await written({
      'packages/editor/src/globals.d.ts': 'declare const desk: string;\n',
    });
    appendFileSync(join(cwd, 'packages/editor/src/globals.d.ts'), '\n');
    await expect(joinFacts(cwd)).rejects.toThrow(dependedOn('packages/editor/src/globals.d.ts', 'editor'));
  });

  it('hold when a manifest has changed', async () => {
    const cwd = await written();
    writeFileSync(join(cwd, 'packages/writer/package.json'), '{ "name": "writer", "version": "2.0.0" }');
    expect(outline(await joinFacts(cwd))).toEqual([LEAK]);
  });

  it(`are found under ${FACTS_GLOB} whatever the order`, async () => {
    const cwd = await written();
    const files = BOTH.map((name) => `packages/${name}/.hearsay/facts.json`);
    const reversed = await checkProjects({ cwd, factsFiles: [...files].reverse() });
    expect(told(reversed)).toEqual(told(await joinFacts(cwd)));
  });
});
