import { RULE_NAMES } from '@hearsay/flow';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allRules } from '../src/all-rules.ts';
import type { HearsayRule, PresetEntry, PresetName } from '../src/create-rule.ts';
import plugin from '../src/index.ts';

const PACKAGE = join(import.meta.dirname, '..');
const PAGES = join(PACKAGE, '..', '..', 'docs', 'rules');

const files = readdirSync(join(PACKAGE, 'src', 'rules')).map((name) => basename(name, '.ts'));
const rules: readonly (readonly [string, HearsayRule<string, readonly unknown[]>])[] =
  Object.entries(allRules);

describe.each(files)('the rule %s', (name) => {
  it('has a name that the documentation and `hearsay check` know', () => {
    expect(RULE_NAMES).toContain(name);
  });

  it('has a test and a page', () => {
    expect(existsSync(join(PACKAGE, 'tests', 'rules', `${name}.test.ts`))).toBe(true);
    expect(existsSync(join(PAGES, `${name}.md`))).toBe(true);
  });

  it('is in the plugin', () => {
    expect(Object.keys(allRules)).toContain(name);
  });
});

describe('the pages', () => {
  it('are of rules that exist, and stand in the index', () => {
    const pages = readdirSync(PAGES)
      .filter((name) => name !== 'README.md')
      .map((name) => basename(name, '.md'));
    expect([...pages].sort()).toEqual([...files].sort());
    const index = readFileSync(join(PAGES, 'README.md'), 'utf8');
    expect(pages.filter((name) => !index.includes(`| [${name}](${name}.md) |`))).toEqual([]);
  });
});

describe.each(rules)('what the rule %s says of itself', (name, { meta, name: own }) => {
  it('names its page', () => {
    expect(own).toBe(name);
    expect(meta.docs?.url).toMatch(new RegExp(`/docs/rules/${name}\\.md$`, 'u'));
  });

  it('is described in one clause', () => {
    expect(meta.docs?.description).toMatch(/^(?:Disallow|Require|Enforce) .*[^.]$/u);
  });

  it('reports in sentences', () => {
    for (const [id, message] of Object.entries(meta.messages)) {
      expect(id).toMatch(/^[a-z][A-Za-z]*$/u);
      expect(message).toMatch(/^(?:[A-Z]|[`{<].*).*[.}]$/su);
      expect(message).not.toMatch(/!$|please/iu);
    }
  });

  it('describes each option, and has a default for it', () => {
    const [schema, ...rest] = meta.schema as readonly OptionSchema[];
    expect(rest).toEqual([]);
    if (schema === undefined) return;
    expect(schema.additionalProperties).toBe(false);
    for (const [option, { description }] of Object.entries(schema.properties)) {
      expect(description, option).toMatch(/^[A-Z].*\.$/u);
    }
    const [defaults] = meta.defaultOptions as readonly object[];
    expect(Object.keys(defaults ?? {})).toEqual(Object.keys(schema.properties));
  });

  it('is what the presets hold', () => {
    for (const preset of ['recommended', 'strict', 'tools'] as const) {
      expect(plugin.configs[preset].rules[`@hearsay/${name}`], preset).toEqual(entryIn(meta, preset));
    }
    expect(plugin.configs.all.rules[`@hearsay/${name}`]).toBe('error');
  });

  it('suggests where it says that it does', () => {
    const source = readFileSync(join(PACKAGE, 'tests', 'rules', `${name}.test.ts`), 'utf8');
    const folder = join(PACKAGE, 'tests', 'rules', name);
    const cases = existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : [];
    const tests = [source, ...cases.map((file) => readFileSync(file, 'utf8'))];
    expect(tests.some((text) => text.includes('suggestions: ['))).toBe(meta.hasSuggestions === true);
  });
});

describe('the presets', () => {
  it('hold rules of the plugin only', () => {
    for (const { rules: levels } of Object.values(plugin.configs)) {
      const known = Object.keys(allRules).map((name) => `@hearsay/${name}`);
      expect(known).toEqual(expect.arrayContaining(Object.keys(levels)));
    }
  });
});

interface OptionSchema {
  readonly properties: Readonly<Record<string, { readonly description?: string }>>;
  readonly additionalProperties: boolean;
}

function entryIn(
  { docs }: HearsayRule<string, readonly unknown[]>['meta'],
  preset: PresetName,
): PresetEntry | undefined {
  return docs?.presets[preset];
}
