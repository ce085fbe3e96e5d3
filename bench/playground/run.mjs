// Prints how long the playground takes to check a file of 300 lines after a change, in a worker of a real Chromium,
// beside what the compiler alone takes for the same file in the same worker; then what the first load weighs.
//
//   node bench/playground/run.mjs              needs `node site/playground/scripts/install.mjs` once
//   node bench/playground/run.mjs --rounds 60  more changes

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { longFile } from './long-file.mjs';

/** @typedef {{ file: string, bytes: number }} Asset */

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '30' } } });
const rounds = Number(values.rounds);
const playground = (/** @type {string} */ name) =>
  fileURLToPath(new URL(`../../site/playground/${name}`, import.meta.url));

const built = spawnSync(process.execPath, [playground('scripts/build.mjs')], { stdio: 'inherit' });
if (built.status !== 0) process.exit(1);
const { serve } = await import(playground('scripts/serve.mjs'));
const { readAssets } = await import(playground('scripts/read-assets.mjs'));

/** @type {{ engine: Asset, base: Asset, packs: Record<string, Asset>, needs: Record<string, readonly string[]> }} */
const assets = readAssets();
/** A file in which every tenth line asks a model, and one with as much plain code around that as most have. */
const files = { dense: longFile(0), ordinary: longFile(4) };
const server = await serve();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  await page.goto(new URL('empty.html', server.url).href);
  for (const [name, text] of Object.entries(files)) {
    report(name, text, await page.evaluate(measureChanges, { assets, text, rounds }));
  }
} finally {
  await browser.close();
  await server.stop();
}
weigh();

/** Runs in the page: has the text checked again and again, each time with another change. */
async function measureChanges(/** @type {{ assets: any, text: string, rounds: number }} */ given) {
  const { engine, base, packs, needs } = given.assets;
  // The types of a page and those of Node.js exclude each other.
  const worker = new /** @type {any} */ (globalThis).Worker(engine.file);
  const load = async (/** @type {string} */ file) =>
    worker.postMessage({ kind: 'add-files', files: await (await fetch(file)).json() });
  await load(base.file);
  const loaded = ['ai', 'zod'];
  for (const pack of new Set(loaded.flatMap((name) => needs[name]))) await load(packs[pack].file);
  let id = 0;
  const check = (/** @type {string} */ text) =>
    new Promise((resolve, reject) => {
      const start = performance.now();
      worker.onmessage = (/** @type {{ data: any }} */ { data }) => {
        if (data.kind === 'checked')
          resolve({
            ...data.result.timing,
            answerMs: performance.now() - start,
            findings: data.result.total,
          });
        else if (data.kind !== 'ready') reject(new Error(JSON.stringify(data)));
      };
      worker.postMessage({ kind: 'check', id: ++id, text, packs: { available: Object.keys(needs), loaded } });
    });
  const timings = [];
  for (let round = 0; round <= given.rounds; round += 1) {
    timings.push(
      await check(given.text.replace('You summarise tickets.', `You summarise tickets, ${round}.`)),
    );
  }
  worker.terminate();
  return timings;
}

/**
 * @param {string} name
 * @param {string} text
 * @param {any[]} timings
 */
function report(name, text, timings) {
  const [cold, ...warm] = timings;
  const settled = warm.slice(Math.floor(warm.length / 3));
  const calls = text.match(/await generate/gu)?.length ?? 0;
  console.log(
    `\n${name}: ${text.split('\n').length} lines, ${calls} calls of a model, ${cold.findings} findings`,
  );
  console.log(`first check        ${cold.answerMs.toFixed(0)} ms`);
  for (const [label, key] of /** @type {const} */ ([
    ['after a change', 'answerMs'],
    ['  compiler alone', 'compilerMs'],
    ['  following texts', 'flowMs'],
    ['  rules', 'rulesMs'],
  ])) {
    const sorted = settled.map((each) => each[key]).sort((left, right) => left - right);
    const at = (/** @type {number} */ share) =>
      sorted[Math.floor((sorted.length - 1) * share)].toFixed(0).padStart(4);
    console.log(`${label.padEnd(18)} median ${at(0.5)} ms, best ${at(0)} ms, worst ${at(1)} ms`);
  }
  const sum = (/** @type {string} */ key) => settled.reduce((total, each) => total + each[key], 0);
  console.log(`ratio to tsc       ${(sum('answerMs') / sum('compilerMs')).toFixed(2)}`);
}

/** What a visitor downloads before the first check of the first example. */
function weigh() {
  const parts = {
    page: ['playground.js'],
    engine: [assets.engine.file],
    'always there': [assets.base.file],
    'of the first example': (assets.needs['ai'] ?? []).map((pack) => assets.packs[pack]?.file ?? ''),
  };
  const sums = { gzip: 0, brotli: 0 };
  for (const [name, files] of Object.entries(parts)) {
    const bodies = files.map((file) => readFileSync(playground(`dist/${file}`)));
    const gzip = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    const brotli = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
    sums.gzip += gzip;
    sums.brotli += brotli;
    console.log(`${name.padEnd(22)} ${kilobytes(gzip)} gzip ${kilobytes(brotli)} brotli`);
  }
  console.log(`${'first load'.padEnd(22)} ${kilobytes(sums.gzip)} gzip ${kilobytes(sums.brotli)} brotli`);
}

function kilobytes(/** @type {number} */ bytes) {
  return `${(bytes / 1000).toFixed(0).padStart(5)} kB`;
}
