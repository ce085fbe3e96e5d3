import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readCatalog, ROOT } from '../../scripts/workspace.mjs';
import { pageOf } from '../pages/page-paths.mjs';
import { sizeOf } from '../pages/image-sizes.mjs';
import { plainBraces, plainHtml, plainMarkdown } from '../pages/plain-markdown.mjs';
import { siteLink } from '../pages/repository-links.mjs';
import { searchedReference } from '../pages/searched-text.mjs';
import { sidebarOf } from '../pages/sidebar.mjs';

const SITE = fileURLToPath(new URL('../', import.meta.url));
const load = createRequire(import.meta.url);

describe('a Markdown file of the repository', () => {
  test.each([
    ['docs/getting-started.md', 'getting-started.md'],
    ['docs/README.md', 'guides.md'],
    ['docs/rules/README.md', 'rules/index.md'],
    ['docs/rules/no-loose-trigger.md', 'rules/no-loose-trigger.md'],
    ['CONTRIBUTING.md', 'contributing.md'],
    ['site/index.md', 'index.md'],
    ['site/reference/@hearsay/core.md', 'reference/@hearsay/core.md'],
    ['site/playground.md', 'playground/index.md'],
    ['site/playground/README.md', undefined],
    ['site/README.md', undefined],
    ['README.md', undefined],
    ['packages/core/README.md', undefined],
    ['docs/tests/links.test.ts', undefined],
  ])('%s becomes %s', (file, page) => {
    expect(pageOf(file)).toBe(page);
  });
});

describe('a link of a Markdown file', () => {
  const repository = 'https://github.com/hearsay-ts/hearsay/';

  test.each([
    ['answers.md', 'docs/tools.md', '/answers.md'],
    ['answers.md#streams', 'docs/tools.md', '/answers.md#streams'],
    ['../laundering.md', 'docs/rules/no-loose-trigger.md', '/laundering.md'],
    ['README.md', 'docs/rules/no-loose-trigger.md', '/rules/index.md'],
    ['rules/', 'docs/tools.md', '/rules/index.md'],
    ['docs/rules', 'CONTRIBUTING.md', '/rules/index.md'],
    ['#here', 'docs/tools.md', '#here'],
    ['https://example.com/a.md', 'docs/tools.md', 'https://example.com/a.md'],
    ['mailto:desk@example.com', 'docs/tools.md', 'mailto:desk@example.com'],
    ['../packages/core', 'docs/tools.md', `${repository}tree/main/packages/core`],
    ['../packages/core/', 'docs/tools.md', `${repository}tree/main/packages/core`],
    [
      '../packages/core/src/prompt.ts#L3',
      'docs/tools.md',
      `${repository}blob/main/packages/core/src/prompt.ts#L3`,
    ],
    ['../README.md', 'docs/tools.md', `${repository}blob/main/README.md`],
    ['../CONTRIBUTING.md', 'docs/tools.md', '/contributing.md'],
  ])('to %s in %s leads to %s', (href, file, link) => {
    expect(siteLink(href, file, ROOT)).toBe(link);
  });
});

