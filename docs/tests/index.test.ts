import { dirname, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guideFiles } from './document-files.ts';

const LINK = /\]\((?<target>[^)\s#]+\.md)(?:#[^)\s]*)?\)/g;

const files = guideFiles();

/** The pages that a page links to, by their paths from the root. */
function linkedFrom(page: string): string[] {
  const { text = '' } = files.find(({ file }) => file === page) ?? {};
  return [...text.matchAll(LINK)].map((match) => posix.join(dirname(page), match.groups?.['target'] ?? ''));
}

const pagesIn = (folder: string): string[] =>
  files.map(({ file }) => file).filter((file) => dirname(file) === folder);

describe('the index of the documents', () => {
  it('has every guide', () => {
    const guides = pagesIn('docs').filter((file) => file !== 'docs/README.md');
    expect(guides.length).toBeGreaterThan(15);
    expect(guides.filter((file) => !linkedFrom('docs/README.md').includes(file))).toEqual([]);
  });

  it('has every rule, on the page of the rules', () => {
    expect(linkedFrom('docs/README.md')).toContain('docs/rules/README.md');
    const rules = pagesIn('docs/rules').filter((file) => file !== 'docs/rules/README.md');
    expect(rules.length).toBeGreaterThan(10);
    expect(rules.filter((file) => !linkedFrom('docs/rules/README.md').includes(file))).toEqual([]);
  });

  it('is reached from the README, which has every guide, too', () => {
    const linked = linkedFrom('README.md');
    const guides = pagesIn('docs').concat('docs/rules/README.md');
    expect(guides.filter((file) => !linked.includes(file))).toEqual([]);
  });
});
