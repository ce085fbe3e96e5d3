import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PACKAGE = join(import.meta.dirname, '..');

it('oxlint runs the tool rules that need no types', () => {
  const { stdout, status } = spawnSync(
    process.execPath,
    [join(PACKAGE, 'node_modules', 'oxlint', 'bin', 'oxlint'), '--format', 'json', '.'],
    { cwd: join(import.meta.dirname, 'projects', 'oxlint-tools'), encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; labels: { span: { line: number; column: number } }[] }[];
  };
  const reported = diagnostics.map(({ code, labels: [label] }) => {
    const { line = 0, column = 0 } = label?.span ?? {};
    return `${line}:${column} ${code}`;
  });
  expect(reported.sort()).toEqual([
    '13:5 @hearsay(no-key-plus-modifiers)',
    '14:5 @hearsay(no-optional-tool-argument)',
    '23:14 @hearsay(no-overlapping-tools)',
    '32:14 @hearsay(no-loose-trigger)',
    '32:23 @hearsay(no-invalid-trigger)',
    '5:16 @hearsay(prefer-spoken-enum)',
    '5:29 @hearsay(prefer-spoken-enum)',
    '7:14 @hearsay(require-tool-description)',
  ]);
  expect(status).toBe(1);
});
