import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkProjects, type Report } from '@hearsay/checker';
import { afterAll, describe, expect, it } from 'vitest';
import { STRESS_PROGRAMS } from '../check/stress-programs.mjs';

const scratch = mkdtempSync(path.join(tmpdir(), 'hearsay-stress-test-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** What of the AI SDK the programs use, so that its thousands of declarations need not be read. */
const SDK = `export declare function generateText(options: {
  model: string; system?: string; prompt?: string;
}): Promise<{ readonly text: string }>;
`;

const KNOT = 'knot';

async function check(name: string, files: Readonly<Record<string, string>>): Promise<Report> {
  const folder = path.join(scratch, name);
  const sdk = path.join(folder, 'node_modules/ai');
  mkdirSync(sdk, { recursive: true });
  writeFileSync(
    path.join(sdk, 'package.json'),
    '{ "name": "ai", "version": "7.0.0", "types": "index.d.ts" }',
  );
  writeFileSync(path.join(sdk, 'index.d.ts'), SDK);
  const options = {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    types: [],
    noEmit: true,
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  return checkProjects({ cwd: folder });
}

const fileOf = (name: string): string => `${name.replaceAll(' ', '-')}.ts`;

describe('programs that people do not write', () => {
  const programs = STRESS_PROGRAMS.filter(({ name }) => name !== KNOT);

  it('are followed to their end', async () => {
    const files = programs.map(({ name, testSize, write }) => [fileOf(name), write(testSize)] as const);
    const report = await check('all', Object.fromEntries(files));
    expect(report.coverage.failedFiles).toEqual([]);
    // Of all notices there are, these alone: nothing was stopped.
    expect(report.notices.map((notice) => notice.slice(0, notice.indexOf(' branches')))).toEqual([
      '`else-if-arms.ts`, line 5: `main`',
      '`flat-statements.ts`, line 5: `main`',
    ]);
    const found = programs.map(({ name }) => {
      return [name, report.findings.filter(({ file }) => file === fileOf(name)).length];
    });
    const wanted = programs.map(({ name, size, testSize, leaks }) => [
      name,
      leaks === size ? testSize : leaks,
    ]);
    expect(found).toEqual(wanted);
  });

  it('say so where functions pass one another around in too many ways', async () => {
    const knot = STRESS_PROGRAMS.find(({ name }) => name === KNOT);
    const report = await check(KNOT, { 'knot.ts': knot?.write(knot.testSize) ?? '' });
    expect(report.coverage.failedFiles).toEqual([]);
    expect(report.notices.join('\n')).toMatch(/The analysis stopped at \d+ states/);
  });
});
