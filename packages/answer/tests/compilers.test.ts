import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

async function compile(compiler: string, cases: string): Promise<string> {
  const project = fileURLToPath(new URL(`types/${cases}`, import.meta.url));
  const tsc = fileURLToPath(new URL(`../../../node_modules/${compiler}/bin/tsc`, import.meta.url));
  try {
    await promisify(execFile)(process.execPath, [tsc, '-p', project, '--pretty', 'false'], { cwd: project });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

describe.each(['typescript-5.9', 'typescript', 'typescript-7.0'])('%s', (compiler) => {
  test.each(['schemas', 'libraries'])('infers the types of %s', async (cases) => {
    expect(await compile(compiler, cases)).toBe('');
  });
});
