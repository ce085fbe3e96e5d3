import { describe, expect, it } from 'vitest';
import type { Flow } from '../../src/index.ts';
import { analyzeSource } from '../support/analyze-source.ts';

/** Analyses a module; `body` is the body of an async function. */
function flowsOf(body: string, declarations: string = ''): { flows: readonly Flow[]; text: string } {
  const text = `import { generateText } from 'ai';\n${declarations}\nexport async function main(f: any, a: any) {\n${body}\n}\n`;
  return { flows: analyzeSource({ '/main.ts': text }).flows, text };
}

/** The prompts of the calls whose texts reach the only sink, the shortest way first; each source names itself there. */
function sourcesOf(body: string, declarations?: string): readonly string[] {
  const { flows, text } = flowsOf(body, declarations);
  expect(flows).toHaveLength(1);
  return flows.flatMap(({ source, otherSources }) =>
    [source, ...otherSources].map(
      ({ place }) => /prompt: '(\w+)'/u.exec(text.slice(place.start, place.end))?.[1] ?? '',
    ),
  );
}

const model = (name: string): string => `generateText({ model: 'm', prompt: '${name}' })`;
const sink = (value: string): string => `await generateText({ model: 'm', system: ${value} });`;

describe('the sources of one sink expression', () => {
  it('are all there when they are joined in the expression', () => {
    const body = `
      const { text: one } = await ${model('one')};
      const { text: two } = await ${model('two')};
      const three = (await ${model('three')}).text;
      ${sink('`${one} ${two} ${three}`')}`;
    expect([...sourcesOf(body)].sort()).toEqual(['one', 'three', 'two']);
  });

  it('are one when two members of it are read', () => {
    const body = `
      const result = await ${model('one')};
      ${sink('result.text + (result as any).reasoning')}`;
    expect(sourcesOf(body)).toEqual(['one']);
  });

  it('come through one variable that branches write', () => {
    const body = `
      let note = '';
      if (a.first) note = (await ${model('one')}).text;
      else note = (await ${model('two')}).text;
      ${sink('note')}`;
    expect(sourcesOf(body)).toEqual(['one', 'two']);
  });

  it('come out of one helper that all calls share', () => {
    const body = `
      const one = await ${model('one')};
      const two = await ${model('two')};
      ${sink("wrap(one.text) + wrap(two.text) + wrap('three')")}`;
    expect(sourcesOf(body, 'function wrap(value: string) { return `<${value}>`; }')).toEqual(['one', 'two']);
  });

  it('do not come out of a call of the helper with another text', () => {
    const body = `
      const one = await ${model('one')};
      const two = await ${model('two')};
      f.print(wrap(two.text));
      ${sink('wrap(one.text)')}`;
    expect(sourcesOf(body, 'function wrap(value: string) { return `<${value}>`; }')).toEqual(['one']);
  });

  it('go into the function around the sink from every caller', () => {
    const ask = `async function ask(instructions: string) { ${sink('instructions')} }`;
    const body = `
      await ask((await ${model('one')}).text);
      await ask('constant');
      await ask((await ${model('two')}).text);`;
    expect(sourcesOf(body, ask)).toEqual(['one', 'two']);
  });

  it('are told with a way through the helper that they take', () => {
    const { flows } = flowsOf(
      `
      const one = await ${model('one')};
      const two = await ${model('two')};
      ${sink('wrap(one.text) + wrap(shout(two.text))')}`,
      'function wrap(value: string) { return `<${value}>`; }\nfunction shout(value: string) { return `${value}!`; }',
    );
    const [first, second] = flows.flatMap(({ path, otherSources }) => [
      path,
      ...otherSources.map((other) => other.path),
    ]);
    const calls = (path: Flow['path'] = []): readonly string[] =>
      path.map(({ note }) => note).filter((note) => note.startsWith('passed') || note.startsWith('returned'));
    expect(calls(first)).toEqual(['passed to `wrap`', 'returned by `wrap`']);
    expect(calls(second)).toEqual([
      'passed to `shout`',
      // Which is where `shout` returns.
      'passed to `wrap`',
      'returned by `wrap`',
    ]);
  });

  it('are told with the call that they take, not with another call of the same helper', () => {
    const { flows } = flowsOf(
      `
      const one = await ${model('one')};
      const two = await ${model('two')};
      f.print(wrap(one.text));
      ${sink('wrap(two.text)')}`,
      'function wrap(value: string) { return `<${value}>`; }',
    );
    const [flow] = flows;
    const entered = flow?.path.find(({ note }) => note === 'passed to `wrap`');
    // What is passed stands inside of the expression that enters the prompt.
    expect(entered?.place.start).toBeGreaterThan(flow?.sink.place.start ?? Infinity);
    expect(entered?.place.end).toBeLessThan(flow?.sink.place.end ?? 0);
  });

  it('gather in a rest parameter, an array and a module variable', () => {
    const declarations = `
      const notes: any[] = [];
      function both(...parts: string[]) { return parts[0]; }`;
    const body = `
      notes.push((await ${model('one')}).text);
      notes.push(both((await ${model('two')}).text, (await ${model('three')}).text));
      ${sink('notes[0]')}`;
    expect([...sourcesOf(body, declarations)].sort()).toEqual(['one', 'three', 'two']);
  });

  it('come out of callbacks, also of those that hold a text', () => {
    const declarations = 'function call(make: () => string) { return make(); }';
    const body = `
      const one = (await ${model('one')}).text;
      const two = (await ${model('two')}).text;
      ${sink('call(() => one) + call(() => two)')}`;
    expect(sourcesOf(body, declarations)).toEqual(['one', 'two']);
  });

  it('are born inside a callback that a function runs', () => {
    const declarations = 'async function retry(make: () => any) { return await make(); }';
    const body = `
      const one = await retry(async () => (await ${model('one')}).text);
      const two = await retry(async () => (await ${model('two')}).text);
      ${sink('one + two')}`;
    expect(sourcesOf(body, declarations)).toEqual(['one', 'two']);
  });

  it('stay apart from what a clean or another callback brings', () => {
    const declarations = 'async function retry(make: () => any) { return await make(); }';
    const body = `
      const one = await retry(async () => (await ${model('one')}).text);
      f.print(await retry(async () => (await ${model('two')}).text));
      ${sink('one')}`;
    expect(sourcesOf(body, declarations)).toEqual(['one']);
  });

  it('come through a default that is made of another argument, from the calls that need it only', () => {
    const declarations = 'function say(first: string, second: string = first) { return second; }';
    const calls = (...values: string[]): string => `
      const one = (await ${model('one')}).text;
      const two = (await ${model('two')}).text;
      ${values
        .slice(1)
        .map((value) => `f.print(${value});`)
        .join('\n')}
      ${sink(values[0] ?? '')}`;
    expect(sourcesOf(calls('say(one) + say(two)'), declarations)).toEqual(['one', 'two']);
    expect(sourcesOf(calls('say(one)', 'say(two)'), declarations)).toEqual(['one']);
    expect(sourcesOf(calls("say(one) + say(two, 'clean')"), declarations)).toEqual(['one']);
  });

  it('are stored by callbacks that a helper runs', () => {
    const declarations = 'function run(job: () => void) { job(); }';
    const body = `
      const one = (await ${model('one')}).text;
      const two = (await ${model('two')}).text;
      let note = '';
      let other = '';
      run(() => { note = one; });
      run(() => { other = two; });
      f.print(other);
      ${sink('note')}`;
    expect(sourcesOf(body, declarations)).toEqual(['one']);
    expect([...sourcesOf(body.replace('other = two', 'note += two'), declarations)].sort()).toEqual([
      'one',
      'two',
    ]);
  });

  it('meet in a recursive function', () => {
    const declarations = `
      function fold(parts: any, seed: string): string { return a(parts) ? seed : fold(parts, seed + parts[0]); }
      declare const a: any;`;
    const body = `
      const one = await ${model('one')};
      const two = await ${model('two')};
      ${sink('fold([one.text], two.text)')}`;
    expect([...sourcesOf(body, declarations)].sort()).toEqual(['one', 'two']);
  });

  it('come around a loop, from the expression itself too', () => {
    const body = `
      let draft = (await ${model('one')}).text;
      while (f()) {
        const result = await generateText({ model: 'm', prompt: 'two', system: draft });
        draft = result.text;
      }`;
    expect(sourcesOf(body)).toEqual(['one', 'two']);
  });
});