describe('what looks like a template', () => {
  test('is text: braces', () => {
    expect(plainBraces('a {{ secret }} b')).toBe('a &#123;&#123; secret }} b');
  });

  test.each([
    ['<T>', '&lt;T>'],
    ['</Prompt>', '&lt;/Prompt>'],
    ['<script setup>', '&lt;script setup>'],
    ['<br>', '<br>'],
    ['</details>', '</details>'],
    ['<!-- a remark -->', '<!-- a remark -->'],
  ])('is text unless it is an element: %s', (html, plain) => {
    expect(plainHtml(html)).toBe(plain);
  });

  test('reaches Vue from no place of a document', async () => {
    const { createMarkdownRenderer } = (await import(load.resolve('vitepress'))) as {
      createMarkdownRenderer(folder: string, options: object): Promise<MarkdownRenderer>;
    };
    const { parse } = load('@vue/compiler-dom') as { parse(template: string): TemplateNode };
    const markdown = await createMarkdownRenderer(ROOT, {
      attrs: { disable: true },
      config: (renderer: Parameters<typeof plainMarkdown>[0]) => plainMarkdown(renderer, () => true),
    });
    const html = markdown.render(TRICKY, { path: `${ROOT}docs/tricky.md` });
    const { dynamic, text } = readTemplate(parse(html));
    expect(dynamic).toEqual([]);
    for (const part of ['{{ a }}', '{{ b }}', '{{ c }}', '{{ d }}', '{{ e }}', '{{ f }}', '{{ g }}', '<T>']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('Promise<Answer>');
    expect(text).toContain('A word{.with-braces} behind it');
  });
});

interface MarkdownRenderer {
  render(source: string, environment: object): string;
}

/** What is read of a node of Vue's template: its kind by number, as Vue has it. */
interface TemplateNode {
  readonly type: number;
  readonly tag?: string;
  readonly tagType?: number;
  readonly content?: unknown;
  readonly props?: readonly { readonly type: number; readonly name: string }[];
  readonly children?: readonly TemplateNode[];
}

const TRICKY = `# A heading with {{ a }} and <T>

Text with {{ b }}, \`code with {{ c }}\`, a Promise<Answer> and [a link with {{ d }}](https://example.com).

| a cell with {{ e }} |
| --- |
| <T> |

<details><summary>{{ f }}</summary></details>

<Answer>

A word{.with-braces} behind it

\`\`\`ts
const template = '{{ g }}';
\`\`\`
`;

/** What Vue would run of a template, and its text. */
function readTemplate(node: TemplateNode): { dynamic: string[]; text: string } {
  const parts = (node.children ?? []).map(readTemplate);
  const directives = (node.props ?? []).filter(({ type, name }) => type === 7 && name !== 'pre');
  const isDynamic = node.type === 5 || (node.type === 1 && node.tagType !== 0) || directives.length > 0;
  return {
    dynamic: [
      ...(isDynamic ? [node.tag ?? JSON.stringify(node.content)] : []),
      ...parts.flatMap((part) => part.dynamic),
    ],
    text: (node.type === 2 ? String(node.content) : '') + parts.map(({ text }) => text).join(''),
  };
}

describe('a picture', () => {
  test('says how large it is', () => {
    expect(sizeOf('<svg xmlns="x" width="880" height="45.5" viewBox="0 0 880 454">')).toEqual({
      width: '880',
      height: '45.5',
    });
  });

  test('that does not say it is refused', () => {
    expect(() => sizeOf('<svg viewBox="0 0 880 454"><rect width="1" height="1"/></svg>')).toThrow('`width`');
  });
});

describe('the side bar', () => {
  test('has the order and the words of the index', () => {
    const [rules] = sidebarOf(ROOT, 'docs/rules/README.md');
    expect(rules?.text).toBe('Rules');
    expect(rules?.items[0]).toEqual({
      text: 'no-agent-text-in-prompt',
      link: '/rules/no-agent-text-in-prompt',
    });
  });
});

describe('the search', () => {
  test('reads of the reference what things are, not their tables', () => {
    const page = `# @hearsay/desk\n\nA desk.\n\n### Ticket\n\nDefined in: [desk](x)\n\n\`\`\`ts\ntype Ticket\n\`\`\`\n\nWhat somebody asks.\n\n#### Parameters\n\n| a | b |\n`;
    expect(searchedReference(page)).toBe('# @hearsay/desk\n\nA desk.\n\n### Ticket\n\nWhat somebody asks.');
  });
});

describe('the reference', () => {
  test('is not built with an export that has no doc comment, or a link that leads nowhere', () => {
    const program = `${SITE}node_modules/typedoc/bin/typedoc`;
    const config = `${SITE}tests/projects/undocumented/typedoc.config.mjs`;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [program, '--options', config, '--emit', 'none'],
      { encoding: 'utf8' },
    );
    expect(status).not.toBe(0);
    expect(stdout + stderr).toMatch(/undocumented \(CallSignature\).* does not have any documentation/u);
    expect(stdout + stderr).toContain('nothingOfThisName');
    expect(stdout + stderr).not.toMatch(/\bdocumented \(CallSignature\)/u);
  });

  test('is made with the TypeScript of the workspace', () => {
    // It is our own file.
    const manifest = JSON.parse(readFileSync(`${SITE}package.json`, 'utf8')) as {
      dependencies: Record<string, string>;
    };
    expect(manifest.dependencies['typescript']).toBe(readCatalog()['typescript']);
  });
});
