import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FactsFile } from '../../src/facts-file/facts-file.ts';
import { writeFacts } from '../../src/facts-file/write-facts.ts';
import {
  EDITOR,
  joinFacts,
  outline,
  packageConfig,
  repository,
  together,
  told,
  WRITER,
  writeFactsOf,
} from './desk-repository.ts';

const COMPOSITE = packageConfig({}, { composite: true, rootDir: 'src', outDir: 'dist' });
const REFERRING = packageConfig({ references: [{ path: '../writer' }] });
const BUILT = {
  'packages/writer/dist/draft.d.ts':
    'export declare function draft(question: string): Promise<string>;\nexport declare function greeting(): string;\n',
};
const BY_NAME = {
  'packages/editor/src/edit.ts': (EDITOR['packages/editor/src/edit.ts'] ?? '').replace(
    '../../writer/src/draft',
    'writer',
  ),
};
const BOTH = ['editor', 'writer'];
const LEAK = 'packages/editor/src/edit.ts:5 no-agent-text-in-prompt new';

function factsOf(cwd: string, name: string): FactsFile {
  return JSON.parse(readFileSync(join(cwd, 'packages', name, '.hearsay/facts.json'), 'utf8'));
}

function filesOf(cwd: string, name: string): readonly string[] {
  return factsOf(cwd, name).entries.map(({ file }) => file);
}

