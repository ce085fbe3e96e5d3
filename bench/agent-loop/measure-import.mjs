// Measures what loading the package costs in a fresh process, and prints one line of JSON. zod is loaded before, as in
// every program that has tools: what Node.js sets up for its first module is not ours.
await import('zod');
globalThis.gc?.();
const rss = process.memoryUsage().rss;
const cpu = process.cpuUsage();
await import('@hearsay/agent');
const { user, system } = process.cpuUsage(cpu);
globalThis.gc?.();
const mebibytes = (process.memoryUsage().rss - rss) / 1024 / 1024;
// The processor's time, which a busy machine does not stretch.
console.log(JSON.stringify({ milliseconds: (user + system) / 1000, mebibytes }));
