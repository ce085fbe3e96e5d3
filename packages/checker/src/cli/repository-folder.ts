import { relativePath } from '../project/relative-path.ts';

/**
 * Names the working folder as the repository does, from what GitHub Actions says about the job; empty when it is the root
 * of the repository, or not in it.
 */
export function repositoryFolder(
  environment: Readonly<Record<string, string | undefined>>,
  cwd: string,
): string {
  const root = environment['GITHUB_WORKSPACE'];
  if (root === undefined || root === '') return '';
  const folder = relativePath(root, cwd);
  const isOutside = folder === '..' || folder.startsWith('../') || /^(?:\/|[a-z]:)/iu.test(folder);
  return folder === '.' || isOutside ? '' : folder;
}
