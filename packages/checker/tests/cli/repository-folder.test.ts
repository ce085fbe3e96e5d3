import { expect, it } from 'vitest';
import { repositoryFolder } from '../../src/cli/repository-folder.ts';

it.each([
  ['/home/desk', '/home/desk', ''],
  ['/home/desk', '/home/desk/packages/api', 'packages/api'],
  ['/home/desk', '/home/desk/..api', '..api'],
  ['/home/desk', '/work', ''],
  ['/home/desk', '/home/other', ''],
  ['', '/home/desk', ''],
  [undefined, '/home/desk', ''],
])('in the workspace %s, the folder %s is `%s`', (root, cwd, folder) => {
  expect(repositoryFolder({ GITHUB_WORKSPACE: root }, cwd)).toBe(folder);
});
