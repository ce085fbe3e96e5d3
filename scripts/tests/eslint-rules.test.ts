import { join } from 'node:path';
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';
import { kebabCaseFile } from '../eslint/kebab-case-file.js';
import { workspaceImports } from '../eslint/workspace-imports.js';
import { ROOT } from '../workspace.mjs';

// vitest keeps its functions off the global scope, where the tester looks for them.
RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });

const core = join(ROOT, 'packages/core/src/prompt.ts');
const flow = join(ROOT, 'packages/flow/src/extract/extract-file.ts');
const checker = join(ROOT, 'packages/checker/src/cli/main.ts');
const checkerTest = join(ROOT, 'packages/checker/tests/cli/main.test.ts');
const demo = join(ROOT, 'fixtures/demo/src/triage.ts');

tester.run('workspace-imports', workspaceImports, {
  valid: [
    { filename: core, code: "import { render } from './render.ts';" },
    { filename: flow, code: "import type ts from 'typescript';" },
    { filename: flow, code: "import { type Node } from 'typescript';" },
    { filename: flow, code: "export type Node = import('typescript').Node;" },
    { filename: flow, code: "import { link } from '../link/link.ts';" },
    { filename: checker, code: "import { analyze } from '@hearsay/flow';" },
    { filename: checker, code: "import { readFileSync } from 'node:fs';" },
    { filename: checker, code: "import { Project } from 'ts-morph';" },
    { filename: checker, code: "import type { Log } from 'sarif';" },
    { filename: checkerTest, code: "import { AgentText } from '@hearsay/core';" },
    { filename: checkerTest, code: "import { main } from '../../src/cli/main.ts';" },
    { filename: demo, code: "import { trusted } from '@hearsay/core/restricted';" },
    { filename: demo, code: "import { generateText } from 'ai';" },
    { filename: join(ROOT, 'eslint.config.js'), code: "import tseslint from 'typescript-eslint';" },
  ],
  invalid: [
    { filename: checker, code: "import { Log } from 'sarif';", errors: [{ messageId: 'againstArrows' }] },
    {
      filename: checker,
      code: "import type { Document } from 'yaml';",
      errors: [{ messageId: 'againstArrows' }],
    },
    {
      filename: core,
      code: "import { randomBytes } from 'node:crypto';",
      errors: [
        {
          message: '`@hearsay/core` may not import `node:crypto`. Its source may import its own files.',
          line: 1,
          column: 29,
        },
      ],
    },
    {
      filename: core,
      code: "import { randomBytes } from 'crypto';",
      errors: [{ messageId: 'againstArrows' }],
    },
    { filename: core, code: "import type ts from 'typescript';", errors: [{ messageId: 'againstArrows' }] },
    { filename: core, code: "export * from '@hearsay/flow';", errors: [{ messageId: 'againstArrows' }] },
    {
      filename: core,
      code: "import { analyze } from '../../flow/src/analyze.ts';",
      errors: [
        {
          message:
            '`../../flow/src/analyze.ts` leaves `@hearsay/core`. ' +
            'Import another package by its name, through an entry point of its `exports`.',
        },
      ],
    },
    {
      filename: flow,
      code: "import ts from 'typescript';",
      errors: [
        { message: '`@hearsay/flow` may import the types of `typescript` only. Write `import type`.' },
      ],
    },
    {
      filename: flow,
      code: "import { type Node, SyntaxKind } from 'typescript';",
      errors: [{ messageId: 'typesOnly' }],
    },
    { filename: flow, code: "const ts = await import('typescript');", errors: [{ messageId: 'typesOnly' }] },
    {
      filename: flow,
      code: "import { Project } from 'ts-morph';",
      errors: [
        {
          message:
            '`@hearsay/flow` may not import `ts-morph`. Its source may import its own files, types of `typescript`.',
        },
      ],
    },
    {
      filename: flow,
      code: "import type { AgentText } from '@hearsay/core';",
      errors: [{ messageId: 'againstArrows' }],
    },
    {
      filename: flow,
      code: "import { readFileSync } from 'node:fs';",
      errors: [{ messageId: 'againstArrows' }],
    },
    {
      filename: checker,
      code: "import { isAgentText } from '@hearsay/core';",
      errors: [{ messageId: 'againstArrows' }],
    },
    { filename: checker, code: "export { z } from 'zod';", errors: [{ messageId: 'againstArrows' }] },
    {
      filename: checkerTest,
      code: "import { link } from '@hearsay/flow/dist/link.js';",
      errors: [{ messageId: 'notExported' }],
    },
    {
      filename: demo,
      code: "import '../../../packages/core/src/index.ts';",
      errors: [{ messageId: 'leavesPackage' }],
    },
  ],
});

tester.run('kebab-case-file', kebabCaseFile, {
  valid: [
    { filename: 'src/agent-text.ts', code: '' },
    { filename: 'src/agent-text.pass.ts', code: '' },
    { filename: 'src/index.ts', code: '' },
  ],
  invalid: [
    {
      filename: 'src/agentText.ts',
      code: '',
      errors: [
        { message: 'The file name `agentText.ts` is not in kebab-case. Rename it to `agent-text.ts`.' },
      ],
    },
    { filename: 'src/AgentText.ts', code: '', errors: [{ messageId: 'otherCase' }] },
    { filename: 'src/agent_text.ts', code: '', errors: [{ messageId: 'otherCase' }] },
  ],
});
