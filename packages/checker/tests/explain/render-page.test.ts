import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../src/explain/render-page.ts';
import { createPalette } from '../../src/report/pretty/palette.ts';

const PAGE = `# no-quarrel

<!-- Generated. -->

Disallows \`quarrel()\` between _friends_, **always**. It is long enough that the line has to be broken
somewhere, and code such as \`quarrel(left, right)\` stays whole.

## Examples

### ❌ Incorrect

\`\`\`ts
# not a heading
const snake_case_name = '[no](link)';

  quarrel(\`\${left}\`);
\`\`\`

- First, which goes on
  in the next line of the page and then further, beyond the width.
- Second with [a page](no-peace.md), [a guide](../guide.md#top) and [a site](https://example.com/x_y_z).

1. Once

| a   | b     |
| --- | ----- |
| \`c\` | a_b_c |
`;

function render(color: boolean, width: number): string {
  return renderPage(PAGE, {
    palette: createPalette(color),
    color,
    width,
    baseUrl: 'https://example.com/docs/rules/',
  });
}

describe('renderPage', () => {
  it('lays a page out for a terminal', () => {
    expect(render(false, 60)).toMatchInlineSnapshot(`
      "no-quarrel

      Disallows \`quarrel()\` between friends, always. It is long
      enough that the line has to be broken somewhere, and code
      such as \`quarrel(left, right)\` stays whole.

      Examples

      ❌ Incorrect

          # not a heading
          const snake_case_name = '[no](link)';

            quarrel(\`\${left}\`);

      - First, which goes on in the next line of the page and then
        further, beyond the width.
      - Second with a page, a guide
        (https://example.com/docs/guide.md#top) and a site
        (https://example.com/x_y_z).
      1. Once

      | a   | b     |
      | --- | ----- |
      | \`c\` | a_b_c |
      "
    `);
  });

  it('paints headings and code, and says the same', () => {
    const painted = render(true, 60);
    expect(painted).toContain('\u001B[1mExamples\u001B[22m');
    expect(painted).toContain('\u001B[36mquarrel()\u001B[39m');
    expect(
      stripVTControlCharacters(painted)
        .split('\n')
        .map((line) => line.replaceAll('`', '')),
    ).toEqual(
      render(false, 60)
        .split('\n')
        .map((line) => line.replaceAll('`', '')),
    );
  });
});
