// Workflows whose process is killed. SQLite is part of Node.js 22 and later: with an older one, `HEARSAY_SQLITE_NODE`
// names another binary, which `npm run test:sqlite` installs aside.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'hearsay-crash-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const script = fileURLToPath(new URL('samples/killed-workflow.mjs', import.meta.url));
const OUTPUTS = ['output of 1', 'output of 2', 'output of 3', 'output of 4'];
const env = { ...process.env, NODE_NO_WARNINGS: '1' };
const ownNode = Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : undefined;
const sqliteNode = process.env['HEARSAY_SQLITE_NODE'] ?? ownNode;

const stores = [
  { kind: 'file', node: process.execPath },
  ...(sqliteNode === undefined ? [] : [{ kind: 'sqlite', node: sqliteNode }]),
];
const deaths = [
  ...['1', '2', '3', '4'].map((step) => `stored:${step}`),
  ...['1', '3'].flatMap((step) => ['before', 'during', 'after'].map((point) => `${point}:${step}`)),
];

function callsIn(log: string): string[] {
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').sort() : [];
}

describe.each(stores)('a workflow with a $kind store', ({ kind, node }) => {
  it.each(deaths)('killed at %s, a rerun repeats no finished step and loses none', (death) => {
    const store = join(folder, `${kind}-${death.replace(':', '-')}`);
    const log = `${store}.log`;
    const killed = spawnSync(node, [script, kind, store, log, death], { encoding: 'utf8', env });
    expect(killed.signal).toBe('SIGKILL');
    const rerun = spawnSync(node, [script, kind, store, log], { encoding: 'utf8', env });
    expect(JSON.parse(rerun.stdout)).toMatchObject({ outputs: OUTPUTS });
    const [point = '', step = ''] = death.split(':');
    // Only the call that was cut off, or whose answer was not stored, is made again.
    const repeated = point === 'during' || point === 'after' ? [step] : [];
    expect(callsIn(log)).toEqual([...['1', '2', '3', '4'], ...repeated].sort());
  });

  // Each step writes 24 MB, so that there is a time in which half of it is on the disk.
  it.each([0, 5, 15, 40])('killed %i ms after a write began, too', async (delay) => {
    const store = join(folder, `${kind}-writing-${delay}`);
    const log = `${store}.log`;
    const child = spawn(node, [script, kind, store, log, 'never', '24000000'], { env });
    let told = '';
    let isDying = false;
    child.stderr.on('data', (piece: Buffer) => {
      told += piece.toString();
      if (isDying || !told.includes('writing 2')) return;
      isDying = true;
      void sleep(delay).then(() => child.kill('SIGKILL'));
    });
    await new Promise((resolve) => child.on('close', resolve));
    const finished = [...told.matchAll(/written (\d)/g)].map(([, step]) => step);
    const rerun = spawnSync(node, [script, kind, store, log], { encoding: 'utf8', env });
    expect(JSON.parse(rerun.stdout)).toMatchObject({ outputs: OUTPUTS });
    const calls = callsIn(log);
    expect(new Set(calls).size).toBe(4);
    // What was told to be on the disk is not done again, and nothing is done more often than twice.
    for (const step of finished) expect(calls.filter((call) => call === step)).toHaveLength(1);
    expect(calls.length).toBeLessThanOrEqual(5);
  });
});
