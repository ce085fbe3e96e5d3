import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const project = fileURLToPath(new URL('types', import.meta.url));
const LOOSE = ['--strict', 'false', '--exactOptionalPropertyTypes', 'false'];

async function compile(compiler: string, options: readonly string[]): Promise<string> {
  const tsc = fileURLToPath(new URL(`../../../node_modules/${compiler}/bin/tsc`, import.meta.url));
  try {
    const parameters = [tsc, '-p', project, '--pretty', 'false', ...options];
    await promisify(execFile)(process.execPath, parameters, { cwd: project });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

it.each([
  ['typescript-5.9', []],
  ['typescript', []],
  ['typescript', LOOSE],
  ['typescript-7.0', []],
])('%s refuses text, signals and answers in the wrong places (%j)', async (compiler, options) => {
  expect(await compile(compiler, options)).toBe('');
});
