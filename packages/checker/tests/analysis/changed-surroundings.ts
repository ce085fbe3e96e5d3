import { tsconfig } from '../support/temporary-folder.ts';
import { prompting, scenario, type Scenario } from './scenario.ts';

const USES_RULERS = prompting('measure(text)', "import { measure } from 'rulers';");
const RULERS = 'node_modules/rulers/package.json';
const RULERS_TYPES = 'node_modules/rulers/index.d.ts';
const NUMBER = 'export declare function measure(t: string): number;';
const STRING = 'export declare function measure(t: string): string;';
const BUNDLER = { module: 'esnext', moduleResolution: 'bundler', lib: ['es2015'] };
const NODE = { module: 'nodenext', lib: ['es2015'] };

function manifest(more: object = {}): string {
  return JSON.stringify({ name: 'rulers', version: '1.0.0', types: 'index.d.ts', ...more });
}

const AI = `export declare function generateText(o: object): Promise<{ readonly text: string }>;`;

/** Edits of what stands around the sources: packages, manifests and tsconfig files. */
export const CHANGED_SURROUNDINGS: readonly Scenario[] = [
  scenario(
    'the declarations of a dependency',
    { 'src/a.ts': USES_RULERS, [RULERS]: manifest(), [RULERS_TYPES]: NUMBER },
    { [RULERS_TYPES]: STRING },
    [0, 1],
  ),
  scenario(
    'the version of the SDK, which the report names',
    { 'src/a.ts': prompting('text') },
    { 'node_modules/ai/package.json': '{"name":"ai","version":"8.0.0","types":"index.d.ts"}' },
    [1, 1],
  ),
  scenario(
    'the name of the SDK in a manifest that no import leads through',
    {
      'tsconfig.json': tsconfig({}, { ...BUNDLER, paths: { ai: ['./vendor/ai/index.d.ts'] } }),
      'src/a.ts': prompting('text'),
      'vendor/ai/index.d.ts': AI,
      'vendor/ai/package.json': '{"name":"ai","version":"7.0.0"}',
    },
    { 'vendor/ai/package.json': '{"name":"ai","version":"8.0.0"}' },
    [1, 1],
  ),
  scenario(
    'the manifests above a declaration file',
    {
      'tsconfig.json': tsconfig({}, { ...BUNDLER, paths: { ai: ['./vendor/ai/index.d.ts'] } }),
      'src/a.ts': prompting('text'),
      'vendor/ai/index.d.ts': AI,
      'vendor/package.json': '{"name":"ai","version":"7.0.0"}',
    },
    { 'vendor/ai/package.json': '{"name":"other","version":"8.0.0"}' },
    [1, 0],
  ),
  scenario(
    'the `exports` of a dependency',
    {
      'src/a.ts': USES_RULERS,
      [RULERS]: manifest({ exports: { '.': { types: './index.d.ts' } } }),
      [RULERS_TYPES]: NUMBER,
      'node_modules/rulers/other.d.ts': STRING,
    },
    { [RULERS]: manifest({ exports: { '.': { types: './other.d.ts' } } }) },
    [0, 1],
  ),
  scenario(
    'a dependency that was missing',
    { 'src/a.ts': USES_RULERS },
    { [RULERS]: manifest(), [RULERS_TYPES]: NUMBER },
    [1, 0],
  ),
  scenario(
    'the SDK, which was missing',
    { 'src/a.ts': prompting('text'), 'node_modules/ai/package.json': '{}', 'node_modules/ai/index.d.ts': '' },
    {
      'node_modules/ai/package.json': '{"name":"ai","types":"index.d.ts"}',
      'node_modules/ai/index.d.ts': AI,
    },
    [1, 1],
  ),
  scenario(
    'where a dependency of a dependency is found',
    {
      'src/a.ts': USES_RULERS,
      'src/b.ts': "export { size } from 'units';",
      [RULERS]: manifest(),
      [RULERS_TYPES]: "import type { Size } from 'units';\nexport declare function measure(t: string): Size;",
      'node_modules/units/index.d.ts': 'export type Size = number; export declare const size: Size;',
    },
    { 'node_modules/rulers/node_modules/units/index.d.ts': 'export type Size = string;' },
    [0, 1],
  ),
  scenario(
    'a compiler option',
    {
      'src/a.ts': prompting('measure(text)', "import { measure } from './measure';"),
      'src/measure.ts': STRING,
      'src/measure.web.ts': NUMBER,
    },
    { 'tsconfig.json': tsconfig({}, { ...BUNDLER, moduleSuffixes: ['.web', ''] }) },
    [1, 0],
  ),
  scenario(
    'what a tsconfig includes',
    { 'src/a.ts': 'export {};', 'more/b.ts': prompting('text') },
    { 'tsconfig.json': tsconfig({ include: ['src', 'more'] }, BUNDLER) },
    [0, 1],
  ),
  scenario(
    'the paths in a parent of the tsconfig',
    {
      'tsconfig.json': JSON.stringify({ extends: './base.json', include: ['src'] }),
      'base.json': tsconfig({}, { ...BUNDLER, paths: { rulers: ['./one.d.ts'] } }),
      'one.d.ts': NUMBER,
      'two.d.ts': STRING,
      'src/a.ts': USES_RULERS,
    },
    { 'base.json': tsconfig({}, { ...BUNDLER, paths: { rulers: ['./two.d.ts'] } }) },
    [0, 1],
  ),
  scenario(
    'a tsconfig that breaks',
    { 'src/a.ts': prompting('text') },
    { 'tsconfig.json': '{ "compilerOptions": { "module": "nonsense" }, "include": ["src"] }' },
    [1, 1],
  ),
  scenario(
    'a JSON module',
    {
      'tsconfig.json': tsconfig({}, { ...BUNDLER, resolveJsonModule: true }),
      'src/a.ts': prompting('measure(text)', "import { measure } from './measure';"),
      'src/measure.d.ts':
        "import size from './size.json';\nexport declare function measure(t: string): (typeof size)['unit'];",
      'src/size.json': '{ "unit": 1 }',
    },
    { 'src/size.json': '{ "unit": "cm" }' },
    [0, 1],
  ),
  scenario(
    'the form of an import, which has another file',
    {
      'tsconfig.json': tsconfig({}, NODE),
      'package.json': '{"type":"module"}',
      'src/a.ts': prompting('measure(text)', "import { measure } from './measure.js';"),
      'src/measure.d.ts':
        "import type { Own } from './size.js';\nexport declare function measure(t: string): Own;",
      'src/size.ts': "import type { Size } from 'rulers';\nexport type Own = Size;",
      [RULERS]: manifest({
        exports: { '.': { import: { types: './index.d.ts' }, require: { types: './other.d.cts' } } },
      }),
      [RULERS_TYPES]: 'export type Size = string;',
      'node_modules/rulers/other.d.cts': 'export type Size = number;',
    },
    { 'src/size.ts': "import type rulers = require('rulers');\nexport type Own = rulers.Size;" },
    [1, 0],
  ),
  {
    ...scenario(
      'a file that two projects share',
      {
        'one.json': tsconfig({ include: ['shared', 'one'] }, BUNDLER),
        'two.json': tsconfig({ include: ['shared', 'two'] }, BUNDLER),
        'shared/choose.ts':
          "import { Printed, Written } from './letters';\nexport const choose = () => new Printed();",
        'shared/letters.ts': `export class Printed { write(t: string): string { return 'x'; } }
export class Written { write(t: string): string { return t; } }`,
        'one/a.ts': 'export {};',
        'two/b.ts': prompting('choose().write(text)', "import { choose } from '../shared/choose';"),
      },
      {
        'shared/choose.ts':
          "import { Printed, Written } from './letters';\nexport const choose = () => new Written();",
      },
      [0, 1],
    ),
    projects: ['one.json', 'two.json'],
  },
  scenario(
    'a referenced project',
    {
      'tsconfig.json': tsconfig({ references: [{ path: './lib' }] }, BUNDLER),
      'lib/tsconfig.json': tsconfig(
        { include: ['.'] },
        { ...BUNDLER, composite: true, noEmit: false, outDir: 'out' },
      ),
      'lib/choose.ts':
        "import { Printed, Written } from './letters';\nexport const choose = () => new Printed();",
      'lib/letters.ts': `export class Printed { write(t: string): string { return 'x'; } }
export class Written { write(t: string): string { return t; } }`,
      'src/a.ts': prompting('choose().write(text)', "import { choose } from '../lib/choose';"),
    },
    {
      'lib/choose.ts':
        "import { Printed, Written } from './letters';\nexport const choose = () => new Written();",
    },
    [0, 1],
  ),
  scenario(
    'a reference to another project, before the others',
    {
      'tsconfig.json': tsconfig({}, BUNDLER),
      'lib/tsconfig.json': tsconfig(
        { include: ['.'] },
        { ...BUNDLER, composite: true, noEmit: false, outDir: 'out' },
      ),
      'lib/b.ts': prompting('text'),
      'src/a.ts': prompting('text'),
    },
    { 'tsconfig.json': tsconfig({ references: [{ path: './lib' }] }, BUNDLER) },
    [1, 2],
  ),
];
