import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadProjects, type LoadedProjects } from '../../src/project/load-projects.ts';
import { unresolvedModules, type UnresolvedModule } from '../../src/project/unresolved-modules.ts';
import { unresolvedSpecifiers } from '../../src/project/unresolved-specifiers.ts';
import { temporaryFolder, tsconfig } from '../support/temporary-folder.ts';

/** What nobody knows the types of. */
function missingModules({ programs }: LoadedProjects): readonly UnresolvedModule[] {
  return unresolvedModules(
    programs.flatMap(({ program, files }) =>
      files.map((file) => ({
        file: file.fileName,
        unresolved: unresolvedSpecifiers(program.getTypeChecker(), file),
      })),
    ),
  );
}

interface Loaded extends LoadedProjects {
  /** The files of each program, relative. */
  readonly files: readonly (readonly string[])[];
}

async function load(
  files: Readonly<Record<string, string>>,
  request: { readonly projects?: readonly string[]; readonly paths?: readonly string[] } = {},
): Promise<Loaded> {
  const cwd = temporaryFolder(files);
  const loaded = await loadProjects({ cwd, projects: request.projects ?? [], paths: request.paths ?? [] });
  return {
    ...loaded,
    files: loaded.programs.map((program) =>
      program.files.map(({ fileName }) => relative(cwd, fileName)).sort(),
    ),
  };
}

const NODE = { module: 'nodenext', lib: undefined };

/** A package that `import` finds and `require` does not. */
const ESM_PACKAGE = {
  'node_modules/esm-only/package.json': JSON.stringify({
    name: 'esm-only',
    version: '1.0.0',
    type: 'module',
    exports: { '.': { import: { types: './index.d.ts', default: './index.js' } } },
  }),
  'node_modules/esm-only/index.d.ts': 'export declare function ask(question: string): Promise<string>;',
};

