import { symlinkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkProjects, type CheckOptions } from '../../src/check-projects.ts';
import { writeFacts } from '../../src/facts-file/write-facts.ts';
import { formatJson } from '../../src/report/json-format.ts';
import type { Report } from '../../src/report/report.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Where the packages of these tests leave their facts. */
export const FACTS_GLOB = 'packages/*/.hearsay/facts.json';

/** A tsconfig of a package in `packages`. */
export function packageConfig(more: Readonly<Record<string, unknown>> = {}, options: object = {}): string {
  return JSON.stringify({
    extends: '../../tsconfig.base.json',
    compilerOptions: options,
    include: ['src'],
    ...more,
  });
}

const BASE: Readonly<Record<string, string>> = {
  'node_modules/ai/package.json': '{ "name": "ai", "version": "7.0.0", "types": "index.d.ts" }',
  'node_modules/ai/index.d.ts': `export declare function generateText(request: {
  model: string; prompt?: string; instructions?: string;
}): Promise<{ text: string }>;`,
  'tsconfig.base.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      target: 'es2022',
      lib: ['es2015'],
      module: 'esnext',
      moduleResolution: 'bundler',
      skipLibCheck: true,
      types: [],
    },
  }),
};

/** A package that drafts replies with a model, and what else it consists of. */
export const WRITER: Readonly<Record<string, string>> = {
  'packages/writer/package.json': '{ "name": "writer", "types": "dist/draft.d.ts" }',
  'packages/writer/tsconfig.json': packageConfig(),
  'packages/writer/src/draft.ts': `import { generateText } from 'ai';
export async function draft(question: string): Promise<string> {
  const { text } = await generateText({ model: 'm', prompt: question });
  return text;
}
export function greeting(): string { return 'Hello'; }
`,
};

/** A package that hands such a draft to a second prompt. */
export const EDITOR: Readonly<Record<string, string>> = {
  'packages/editor/package.json': '{ "name": "editor" }',
  'packages/editor/tsconfig.json': packageConfig(),
  'packages/editor/src/edit.ts': `import { generateText } from 'ai';
import { draft, greeting } from '../../writer/src/draft';
export async function edit(question: string) {
  await generateText({ model: 'm', instructions: greeting() });
  return generateText({ model: 'm', prompt: await draft(question) });
}
`,
};

/** Writes a repository with an SDK; a link leads from `node_modules` to each package that is named. */
export function repository(files: Readonly<Record<string, string>>, links: readonly string[] = []): string {
  const cwd = temporaryFolder({ ...BASE, ...files });
  for (const name of links) {
    const link = join(cwd, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(cwd, 'packages', name), link);
  }
  return cwd;
}

/** Writes the facts of packages, each from its own folder as its task would. */
export async function writeFactsOf(
  cwd: string,
  names: readonly string[],
  options: Pick<CheckOptions, 'config'> = {},
): Promise<void> {
  for (const name of names) {
    await writeFacts({ cwd: join(cwd, 'packages', name), file: '.hearsay/facts.json', ...options });
  }
}

/** Joins the facts of a repository. */
export async function joinFacts(cwd: string, options: CheckOptions = {}): Promise<Report> {
  return checkProjects({ cwd, factsFiles: [FACTS_GLOB], ...options });
}

/** Checks packages of a repository at once. */
export async function together(
  cwd: string,
  names: readonly string[],
  options: CheckOptions = {},
): Promise<Report> {
  return checkProjects({ cwd, projects: names.map((name) => `packages/${name}`), ...options });
}

/** All that a run tells, the times aside. */
export function told(report: Report): object {
  const timing = { totalMs: 0, loadMs: 0, extractMs: 0, solveMs: 0, cacheHits: 0 };
  return {
    json: formatJson({ ...report, timing }),
    problems: report.problems,
    notices: report.notices,
  };
}

/** The findings in short. */
export function outline(report: Report): readonly string[] {
  return report.findings.map(
    ({ rule, file, range, status }) => `${file}:${range.start.line} ${rule} ${status}`,
  );
}
