import { RuleTester } from '@typescript-eslint/rule-tester';
import { join } from 'node:path';
import { afterAll, describe, it } from 'vitest';

RuleTester.afterAll = afterAll;
RuleTester.describe = describe;
RuleTester.it = it;
RuleTester.itOnly = it.only;

/** Where the code of the rule tests is taken to stand: the packages of the workspace resolve from there. */
export const TYPED_PROJECT: string = join(import.meta.dirname, 'projects', 'typed');

/** A tester whose cases are compiled with the types of our packages and of the SDKs. */
export function typedRuleTester(): RuleTester {
  return new RuleTester({
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: TYPED_PROJECT } },
  });
}
