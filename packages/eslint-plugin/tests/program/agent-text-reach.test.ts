import { createPackageLookup } from '@hearsay/flow';
import ts from 'typescript';
import { afterEach, expect, test, vi } from 'vitest';
import { AgentTextReach } from '../../src/program/agent-text-reach.ts';

const LIBRARIES = {
  '/node_modules/@hearsay/core/package.json': '{ "name": "@hearsay/core", "types": "index.d.ts" }',
  '/node_modules/@hearsay/core/index.d.ts': 'export interface AgentText { raw(): string }',
  '/node_modules/relay/package.json':
    '{ "name": "relay", "types": "index.d.ts", "dependencies": { "@hearsay/core": "1" } }',
  '/node_modules/relay/index.d.ts': "export type { AgentText } from '@hearsay/core';",
  '/node_modules/plain/package.json': '{ "name": "plain", "types": "index.d.ts" }',
  '/node_modules/plain/index.d.ts': 'export declare const plain: number;',
};

afterEach(() => vi.restoreAllMocks());

/** Which of the files AgentText can come into. */
function reached(sources: Readonly<Record<string, string>>): readonly string[] {
  const files: Readonly<Record<string, string>> = { ...LIBRARIES, ...sources };
  const options: ts.CompilerOptions = {
    noLib: true,
    types: [],
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
  };
  const host = ts.createCompilerHost(options);
  host.fileExists = (file) => files[file] !== undefined;
  host.readFile = (file) => files[file];
  host.getSourceFile = (file, parsing) => {
    const text = files[file];
    return text === undefined ? undefined : ts.createSourceFile(file, text, parsing);
  };
  host.getCurrentDirectory = () => '/';
  delete host.directoryExists;
  delete host.realpath;
  vi.spyOn(ts.sys, 'readFile').mockImplementation((file) => files[file]);
  const program = ts.createProgram(Object.keys(sources), options, host);
  const reach = new AgentTextReach(program, createPackageLookup(host));
  return Object.keys(sources).filter((file) => {
    const source = program.getSourceFile(file);
    return source !== undefined && reach.reaches(source);
  });
}

test('AgentText comes in by imports, however far away', () => {
  expect(
    reached({
      '/near.ts': "import type { AgentText } from '@hearsay/core'; export type Reply = AgentText;",
      '/far.ts': "import type { Reply } from './near'; export type Replies = Reply[];",
      '/further.ts': "export * from './far';",
      '/inside.ts': "export type Late = import('./further').Replies;",
      '/loaded.ts': "export const late = () => import('./near');",
      '/other.ts': "import { plain } from 'plain'; export const twice = plain * 2;",
    }),
  ).toEqual(['/near.ts', '/far.ts', '/further.ts', '/inside.ts', '/loaded.ts']);
});

test('AgentText comes in by a library that depends on ours, and by no other', () => {
  expect(
    reached({
      '/relayed.ts': "import type { AgentText } from 'relay'; export type Reply = AgentText;",
      '/plain.ts': "import { plain } from 'plain'; export const twice = plain * 2;",
    }),
  ).toEqual(['/relayed.ts']);
});

test('files that import each other share what they reach', () => {
  expect(
    reached({
      '/a.ts': "import { b } from './b'; export const a = (): number => b() + 1;",
      '/b.ts':
        "import { a } from './a'; import type { AgentText } from '@hearsay/core'; export const b = (text?: AgentText): number => (text ? a() : 0);",
      '/c.ts': "import { d } from './d'; export const c = (): number => d() + 1;",
      '/d.ts': "import { c } from './c'; export const d = (): number => c() + 1;",
    }),
  ).toEqual(['/a.ts', '/b.ts']);
});

test('a module that stands in no file of its own is asked of the checker', () => {
  expect(
    reached({
      '/ambient.d.ts':
        "declare module 'replies' { import type { AgentText } from '@hearsay/core'; export const reply: AgentText; }",
      '/reader.ts': "import { reply } from 'replies'; export const last = reply;",
      '/lost.ts': "import { gone } from 'nowhere'; export const last = gone;",
    }),
  ).toEqual(['/ambient.d.ts', '/reader.ts']);
});

test('modules are declared for a whole kind of names, and reached from one another', () => {
  expect(
    reached({
      '/ambient.d.ts':
        "declare module '*.reply' { import type { AgentText } from '@hearsay/core'; export const reply: AgentText; }",
      '/second.d.ts': "declare module 'second' { export { reply } from 'first.reply'; }",
      '/reader.ts': "import { reply } from 'second'; export const last = reply;",
      '/direct.ts': "import { reply } from './letter.reply'; export const last = reply;",
      '/beside.ts': "import { reply } from './letter.replies'; export const last = reply;",
    }),
  ).toEqual(['/ambient.d.ts', '/second.d.ts', '/reader.ts', '/direct.ts']);
});

test('a compiler that does not tell why it loaded a file leaves every file to be looked into', () => {
  const options: ts.CompilerOptions = { noLib: true, types: [] };
  const host = ts.createCompilerHost(options);
  const files: Readonly<Record<string, string>> = {
    '/core/package.json': '{ "name": "@hearsay/core" }',
    '/core/index.ts': 'export interface AgentText { raw(): string }',
    '/other.ts': 'export const one = 1;',
  };
  host.readFile = (file) => files[file];
  host.fileExists = (file) => files[file] !== undefined;
  const program = ts.createProgram(['/core/index.ts', '/other.ts'], options, host);
  Object.assign(program, { getFileIncludeReasons: undefined });
  const other = program.getSourceFile('/other.ts');
  expect(other && new AgentTextReach(program, createPackageLookup(host)).reaches(other)).toBe(true);
});

test('nothing is looked for where nobody imports our types', () => {
  expect(reached({ '/core.ts': 'export const core = 1;' })).toEqual([]);
});
