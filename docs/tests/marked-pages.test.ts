import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkProjects, documentBlocks, type Report } from '@hearsay/checker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './document-files.ts';
import { markedLines, reportedLines } from './marked-lines.ts';

const ADOPTING = ['adopting-ai-sdk', 'adopting-openai-agents'];
const PAGES = [...ADOPTING, 'how-the-check-works'];

const blocks = PAGES.flatMap((page) => {
  const file = `${ROOT}docs/${page}.md`;
  return documentBlocks(file, readFileSync(file, 'utf8'))
    .filter(({ demand }) => demand.kind === 'compiles')
    .map(({ line, code }) => ({ page, place: `${page}.md:${line}`, file: `${page}-${line}.ts`, code }));
});

// Beside the tests, so that the packages resolve.
const project = realpathSync(mkdtempSync(join(ROOT, 'docs', '.marked-pages-')));
afterAll(() => {
  rmSync(project, { recursive: true, force: true });
});

describe('the guides whose lines say where they leak', () => {
  let report: Report;

  beforeAll(async () => {
    for (const { file, code } of blocks) writeFileSync(join(project, file), code);
    const compilerOptions = { module: 'NodeNext', target: 'ES2023', lib: ['ES2023', 'DOM'], strict: true };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    report = await checkProjects({ cwd: project });
  });

  it('are read whole', () => {
    expect(report.problems).toEqual([]);
  });

  it.each(blocks)('$place: each marked line is reported, and no other', ({ file, code }) => {
    expect(reportedLines(report, file, code)).toEqual(markedLines(code));
  });

  it.each(ADOPTING)('%s begins with code that leaks, and ends with code that does not', (page) => {
    const counts = blocks.filter((block) => block.page === page).map(({ code }) => markedLines(code).length);
    expect(counts[0]).toBeGreaterThan(2);
    expect(counts.slice(1).every((count) => count === 0)).toBe(true);
  });
});
