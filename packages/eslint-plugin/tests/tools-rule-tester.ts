import { RuleTester, type RunTests } from '@typescript-eslint/rule-tester';
import { join } from 'node:path';
import { afterAll, describe, it } from 'vitest';
import type { HearsayRule } from '../src/create-rule.ts';

RuleTester.afterAll = afterAll;
RuleTester.describe = describe;
RuleTester.it = it;
RuleTester.itOnly = it.only;

/** Where code that uses tools is taken to stand: its packages are stubs, most of them none of our dependencies. */
export const TOOLS_PROJECT: string = join(import.meta.dirname, 'projects', 'tools');

/** Runs the cases of a rule, each as one test. */
export interface ToolsRuleTester {
  run<Messages extends string, Options extends readonly unknown[]>(
    name: string,
    rule: HearsayRule<Messages, Options>,
    cases: RunTests<Messages, Options>,
  ): void;
}

/** A tester whose cases are compiled with the types of the stubs. */
export function toolsRuleTester(): ToolsRuleTester {
  const parserOptions = { project: './tsconfig.json', tsconfigRootDir: TOOLS_PROJECT };
  return handedTo(new RuleTester({ languageOptions: { parserOptions } }));
}

/** A tester for rules that ask no type checker: their cases are parsed without one. */
export function untypedRuleTester(): ToolsRuleTester {
  return handedTo(new RuleTester());
}

function handedTo(tester: RuleTester): ToolsRuleTester {
  return {
    run: (name, rule, cases) => {
      // The tester brings the types of its own release of typescript-eslint, which the compiler cannot compare with ours.
      tester.run(name, rule as unknown as Parameters<RuleTester['run']>[1], cases);
    },
  };
}
