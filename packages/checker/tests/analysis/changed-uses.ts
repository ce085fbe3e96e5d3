import type { Edit } from '../support/cached-project.ts';
import { prompting, scenario, type Scenario } from './scenario.ts';

const PACKAGE = {
  'node_modules/rulers/package.json': '{"name":"rulers","version":"1.0.0","types":"index.d.ts"}',
  'node_modules/rulers/index.d.ts': `export declare function shorten(t: string): string;
export { measure, quote } from './measure';
export * as late from './late';`,
  'node_modules/rulers/measure.d.ts': `import type { Length } from './length';
import { Quoted } from './quoted';
export declare function measure(t: string): Length;
export declare function quote(t: string): Quoted;`,
  'node_modules/rulers/length.d.ts': 'export type Length = number;',
  'node_modules/rulers/quoted.d.ts': 'export type Quoted = string;',
  'node_modules/rulers/late.d.ts': `export declare const limits: import('./length').Length;
export declare function cut(t: string): typeof limits;`,
};

const IMPORT = "import { late, measure, quote, shorten } from 'rulers';";

/** An edit of what a file does with what it imports; `first` and `then` are handed to the model. */
function use(title: string, first: string, then: string, findings: readonly [number, number]): Scenario {
  const edit: Edit = { 'src/a.ts': prompting(then, IMPORT) };
  return scenario(title, { ...PACKAGE, 'src/a.ts': prompting(first, IMPORT) }, edit, findings);
}

/** Edits that use declarations of a package which the check before had no need of. */
export const CHANGED_USES: readonly Scenario[] = [
  use('what is used of a package', 'shorten(text)', 'String(measure(text))', [1, 0]),
  use('what is used of a package, for a text', "'x'", 'quote(text)', [0, 1]),
  use('what is used of a package, under a name for all of it', 'text', 'String(late.cut(text))', [1, 0]),
  use('what is used of a package, and back again', 'String(measure(text))', 'shorten(text)', [0, 1]),
];
