// Runs a Node.js command and measures it from outside.

import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ seconds: number, megabytes: number, status: number | null, stdout: string, stderr: string }} Measure */

const hook = new URL('report-usage.mjs', import.meta.url).href;

/**
 * Runs a script of Node.js to its end, with wall-clock time and peak memory.
 *
 * @returns {Promise<Measure>}
 */
export async function measureCommand(
  /** @type {{ script: string, arguments: readonly string[], cwd: string, scratch: string }} */ command,
) {
  const usage = path.join(command.scratch, 'usage.json');
  rmSync(usage, { force: true });
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', hook, command.script, ...command.arguments], {
    cwd: command.cwd,
    env: { ...process.env, HEARSAY_BENCH_USAGE: usage },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => (stderr += text));
  /** @type {number | null} */
  const status = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const seconds = (performance.now() - start) / 1000;
  return { seconds, megabytes: readPeak(usage), status, stdout, stderr };
}

/** The peak in MiB; not a number when the process was killed before it could tell. */
function readPeak(/** @type {string} */ usage) {
  try {
    /** @type {{ peakKilobytes: number }} */
    const { peakKilobytes } = JSON.parse(readFileSync(usage, 'utf8'));
    return peakKilobytes / 1024;
  } catch {
    return Number.NaN;
  }
}

/** The middle one of some numbers; the lower of two. */
export function median(/** @type {readonly number[]} */ values) {
  const sorted = [...values].sort((first, second) => first - second);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
