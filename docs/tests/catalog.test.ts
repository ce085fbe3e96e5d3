import { readFileSync } from 'node:fs';
import { knownSdks } from '@hearsay/flow';
import { expect, it } from 'vitest';
import { ROOT } from './document-files.ts';

it('docs/catalog.md names every SDK that a report can name', () => {
  const page = readFileSync(`${ROOT}docs/catalog.md`, 'utf8');
  const sdks = knownSdks.filter(({ isCarrier }) => isCarrier !== true).map(({ sdk }) => sdk);
  expect(sdks.length).toBeGreaterThan(15);
  expect(sdks.filter((sdk) => !page.includes(`\`${sdk}\``))).toEqual([]);
});
