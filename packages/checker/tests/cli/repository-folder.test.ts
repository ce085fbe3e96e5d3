import { expect, it } from 'vitest';
import { repositoryFolder } from '../../src/cli/repository-folder.ts';

it.each([
  ['/work/desk', '/work/desk', ''],
  ['/work/desk', '/work/desk/packages/api', 'packages/api'],
  ['/work/desk', '/work/desk/..api', '..api'],
  ['/work/desk', '/work', ''],
  ['/work/desk', '/work/other', ''],
  ['', '/work/desk', ''],
  [undefined, '/work/desk', ''],
])('in the workspace %s, the folder %s is `%s`', (root, cwd, folder) => {
  expect(repositoryFolder({ GITHUB_WORKSPACE: root }, cwd)).toBe(folder);
});
