import { expect, it } from 'vitest';
import { measureDeclarations } from '../answer/type-cost.mjs';

it('declares 50 members for fewer instantiations than zod and json-schema-to-ts, and within a budget', async () => {
  const [cost] = await measureDeclarations(['typescript']);
  expect(cost?.hearsay).toBeLessThan(cost?.zod ?? 0);
  expect(cost?.hearsay).toBeLessThan(cost?.jsonSchemaToTs ?? 0);
  expect(cost?.hearsay).toBeLessThan(3_900);
});
