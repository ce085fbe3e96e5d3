import { describe, expect, it } from 'vitest';
import { analyzeSource } from '../support/analyze-source.ts';

const HEAD = `
import { generateText } from 'ai';
declare function tableOf(columns: object): any;
declare function query(table: unknown, ...rest: unknown[]): any;
`;

/** Follows functions only a few steps: fewer than there are in a table of callbacks that goes through a program. */
function analyze(text: string): ReturnType<typeof analyzeSource> {
  return analyzeSource({ '/desk.ts': HEAD + text }, { budget: { states: 10_000, functionStates: 60 } });
}

const COLUMNS = Array.from({ length: 20 }, (_, index) => `column${index}: tableOf(() => ${index})`).join(
  ', ',
);

describe('callable values', () => {
  it('do not follow callbacks through values that nobody calls', () => {
    const report = analyze(`
      const table = tableOf({ ${COLUMNS} });
      const first = query(table); const second = query(first, table); const third = query(second, first);
      export const rows = [query(third), query(second, third), { first, second, third }];
      export async function write(question: string) {
        const { text } = await generateText({ model: 'm', prompt: question });
        await generateText({ model: 'm', prompt: text });
      }
    `);
    expect(report.stoppedAt).toBeUndefined();
    expect(report.flows).toHaveLength(1);
  });

  it.each([
    ['a list', 'const steps = [ask]; for (const step of steps) await step(text);'],
    ['a member', 'const desk = { steps: { ask } }; await desk.steps.ask(text);'],
    ['a parameter', 'const run = (step: any, text: string) => step(text); await run(ask, text);'],
    ['a rest parameter', 'const run = (...steps: any[]) => steps[1](text); await run(1, ask);'],
    ['a spread', 'const run = (one: any, two: any) => two(text); await run(...[1, ask]);'],
    ['a default', 'const run = (text: string, step: any = ask) => step(text); await run(text);'],
    ['what another function gives', 'const make = () => ask; await make()(text);'],
    ['what an unknown function gives', 'const make = [() => ask][0]; await make()(text);'],
    ['a callback', 'const run = [(step: any) => step(text)][0]; await run(ask);'],
    ['what is captured', 'const make = (step: any) => (text: string) => step(text); await make(ask)(text);'],
    [
      'what is stored by a closure',
      'let step: any; const put = () => { step = ask; }; put(); await step(text);',
    ],
    [
      'what is stored in an argument',
      'const put = (box: any) => { box.step = ask; }; const box: any = {}; put(box); await box.step(text);',
    ],
    [
      'what a method stores',
      'class Desk { step: any; put(step: any) { this.step = step; } } const desk = new Desk(); desk.put(ask); await desk.step(text);',
    ],
    ['what is thrown', 'try { throw ask; } catch (step: any) { await step(text); }'],
    ['a wrapper of a library', 'const step = query(ask); await step(text);'],
  ])('follow a function through %s', (_title, body) => {
    const report = analyze(`
      export async function write(question: string) {
        const ask = async (prompt: string) => generateText({ model: 'm', prompt });
        const { text } = await generateText({ model: 'm', prompt: question });
        ${body}
      }
    `);
    expect(report.stoppedAt).toBeUndefined();
    expect(report.flows).toHaveLength(1);
  });
});
