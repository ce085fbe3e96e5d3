import { prompting, scenario, type Scenario } from './scenario.ts';

const MANIFEST = '{"name":"rulers","version":"1.0.0","types":"index.d.ts"}';
const RULERS = 'node_modules/rulers/package.json';
const RULERS_TYPES = 'node_modules/rulers/index.d.ts';

/** Long enough for an outline to spare something. */
const MORE = `const more: [${'string, '.repeat(60)}];`;

const COUNT_AND_WORDS = 'count(text: string): Count; words(text: string): string;';

/**
 * A file, changed, that uses a number and a text made of what a model wrote: `count(text)` and `words(text)`. Whoever
 * loses sight of what declares them finds another number of flows.
 */
function uses(title: string, files: Readonly<Record<string, string>>, head: string, of = ''): Scenario {
  const source = [
    prompting(`\`\${${of}count(text)}\``, head),
    prompting(`${of}words(text)`).replace("import { generateText } from 'ai';", '').replace('reply', 'more'),
  ].join('');
  const others = Object.fromEntries(['b', 'c', 'd', 'e'].map((name) => [`src/${name}.ts`, 'export {};']));
  return scenario(title, { ...others, ...files, 'src/a.ts': source }, { 'src/a.ts': `\n${source}` }, [1, 1]);
}

/** Changes of a file that uses what other files declare for everybody, and that nobody changes. */
export const SHARED_DECLARATIONS: readonly Scenario[] = [
  uses(
    'members that another file adds to a dependency',
    {
      [RULERS]: MANIFEST,
      [RULERS_TYPES]: 'export interface Ruler { id: 1 }\nexport declare const ruler: Ruler;',
      'src/more.ts': `export {};\ndeclare module 'rulers' { type Count = number; interface Ruler { ${COUNT_AND_WORDS} } }`,
    },
    "import { ruler } from 'rulers';",
    'ruler.',
  ),
  uses(
    'members that another file adds to what a dependency exports from a file of its own',
    {
      [RULERS]: MANIFEST,
      [RULERS_TYPES]: "export * from './inner';",
      'node_modules/rulers/inner.d.ts':
        'export interface Ruler { id: 1 }\nexport declare const ruler: Ruler;',
      'src/more.ts': `export {};\ndeclare module 'rulers' { type Count = number; interface Ruler { ${COUNT_AND_WORDS} } }`,
    },
    "import { ruler } from 'rulers';",
    'ruler.',
  ),
  uses(
    'members that a dependency adds to a namespace that another exports as a whole',
    {
      [RULERS]: MANIFEST,
      [RULERS_TYPES]:
        'declare namespace Rulers { interface Ruler { id: 1 } }\ndeclare const Rulers: { ruler: Rulers.Ruler };\nexport = Rulers;',
      'node_modules/more/package.json': '{"name":"more","version":"1.0.0","types":"index.d.ts"}',
      'node_modules/more/index.d.ts': `import type { Count } from './count';
declare module 'rulers' { interface Ruler { ${COUNT_AND_WORDS} } }
export declare ${MORE}`,
      'node_modules/more/count.d.ts': 'export type Count = number;',
      'src/more.ts': "import 'more';",
    },
    "import Rulers from 'rulers';",
    'Rulers.ruler.',
  ),
  uses(
    'globals that a dependency declares with types of its own',
    {
      [RULERS]: MANIFEST,
      [RULERS_TYPES]: `import type { Count } from './count';
declare global { function count(text: string): Count; function words(text: string): Words; }
type Words = string;
export declare ${MORE}`,
      'node_modules/rulers/count.d.ts': 'export type Count = number;',
      'src/more.ts': "import 'rulers';",
    },
    '',
  ),
  uses(
    'a module that a script declares',
    {
      'src/env.d.ts': `declare module 'rulers' { ${MORE} type Count = number;
  function count(text: string): Count; function words(text: string): string; }`,
    },
    "import { count, words } from 'rulers';",
  ),
  uses(
    'a module that a script declares, with everything that another one exports',
    {
      'src/env.d.ts': `declare module 'rulers' { ${MORE} import { Count } from 'counts';
  export function count(text: string): Count; export function words(text: string): string; }
declare module 'node:rulers' { export * from 'rulers'; }
declare module 'counts' { ${MORE} export type Count = number; }`,
    },
    "import { count, words } from 'node:rulers';",
  ),
  uses(
    'a module that two scripts declare together, with members that a module adds',
    {
      'src/env.d.ts': `declare module 'rulers' { ${MORE} type Count = number; interface Ruler { count(text: string): Count } }`,
      'src/more-env.d.ts': `declare module 'rulers' { ${MORE.replace('more', 'most')} const ruler: Ruler; }`,
      'src/more.ts':
        "export {};\ndeclare module 'rulers' { interface Ruler { words(text: string): string } }",
    },
    "import { ruler } from 'rulers';",
    'ruler.',
  ),
  uses(
    'globals that a module of a script declares with types of its own',
    {
      'src/env.d.ts': `declare module 'rulers' {
  import { Words } from 'words';
  ${MORE}
  type Count = number;
  global { function count(text: string): Count; function words(text: string): Words; }
  export {};
}
declare module 'words' { ${MORE} type Words = string; }`,
    },
    '',
  ),
  uses(
    'a class that a module of a script exports as a whole',
    {
      'src/env.d.ts': `declare module 'rulers' {
  class Ruler { ${MORE.replace('const ', '')} count(text: string): number; words(text: string): string; }
  export = Ruler;
}`,
    },
    "import Ruler from 'rulers';\nconst ruler = new Ruler();",
    'ruler.',
  ),
];
