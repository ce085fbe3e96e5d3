import { defineConfig } from 'vitest/config';

// The site as a reader gets it; `npm run test:site` builds it before.
export default defineConfig({
  test: {
    include: ['site/tests/**/*.spec.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Two cores, three pages at a time.
    maxConcurrency: 3,
    // Two browsers on two cores would measure each other.
    fileParallelism: false,
  },
});
