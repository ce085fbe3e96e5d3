#!/usr/bin/env node
// A check needs a second thread: it starts while the command line is loaded and read.
if (process.argv[2] === 'check') {
  const { startThreadEarly } = await import('../dist/cli/check-thread.js');
  startThreadEarly();
}

const { main } = await import('../dist/cli/main.js');
await main(process.argv);
