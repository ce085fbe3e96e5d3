import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isObject, pointerToken } from '@hearsay/tool-rules';
import { Tool } from '../src/tool.ts';
import { TOOL_DIALECTS, type ToolDialect } from '../src/tool-dialect.ts';
import type { Loss } from '../src/wires/loss.ts';

interface Server {
  readonly package: string;
  readonly version: string;
  readonly tools: readonly { readonly name: string; readonly inputSchema: unknown }[];
}

const FILE = new URL('real-declarations/mcp-servers.json', import.meta.url);
// Written by scripts/gather-tool-declarations.mjs, which asked the servers.
const { servers } = JSON.parse(readFileSync(FILE, 'utf8')) as { servers: readonly Server[] };
const declared = servers.flatMap((server) =>
  server.tools.map((declaration) => ({
    title: `${server.package} ${declaration.name}`,
    declaration,
    tool: Tool.from('mcp', declaration),
  })),
);

/** Every form of every dialect. */
const FORMS: readonly { readonly dialect: ToolDialect; readonly options: object; readonly title: string }[] =
  [
    ...TOOL_DIALECTS.map((dialect) => ({ dialect, options: {}, title: dialect })),
    { dialect: 'openai-chat', options: { strict: true }, title: 'openai-chat, strict' },
    { dialect: 'openai-responses', options: { strict: true }, title: 'openai-responses, strict' },
    { dialect: 'anthropic', options: { strict: true }, title: 'anthropic, strict' },
    { dialect: 'gemini', options: { form: 'parameters' }, title: 'gemini, parameters' },
  ];

/** The places at which two values of JSON differ, as JSON Pointers. */
function differences(one: unknown, other: unknown, path: string): readonly string[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length)
    return one.flatMap((element, index) => differences(element, other[index], `${path}/${index}`));
  if (!isObject(one) || !isObject(other)) return [path];
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const within = names.flatMap((name) =>
    differences(one[name], other[name], `${path}/${pointerToken(name)}`),
  );
  return within;
}

const parentOf = (path: string): string => path.replace(/\/[^/]*$/u, '');

/** Whether a loss tells of a place: of itself, of what it stands in, of something in it, or of a keyword beside it. */
function isTold(path: string, losses: readonly Loss[]): boolean {
  return losses.some(
    (loss) =>
      path.startsWith(loss.path) ||
      loss.path.startsWith(path) ||
      (loss.keyword === 'exclusiveMinimum' && parentOf(path) === parentOf(loss.path)) ||
      // What could not be a keyword is said in the description beside it.
      (path.endsWith('/description') && parentOf(path) === parentOf(loss.path)) ||
      // A member that is required now is told of where it stands, and changes the list beside.
      (loss.keyword === 'required' && path === loss.path.replace(/\/properties\/[^/]*$/u, '/required')) ||
      // What a reference names is told of where it is defined.
      (loss.path.includes('/$defs/') && path.endsWith(`/${loss.keyword}`)) ||
      (loss.path.includes('/$defs/') && loss.keyword === 'required' && path.includes('/properties/')),
  );
}

/** The same schema in the words that all dialects share: nothing of it is lost when it is written so. */
function plain(value: unknown, root: unknown): unknown {
  if (Array.isArray(value)) return value.map((element) => plain(element, root));
  if (!isObject(value)) return value;
  const { $ref, $defs: _defs, definitions: _definitions, const: constant, oneOf, ...others } = value;
  if (typeof $ref === 'string' && $ref.startsWith('#/')) {
    const target = $ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), root);
    return plain({ ...(isObject(target) ? target : {}), ...others }, root);
  }
  const { exclusiveMinimum, required, ...rest } = others;
  const members = {
    ...rest,
    ...(Array.isArray(required) && required.length === 0 ? {} : { required }),
    ...(typeof constant === 'string' ? { enum: [constant] } : {}),
    ...(oneOf === undefined ? {} : { anyOf: oneOf }),
    // Of whole numbers, the next one is the smallest.
    ...(others['type'] === 'integer' && typeof exclusiveMinimum === 'number'
      ? { minimum: exclusiveMinimum + 1 }
      : { exclusiveMinimum }),
  };
  const { properties, ...inner } = withoutNull(members);
  const named = isObject(properties) && Object.keys(properties).length === 0 ? {} : { properties };
  const entries = Object.entries({ ...inner, ...named }).filter(([, member]) => member !== undefined);
  return Object.fromEntries(
    entries.map(([key, member]) => [
      key,
      key === 'properties' && isObject(member)
        ? Object.fromEntries(Object.entries(member).map(([name, one]) => [name, plain(one, root)]))
        : plain(member, root),
    ]),
  );
}

