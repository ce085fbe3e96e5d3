// Measures one loop in this process, and prints one line of JSON: node --expose-gc measure.mjs LOOP ROUNDS SECONDS
import { loopOf } from './loops.mjs';

const [, , name = '', roundsText = '10', secondsText = '2'] = process.argv;
const rounds = Number(roundsText);
const seconds = Number(secondsText);

const loop = await loopOf(name);

/** Timers and finalizers are only let go when the event loop turns. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

async function heapUsed() {
  for (let round = 0; round < 4; round += 1) {
    await turn();
    globalThis.gc?.();
  }
  return process.memoryUsage().heapUsed;
}

const warmUntil = performance.now() + Math.max(500, seconds * 250);
while (performance.now() < warmUntil) {
  await loop(rounds);
  await turn();
}
const before = await heapUsed();
let elapsed = 0;
let runs = 0;
// The best of many short stretches: a shared machine only ever slows one down.
let best = Infinity;
const until = performance.now() + seconds * 1000;
while (performance.now() < until) {
  const started = performance.now();
  const inStretch = Math.max(1, Math.ceil(1000 / rounds));
  for (let run = 0; run < inStretch; run += 1) await loop(rounds);
  const took = performance.now() - started;
  elapsed += took;
  runs += inStretch;
  best = Math.min(best, took / inStretch);
  await turn();
}
const after = await heapUsed();
console.log(
  JSON.stringify({
    name,
    rounds,
    runs,
    microsecondsPerRound: (best * 1000) / rounds,
    meanMicrosecondsPerRound: (elapsed * 1000) / runs / rounds,
    retainedBytesPerRun: (after - before) / runs,
  }),
);
