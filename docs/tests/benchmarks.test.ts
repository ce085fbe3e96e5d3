import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from './document-files.ts';

it('docs/benchmarks.md says how each bench is run', () => {
  const page = readFileSync(`${ROOT}docs/benchmarks.md`, 'utf8');
  const benches = readdirSync(`${ROOT}bench`).filter((name) => existsSync(`${ROOT}bench/${name}/run.mjs`));
  expect(benches.length).toBeGreaterThan(6);
  expect(benches.filter((name) => !page.includes(`node bench/${name}/run.mjs`))).toEqual([]);
});