describe('loadProjects', () => {
  it('takes sources only: no declarations, no JSON, nothing from node_modules', async () => {
    const loaded = await load({
      'tsconfig.json': tsconfig(
        {},
        { module: 'esnext', moduleResolution: 'bundler', resolveJsonModule: true },
      ),
      'src/a.ts':
        "import data from './data.json'; import { b } from 'source-only'; export const a = [data, b];",
      'src/data.json': '{}',
      'src/types.d.ts': 'declare const version: string;',
      'node_modules/source-only/package.json': JSON.stringify({ name: 'source-only', main: 'index.ts' }),
      'node_modules/source-only/index.ts': 'export const b = 1;',
    });
    expect(loaded.files).toEqual([['src/a.ts']]);
    expect(loaded.projectProblems).toEqual([]);
  });

  it('knows ES modules from CommonJS, so that packages for import alone have types', async () => {
    const files = {
      'package.json': '{ "type": "module" }',
      'tsconfig.json': tsconfig({}, NODE),
      'src/a.ts': "import { ask } from 'esm-only'; export const answer = ask('?');",
      ...ESM_PACKAGE,
    };
    expect(missingModules(await load(files))).toEqual([]);
    const common = await load({ ...files, 'package.json': '{ "type": "commonjs" }' });
    expect(missingModules(common).map(({ module }) => module)).toEqual(['esm-only']);
  });

  it('has the standard library', async () => {
    const { programs } = await load({
      'tsconfig.json': tsconfig({}, { lib: ['es2022'] }),
      'src/a.ts': "export const a: Promise<string> = Promise.resolve('x'.at(0) ?? '');",
    });
    const [first] = programs;
    expect(first?.files.flatMap((file) => first.program.getSemanticDiagnostics(file))).toEqual([]);
  });

  it('follows project references, dependencies first, each project once', async () => {
    const composite = { composite: true, noEmit: false };
    const loaded = await load({
      'tsconfig.json': JSON.stringify({ files: [], references: [{ path: 'app' }, { path: 'core' }] }),
      'app/tsconfig.json': tsconfig({ references: [{ path: '../core' }] }, composite),
      'app/src/app.ts': "import { core } from '../../core/src/core.js'; export const app = core;",
      'core/tsconfig.json': tsconfig({}, composite),
      'core/src/core.ts': 'export const core = 1;',
    });
    expect(loaded.projectProblems).toEqual([]);
    expect(loaded.files).toEqual([['core/src/core.ts'], ['app/src/app.ts']]);
  });

  it('survives projects that refer to each other', async () => {
    const loaded = await load({
      'tsconfig.json': tsconfig({ references: [{ path: 'other' }] }, { composite: true, noEmit: false }),
      'src/a.ts': 'export {};',
      'other/tsconfig.json': tsconfig({ references: [{ path: '..' }] }, { composite: true, noEmit: false }),
      'other/src/b.ts': 'export {};',
    });
    expect(loaded.files).toEqual([['other/src/b.ts'], ['src/a.ts']]);
  });

  it('reads the sources of a referenced project instead of its unbuilt declarations', async () => {
    const loaded = await load(
      {
        'app/tsconfig.json': tsconfig(
          { references: [{ path: '../core' }] },
          { ...NODE, composite: true, noEmit: false },
        ),
        'app/package.json': '{ "type": "module" }',
        'app/src/app.ts': "import { core } from '../../core/dist/core.js'; export const app: string = core;",
        'core/tsconfig.json': tsconfig(
          {},
          { composite: true, noEmit: false, outDir: 'dist', rootDir: 'src' },
        ),
        'core/src/core.ts': "export const core = 'x';",
      },
      { projects: ['app'] },
    );
    expect(loaded.files).toEqual([['core/src/core.ts'], ['app/src/app.ts']]);
    expect(missingModules(loaded)).toEqual([]);
  });

  it('loads a file that is in two projects once', async () => {
    const loaded = await load(
      {
        'tsconfig.json': tsconfig(),
        'tsconfig.test.json': tsconfig({ include: ['src', 'tests'] }),
        'src/a.ts': 'export {};',
        'tests/b.ts': 'export {};',
      },
      { projects: ['tsconfig.json', 'tsconfig.test.json', 'tsconfig.json'] },
    );
    expect(loaded.files).toEqual([['src/a.ts'], ['tests/b.ts']]);
  });

  it('takes in files that the project only imports', async () => {
    const loaded = await load({
      'tsconfig.json': tsconfig({ include: undefined, files: ['src/main.ts'] }),
      'src/main.ts': "import { b } from './b'; export const a = b;",
      'src/b.ts': 'export const b = 1;',
    });
    expect(loaded.files).toEqual([['src/b.ts', 'src/main.ts']]);
  });

  it('names files that do not parse or are missing, and keeps the others', async () => {
    const loaded = await load({
      'tsconfig.json': tsconfig({
        include: undefined,
        files: ['src/a.ts', 'src/broken.ts', 'src/missing.ts'],
      }),
      'src/a.ts': 'export {};',
      'src/broken.ts': 'export const a = ;\n',
    });
    expect(loaded.files).toEqual([['src/a.ts']]);
    expect(loaded.failedFiles.map(({ reason }) => reason)).toEqual([
      'line 1, column 18: Expression expected',
      'the file does not exist or cannot be read',
    ]);
  });

  it('checks named files outside every project with the options of the first', async () => {
    const loaded = await load(
      { 'tsconfig.json': tsconfig(), 'src/a.ts': 'export {};', 'scripts/b.mts': 'export {};' },
      { paths: ['scripts', 'src'] },
    );
    expect(loaded.files).toEqual([['src/a.ts'], ['scripts/b.mts']]);
    expect(loaded.notices).toEqual([
      '`scripts/b.mts` belongs to no loaded project and was checked with the compiler options of the first one.',
    ]);
  });
});

describe('unresolvedModules', () => {
  it('groups by module, the most imported first', async () => {
    const loaded = await load({
      'tsconfig.json': tsconfig({}, { module: 'esnext', moduleResolution: 'bundler' }),
      'src/a.ts':
        "import { x } from 'alpha'; import type { Y } from 'beta'; import './style.css'; export { x, type Y };",
      'src/b.ts': "export * from 'beta'; export const later = () => import('gamma'); import './b-side.js';",
    });
    expect(missingModules(loaded).map(({ module, importers }) => [module, importers.length])).toEqual([
      ['beta', 2],
      ['alpha', 1],
      ['gamma', 1],
    ]);
  });

  it('knows ambient declarations', async () => {
    const loaded = await load({
      'tsconfig.json': tsconfig({}, { module: 'esnext', moduleResolution: 'bundler' }),
      'src/a.ts': "import logo from './logo.svg'; export { logo };",
      'src/assets.d.ts': "declare module '*.svg' { const url: string; export default url; }",
    });
    expect(missingModules(loaded)).toEqual([]);
  });
});
