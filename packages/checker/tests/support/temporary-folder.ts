import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Writes files into a new folder that goes away with the test, and answers its name. */
export function temporaryFolder(files: Readonly<Record<string, string>>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hearsay-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** A tsconfig for tests: strict, nothing from outside, and only the smallest library, which is quick to read. */
export function tsconfig(more: Readonly<Record<string, unknown>> = {}, options: object = {}): string {
  return JSON.stringify({
    compilerOptions: { strict: true, noEmit: true, target: 'es2022', lib: ['es5'], types: [], ...options },
    include: ['src'],
    ...more,
  });
}
