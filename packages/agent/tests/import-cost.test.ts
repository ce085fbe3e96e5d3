import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('../src/', import.meta.url));

// Loading the package is bounded by `bench/agent-loop`; what compiles schemas takes longer than all of it.
it('loads nothing with the package that only some runs need', () => {
  const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .filter((name) =>
      /^import (?!type\b)[^;]*from '(?:@hearsay\/answer|@hearsay\/tool|p-retry|partial-json)'/m.test(
        readFileSync(`${source}${name}`, 'utf8'),
      ),
    );
  expect(found).toEqual([]);
});
