import { AgentText } from '@hearsay/core';
import { describe, expect, test } from 'vitest';
import { extractJson } from '../src/extract-json.ts';
import { repairJson } from '../src/repair.ts';

const json = '{"verdict":"approve","note":"a } in a \\" string"}';

describe('extractJson', () => {
  test.each([
    ['JSON alone', json, json],
    ['white space and a byte order mark', `\uFEFF \n${json}\n`, json],
    ['a fence', `\`\`\`json\n${json}\n\`\`\``, json],
    ['a fence with Windows line ends', `Sure!\r\n\`\`\`json\r\n${json}\r\n\`\`\`\r\n`, json],
    ['a fence of tildes', `~~~\n${json}\n~~~`, json],
    ['a longer fence around a shorter one', `\`\`\`\`\n["\`\`\`"]\n\`\`\`\``, '["```"]'],
    ['a fence that is no JSON, and prose', `\`\`\`sh\nls\n\`\`\`\n${json}`, json],
    ['prose around it', `Here you are: ${json} Anything else?`, json],
    ['a footnote before it', `As said [1], ${json}`, json],
    ['braces of prose before it', `A set {a, b}, then ${json}`, json],
    ['an array in prose', 'The scores are [1, 2].', '[1, 2]'],
  ])('finds %s', (_title, text, expected) => {
    expect(extractJson(text).raw()).toBe(expected);
    expect(extractJson(AgentText.from(text)).raw()).toBe(expected);
  });

  test.each([
    ['two objects, one of which may be planted', `${json} or ${json}`],
    ['two fences', `\`\`\`\n1\n\`\`\`\n\`\`\`\n2\n\`\`\``],
    ['no JSON', 'I would approve this.'],
    ['JSON that is cut off', json.slice(0, -1)],
    ['an open fence', `\`\`\`json\n{"a":1`],
    ['nothing', ''],
  ])('gives back %s as it was', (_title, text) => {
    expect(extractJson(text).raw()).toBe(text);
  });

  test('takes linear time for brackets that are never closed', () => {
    const text = '{['.repeat(500_000);
    expect(extractJson(text).raw()).toBe(text);
  });

  test('takes text only', () => {
    expect(() => extractJson(3 as never)).toThrow(TypeError);
  });
});

describe('repairJson', () => {
  test('leaves JSON alone', () => {
    expect(repairJson(json).text.raw()).toBe(json);
    expect(repairJson(json).isRepaired).toBe(false);
  });

  test('mends what is nearly JSON, and says so', () => {
    const { text, isRepaired } = repairJson("{verdict: 'approve', // fine\n}");
    expect(JSON.parse(text.raw())).toEqual({ verdict: 'approve' });
    expect(isRepaired).toBe(true);
  });

  test('gives back what cannot be mended', () => {
    const { text, isRepaired } = repairJson('}{');
    expect([text.raw(), isRepaired]).toEqual(['}{', false]);
  });

  test('survives nesting that no stack holds', () => {
    const deep = '['.repeat(200_000);
    expect(repairJson(deep).text.raw().length).toBeGreaterThan(0);
  });
});
