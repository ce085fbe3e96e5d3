// Compares our loop with one that is written by hand, over the same model and the same tool, and fails when a ratio is
// over its limit. `--quick` measures for a fraction of the time.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const quick = process.argv.includes('--quick');
const SECONDS = quick ? '0.7' : '3';
const REPEATS = quick ? 2 : 4;

/** @type {Readonly<Record<string, number>>} */
const limits = JSON.parse(readFileSync(new URL('limits.json', import.meta.url), 'utf8'));

/**
 * @param {string} script
 * @param {readonly string[]} parameters
 * @returns {any}
 */
function inProcess(script, ...parameters) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', path, ...parameters], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

const LOOPS = ['bare', 'agent', 'bare-stream', 'agent-stream'];
const LENGTHS = [10, 40, 100, 1000];

/** @type {Map<string, { best: number, retained: number }>} */
const measured = new Map();
// Repeats go round the loops, so that a slow minute of the machine does not hit one of them alone.
for (let repeat = 0; repeat < REPEATS; repeat += 1) {
  for (const name of LOOPS) {
    for (const rounds of name === 'agent' ? LENGTHS : [10]) {
      const { microsecondsPerRound, retainedBytesPerRun } = inProcess(
        'measure.mjs',
        name,
        String(rounds),
        SECONDS,
      );
      const key = `${name} ${rounds}`;
      const { best, retained } = measured.get(key) ?? { best: Infinity, retained: Infinity };
      measured.set(key, {
        best: Math.min(best, microsecondsPerRound),
        retained: Math.min(retained, retainedBytesPerRun),
      });
    }
  }
}
const imports = Array.from({ length: REPEATS + 1 }, () => inProcess('measure-import.mjs'));

const best = (/** @type {string} */ key) => measured.get(key)?.best ?? NaN;
const results = {
  'whole loop, times the bare one': best('agent 10') / best('bare 10'),
  'stream, times the bare generator': best('agent-stream 10') / best('bare-stream 10'),
  'a round at 1,000 rounds, times one at 10': best('agent 1000') / best('agent 10'),
  'import, ms': Math.min(...imports.map(({ milliseconds }) => milliseconds)),
  'import, MiB': Math.min(...imports.map(({ mebibytes }) => mebibytes)),
  'retained bytes a run': Math.max(0, measured.get('agent 10')?.retained ?? NaN),
};

console.log(`Node.js ${process.versions.node}, best of ${REPEATS} processes of ${SECONDS} s each\n`);
for (const [key, { best: microseconds }] of measured) {
  console.log(`${key.padEnd(20)} ${microseconds.toFixed(2).padStart(8)} µs a round`);
}
console.log('');
let failed = false;
for (const [name, value] of Object.entries(results)) {
  const limit = limits[name] ?? NaN;
  const holds = value <= limit;
  failed ||= !holds;
  console.log(`${name.padEnd(42)} ${value.toFixed(2).padStart(8)}  limit ${limit}  ${holds ? '✓' : '✗'}`);
}
process.exitCode = failed ? 1 : 0;
