import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { knownSdks } from '@hearsay/flow';
import { describe, expect, it } from 'vitest';
import type { AnalysisRequest } from '../../src/analysis/analysis-request.ts';
import { analyzeProjects } from '../../src/analysis/analyze-projects.ts';
import type { ProjectAnalysis } from '../../src/analysis/project-analysis.ts';
import { CacheStore } from '../../src/cache/cache-store.ts';
import { sdkProject } from '../support/sdk-project.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { prompting } from './scenario.ts';

const HELPER =
  "import { other } from './other';\nexport function helper(t: string): string { return other(t); }";
const KEPT = "export function other(t: string): string { return 'x'; }";
const PASSED_ON = 'export function other(t: string): string { return t; }';

function project(): string {
  return temporaryFolder(
    sdkProject({
      'src/a.ts': prompting('helper(text)', "import { helper } from './helper';"),
      'src/helper.ts': HELPER,
      'src/other.ts': KEPT,
      'src/b.ts': 'export const b = 1;',
      'src/c.ts': 'export const c = 1;',
      'src/d.ts': 'export const d = 1;',
    }),
  );
}

/** Beside the sources: a folder that comes to stand among them changes what there is to be looked for. */
function storeOf(cwd: string): CacheStore {
  return new CacheStore(join(cwd, 'node_modules/.cache'), '0'.repeat(24));
}

function requestFor(cwd: string, change: Partial<AnalysisRequest> = {}): AnalysisRequest {
  return {
    cwd,
    projects: [],
    paths: [],
    targetProblems: [],
    sdks: knownSdks,
    extras: { control: false, labels: [] },
    store: storeOf(cwd),
    onStep: () => undefined,
    ...change,
  };
}

async function flows(request: AnalysisRequest): Promise<number> {
  return (await analyzeProjects(request, [])).flowReport.flows.length;
}

describe('analyzeProjects', () => {
  it('reads what changed and what depends on its interface, and takes the rest from the cache', async () => {
    const cwd = project();
    await flows(requestFor(cwd));
    writeFileSync(join(cwd, 'src/other.ts'), PASSED_ON);
    const analysis: ProjectAnalysis = await analyzeProjects(requestFor(cwd), []);
    expect([analysis.flowReport.flows.length, analysis.cacheHits]).toEqual([1, 5]);
  });

  it('reads nothing when nothing changed', async () => {
    const cwd = project();
    await flows(requestFor(cwd));
    expect((await analyzeProjects(requestFor(cwd), [])).cacheHits).toBe(6);
  });

  it.each([
    ['the content of another file', 'src/other.ts', PASSED_ON, 1],
    ['a file that comes', 'src/new.ts', prompting('text'), 1],
    ['a package that comes', 'node_modules/b/index.d.ts', 'export {};', 0],
  ])('does not lose %s, changed while it reads', async (_title, name, text, count) => {
    const cwd = project();
    await flows(requestFor(cwd));
    writeFileSync(join(cwd, 'src/helper.ts'), `${HELPER}\n// Changed.\n`);
    const request: AnalysisRequest = {
      ...requestFor(cwd),
      // Asked for when the disk has been compared with what was kept, and nothing has been compiled.
      get sdks() {
        mkdirSync(dirname(join(cwd, name)), { recursive: true });
        writeFileSync(join(cwd, name), text);
        return knownSdks;
      },
    };
    await flows(request);
    expect(await flows(requestFor(cwd))).toBe(count);
  });

  it('gives its result though new stamps cannot be kept', async () => {
    const cwd = project();
    await flows(requestFor(cwd));
    const store = storeOf(cwd);
    store.writeState = () => {
      throw new Error('No space left on the device.');
    };
    expect((await analyzeProjects(requestFor(cwd, { store }), [])).cacheHits).toBe(6);
  });
});
