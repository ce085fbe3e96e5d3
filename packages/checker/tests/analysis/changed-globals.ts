import { tsconfig } from '../support/temporary-folder.ts';
import { prompting, scenario, type Scenario } from './scenario.ts';

const SMALL_LIBRARY = tsconfig({}, { module: 'esnext', moduleResolution: 'bundler', target: 'es5' });
const USES_MEASURE = prompting('measure(text)');

/** Edits of what files see without importing it. */
export const CHANGED_GLOBALS: readonly Scenario[] = [
  scenario(
    'a global of a declaration file',
    { 'src/a.ts': USES_MEASURE, 'src/env.d.ts': 'declare function measure(t: string): number;' },
    { 'src/env.d.ts': 'declare function measure(t: string): string;' },
    [0, 1],
  ),
  scenario(
    'a global of a module of the project',
    {
      'src/a.ts': USES_MEASURE,
      'src/env.ts': 'export {};\ndeclare global { function measure(t: string): number; }',
    },
    { 'src/env.ts': 'export {};\ndeclare global { function measure(t: string): string; }' },
    [0, 1],
  ),
  scenario(
    'a module that gets a global',
    {
      'src/a.ts': USES_MEASURE,
      'src/env.ts': 'export {};',
    },
    { 'src/env.ts': 'export {};\ndeclare global { function measure(t: string): number; }' },
    [1, 0],
  ),
  scenario(
    'a type that a global of a declaration file is made of',
    {
      'src/a.ts': USES_MEASURE,
      'src/env.d.ts': "declare function measure(t: string): import('./size').Size;",
      'src/size.ts': 'export type Size = number;',
    },
    { 'src/size.ts': 'export type Size = string;' },
    [0, 1],
  ),
  scenario(
    'a type that a global of a module of the project is made of, among many files',
    {
      'src/a.ts': USES_MEASURE,
      'src/env.ts':
        "import { size } from './size';\ndeclare global { function measure(t: string): ReturnType<typeof size>; }",
      'src/size.ts': 'export const size = () => 1;',
      'src/b.ts': 'export const b = 1;',
      'src/c.ts': 'export const c = 1;',
    },
    { 'src/size.ts': "export const size = () => '1';" },
    [0, 1],
  ),
  scenario(
    'a global of a dependency',
    {
      'src/a.ts': USES_MEASURE,
      'src/b.ts': "import 'rulers';",
      'node_modules/rulers/package.json': '{"name":"rulers","version":"1.0.0","types":"index.d.ts"}',
      'node_modules/rulers/index.d.ts': 'export {};\ndeclare global { function measure(t: string): number; }',
    },
    {
      'node_modules/rulers/index.d.ts': 'export {};\ndeclare global { function measure(t: string): string; }',
    },
    [0, 1],
  ),
  scenario(
    'the name under which a dependency is global',
    {
      'src/a.ts': prompting('Rulers.measure(text)'),
      'src/b.ts': "import 'rulers';",
      'src/c.ts': 'export const c = 1;',
      'node_modules/rulers/package.json': '{"name":"rulers","version":"1.0.0","types":"index.d.ts"}',
      'node_modules/rulers/index.d.ts':
        'export declare function measure(t: string): number;\nexport as namespace Rulers;',
    },
    {
      'src/a.ts': `\n${prompting('Rulers.measure(text)')}`,
    },
    [0, 0],
  ),
  scenario(
    'an augmented module',
    {
      'src/a.ts': prompting('size(text)', "import { size } from 'rulers';"),
      'src/b.ts': "export {};\ndeclare module 'rulers' { export function size(t: string): number; }",
      'node_modules/rulers/package.json': '{"name":"rulers","version":"1.0.0","types":"index.d.ts"}',
      'node_modules/rulers/index.d.ts': 'export declare const one: 1;',
    },
    { 'src/b.ts': "export {};\ndeclare module 'rulers' { export function size(t: string): string; }" },
    [0, 1],
  ),
  scenario(
    'a library that a module refers to for everybody',
    {
      'tsconfig.json': SMALL_LIBRARY,
      'src/a.ts': USES_MEASURE,
      'src/env.d.ts': 'declare function measure(t: string): Map<number, number>;',
      'src/b.ts': 'export const b = 1;',
    },
    { 'src/b.ts': '/// <reference lib="es2015" />\nexport const b = 1;' },
    [1, 0],
  ),
  scenario(
    'a file, while another module refers to a library for everybody',
    {
      'tsconfig.json': SMALL_LIBRARY,
      'src/a.ts': USES_MEASURE,
      'src/env.d.ts': 'declare function measure(t: string): Map<number, number>;',
      'src/b.ts': '/// <reference lib="es2015" />\nexport const b = 1;',
      'src/c.ts': 'export const c = 1;',
      'src/d.ts': 'export const d = 1;',
    },
    { 'src/a.ts': `\n${USES_MEASURE}` },
    [0, 0],
  ),
];
