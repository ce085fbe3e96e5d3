import { describe, expect, it } from 'vitest';
import { generateSchemas } from '../../src/schema/generate-schema.ts';
import { parseTarget } from '../../src/schema/parse-target.ts';
import { answerProject } from '../support/answer-project.ts';
import { temporaryFolder, tsconfig } from '../support/temporary-folder.ts';

const REFUSED: readonly (readonly [type: string, path: string, reason: string])[] = [
  ['{ a: string }', '.a', 'it is free text, which from an agent must be AgentText'],
  [
    '{ a: { b: (AgentText | string)[] }[] }',
    '.a[].b[]',
    'it is free text, which from an agent must be AgentText',
  ],
  ['{ a?: `x-${string}` }', '.a', 'it is free text, which from an agent must be AgentText'],
  ['{ a: any }', '.a', '`any` can hold free text: name its type'],
  ['readonly unknown[]', '[]', '`unknown` can hold free text: name its type'],
  ['{ at: Date }', '.at', '`Date` hides its data: use a number, AgentText or a plain object'],
  [
    '{ "odd name": Box }',
    '["odd name"]',
    '`Box` is a class, whose instances can hold text in members that the type does not show: use a plain object',
  ],
  ['{ none: [] }', '.none', 'an empty tuple holds nothing: leave it out, or name its elements'],
  ['Record<string, number>', '', 'its keys can be any text: use a Map with AgentText keys'],
  ['object', '', '`object` can hold anything: name its members'],
  ['() => void', '', 'a function is no data'],
  ['{ n: bigint }', '.n', 'a bigint has no JSON form: use number, or Decimal for more digits'],
  [
    'Set<AgentText>',
    '',
    'a Set has no JSON form: use a readonly array, with the tag @uniqueItems if need be',
  ],
  [
    'Map<number, AgentText>',
    '',
    'the keys of an object can be any text in JSON: use AgentText as the key of the Map, or name the members',
  ],
  [
    '{ [n: number]: AgentText }',
    '',
    'an object with a number for a key has no schema: use a readonly array or a Map with AgentText keys',
  ],
  ['[...number[], AgentText]', '', 'a rest element has a schema only at the end of a tuple: move it there'],
  [
    '{ a: undefined[] }',
    '.a[]',
    '`undefined` has no JSON form: use null, or make a member optional with `?`',
  ],
  ['{ a: never }', '.a', 'no value fits the type `never`: leave the member out, or name its type'],
  [
    '{ ["__proto__"]: AgentText }',
    '',
    'a member named `__proto__` is not safe to read from JSON: give it another name',
  ],
  ['Tagged', '.low', '`@minimum` needs a number after it'],
  [
    'Misplaced',
    '.text',
    '`@minimum` says nothing about this type: put it where a number is declared, or on a type alias for that',
  ],
  [
    'Closed',
    '.id',
    '`@format uuid` makes it a text of type Uuid: use `Uuid` from @hearsay/core instead of AgentText',
  ],
];

const REFUSED_TYPES = `import type { AgentText } from '@hearsay/core';
export class Box { readonly size = 1; }
export type Nest<T> = { v: T; n?: Nest<T[]> };
export interface Tagged {
  /** @minimum few */
  readonly low: number;
}
export interface Misplaced {
  /** @minimum 1 */
  readonly text: AgentText;
}
export interface Closed {
  /** @format uuid */
  readonly id: AgentText;
}
`;

const MISSING: readonly (readonly [target: string, message: string])[] = [
  ['src/a.ts', '`src/a.ts` names no type: write the file and the type as `src/review.ts#Review`.'],
  ['#Closed', '`#Closed` names no type: write the file and the type as `src/review.ts#Review`.'],
  ['src/b.ts#Closed', 'There is no file `src/b.ts`: correct the path before the `#`.'],
  [
    'src/a.js#Closed',
    '`src/a.js` is not a TypeScript file: name a file that ends in .ts, .tsx, .mts or .cts.',
  ],
  ['src/a.ts#Clsed', '`src/a.ts` has no type `Clsed`: did you mean `Closed`?'],
  [
    'src/a.ts#Nest',
    "`Nest` in `src/a.ts` takes the type argument `T`: write it out, such as `'src/a.ts#Nest<AgentText>'`.",
  ],
  [
    'src/a.ts#Nest<',
    '`Nest<` is no type that could be written in `src/a.ts`: write the name of one, such as `src/a.ts#Review`.',
  ],
  [
    'src/a.ts#number; type X = 1',
    '`number; type X = 1` is no type that could be written in `src/a.ts`: write the name of one, such as `src/a.ts#Review`.',
  ],
  [
    'src/a.ts#number); type X = (1',
    '`number); type X = (1` is no type that could be written in `src/a.ts`: write the name of one, such as `src/a.ts#Review`.',
  ],
  [
    'src/a.ts#Nest<Missing>',
    "`Nest<Missing>` in `src/a.ts`: Cannot find name 'Missing' (TS2304). Correct the type after the `#`, or the file.",
  ],
  ['src/broken.ts#A', "`src/broken.ts` does not parse (line 1, column 18: '}' expected): correct it."],
];

function messageFor(cwd: string, target: string, project?: string): string {
  try {
    generateSchemas({ cwd, targets: [parseTarget(target)], ...(project === undefined ? {} : { project }) });
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('a type that is no answer', () => {
  it.each(REFUSED)('%s: names the place and the remedy', (type, path, reason) => {
    const cwd = answerProject({ 'src/a.ts': REFUSED_TYPES });
    expect(messageFor(cwd, `src/a.ts#${type}`)).toBe(
      `\`src/a.ts#${type}\` is no answer type: at \`${type}${path}\`, ${reason}.`,
    );
  });

  it('is one that never ends, and is told by the beginning of the path', () => {
    const cwd = answerProject({ 'src/a.ts': REFUSED_TYPES });
    expect(messageFor(cwd, 'src/a.ts#Nest<number>')).toMatch(
      /^`src\/a\.ts#Nest<number>` is no answer type: at `Nest<number>(?:\.n){50}.{8}…`, the type goes deeper without ever repeating itself: let it refer to itself with the same type arguments\.$/u,
    );
  });

  it('names the module that was not found', () => {
    const cwd = temporaryFolder({ 'src/a.ts': REFUSED_TYPES, 'tsconfig.json': tsconfig() });
    expect(messageFor(cwd, 'src/a.ts#Closed')).toBe(
      '`src/a.ts#Closed` is no answer type: at `Closed.id`, the module `@hearsay/core` was not found, so what comes from it can be anything: install it or correct the path.',
    );
  });
});

describe('a type that is not there', () => {
  it.each(MISSING)('%s', (target, message) => {
    const cwd = answerProject({ 'src/a.ts': REFUSED_TYPES, 'src/broken.ts': 'export type A = {' });
    expect(messageFor(cwd, target)).toBe(message);
  });

  it('is not looked for in a project that does not exist', () => {
    const cwd = answerProject({ 'src/a.ts': REFUSED_TYPES });
    expect(messageFor(cwd, 'src/a.ts#number', 'missing.json')).toBe(
      'There is no file `missing.json`: name an existing tsconfig file, or the folder that holds it, with `--project`.',
    );
  });
});
