import fc from 'fast-check';
import { describe, it } from 'vitest';
import { cachedProject } from '../support/cached-project.ts';
import { sdkProject } from '../support/sdk-project.ts';
import { tsconfig } from '../support/temporary-folder.ts';
import { prompting } from './scenario.ts';

/** With `HEARSAY_LONG_TESTS` set, many more sequences are tried. */
const IS_LONG = process.env['HEARSAY_LONG_TESTS'] !== undefined;
const RUNS = IS_LONG ? 400 : 3;
const LENGTH = IS_LONG ? 12 : 6;

const BUNDLER = { module: 'esnext', moduleResolution: 'bundler', lib: ['es5'], resolveJsonModule: true };
const HELPER_USER = prompting('helper(text)', "import { helper } from './helper';");

/**
 * What each file of a project can hold; `null` for nothing. The files speak of each other in every way that lets the
 * meaning of one depend on the content of another.
 */
const CONTENTS: Readonly<Record<string, readonly (string | null)[]>> = {
  'tsconfig.json': [
    tsconfig({}, BUNDLER),
    tsconfig({}, { ...BUNDLER, paths: { rulers: ['./vendor/rulers.d.ts'] } }),
    tsconfig({ include: ['src/[a-k]*'] }, BUNDLER),
    tsconfig({}, { ...BUNDLER, strict: false, allowJs: true }),
  ],
  'src/a.ts': [HELPER_USER, `\n// Moved.\n${HELPER_USER}`, 'export {};', `${HELPER_USER}}`],
  'src/b.ts': [
    prompting('choose().write(text)', "import { choose } from './choose';"),
    prompting('choose.write(text)', "import choose from './choose';"),
  ],
  'src/c.ts': [
    prompting('measure(text)', "import { measure } from './measure';"),
    prompting('measure(text)', "import { measure } from 'rulers';"),
  ],
  'src/e.ts': [
    prompting('weigh(text)'),
    prompting('weigh(text) + helper(text)', "import { helper } from './other';"),
  ],
  'src/d.ts': [
    prompting("isTone(text) ? text : 'calm'", "import { isTone } from './tone';"),
    prompting('box.wrap(text)', "import { box } from './box';"),
  ],
  'src/helper.ts': [
    'export function helper(t: string): string { return t; }',
    "export function helper(t: string): string { return 'x'; }",
    'export function helper(t: string): string',
    "export { helper } from './other';",
    "export * from './other';",
    null,
  ],
  'src/helper/index.ts': [null, 'export const helper = (t: string) => t.length;'],
  'src/other.ts': [
    'export const helper = (t: string) => t;',
    "export const helper = (t: string) => 'x';\nexport const wrap = { wrap: 1 };",
    "import { generateText } from 'ai';\nexport const helper = (t: string) => 'x' as string;",
  ],
  'src/choose.ts': [
    "import { Printed } from './letters';\nexport const choose = () => new Printed();\nexport default choose();",
    "import { Written } from './letters';\nexport const choose = () => new Written();\nexport default choose();",
    `export const choose = () => new (class { write(t: string): string { return t; } })();
export default new (class { write(t: string): string { return t; } })();`,
    `// Moved.
export const choose = () => new (class { write(t: string): string { return t; } })();
export default new (class { write(t: string): string { return t; } })();`,
  ],
  'src/letters.ts': [
    `export class Printed { write(t: string): string { return 'printed'; } }
export class Written { write(t: string): string { return t; } }`,
    `export class Printed { write(t: string): number { return 1; } }
export class Written extends Printed {}`,
  ],
  'src/tone.ts': [
    "import { TONES } from './tones';\nexport function isTone(t: string): t is 'calm' { return TONES.includes(t); }",
    "export function isTone(t: string): t is 'calm' { return t.length > 1; }",
  ],
  'src/tones.ts': ["export const TONES = ['calm'];", "export const TONES = [String('calm')];"],
  'src/box.ts': [
    'export const box: Record<string, (t: string) => string> = {};',
    'export const box = { wrap: (t: string) => 1 };',
  ],
  'src/measure.d.ts': [
    "import type { Size } from './size';\nexport declare function measure(t: string): Size;",
    "import size from './size.json';\nexport declare function measure(t: string): (typeof size)['unit'];",
    null,
  ],
  'src/env.ts': [
    "import type { Size } from './size';\ndeclare global { function weigh(t: string): Size; }",
    'export {};\ndeclare global { function weigh(t: string): Map<1, 2> | 1n; }',
    "export {};\ndeclare module 'rulers' { export function measure(t: string): number; }",
    'export {};',
  ],
  'src/size.ts': ['export type Size = number;', 'export type Size = string;', 'export const Size = 1;'],
  'src/size.json': ['{ "unit": 1 }', '{ "unit": "cm" }'],
  'src/y.ts': ['export const y = 1;', '/// <reference lib="es2020" />\nexport const y = 1;'],
  'src/z.ts': [null, prompting('text'), 'const script = 1;'],
  'vendor/rulers.d.ts': ['export declare function measure(t: string): number;', null],
  'vendor/package.json': [null, '{ "name": "rulers", "version": "2.0.0" }'],
  'node_modules/rulers/package.json': [
    null,
    '{ "name": "rulers", "version": "1.0.0", "types": "index.d.ts" }',
  ],
  'node_modules/rulers/index.d.ts': ['export declare function measure(t: string): string;', 'export {};'],
  'node_modules/ai/package.json': [
    '{ "name": "ai", "version": "7.0.0", "types": "index.d.ts" }',
    '{ "name": "ai", "version": "6.1.0", "types": "index.d.ts" }',
  ],
};

const start = sdkProject(
  Object.fromEntries(
    Object.entries(CONTENTS).flatMap(([name, [content]]) =>
      typeof content === 'string' ? [[name, content]] : [],
    ),
  ),
);

/** Mostly one file gets another content, and sometimes some at once, as a checkout or a refactoring changes them. */
const anEdit = fc
  .oneof({ weight: 3, arbitrary: namesOf(1) }, { weight: 1, arbitrary: namesOf(3) })
  .chain((names) =>
    fc.record(Object.fromEntries(names.map((name) => [name, fc.constantFrom(...(CONTENTS[name] ?? []))]))),
  );

function namesOf(maximum: number): fc.Arbitrary<string[]> {
  return fc.uniqueArray(fc.constantFrom(...Object.keys(CONTENTS)), { minLength: 1, maxLength: maximum });
}

describe('checks that go on from one another', () => {
  it('give what a check from the beginning gives, whatever was changed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anEdit, { minLength: 1, maxLength: LENGTH }), async (edits) => {
        const project = cachedProject(start);
        await project.checkWarm();
        for (const edit of edits) {
          project.edit(edit);
          await project.check();
        }
      }),
      { numRuns: RUNS },
    );
  });
});
