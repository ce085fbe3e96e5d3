import { dirname, join } from 'node:path';
import { relativePath } from '../project/relative-path.ts';
import type { ProjectFacts } from './inspect-project.ts';

/** The workflow's place in a repository. */
export const WORKFLOW_PATH = '.github/workflows/hearsay.yml';

/** Long-term support at the time of writing; every later one will do. */
const NODE_VERSION = 22;

/** Writes a GitHub Actions workflow that runs the check on pull requests and shows findings in the diff. */
export function workflowFile(facts: ProjectFacts): string {
  const { repository, cwd, lockFile, packageManager } = facts;
  const lockFolder = relativePath(repository, lockFile === undefined ? cwd : dirname(lockFile));
  const steps = [
    ['- uses: actions/checkout@v4'],
    ...managerSteps(facts),
    nodeStep(facts, lockFolder),
    runStep(installCommand(facts), lockFolder),
    runStep(`${packageManager.run} hearsay check --format github`, relativePath(repository, cwd)),
  ];
  return `name: hearsay
on:
  push:
    branches: [${scalar(facts.mainBranch)}]
  pull_request:
permissions:
  contents: read
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
${steps.flatMap((lines) => lines.map((line) => `      ${line}`)).join('\n')}
`;
}

/** What has to be there before Node.js is set up, because its cache asks the package manager. */
function managerSteps({ packageManager, isPackageManagerPinned }: ProjectFacts): readonly string[][] {
  if (packageManager.name === 'pnpm') {
    const version = isPackageManagerPinned ? [] : ['  with:', '    version: 10'];
    return [['- uses: pnpm/action-setup@v4', ...version]];
  }
  if (packageManager.name === 'yarn') return [['- run: corepack enable']];
  return packageManager.name === 'bun' ? [['- uses: oven-sh/setup-bun@v2']] : [];
}

function nodeStep({ packageManager, lockFile, repository }: ProjectFacts, lockFolder: string): string[] {
  const step = ['- uses: actions/setup-node@v4', '  with:', `    node-version: ${NODE_VERSION}`];
  // Without a lock file there is nothing to key the cache with, and bun keeps none.
  if (lockFile === undefined || packageManager.name === 'bun') return step;
  const path = relativePath(repository, join(lockFile));
  const where = lockFolder === '.' ? [] : [`    cache-dependency-path: ${scalar(path)}`];
  return [...step, `    cache: ${packageManager.name}`, ...where];
}

function installCommand({ packageManager, lockFile, isModernYarn }: ProjectFacts): string {
  const { name } = packageManager;
  if (name === 'npm') return lockFile === undefined ? 'npm install' : 'npm ci';
  if (name === 'yarn' && isModernYarn) return 'yarn install --immutable';
  return `${name} install --frozen-lockfile`;
}

function runStep(command: string, folder: string): string[] {
  return [`- run: ${command}`, ...(folder === '.' ? [] : [`  working-directory: ${scalar(folder)}`])];
}

/** Text that could be read as something else stands in quotes, which JSON writes as YAML does. */
function scalar(text: string): string {
  return /^[A-Za-z][\w./-]*$/u.test(text) && !/^(true|false|null|yes|no|on|off)$/iu.test(text)
    ? text
    : JSON.stringify(text);
}
