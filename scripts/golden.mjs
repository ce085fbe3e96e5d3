// Compares `hearsay check --format json` on the demo with fixtures/demo/golden.json; `--write` accepts what it says now.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../packages/checker/bin/hearsay.js', import.meta.url));
const demo = fileURLToPath(new URL('../fixtures/demo/', import.meta.url));
const goldenFile = fileURLToPath(new URL('../fixtures/demo/golden.json', import.meta.url));

const { stdout, stderr, status } = spawnSync(process.execPath, [command, 'check', '--format', 'json'], {
  cwd: demo,
  encoding: 'utf8',
});
if (status !== 1) {
  console.error(`The check of the demo ended with status ${String(status)} instead of 1:\n${stderr}`);
  process.exit(2);
}

const report = JSON.parse(stdout);
// Times differ from run to run; everything else may not.
for (const phase of Object.keys(report.timing)) report.timing[phase] = 0;
const current = `${JSON.stringify(report, null, 2)}\n`;

if (process.argv.includes('--write')) {
  writeFileSync(goldenFile, current);
  console.log(`Wrote ${report.findings.length} findings to fixtures/demo/golden.json.`);
} else if (readFileSync(goldenFile, 'utf8') === current) {
  console.log(`The demo's ${report.findings.length} findings are those of fixtures/demo/golden.json.`);
} else {
  console.error(
    'The demo differs from fixtures/demo/golden.json. Read the difference with `git diff` after `node scripts/golden.mjs --write`.',
  );
  process.exit(1);
}
