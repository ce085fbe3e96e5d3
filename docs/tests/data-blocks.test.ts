import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT, guideFiles } from './document-files.ts';

/** A JSON or YAML block of a guide. */
interface DataBlock {
  readonly place: string;
  readonly language: string;
  readonly text: string;
}

const BLOCK = /^```(?<language>json|yaml)\n(?<text>[\s\S]*?)\n```$/gm;

function blocksOf(file: string, text: string): readonly DataBlock[] {
  return [...text.matchAll(BLOCK)].map((match) => ({
    place: `${file}:${text.slice(0, match.index).split('\n').length}`,
    language: match.groups?.['language'] ?? '',
    text: match.groups?.['text'] ?? '',
  }));
}

function parseBlock({ language, text }: DataBlock): unknown {
  // Also for JSON, of which YAML is a superset, the stricter parser.
  return language === 'json' ? JSON.parse(text) : parse(text, { strict: true });
}

function readJsonWithComments(file: string): unknown {
  return ts.parseConfigFileTextToJson(file, readFileSync(ROOT + file, 'utf8')).config;
}

const blocks = guideFiles().flatMap(({ file, text }) => blocksOf(file, text));

describe('JSON and YAML in the guides', () => {
  it('stands in the guide on monorepos', () => {
    expect(blocks.filter(({ place }) => place.startsWith('docs/monorepos.md:')).length).toBeGreaterThan(6);
  });

  it.each(blocks)('$place can be read', (block) => {
    expect(parseBlock(block)).toBeTypeOf('object');
  });

  const shown = (key: string): readonly object[] =>
    blocks
      .filter(({ place }) => place.startsWith('docs/monorepos.md:'))
      .map((block): unknown => parseBlock(block))
      .filter((value) => typeof value === 'object' && value !== null)
      .filter((value) => key in value);

  it('shows the tasks of the sample monorepo', () => {
    expect(readJsonWithComments('fixtures/monorepo/turbo.json')).toMatchObject(shown('tasks')[0] ?? {});
    expect(shown('tasks')).toHaveLength(1);
  });

  it('shows the scripts of the sample monorepo', () => {
    const [ofPackage = {}, ofRoot = {}] = shown('scripts');
    expect(readJsonWithComments('fixtures/monorepo/packages/agents/package.json')).toMatchObject(ofPackage);
    expect(readJsonWithComments('fixtures/monorepo/package.json')).toMatchObject(ofRoot);
  });
});
