import { tsconfig } from '../support/temporary-folder.ts';
import { prompting, scenario, type Scenario } from './scenario.ts';

const USES_HELPER = prompting('helper(text)', "import { helper } from './helper';");
const USES_MEASURE = prompting('measure(text)', "import { measure } from './measure';");
const PREDICATE_USER = prompting("isTone(text) ? text : 'calm'", "import { isTone } from './tone';");
const JAVASCRIPT = tsconfig(
  {},
  { allowJs: true, module: 'esnext', moduleResolution: 'bundler', lib: ['es2015'] },
);
const LETTERS = `export class Printed { write(text: string): string { return 'printed'; } }
export class Written { write(text: string): string { return text; } }
`;

/** Edits of the project's own sources. */
export const CHANGED_SOURCES: readonly Scenario[] = [
  scenario(
    'the body of an annotated function',
    { 'src/a.ts': USES_HELPER, 'src/helper.ts': "export function helper(t: string): string { return 'x'; }" },
    { 'src/helper.ts': 'export function helper(t: string): string { return t; }' },
    [0, 1],
  ),
  scenario(
    'the inferred type of a function, which tells what a method call means',
    {
      'src/a.ts': prompting('choose().write(text)', "import { choose } from './choose';"),
      'src/choose.ts':
        "import { Printed, Written } from './letters';\nexport function choose() { return new Printed(); }",
      'src/letters.ts': LETTERS,
    },
    {
      'src/choose.ts':
        "import { Printed, Written } from './letters';\nexport function choose() { return new Written(); }",
    },
    [0, 1],
  ),
  scenario(
    'the same, two files away',
    {
      'src/a.ts': prompting('letter.write(text)', "import { letter } from './letter';"),
      'src/letter.ts': "import { choose } from './choose';\nexport const letter = choose();",
      'src/choose.ts':
        "import { Printed, Written } from './letters';\nexport const choose = () => new Printed();",
      'src/letters.ts': LETTERS,
    },
    {
      'src/choose.ts':
        "import { Printed, Written } from './letters';\nexport const choose = () => new Written();",
    },
    [0, 1],
  ),
  scenario(
    'a type predicate that begins to lie',
    {
      'src/a.ts': PREDICATE_USER,
      'src/tone.ts': "export function isTone(t: string): t is 'calm' { return ['calm'].includes(t); }",
    },
    { 'src/tone.ts': "export function isTone(t: string): t is 'calm' { return t.length > 4; }" },
    [0, 1],
  ),
  scenario(
    'a function inside a type predicate',
    {
      'src/a.ts': PREDICATE_USER,
      'src/tone.ts': `export function isTone(t: string): t is 'calm' {
  const test = (u: string): boolean => { return ['calm'].includes(u); };
  return ['calm'].includes(t) && test(t);
}`,
    },
    {
      'src/tone.ts': `export function isTone(t: string): t is 'calm' {
  const test = (u: string): boolean => { return u.length > 4; };
  return ['calm'].includes(t) && test(t);
}`,
    },
    [0, 1],
  ),
  scenario(
    'the constants that a type predicate in another file tests',
    {
      'src/a.ts': PREDICATE_USER,
      'src/tone.ts':
        "import { TONES } from './tones';\nexport function isTone(t: string): t is 'calm' { return TONES.includes(t); }",
      'src/tones.ts': "export const TONES = ['calm', 'curt'];",
    },
    { 'src/tones.ts': "export const TONES = [String('calm'), 'curt'];" },
    [0, 1],
  ),
  scenario(
    'a re-export that leads to another file',
    {
      'src/a.ts': USES_HELPER,
      'src/helper.ts': "export { helper } from './one';",
      'src/one.ts': "export function helper(t: string): string { return 'x'; }",
      'src/two.ts': 'export function helper(t: string): string { return t; }',
    },
    { 'src/helper.ts': "export { helper } from './two';" },
    [0, 1],
  ),
  scenario(
    'a function that gets its body',
    {
      'src/a.ts': USES_HELPER,
      'src/helper.ts': 'export function helper(t: string): string\nexport const other = 1;\n',
    },
    {
      'src/helper.ts': "export function helper(t: string): string { return 'x'; }\nexport const other = 1;\n",
    },
    [1, 0],
  ),
  scenario(
    'a file that comes to stand before another one',
    {
      'src/a.ts': USES_HELPER,
      'src/helper/index.ts': "export function helper(t: string): string { return 'x'; }",
    },
    { 'src/helper.ts': 'export function helper(t: string): string { return t; }' },
    [0, 1],
  ),
  scenario(
    'a file that goes',
    { 'src/a.ts': USES_HELPER, 'src/helper.ts': 'export function helper(t: string): string { return t; }' },
    { 'src/helper.ts': null },
    [1, 1],
  ),
  scenario(
    'a file that comes, beside the others',
    { 'src/a.ts': 'export {};' },
    { 'src/b.ts': prompting('text') },
    [0, 1],
  ),
  scenario(
    'a file that does not parse any more',
    { 'src/a.ts': USES_HELPER, 'src/helper.ts': 'export function helper(t: string): string { return t; }' },
    { 'src/helper.ts': 'export function helper(t: string): string { return t; ' },
    [1, 0],
  ),
  scenario(
    'a file that begins to parse',
    { 'src/a.ts': USES_HELPER, 'src/helper.ts': 'export function helper(t: string): string { return t; ' },
    { 'src/helper.ts': 'export function helper(t: string): string { return t; }' },
    [0, 1],
  ),
  scenario(
    'the first import of the SDK',
    {
      'src/a.ts': prompting('text').replace(
        "import { generateText } from 'ai';",
        'declare function generateText(o: object): Promise<{ text: string }>;',
      ),
    },
    { 'src/a.ts': prompting('text') },
    [0, 1],
  ),
  scenario(
    'a suppression',
    { 'src/a.ts': prompting('text') },
    {
      'src/a.ts': prompting('text').replace(
        '  await',
        '  // hearsay-ignore no-agent-text-in-prompt -- the test wants it so\n  await',
      ),
    },
    [1, 1],
  ),
  scenario(
    'a member name that nobody declared before',
    {
      'src/a.ts': prompting('box.wrap(text)', "import { box } from './box';"),
      'src/box.ts': "import { wrappers } from './wrappers';\nexport const box: typeof wrappers = wrappers;",
      'src/wrappers.ts': 'export const wrappers: Record<string, (t: string) => string> = {};',
      'src/other.ts': 'export const other = 1;',
    },
    { 'src/other.ts': "import { wrappers } from './wrappers';\nwrappers.wrap = (t: string): string => 'x';" },
    [1, 0],
  ),
  scenario(
    'an anonymous function that an edit above it moves',
    {
      'src/a.ts': prompting('make().write(text)', "import make from './make';"),
      'src/make.ts': 'export default () => new (class { write(t: string): string { return t; } })();',
    },
    {
      'src/make.ts':
        '// Moved.\n\n\nexport default () => new (class { write(t: string): string { return t; } })();',
    },
    [1, 1],
  ),
  scenario(
    'CommonJS JavaScript',
    {
      'tsconfig.json': JAVASCRIPT,
      'src/a.js': `const { generateText } = require('ai');
const { helper } = require('./helper');
exports.reply = async (ticket) => {
  const draft = await generateText({ model: 'small', prompt: ticket });
  await generateText({ model: 'large', system: helper(draft.text), prompt: 'Reply.' });
};`,
      'src/helper.js': "exports.helper = (t) => 'x';",
    },
    { 'src/helper.js': 'exports.helper = (t) => t;' },
    [0, 1],
  ),
  scenario(
    'a JavaScript module that adds to a global object',
    {
      'tsconfig.json': JAVASCRIPT,
      'src/a.ts': prompting('Desk.measure(text)'),
      'src/b.ts': 'export const measure = 1;',
      'src/desk.js': 'export {};',
    },
    { 'src/desk.js': 'export {};\nDesk.measure = function (t) { return t; };' },
    [0, 1],
  ),
  scenario(
    'what a declaration file of the project leads to',
    {
      'src/a.ts': USES_MEASURE,
      'src/measure.d.ts':
        "import type { Size } from './size';\nexport declare function measure(t: string): Size;",
      'src/size.ts': 'export type Size = number;',
    },
    { 'src/size.ts': 'export type Size = string;' },
    [0, 1],
  ),
  scenario(
    'what a declaration file of the project comes to lead to',
    {
      'src/a.ts': USES_MEASURE,
      'src/measure.d.ts':
        "import type { Size } from './size';\nexport declare function measure(t: string): Size;",
      'src/size/index.ts': 'export type Size = number;',
    },
    { 'src/size.ts': 'export type Size = string;' },
    [0, 1],
  ),
];
