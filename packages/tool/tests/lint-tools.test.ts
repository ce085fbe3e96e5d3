import { describe, expect, it } from 'vitest';
import { lintTools } from '../src/lint-tools.ts';
import type { ToolFinding } from '../src/lint/tool-finding.ts';
import { CHECKS } from '../src/lint/check-table.ts';
import { Tool } from '../src/tool.ts';

const WHEN = 'Use it when somebody asks for it.';

/** A tool whose description is in order, with these arguments, all of them required. */
function tool(name: string, properties: object, more: object = {}): Tool {
  const required = Object.keys(properties);
  return new Tool(name, `Do what ${name} says. ${WHEN}`, { type: 'object', properties, required, ...more });
}

function told(tools: readonly unknown[], options?: Parameters<typeof lintTools>[1]): string[] {
  return lintTools(tools, options).map(({ level, check, path }) => `${level} ${check} ${path}`.trim());
}

function messages(findings: readonly ToolFinding[]): string[] {
  return findings.map(({ message }) => message);
}

describe('closed sets', () => {
  const side = (...values: string[]): Tool => tool('put_window', { side: { type: 'string', enum: values } });

  it('are spelled as people say them', () => {
    expect(told([side('left half', 'right half', 'full screen')])).toEqual([]);
    expect(told([side('left_half', 'rightHalf', 'full-screen', 'en-US')])).toEqual([
      'warning enum-spoken /parameters/properties/side/enum/0',
      'warning enum-spoken /parameters/properties/side/enum/1',
      'info enum-kebab /parameters/properties/side/enum/2',
    ]);
    expect(messages(lintTools([side('left_half')]))[0]).toContain('Write `left half`');
    expect(told([side('dark_mode')], { allowValues: ['dark_mode'] })).toEqual([]);
  });

  it('hide no word in another', () => {
    expect(told([side('on', 'off')])).toEqual([]);
    expect(told([side('off', 'office')])).toEqual([
      'warning enum-hidden-word /parameters/properties/side/enum/0',
    ]);
    const split = tool('go', { state: { enum: ['off'] }, place: { enum: ['office'] } });
    expect(told([split])).toEqual(['warning enum-hidden-word /parameters/properties/state/enum/0']);
  });

  it('hold a key and its modifiers as one', () => {
    const key = { type: 'string', enum: ['s', 'c'] };
    const modifiers = { type: 'array', items: { type: 'string', enum: ['cmd', 'shift'] } };
    const [finding] = lintTools([tool('press', { key, modifiers })]);
    expect(finding).toMatchObject({
      check: 'key-plus-modifiers',
      level: 'warning',
      rule: 'no-key-plus-modifiers',
    });
    expect(finding?.message).toContain('`cmd s`');
    const many = { type: 'string', enum: Array.from({ length: 40 }, (_, index) => `f${index}`) };
    expect(messages(lintTools([tool('press', { key: many, modifiers })]))[0]).not.toContain('such as');
    expect(told([tool('press', { shortcut: { enum: ['cmd s', 'enter'] } })])).toEqual([]);
  });
});

describe('arguments', () => {
  it('are required', () => {
    const optional = { type: 'object', required: ['x'] };
    const x = { type: 'integer', minimum: 0, maximum: 10 };
    const click = (button: object): Tool =>
      new Tool('click', `Click the mouse. ${WHEN}`, { ...optional, properties: { x, button } });
    const findings = lintTools([click({ enum: ['left', 'right'] })]);
    expect(findings.map(({ level, check, path }) => [level, check, path])).toEqual([
      ['warning', 'optional-argument', '/parameters/properties/button'],
    ]);
    expect(findings[0]?.message).toContain('optional choice');
    expect(messages(lintTools([click({ type: 'string' })]))[0]).toContain('optional text');
    expect(told([click({ type: 'string', default: 'left' })])).toEqual([]);
    expect(told([click({ type: 'string' })], { allowOptional: ['button'] })).toEqual([]);
  });

  it('that are numbers have bounds', () => {
    expect(told([tool('set', { percent: { type: 'integer', minimum: 0, maximum: 100 } })])).toEqual([]);
    expect(told([tool('set', { percent: { type: 'integer', minimum: 0 } })])).toEqual([
      'info unbounded-number /parameters/properties/percent',
    ]);
  });

  it('are those of an object, and required by names that there are', () => {
    expect(told([new Tool('a', `Do it now. ${WHEN}`, { type: 'string' })])).toEqual([
      'error not-object /parameters/type',
    ]);
    expect(told([new Tool('a', `Do it now. ${WHEN}`, null)])).toEqual(['error not-object /parameters']);
    expect(told([tool('a', {}, { required: ['room'] })])).toEqual([
      'error required-unknown /parameters/required/0',
    ]);
    expect(told([tool('a', {})])).toEqual([]);
  });
});

describe('descriptions', () => {
  const described = (description: string): string[] =>
    told([new Tool('set_light', description, { type: 'object' })]);

  it.each(['', 'Set light', 'set light', 'turn the light on', 'The light of a room', 'Light'])(
    'are sentences, which %j is not',
    (description) => {
      expect(described(description)).toEqual(['warning description-sentence /description']);
    },
  );

  it('say when to use the tool, at best', () => {
    expect(described('Turn a room light on or off')).toEqual(['info description-when /description']);
    expect(described('Turn a room light on or off, when somebody asks')).toEqual([]);
  });
});

