// Prints the size of the whole public API, minified and compressed, and fails over the budget.
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const BUDGET = 3_000;

const { outputFiles } = await build({
  // Both entry points in full, as nothing of them were left unused.
  stdin: {
    contents: "export * from './dist/index.js'; export * from './dist/restricted.js';",
    resolveDir: fileURLToPath(new URL('..', import.meta.url)),
  },
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2023',
  write: false,
});

const [{ contents }] = outputFiles;
const size = gzipSync(contents, { level: 9 }).length;
console.log(`@hearsay/core: ${size} bytes of ${BUDGET} (${contents.length} minified, not compressed)`);
if (size > BUDGET) {
  console.error(`@hearsay/core is ${size - BUDGET} bytes over its size budget.`);
  process.exitCode = 1;
}