describe('the order of the sources', () => {
  it('is by steps, then by place', () => {
    const body = `
      const one = \`\${(await ${model('one')}).text}\`;
      const two = (await ${model('two')}).text;
      const three = (await ${model('three')}).text;
      ${sink('one + two + three')}`;
    expect(sourcesOf(body)).toEqual(['two', 'three', 'one']);
  });
});

describe('many sources', () => {
  const gathered = (count: number): string => {
    const names = Array.from({ length: count }, (_, index) => `n${String(index)}`);
    return `${names.map((name) => `const ${name} = (await ${model(name)}).text;`).join('\n')}\n${sink(names.join(' + '))}`;
  };

  it('are all listed up to twenty-one', () => {
    const [flow] = flowsOf(gathered(21)).flows;
    expect(flow?.otherSources).toHaveLength(20);
    expect(flow?.hasMoreSources).toBe(false);
  });

  it('are cut beyond, which is said', () => {
    const [flow] = flowsOf(gathered(22)).flows;
    expect(flow?.otherSources).toHaveLength(20);
    expect(flow?.hasMoreSources).toBe(true);
  });

  it('are cut where their ways are too long to be told', () => {
    const hops = Array.from({ length: 300 }, (_, index) => `f${String(index)}(x + 'x')`);
    const chain = hops.map(
      (_, index) =>
        `function f${String(index)}(x: string): string { return ${hops[index + 1] ?? '`<${x}>`'}; }`,
    );
    const parts = [model('one'), model('two')].map((call) => `f0((await ${call}).text)`);
    const [flow] = flowsOf(sink(parts.join(' + ')), chain.join('\n')).flows;
    expect(flow).toMatchObject({ otherSources: [], hasMoreSources: true });
    expect(
      sourcesOf(sink(parts.join(' + ')), chain.slice(280).join('\n').replaceAll('f280(', 'f0(')),
    ).toEqual(['one', 'two']);
  });

  it('are cut where too many ways lead into one value', () => {
    const assignments = Array.from({ length: 150 }, () => 'if (f()) box.note = one;').join('\n');
    const [flow] = flowsOf(
      `const one = (await ${model('one')}).text;\n${assignments}\n${sink('box.note')}`,
      'const box: any = {};',
    ).flows;
    expect(flow?.otherSources).toEqual([]);
    expect(flow?.hasMoreSources).toBe(true);
  });
});

describe('one source', () => {
  it('has no others', () => {
    const [flow] = flowsOf(`const { text } = await ${model('one')};\n${sink('text')}`).flows;
    expect(flow).toMatchObject({ otherSources: [], hasMoreSources: false });
  });
});
