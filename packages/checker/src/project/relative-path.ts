import { isAbsolute, relative } from 'node:path';

/** Names a file as reports do: relative to the working folder, with `/`. */
export function relativePath(cwd: string, file: string): string {
  const path = relative(cwd, file);
  // On another drive there is no relative path; `relative` then answers with the absolute one.
  const named = path === '' ? '.' : path;
  return isAbsolute(named) ? file.replaceAll('\\', '/') : named.replaceAll('\\', '/');
}
