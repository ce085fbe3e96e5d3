// Shows `hearsay check` on the support desk under `fixtures/demo`, which leaks on purpose.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const NOTHING_FOUND = 0;
const FOUND = 1;

const command = fileURLToPath(new URL('../packages/checker/bin/hearsay.js', import.meta.url));
const demo = fileURLToPath(new URL('../fixtures/demo/', import.meta.url));

console.log(
  'Checking fixtures/demo: each finding stands where text that a model wrote enters another prompt.',
);
console.log('Follow its numbered steps back to the model call; the last line counts what was recognised.');

const check = spawn(process.execPath, [command, 'check', ...process.argv.slice(2)], {
  cwd: demo,
  stdio: 'inherit',
});

check.on('error', (error) => {
  console.error(`The check could not be started: ${error.message}.`);
  process.exitCode = 2;
});

// Findings are what the demo is for, so they are a success here.
check.on('exit', (status, signal) => {
  if (status === null) console.error(`The check was ended by ${String(signal)}.`);
  process.exitCode = status === NOTHING_FOUND || status === FOUND ? 0 : (status ?? 2);
});
