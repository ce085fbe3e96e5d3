import { fileURLToPath } from 'node:url';
import { doctest } from '@hearsay/checker/vitest';

// Every block of the guides, the READMEs and the doc comments, as readers get it.
await doctest(
  ['*.md', 'docs', 'packages/*/*.md', 'packages/*/src', 'fixtures/**/*.md', 'examples', 'site/*.md'],
  {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    project: 'docs/tsconfig.json',
    typescript: ['typescript'],
  },
);
