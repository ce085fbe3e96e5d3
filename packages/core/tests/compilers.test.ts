import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const compilers = ['typescript-5.9', 'typescript', 'typescript-7.0'];
const core = fileURLToPath(new URL('..', import.meta.url));

async function compile(compiler: string, project: string): Promise<string> {
  const tsc = fileURLToPath(new URL(`../../../node_modules/${compiler}/bin/tsc`, import.meta.url));
  try {
    await promisify(execFile)(process.execPath, [tsc, '-p', project, '--pretty', 'false'], { cwd: project });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

/** Each case: what is asked for, the path and the reason that the compiler must name. */
const refusals: readonly (readonly [asked: string, path: string, why: string])[] = [
  ['{ summary: string }', 'summary', 'free text from an agent must be AgentText'],
  ['{ a: { b: { notes: string[] } } }', 'a.b.notes', 'free text from an agent must be AgentText'],
  ['{ note?: string }', 'note', 'free text from an agent must be AgentText'],
  ['{ pair: [1, string] }', "property '1'", 'free text from an agent must be AgentText'],
  ['{ kind: 1; note: string } | { kind: 2 }', 'note', 'free text from an agent must be AgentText'],
  ['{ ok: true; note: string } | { ok: true }', 'note', 'free text from an agent must be AgentText'],
  ['{ tags: Set<string> }', 'tags', 'free text from an agent must be AgentText'],
  ['{ tags: Set<{ label: string }> }', 'value.label', 'free text from an agent must be AgentText'],
  ['{ byName: Map<string, 1> }', 'byName', 'free text from an agent must be AgentText'],
  ['{ byName: Map<1, { text: string }> }', 'value.text', 'free text from an agent must be AgentText'],
  ['{ byName: Record<string, 1> }', 'byName', 'keys can be any text: use a Map with AgentText keys'],
  ['{ slug: `x-${string}` }', 'slug', 'free text from an agent must be AgentText'],
  ['{ data: any }', '`data`', '`data` is `any` or `unknown` and can hold free text: name its type'],
  [
    '{ deep: { data: unknown } }',
    'deep',
    '`data` is `any` or `unknown` and can hold free text: name its type',
  ],
  ['{ data: any[] }', 'data', 'an element of type `any` or `unknown` can hold free text: name its type'],
  ['{ data: object }', 'data', 'the type `{}` or `object` can hold anything: name its members'],
  ['{ when: Date }', 'when', 'an object that hides its data can hold free text'],
  ['{ bytes: Uint8Array }', 'bytes', 'an object that hides its data can hold free text'],
  ['{ later: Promise<1> }', 'later', 'an object that hides its data can hold free text'],
  ['{ run: () => void }', 'run', 'a function is no data: an answer holds data only'],
  ['{ mark: symbol }', 'mark', 'a symbol can hold text in its description'],
  ['{ holder: Holder }', 'holder', 'a class instance can hold text in members that its type does not show'],
  ['{ tree: Tree }', 'tree', 'free text from an agent must be AgentText'],
  ['{ json: Json }', 'json', 'free text from an agent must be AgentText'],
  ['string', 'string', 'free text from an agent must be AgentText'],
  ['unknown', 'unknown', '`unknown` can hold free text: name the type'],
  ['any', "'any' does not satisfy", "the constraint 'never'"],
];

const asking = [
  "import type { Answerable } from '@hearsay/core';",
  'declare function ask<Answer extends Answerable<Answer>>(question: string): Answer;',
  "class Holder { readonly #text = ''; size(): number { return this.#text.length; } }",
  'interface Tree { children: Tree[]; note: string }',
  'type Json = string | number | Json[] | { [key: string]: Json };',
  ...refusals.map(([asked]) => `ask<${asked}>('');`),
];
const firstCase = asking.length - refusals.length + 1;

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearsay-messages-'));
  await mkdir(join(folder, 'node_modules', '@hearsay'), { recursive: true });
  await symlink(core, join(folder, 'node_modules', '@hearsay', 'core'), 'dir');
  const compilerOptions = {
    target: 'ES2023',
    module: 'NodeNext',
    strict: true,
    noEmit: true,
    skipDefaultLibCheck: true,
    types: [],
  };
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['messages.ts'] }),
  );
  await writeFile(join(folder, 'messages.ts'), asking.join('\n'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe.each(compilers)('%s', (compiler) => {
  test('holds every type case', async () => {
    expect(await compile(compiler, join(core, 'tests', 'types'))).toBe('');
  });

  test('names the path and the reason of every refusal', async () => {
    const output = await compile(compiler, folder);
    const messages = output.split(/^(?=messages\.ts\()/m);
    expect(messages.length).toBe(refusals.length);
    for (const [index, [asked, path, why]] of refusals.entries()) {
      const message = messages.find((each) => each.startsWith(`messages.ts(${firstCase + index},`));
      expect(message, asked).toBeDefined();
      expect(message).toContain(path);
      expect(message).toContain(why);
    }
  });
});
