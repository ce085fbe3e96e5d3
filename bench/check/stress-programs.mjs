// Programs that people do not write and generators do: each of one odd shape, with one leak at its end.

/**
 * @typedef {object} StressProgram
 * @property {string} name
 * @property {(size: number) => string} write The module, of a size.
 * @property {number} size The size that the benchmark takes.
 * @property {number} testSize A smaller one of the same shape, for tests.
 * @property {number} leaks Findings that it must have.
 */

const ASK = "const { text } = await generateText({ model: 'm', prompt: 'Ask.' });";

/** @returns {string} */
function module(/** @type {string} */ declarations, /** @type {string} */ body) {
  return `import { generateText } from 'ai';

${declarations}

export async function main(a: any): Promise<void> {
${body}
}
`;
}

/** The end of `main` that makes an expression a prompt. */
const leak = (/** @type {string} */ expression) =>
  `  ${ASK}\n  await generateText({ model: 'm', system: ${expression}, prompt: 'Go.' });`;

const list = (/** @type {number} */ size, /** @type {(index: number) => string} */ write) =>
  Array.from({ length: size }, (_, index) => write(index));

/** @type {readonly StressProgram[]} */
export const STRESS_PROGRAMS = [
  {
    name: 'call chain',
    size: 2000,
    testSize: 200,
    leaks: 1,
    write: (size) => {
      const functions = list(
        size,
        (index) => `function f${index}(x: string): string {\n  return f${index + 1}(x.trim());\n}`,
      );
      return module(
        [...functions, `function f${size}(x: string): string { return x; }`].join('\n'),
        leak('f0(text)'),
      );
    },
  },
  {
    name: 'callback chain',
    size: 2000,
    testSize: 200,
    leaks: 1,
    write: (size) => {
      const functions = list(
        size,
        (index) =>
          `function f${index}(x: string, then: (y: string) => string): string {\n  return f${index + 1}(x, (y) => then(y));\n}`,
      );
      const last = `function f${size}(x: string, then: (y: string) => string): string { return then(x); }`;
      return module([...functions, last].join('\n'), leak('f0(text, (y) => y)'));
    },
  },
  {
    name: 'wide module',
    size: 5000,
    testSize: 500,
    leaks: 1,
    write: (size) => {
      const functions = list(
        size,
        (index) => `export function f${index}(x: string, y = ${index}): string {
  const parts = [x, String(y)].map((part) => part.trim());
  return y > 10 ? parts.join('-') : f${(7 * index + 3) % size}(x, 11);
}`,
      );
      return module(functions.join('\n'), leak(`f${size - 1}(text)`));
    },
  },
  {
    name: 'knot',
    size: 400,
    testSize: 40,
    leaks: 1,
    write: (size) => {
      const functions = list(size, (index) => {
        const [first, second, third] = [7 * index + 1, 3 * index + 2, 11 * index + 5].map(
          (next) => next % size,
        );
        return `function f${index}(x: string, cb: (y: string) => string): string {
  if (x === '') return cb(x);
  return f${first}(x, (y) => f${second}(y, cb)) + f${third}(x, cb);
}`;
      });
      return module(functions.join('\n'), leak('f0(text, (y) => y)'));
    },
  },
  {
    name: 'generated data',
    size: 200_000,
    testSize: 5000,
    leaks: 1,
    write: (size) => {
      const rows = list(
        size,
        (index) =>
          `  { id: ${index}, name: 'Row ${index} of a long table', tags: ['a', 'b'], size: { x: ${index}, y: 1 } },`,
      );
      return module(`export const TABLE = [\n${rows.join('\n')}\n];`, leak('text'));
    },
  },
  {
    name: 'nested tables',
    size: 300,
    testSize: 100,
    leaks: 1,
    write: (size) => {
      const open = list(size, (index) => `{ k${index}: ['x'], next: `).join('');
      return module(`export const DEEP = ${open}null${' }'.repeat(size)};`, leak('text'));
    },
  },
  {
    name: 'flat statements',
    size: 50_000,
    // From 1,000 on, the compiler's control-flow analysis would give up for the whole program, other files included.
    testSize: 2500,
    leaks: 1,
    write: (size) => {
      const statements = list(
        size,
        (index) => `  total += a.f${index % 50}(note);\n  if (total > ${index}) note = 'at ${index}';`,
      );
      return module(
        '',
        `  let total = 0;\n  let note = '';\n${statements.join('\n')}\n  ${ASK}\n  note = text;\n  await generateText({ model: 'm', system: note, prompt: 'Go.' });`,
      );
    },
  },
  {
    name: 'switch arms',
    size: 5000,
    testSize: 500,
    leaks: 1,
    write: (size) => {
      const arms = list(
        size,
        (index) => `    case ${index}: result = ${index === size - 1 ? 'text' : `'arm ${index}'`}; break;`,
      );
      return module(
        '',
        `  ${ASK}\n  let result = '';\n  switch (a) {\n${arms.join('\n')}\n  }\n  await generateText({ model: 'm', system: result, prompt: 'Go.' });`,
      );
    },
  },
  {
    name: 'else-if arms',
    size: 5000,
    testSize: 500,
    leaks: 1,
    write: (size) => {
      const arms = list(size, (index) => `if (a === ${index}) { result = 'arm ${index}'; }`);
      return module(
        '',
        `  ${ASK}\n  let result = '';\n  ${arms.join(' else ')} else { result = text; }\n  await generateText({ model: 'm', system: result, prompt: 'Go.' });`,
      );
    },
  },
  {
    name: 'additions',
    size: 10_000,
    testSize: 1000,
    leaks: 1,
    write: (size) => module('', leak(`text${" + 'x'".repeat(size)}`)),
  },
  {
    name: 'nested calls',
    size: 10_000,
    testSize: 200,
    // Either the whole depth is followed or the file is named as failed; the second file is analysed in any case.
    leaks: 0,
    write: (size) => module('', leak(`${'a('.repeat(size)}'x'${')'.repeat(size)}`)),
  },
  {
    name: 'nested blocks',
    size: 2000,
    testSize: 100,
    leaks: 1,
    write: (size) =>
      module(
        '',
        `  let x = '';\n  ${ASK}\n${'{ if (a) '.repeat(size)} x = text;${' }'.repeat(size)}\n  await generateText({ model: 'm', system: x, prompt: 'Go.' });`,
      ),
  },
  {
    name: 'nested functions',
    size: 1000,
    testSize: 60,
    leaks: 1,
    write: (size) => module('', leak(`(${'(() => '.repeat(size)}text${')()'.repeat(size)})`)),
  },
  {
    name: 'union arms',
    size: 60,
    testSize: 60,
    leaks: 1,
    write: (size) => {
      const arms = list(
        size,
        (index) => `  | { readonly kind: 'k${index}'; readonly p${index}: number; readonly note: string }`,
      );
      const cases = list(
        size,
        (index) => `    case 'k${index}': return event.note + String(event.p${index});`,
      );
      return module(
        `type Event =\n${arms.join('\n')};\nfunction tell(event: Event): string {\n  switch (event.kind) {\n${cases.join('\n')}\n  }\n}`,
        leak("tell({ kind: 'k7', p7: 1, note: text })"),
      );
    },
  },
  {
    name: 'one class',
    size: 3000,
    testSize: 300,
    leaks: 1,
    write: (size) => {
      const methods = list(
        size,
        (index) =>
          `  m${index}(x: string): string {\n    this.p${index % 100} = x;\n    return this.m${(index + 1) % size}(x);\n  }`,
      );
      const fields = list(100, (index) => `  p${index} = '';`);
      return module(
        `class Wide {\n${fields.join('\n')}\n${methods.join('\n')}\n  read(): string { return this.p7; }\n}`,
        `  const wide = new Wide();\n  ${ASK}\n  wide.m0(text);\n  await generateText({ model: 'm', system: wide.read(), prompt: 'Go.' });`,
      );
    },
  },
  {
    name: 'deep inheritance',
    size: 500,
    testSize: 50,
    leaks: 1,
    write: (size) => {
      const classes = list(
        size,
        (index) =>
          `class C${index + 1} extends C${index} {\n  override go(x: string): string { return super.go(x); }\n}`,
      );
      return module(
        `class C0 { go(x: string): string { return x; } }\n${classes.join('\n')}`,
        leak(`new C${size}().go(text)`),
      );
    },
  },
  {
    name: 'broad inheritance',
    size: 2000,
    testSize: 200,
    leaks: 1,
    write: (size) => {
      const classes = list(
        size,
        (index) => `class C${index} implements Step { run(x: string): string { return x + ${index}; } }`,
      );
      const calls = list(
        size,
        (index) => `  steps.push(new C${index}());\n  note = steps[${index}]!.run(note);`,
      );
      return module(
        `interface Step { run(x: string): string }\n${classes.join('\n')}`,
        `  const steps: Step[] = [];\n  ${ASK}\n  let note = text;\n${calls.join('\n')}\n  await generateText({ model: 'm', system: note, prompt: 'Go.' });`,
      );
    },
  },
  {
    name: 'handler table',
    size: 3000,
    testSize: 300,
    leaks: 1,
    write: (size) => {
      const handlers = list(size, (index) => `  h${index}: (x: string) => x + '${index}',`);
      return module(
        `const HANDLERS: Record<string, (x: string) => string> = {\n${handlers.join('\n')}\n};`,
        leak('HANDLERS[a]!(text)'),
      );
    },
  },
  {
    name: 'closures over one variable',
    size: 3000,
    testSize: 300,
    leaks: 1,
    write: (size) => {
      const writers = list(
        size,
        (index) => `  const w${index} = (x: string) => { shared = x; return shared; };\n  w${index}('a');`,
      );
      return module(
        '',
        `  let shared = '';\n${writers.join('\n')}\n  ${ASK}\n  w0(text);\n  await generateText({ model: 'm', system: shared, prompt: 'Go.' });`,
      );
    },
  },
  {
    name: 'loops in loops',
    size: 60,
    testSize: 12,
    leaks: 1,
    write: (size) =>
      module(
        '',
        `  ${ASK}\n  let x0 = text;\n${list(size, (index) => `  let x${index + 1} = '';`).join('\n')}\n${list(size, (index) => `  for (const i${index} of a) { x${index + 1} = x${index};`).join('\n')}\n${'  }'.repeat(size)}\n  await generateText({ model: 'm', system: x${size}, prompt: 'Go.' });`,
      ),
  },
  {
    name: 'many functions',
    size: 115_000,
    testSize: 3000,
    leaks: 1,
    write: (size) => {
      const functions = list(
        size,
        (index) =>
          `var f${index} = (exports, module) => { module.x = function (y) { return y; }; exports(f${(index + 1) % size}); };`,
      );
      return module(`// @ts-nocheck\n${functions.join('\n')}`, leak('text'));
    },
  },
  {
    name: 'prompts and answers',
    size: 1000,
    testSize: 100,
    leaks: 1000,
    write: (size) => {
      const rounds = list(
        size,
        (index) =>
          `  const r${index} = await generateText({ model: 'm', prompt: ${index === 0 ? "'Ask.'" : `r${index - 1}.text`} });`,
      );
      return module(
        '',
        `${rounds.join('\n')}\n  await generateText({ model: 'm', prompt: r${size - 1}.text });`,
      );
    },
  },
];
