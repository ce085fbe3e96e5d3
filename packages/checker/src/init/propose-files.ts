import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baselineText } from '../baseline/write-baseline.ts';
import { findConfig } from '../config/find-config.ts';
import { relativePath } from '../project/relative-path.ts';
import { configText, eslintConfigText, INIT_NOTES } from './init-messages.ts';
import { inspectProject, type ProjectFacts } from './inspect-project.ts';
import { WORKFLOW_PATH, workflowFile } from './workflow-file.ts';

/** A file that is to be written. */
export interface ProposedFile {
  /** Absolute. */
  readonly file: string;
  /** Relative to the working folder. */
  readonly name: string;
  /** What is there now; undefined for a new file. */
  readonly before: string | undefined;
  readonly after: string;
}

/** What `hearsay init` would do here. */
export interface Proposal {
  readonly files: readonly ProposedFile[];
  /** What there already is, and what is left to do by hand. */
  readonly notes: readonly string[];
}

const BASELINE = 'hearsay-baseline.json';

/**
 * Works out the files that a project needs for the check; what is there already is left out.
 *
 * @throws UsageError for a config file that does not load.
 */
export async function proposeFiles(cwd: string): Promise<Proposal> {
  const facts = inspectProject(cwd);
  const config = await findConfig(cwd);
  const wanted = [
    ...(config === undefined ? configFiles(facts) : []),
    ...eslintFiles(facts),
    ...(facts.isOnGitLab
      ? []
      : [{ file: join(facts.repository, WORKFLOW_PATH), after: workflowFile(facts) }]),
  ].map(({ file, after }) => ({
    file,
    name: relativePath(cwd, file),
    before: existsSync(file) ? readFileSync(file, 'utf8') : undefined,
    after,
  }));
  const files = wanted.filter(({ before, after }) => before !== after);
  const standing = wanted.filter((file) => !files.includes(file)).map(({ name }) => name);
  return { files, notes: notesOn(facts, config === undefined ? standing : [config.name, ...standing]) };
}

/** The baseline comes along empty, so that the config holds from the first run. */
function configFiles({ cwd, hasTsconfig }: ProjectFacts): readonly { file: string; after: string }[] {
  const baseline = join(cwd, BASELINE);
  return [
    {
      file: join(cwd, hasTsconfig ? 'hearsay.config.ts' : 'hearsay.config.js'),
      after: configText(BASELINE),
    },
    ...(existsSync(baseline) ? [] : [{ file: baseline, after: baselineText([]) }]),
  ];
}

/** The rules ask the type checker, so a project without a tsconfig.json has nothing to show them. */
function eslintFiles({
  cwd,
  hasTsconfig,
  eslintConfig,
  isModule,
}: ProjectFacts): readonly { file: string; after: string }[] {
  if (!hasTsconfig || eslintConfig !== undefined) return [];
  const name = isModule ? 'eslint.config.js' : 'eslint.config.mjs';
  return [{ file: join(cwd, name), after: eslintConfigText() }];
}

/** What the proposed configuration, or the line that is added to another one, imports. */
const ESLINT_PACKAGES = ['eslint', 'typescript-eslint', '@hearsay/eslint-plugin'];

function eslintNotes(facts: ProjectFacts): readonly string[] {
  const { packageManager, dependencies, eslintConfig } = facts;
  if (!facts.hasTsconfig) return [];
  if (eslintConfig?.startsWith('.eslintrc') === true) return [INIT_NOTES.olderEslint(eslintConfig)];
  const missing = ESLINT_PACKAGES.filter((name) => !dependencies.has(name));
  return [
    ...(eslintConfig === undefined || facts.isEslintOurs ? [] : [INIT_NOTES.addToEslint(eslintConfig)]),
    ...(missing.length === 0 ? [] : [INIT_NOTES.installForEslint(packageManager.add, missing)]),
  ];
}

function notesOn(facts: ProjectFacts, standing: readonly string[]): readonly string[] {
  const { packageManager, dependencies } = facts;
  return [
    ...standing.map(INIT_NOTES.standing),
    ...(dependencies.has('@hearsay/checker') ? [] : [INIT_NOTES.install(packageManager.add)]),
    ...(facts.hasTsconfig ? [] : [INIT_NOTES.noTsconfig]),
    ...(facts.isOnGitLab ? [INIT_NOTES.gitLab(packageManager.run)] : []),
    ...eslintNotes(facts),
    INIT_NOTES.next(packageManager.run),
  ];
}
