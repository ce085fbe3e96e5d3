import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { formatHtml } from '../../src/report/html-format.ts';
import { HOSTILE, pageReport } from '../support/page-report.ts';
import { JOINED_LEAK, LEAK, sampleReport } from '../support/sample-report.ts';

/** What stands between the tags of a page's only element of this name. */
function contentOf(page: string, tag: 'style' | 'script'): string {
  const contents = [...page.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'gu'))];
  expect(contents).toHaveLength(1);
  return contents[0]?.[1] ?? '';
}

describe('formatHtml', () => {
  it('lets nothing of the checked project become markup', () => {
    const page = formatHtml(pageReport());
    expect(page).not.toContain('<img');
    expect(page).not.toContain('<!--');
    expect(page).not.toContain('\u202E');
    expect(page.match(/<script/gu)).toHaveLength(1);
    expect(page).toContain(
      '&lt;/script&gt;&lt;img src=x onerror=&quot;document.title=&#39;owned&#39;&quot;&gt;&#39;&quot;&amp;{{x}}&lt;!--',
    );
    expect(page).not.toContain(HOSTILE);
  });

  it('names its only style and script in its policy, and nothing else', () => {
    const page = formatHtml(sampleReport());
    const digests = (['style', 'script'] as const).map((tag) =>
      createHash('sha256').update(contentOf(page, tag)).digest('base64'),
    );
    expect(/Content-Security-Policy" content="(?<policy>[^"]*)"/u.exec(page)?.groups?.['policy']).toBe(
      `default-src &#39;none&#39;; style-src &#39;sha256-${digests[0]}&#39;; script-src &#39;sha256-${digests[1]}&#39;; base-uri &#39;none&#39;; form-action &#39;none&#39;`,
    );
    expect(page).not.toMatch(/\s(?:style|on\w+)=/u);
    expect(page).not.toMatch(/\s(?:src|srcset|data|poster|action)=/u);
    expect(contentOf(page, 'style')).not.toMatch(/url\(|@import/u);
  });

  it('writes the same bytes whatever the time', () => {
    const timing = { totalMs: 1, loadMs: 1, extractMs: 1, solveMs: 1, cacheHits: 9 };
    expect(formatHtml(sampleReport({ timing }))).toBe(formatHtml(sampleReport()));
  });

  it('groups findings by the prompt that they reach, and links each from the index', () => {
    const page = formatHtml(pageReport());
    const groups = [...page.matchAll(/<h3 id="group-([\w-]+)">/gu)].map(([, rank]) => rank);
    expect(groups).toEqual(['system', 'user', 'tool-result', 'none']);
    const targets = [...page.matchAll(/href="#([^"]+)"/gu)].map(([, target]) => target ?? '');
    expect(targets).toContain(`finding-${LEAK.fingerprint}`);
    expect(targets.filter((target) => !page.includes(` id="${target}"`))).toEqual([]);
  });

  it('shows the flow of every source, and says when some are not listed', () => {
    const count = (text: string, part: string): number => text.split(part).length - 1;
    const page = formatHtml(sampleReport({ findings: [JOINED_LEAK] }));
    expect(count(page, '<ol class="flow"')).toBe(3);
    expect(page).not.toContain('There may be more sources');
    const cut = formatHtml(sampleReport({ findings: [{ ...LEAK, hasMoreSources: true }] }));
    expect(cut).toContain('and from perhaps more sources');
    expect(cut).toContain('There may be more sources than are listed.');
    expect(formatHtml(sampleReport())).not.toContain('class="other-sources"');
  });

  it('says when nothing was found, endorsed or recognised', () => {
    const page = formatHtml(
      sampleReport({
        findings: [],
        endorsements: [],
        coverage: { files: 3, failedFiles: [], sources: 0, sinks: 0, sanitizers: 0, sdks: [] },
      }),
    );
    expect(page).toContain('<h1>No findings</h1>');
    expect(page).toContain('No prompt sink was recognised, so the absence of findings proves nothing.');
    expect(page).toContain('No text is endorsed as trusted.');
    expect(page).toContain('none recognised');
    expect(page).not.toContain('<form');
  });

  it('shows a finding whose text is not known without code', () => {
    const page = formatHtml(sampleReport({ texts: new Map() }));
    expect(page).toContain('what the model answered');
    expect(page).not.toContain('<pre');
  });
});