describe('writeFacts', () => {
  it('tells what it wrote, and names every file from the folder of the facts', async () => {
    const cwd = repository({ ...WRITER, ...EDITOR });
    const facts = await writeFacts({ cwd: join(cwd, 'packages/editor'), file: '.hearsay/facts.json' });
    expect(facts).toEqual({ file: '.hearsay/facts.json', count: 1, problems: [] });
    expect(filesOf(cwd, 'editor')).toEqual(['../src/edit.ts']);
    expect(factsOf(cwd, 'editor').imported.map(({ file }) => file)).toEqual(['../../writer/src/draft.ts']);
    expect(JSON.stringify(factsOf(cwd, 'editor'))).not.toContain(cwd);
  });

  it('writes the same bytes wherever the repository lies', async () => {
    const texts = await Promise.all(
      [1, 2].map(async () => {
        const cwd = repository({ ...WRITER, ...EDITOR });
        await writeFactsOf(cwd, BOTH);
        return BOTH.map((name) => JSON.stringify(factsOf(cwd, name)));
      }),
    );
    expect(texts[0]).toEqual(texts[1]);
  });

  it('tells what could not be read', async () => {
    const cwd = repository({ ...WRITER, 'packages/writer/src/broken.ts': 'const = ;' });
    const facts = await writeFacts({ cwd: join(cwd, 'packages/writer'), file: '.hearsay/facts.json' });
    expect(facts.problems).toEqual([
      expect.stringMatching(/^`src\/broken\.ts` was not checked \(line 1, column 7: /u),
    ]);
  });

  it('says that a file cannot be written', async () => {
    const cwd = repository({ ...WRITER, taken: '' });
    await expect(
      writeFacts({ cwd, projects: ['packages/writer'], file: 'taken/facts.json' }),
    ).rejects.toThrow('The facts could not be written to `taken/facts.json` (');
  });
});

describe('the facts of a project that refers to others', () => {
  it('leave them to their own task', async () => {
    const cwd = repository(
      {
        ...WRITER,
        ...EDITOR,
        ...BY_NAME,
        'packages/writer/tsconfig.json': COMPOSITE,
        'packages/editor/tsconfig.json': REFERRING,
      },
      ['writer'],
    );
    await writeFactsOf(cwd, BOTH);
    expect(filesOf(cwd, 'editor')).toEqual(['../src/edit.ts']);
    expect(outline(await joinFacts(cwd))).toEqual([LEAK]);
    expect(told(await joinFacts(cwd))).toEqual(told(await together(cwd, BOTH)));
  });

  it('lead to its sources also when it was built', async () => {
    const cwd = repository(
      {
        ...WRITER,
        ...EDITOR,
        ...BY_NAME,
        ...BUILT,
        'packages/writer/tsconfig.json': COMPOSITE,
        'packages/editor/tsconfig.json': REFERRING,
      },
      ['writer'],
    );
    await writeFactsOf(cwd, BOTH);
    const joined = await joinFacts(cwd);
    expect(outline(joined)).toEqual([LEAK]);
    expect(joined.notices).toEqual([]);
    expect(told(joined)).toEqual(told(await together(cwd, BOTH)));
  });

  it('hold those of the same package', async () => {
    const cwd = repository({
      ...WRITER,
      'packages/writer/tsconfig.json': JSON.stringify({
        files: [],
        references: [{ path: './tsconfig.src.json' }, { path: './tsconfig.test.json' }],
      }),
      'packages/writer/tsconfig.src.json': COMPOSITE,
      'packages/writer/tsconfig.test.json': packageConfig({
        include: ['tests'],
        references: [{ path: './tsconfig.src.json' }],
      }),
      'packages/writer/tests/draft.ts': "import { greeting } from '../src/draft';\ngreeting();\n",
    });
    await writeFactsOf(cwd, ['writer']);
    expect(filesOf(cwd, 'writer')).toEqual(['../src/draft.ts', '../tests/draft.ts']);
  });

  it('hold everything that a tsconfig without files gathers', async () => {
    const cwd = repository({
      ...WRITER,
      ...EDITOR,
      'packages/writer/tsconfig.json': COMPOSITE,
      'tsconfig.json': JSON.stringify({
        files: [],
        references: [{ path: 'packages/writer' }, { path: 'packages/editor' }],
      }),
    });
    expect(await writeFacts({ cwd, file: 'packages/all/.hearsay/facts.json' })).toMatchObject({ count: 2 });
    expect(outline(await joinFacts(cwd))).toEqual([LEAK]);
  });
});

describe('a package that is read through what it was compiled to', () => {
  const NOTICE =
    "`packages/writer/dist/draft.d.ts`, imported by `packages/editor/src/edit.ts`, was compiled from sources that are not read for it, so no text is followed through it: name its project under `references` in the importer's tsconfig, or let the package's `exports` lead to its sources.";

  it('is told of, in one check and in joined facts', async () => {
    const cwd = repository({ ...WRITER, ...EDITOR, ...BY_NAME, ...BUILT }, ['writer']);
    const cache = { isWanted: true, location: join(cwd, '.cache') };
    const whole = await together(cwd, BOTH, { cache });
    expect(whole.notices).toEqual([NOTICE]);
    expect(outline(whole)).toEqual([]);
    await writeFactsOf(cwd, BOTH);
    expect(told(await joinFacts(cwd))).toEqual(told(whole));
    expect((await together(cwd, BOTH, { cache })).notices).toEqual([NOTICE]);
    const file = join(cwd, 'packages/editor/src/edit.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace("'m'", "'n'"));
    expect((await together(cwd, BOTH, { cache })).notices).toEqual([NOTICE]);
  });

  it.each([
    ['declarations by hand beside JavaScript', { 'packages/writer/dist/draft.js': '' }, undefined],
    ['declarations that the tsconfig of their package names', {}, packageConfig({ include: ['dist'] })],
  ])('is not one with %s', async (_, more, config) => {
    const {
      'packages/writer/tsconfig.json': _config,
      'packages/writer/src/draft.ts': _source,
      ...writer
    } = WRITER;
    const configs = config === undefined ? {} : { 'packages/writer/tsconfig.json': config };
    const cwd = repository({ ...writer, ...EDITOR, ...BY_NAME, ...BUILT, ...more, ...configs }, ['writer']);
    expect((await together(cwd, ['editor'])).notices).toEqual([]);
  });
});
