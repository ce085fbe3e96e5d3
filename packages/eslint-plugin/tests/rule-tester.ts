import { RuleTester, type RunTests } from '@typescript-eslint/rule-tester';
import { join } from 'node:path';
import { afterAll, describe, it } from 'vitest';
import type { HearsayRule } from '../src/create-rule.ts';

RuleTester.afterAll = afterAll;
RuleTester.describe = describe;
RuleTester.it = it;
RuleTester.itOnly = it.only;

/** Where the code of the rule tests is taken to stand: the packages of the workspace resolve from there. */
export const TYPED_PROJECT: string = join(import.meta.dirname, 'projects', 'typed');

/** Runs the cases of a rule, each as one test. */
export interface TypedRuleTester {
  run<Messages extends string, Options extends readonly unknown[]>(
    name: string,
    rule: HearsayRule<Messages, Options>,
    cases: RunTests<Messages, Options>,
  ): void;
}

/** A tester whose cases are compiled with the types of our packages and of the SDKs. */
export function typedRuleTester(): TypedRuleTester {
  const tester = new RuleTester({
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: TYPED_PROJECT } },
  });
  return {
    run: (name, rule, cases) => {
      // The tester brings the types of its own release of typescript-eslint, which the compiler cannot compare with ours.
      tester.run(name, rule as unknown as Parameters<RuleTester['run']>[1], cases);
    },
  };
}
