import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages/*,fixtures,docs,bench,scripts}/tests/**/*.test.ts'],
    // The suites that drive real compilers and command lines take seconds each on two cores.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The default leaves one core idle, which on two cores is half of the machine.
    maxWorkers: '100%',
  },
});
