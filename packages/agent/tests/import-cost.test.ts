import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('../src/', import.meta.url));

// Loading the package is bounded by `bench/agent-loop`; what compiles schemas takes longer than all of it.
it('loads nothing with the package that only some runs need', () => {
  const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
    // What begins with a dot is no source: `hearsay doctest` has its modules beside the sources while it runs.
    .filter((name) => name.endsWith('.ts') && !path.basename(name).startsWith('.'))
    .filter((name) =>
      /^import (?!type\b)[^;]*from '(?:@hearsay\/answer|@hearsay\/tool|p-retry|partial-json)'/m.test(
        readFileSync(`${source}${name}`, 'utf8'),
      ),
    );
  expect(found).toEqual([]);
});
