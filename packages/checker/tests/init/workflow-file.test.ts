import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { inspectProject } from '../../src/init/inspect-project.ts';
import { workflowFile } from '../../src/init/workflow-file.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

interface Workflow {
  readonly on: { readonly push: { readonly branches: readonly string[] }; readonly pull_request: null };
  readonly permissions: object;
  readonly jobs: { readonly check: { readonly steps: readonly object[] } };
}

function workflow(files: Readonly<Record<string, string>>, folder = '.'): Workflow {
  const repository = temporaryFolder({ '.git/HEAD': 'ref: refs/heads/topic\n', ...files });
  mkdirSync(join(repository, folder), { recursive: true });
  return parse(workflowFile(inspectProject(join(repository, folder)))) as Workflow;
}

function steps(files: Readonly<Record<string, string>>, folder?: string): readonly object[] {
  return workflow(files, folder).jobs.check.steps.slice(1);
}

const node = (more: object = {}): object => ({
  uses: 'actions/setup-node@v4',
  with: { 'node-version': 22, ...more },
});

describe('workflowFile', () => {
  it('checks pull requests, and asks for no right but to read', () => {
    const { on, permissions } = workflow({});
    expect(on).toEqual({ push: { branches: ['main'] }, pull_request: null });
    expect(permissions).toEqual({ contents: 'read' });
  });

  it.each([
    ['trunk', 'trunk'],
    ['release/2.0', 'release/2.0'],
    ['2.0', '2.0'],
    ['on', 'on'],
  ])('takes over the main branch %s of the origin', (written, read) => {
    const files = { '.git/refs/remotes/origin/HEAD': `ref: refs/remotes/origin/${written}\n` };
    expect(workflow(files).on.push.branches).toEqual([read]);
  });

  it('installs with npm where nothing tells', () => {
    expect(steps({})).toEqual([node(), { run: 'npm install' }, { run: 'npx hearsay check --format github' }]);
  });

  it.each([
    [
      { 'package-lock.json': '' },
      [node({ cache: 'npm' }), { run: 'npm ci' }, { run: 'npx hearsay check --format github' }],
    ],
    [
      { 'pnpm-lock.yaml': '' },
      [
        { uses: 'pnpm/action-setup@v4', with: { version: 10 } },
        node({ cache: 'pnpm' }),
        { run: 'pnpm install --frozen-lockfile' },
        { run: 'pnpm exec hearsay check --format github' },
      ],
    ],
    [
      { 'pnpm-lock.yaml': '', 'package.json': '{ "packageManager": "pnpm@10.1.0" }' },
      [
        { uses: 'pnpm/action-setup@v4' },
        node({ cache: 'pnpm' }),
        { run: 'pnpm install --frozen-lockfile' },
        { run: 'pnpm exec hearsay check --format github' },
      ],
    ],
    [
      { 'yarn.lock': '' },
      [
        { run: 'corepack enable' },
        node({ cache: 'yarn' }),
        { run: 'yarn install --frozen-lockfile' },
        { run: 'yarn hearsay check --format github' },
      ],
    ],
    [
      { 'yarn.lock': '', '.yarnrc.yml': '' },
      [
        { run: 'corepack enable' },
        node({ cache: 'yarn' }),
        { run: 'yarn install --immutable' },
        { run: 'yarn hearsay check --format github' },
      ],
    ],
    [
      { 'bun.lock': '' },
      [
        { uses: 'oven-sh/setup-bun@v2' },
        node(),
        { run: 'bun install --frozen-lockfile' },
        { run: 'bunx hearsay check --format github' },
      ],
    ],
  ])('installs as %j says', (files, expected) => {
    expect(steps(files)).toEqual(expected);
  });

  it('installs at the root of a workspace, and checks in the package', () => {
    expect(steps({ 'package-lock.json': '' }, 'packages/desk')).toEqual([
      node({ cache: 'npm' }),
      { run: 'npm ci' },
      { run: 'npx hearsay check --format github', 'working-directory': 'packages/desk' },
    ]);
  });

  it('works in a folder with a lock file of its own', () => {
    expect(steps({ 'the desk/package-lock.json': '' }, 'the desk')).toEqual([
      node({ cache: 'npm', 'cache-dependency-path': 'the desk/package-lock.json' }),
      { run: 'npm ci', 'working-directory': 'the desk' },
      { run: 'npx hearsay check --format github', 'working-directory': 'the desk' },
    ]);
  });
});
