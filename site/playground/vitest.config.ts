import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['tests/**/*.test.ts'],
    // As in tsconfig.json: the root does not install it.
    alias: {
      '@hearsay/flow': fileURLToPath(new URL('../../packages/flow/dist/index.js', import.meta.url)),
    },
    // A real browser compiles real code, on machines that do other things beside.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
