import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { checkProjects, documentBlocks, findConfig } from '@hearsay/checker';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from './document-files.ts';
import { markedLines, reportedLines } from './marked-lines.ts';

const page = `${ROOT}docs/catalog-rows.md`;
const [declarations = '', config = '', program = ''] = documentBlocks(page, readFileSync(page, 'utf8')).map(
  ({ code }) => code,
);

// Beside the tests, so that the config finds `defineConfig`.
const project = realpathSync(mkdtempSync(join(ROOT, 'docs', '.catalog-rows-')));
afterAll(() => {
  rmSync(project, { recursive: true, force: true });
});

function write(file: string, text: string): void {
  mkdirSync(join(project, file, '..'), { recursive: true });
  writeFileSync(join(project, file), text);
}

describe('docs/catalog-rows.md', () => {
  it('shows rows with which the check reports each marked line of its program, and no other', async () => {
    write('node_modules/@acme/llm/index.d.ts', declarations);
    write(
      'node_modules/@acme/llm/package.json',
      '{ "name": "@acme/llm", "version": "1.0.0", "types": "index.d.ts" }',
    );
    symlinkSync(join(ROOT, 'docs/node_modules/@hearsay'), join(project, 'node_modules/@hearsay'));
    write('hearsay.config.ts', config);
    write('src/follow-up.ts', program);
    const compilerOptions = { module: 'NodeNext', target: 'ES2023', strict: true, types: [] };
    write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['src'] }));

    const found = await findConfig(project);
    if (found === undefined) throw new Error('The config of the guide was not found.');
    const report = await checkProjects({ cwd: project, config: found });
    expect(report.problems).toEqual([]);
    expect(markedLines(program)).toHaveLength(4);
    expect(reportedLines(report, 'src/follow-up.ts', program)).toEqual(markedLines(program));
  });
});
