import { defineConfig, globalIgnores } from 'eslint/config';
import root from '../../eslint.config.js';

/** The rules of the workspace, for a folder that its own run leaves out: what it imports is installed aside. */
export default defineConfig(
  root.map((part) =>
    part.ignores === undefined
      ? part
      : { ...part, ignores: part.ignores.filter((ignored) => ignored !== 'site/playground/') },
  ),
  // Programs to look at, some of them written badly on purpose.
  globalIgnores(['examples/']),
  {
    files: ['src/app/text-modules.d.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
);