describe('tools', () => {
  const city = { city: { type: 'string' } };
  const named = (name: string, description: string, properties: object): Tool =>
    new Tool(name, `${description} ${WHEN}`, {
      type: 'object',
      properties,
      required: Object.keys(properties),
    });

  it('have one intent each', () => {
    const twins = [
      named('get_weather', 'Get the weather for a city.', city),
      named('fetch_weather', 'Fetch the weather of a city.', city),
    ];
    expect(lintTools(twins)).toMatchObject([{ check: 'same-intent', tool: 'fetch_weather', index: 1 }]);
    expect(told(twins, { sameIntent: 1 })).not.toContain('same-intent');
  });

  it.each([
    [
      'open and close',
      ['open_app', 'Launch an application and bring it to the front.'],
      ['close_app', 'Quit a running application.'],
    ],
    [
      'volume and brightness',
      ['set_volume', 'Set the sound volume as a percentage.'],
      ['set_brightness', 'Set the display brightness as a percentage.'],
    ],
  ])('are told apart: %s', (_name, [one = '', says = ''], [other = '', saysOther = '']) => {
    expect(told([named(one, says, city), named(other, saysOther, city)])).toEqual([]);
  });

  it('are five at most before some of them are not shown', () => {
    const many = (count: number): Tool[] =>
      Array.from({ length: count }, (_, index) => tool(`step${index}`, {}));
    const retrieval = (count: number): ToolFinding[] =>
      lintTools(many(count)).filter(({ check }) => check === 'retrieval');
    expect(retrieval(5)).toEqual([]);
    expect(retrieval(6)).toMatchObject([{ level: 'info', tool: undefined, index: undefined, path: '' }]);
  });

  it('are used in short conversations', () => {
    expect(told([], { conversation: { turns: 2, tokens: 100 } })).toEqual([]);
    expect(told([], { conversation: { turns: 8 } })).toEqual(['info session-length']);
    expect(told([], { conversation: { tokens: 240 } })).toEqual(['info session-length']);
  });
});

describe('triggers', () => {
  it('compile, match something, and end', () => {
    const window = tool('put_window', {})
      .withTrigger('(')
      .withTrigger('x*')
      .withTrigger('(a+)+b')
      .withTrigger('light');
    expect(told([window])).toEqual([
      'error trigger-invalid /triggers/0',
      'error trigger-empty /triggers/1',
      'warning trigger-slow /triggers/2',
      'info trigger-loose /triggers/3',
    ]);
    expect(told([tool('put_window', {}).withTrigger('\\b(left|right) half\\b')])).toEqual([]);
  });

  it('belong to one tool', () => {
    const tools = [tool('open_door', {}), tool('close_door', {})].map((each) =>
      each.withTrigger('\\bx y\\b'),
    );
    expect(told(tools)).toEqual(['warning trigger-overlap /triggers/0']);
    const foreign = [tool('open_door', {}).withTrigger('\\bclose_door says\\b'), tool('close_door', {})];
    expect(told(foreign)).toEqual(['warning trigger-overlap /triggers/0']);
  });
});

describe('declarations that are no tools', () => {
  const flat = {
    name: 'ping',
    description: `Check that a host answers. ${WHEN}`,
    parameters: { type: 'object' },
  };

  it('are read when they are flat', () => {
    expect(told([flat])).toEqual([]);
    const { parameters, ...named } = flat;
    expect(told([{ type: 'function', strict: true, ...named, parameters }])).toEqual([]);
  });

  it('are told of and read when they have another shape', () => {
    const nested = { type: 'function', function: { ...flat, description: '' } };
    const [first, second] = lintTools([flat, nested]);
    expect(first).toMatchObject({ check: 'nested-shape', level: 'error', index: 1, path: '', tool: 'ping' });
    expect(first?.message).toContain("Tool.from('openai-chat'");
    expect(second).toMatchObject({ check: 'description-sentence', index: 1 });
  });

  it.each([{ name: 'ping' }, null, 'ping', []])('are told of when they are none at all: %j', (given) => {
    expect(lintTools([given])).toMatchObject([{ check: 'not-a-tool', level: 'error', tool: undefined }]);
  });
});

it('levels can be changed, one by one', () => {
  const wordy = tool('put_window', { side: { enum: ['left_half'] }, at: { type: 'number' } });
  expect(told([wordy], { levels: { 'enum-spoken': 'error', 'unbounded-number': 'off' } })).toEqual([
    'error enum-spoken /parameters/properties/side/enum/0',
  ]);
});

it('findings stand in the order of the tools, and hold sentences', () => {
  const tools = [tool('open_door', { x: { type: 'number' } }), tool('close_door', { x: { type: 'number' } })];
  const findings = lintTools(tools);
  expect(findings.map(({ index }) => index)).toEqual([0, 1]);
  for (const message of messages(findings)) expect(message).toMatch(/^(?:[A-Z]|`).*\.$/u);
});

it('every check has a level, and a rule that exists where it has one', () => {
  for (const { level, rule } of Object.values(CHECKS)) {
    expect(['error', 'warning', 'info']).toContain(level);
    if (rule !== undefined) expect(rule).toMatch(/^[a-z-]+$/u);
  }
});
