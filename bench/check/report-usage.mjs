// Loaded with `node --import` into a measured command: writes the peak memory of the process when it ends.

import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const target = process.env['HEARSAY_BENCH_USAGE'];
// Worker threads load it too; the process has one peak, which the main thread tells.
if (isMainThread && target !== undefined) {
  process.on('exit', () => {
    writeFileSync(target, JSON.stringify({ peakKilobytes: process.resourceUsage().maxRSS }));
  });
}