/** Types in a list, alternatives with null, and `nullable` are three ways to say one thing. */
function withoutNull(schema: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { type, anyOf, enum: values, ...others } = schema;
  const types: readonly unknown[] = Array.isArray(type) ? type : [];
  const names = types.filter((name) => name !== 'null');
  const arms: readonly unknown[] = Array.isArray(anyOf)
    ? anyOf
    : names.length > 1
      ? names.map((name) => ({ type: name }))
      : [];
  const isNull = (arm: unknown): boolean => isObject(arm) && arm['type'] === 'null';
  const kept = arms.filter((arm) => !isNull(arm));
  const nullable = names.length < types.length || kept.length < arms.length ? { nullable: true } : {};
  const [only] = kept;
  if (kept.length === 1 && isObject(only)) return withoutNull({ ...others, ...only, ...nullable });
  const own = Array.isArray(type) ? (names.length === 1 ? { type: names[0] } : {}) : { type };
  return {
    ...others,
    ...nullable,
    ...(kept.length > 0 ? { anyOf: kept } : {}),
    // The members of a closed set have the type.
    ...(Array.isArray(values) ? { enum: values.filter((value) => value !== null) } : own),
  };
}

describe('the declarations of real servers', () => {
  it('are 251, of 17 packages', () => {
    expect(declared).toHaveLength(251);
    expect(servers).toHaveLength(17);
  });

  it.each(declared)('$title is read, and keeps its schema to the letter', ({ declaration, tool }) => {
    expect(JSON.stringify(tool.parameters)).toBe(JSON.stringify(declaration.inputSchema));
    const known = ['title', 'outputSchema', 'annotations', 'icons', 'execution', '_meta'];
    expect(tool.losses.map(({ keyword }) => keyword).filter((keyword) => !known.includes(keyword))).toEqual(
      [],
    );
    const dropped = Object.keys(declaration).filter((key) => known.includes(key));
    expect(tool.losses.map(({ keyword }) => keyword)).toEqual(dropped);
    expect(Tool.parse(JSON.stringify(tool)).equals(tool)).toBe(true);
  });
});

const figures = new Map<string, { same: number; losses: number }>();

describe.each(FORMS)('to $title and back', ({ dialect, options, title }) => {
  it('every declaration is the same, or every difference is told', () => {
    const figure = { same: 0, losses: 0 };
    const silent: string[] = [];
    for (const { title: name, tool } of declared) {
      const { declaration, losses } = tool.to(dialect, options);
      const back = Tool.from(dialect, declaration);
      const all = [...losses, ...back.losses];
      figure.losses += losses.length;
      if (JSON.stringify(back) === JSON.stringify(tool)) figure.same += 1;
      const before = { ...tool.toJSON(), parameters: plain(tool.parameters, tool.parameters) };
      const after = { ...back.toJSON(), parameters: plain(back.parameters, back.parameters) };
      for (const path of differences(before, after, ''))
        if (!isTold(path, all)) silent.push(`${name} ${path}`);
      for (const { path, message } of losses) {
        expect(path).toMatch(/^\/(?:name|description|parameters|triggers)/u);
        expect(message).toMatch(/\S.*\.$/u);
      }
    }
    expect(silent).toEqual([]);
    figures.set(title, figure);
  });
});

it('the figures of the guide are these', () => {
  expect(Object.fromEntries(figures)).toMatchInlineSnapshot(`
    {
      "ai-sdk": {
        "losses": 0,
        "same": 251,
      },
      "anthropic": {
        "losses": 0,
        "same": 251,
      },
      "anthropic, strict": {
        "losses": 753,
        "same": 0,
      },
      "cactus": {
        "losses": 0,
        "same": 251,
      },
      "gemini": {
        "losses": 421,
        "same": 19,
      },
      "gemini, parameters": {
        "losses": 541,
        "same": 29,
      },
      "mcp": {
        "losses": 0,
        "same": 251,
      },
      "ollama": {
        "losses": 847,
        "same": 19,
      },
      "openai-chat": {
        "losses": 0,
        "same": 251,
      },
      "openai-chat, strict": {
        "losses": 1416,
        "same": 0,
      },
      "openai-responses": {
        "losses": 0,
        "same": 251,
      },
      "openai-responses, strict": {
        "losses": 1416,
        "same": 0,
      },
    }
  `);
});
