// Runs `hearsay check` on every stress program, each in a process of its own, and prints what became of it.
//
//   node bench/check/stress.mjs [name of a program...] [--scale 0.1] [--keep DIR]

import { mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { measureCommand } from './measure-command.mjs';
import { STRESS_PROGRAMS } from './stress-programs.mjs';

const require = createRequire(import.meta.url);
const HEARSAY = path.join(path.dirname(require.resolve('@hearsay/checker/package.json')), 'bin/hearsay.js');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { scale: { type: 'string', default: '1' }, keep: { type: 'string' } },
});
const root = values.keep ?? mkdtempSync(path.join(tmpdir(), 'hearsay-stress-'));
const chosen = STRESS_PROGRAMS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

console.log('| program | size | MB | seconds | MiB | findings | what the report says |');
console.log('| --- | --: | --: | --: | --: | --: | --- |');
for (const program of chosen) {
  const size = Math.max(1, Math.round(program.size * Number(values.scale)));
  const folder = path.join(root, program.name.replaceAll(' ', '-'));
  const file = writeProgram(folder, program.write(size));
  const { seconds, megabytes, stdout, stderr } = await measureCommand({
    script: HEARSAY,
    arguments: ['check', '--format', 'json'],
    cwd: folder,
    scratch: root,
  });
  /** @type {{ findings: readonly unknown[] } | undefined} */
  const report = stdout === '' ? undefined : JSON.parse(stdout);
  const said = stderr
    .trim()
    .split('\n')
    .filter((line) => !line.includes('implicitly'))
    .join(' ');
  const megabytesOfText = statSync(file).size / 1e6;
  const wanted = program.leaks === program.size ? size : program.leaks;
  const findings = report === undefined ? 'none' : `${report.findings.length} of ${wanted}`;
  console.log(
    `| ${program.name} | ${size} | ${megabytesOfText.toFixed(1)} | ${seconds.toFixed(1)} | ${megabytes.toFixed(0)} | ${findings} | ${said.slice(0, 200)} |`,
  );
}
if (values.keep === undefined) rmSync(root, { recursive: true, force: true });

function writeProgram(/** @type {string} */ folder, /** @type {string} */ text) {
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  const file = path.join(folder, 'main.ts');
  writeFileSync(file, text);
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'ES2022',
        module: 'ESNext',
        moduleResolution: 'bundler',
        types: [],
        noEmit: true,
      },
      files: ['main.ts'],
    }),
  );
  const link = path.join(folder, 'node_modules', 'ai');
  rmSync(link, { force: true });
  symlinkSync(realpathSync(fileURLToPath(new URL('../node_modules/ai', import.meta.url))), link, 'dir');
  return file;
}
