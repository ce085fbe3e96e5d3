import { noUnexplainedTrust } from '../../src/rules/no-unexplained-trust.ts';
import { typedRuleTester } from '../rule-tester.ts';

const TRUST = `import { trusted } from '@hearsay/core/restricted';
declare const guide: string;
`;

typedRuleTester().run('no-unexplained-trust', noUnexplainedTrust, {
  valid: [
    `${TRUST}trusted(guide, 'style-guide.md of this repository, reviewed like code');`,
    `${TRUST}const WHY = 'style-guide.md of this repository, reviewed like code';
trusted(guide, WHY);`,
    `${TRUST}trusted(guide, \`style-guide.md of this repository, reviewed like code\`);`,
    `${TRUST}trusted(guide, 'style-guide.md of this repository, ' + 'reviewed like code');`,
    `import { trusted as vouch } from '@hearsay/core/restricted';
export const rule = (guide: string) => vouch(guide, 'style-guide.md of this repository, reviewed like code');`,
    // A function of the same name that is none of ours.
    `const trusted = (text: string, why: string) => text + why;
export const rule = trusted('Be brief.', 'ok');`,
    `${TRUST}export function rule(trusted: (text: string, why: string) => string) {
  return trusted(guide, 'ok');
}`,
    `import { trusted } from './trust.js';
export const rule = trusted('Be brief.', 'ok');`,
    `// hearsay-ignore no-agent-text-in-prompt -- this translator has no tools, and its answer is shown to the author only
export {};`,
    `// This comment mentions hearsay-ignore in a sentence.
export {};`,
    `export const line = '// hearsay-ignore no-agent-text-in-prompt';`,
  ],
  invalid: [
    {
      code: `${TRUST}trusted(guide, '');`,
      errors: [
        {
          messageId: 'fault',
          line: 3,
          column: 1,
          endLine: 3,
          endColumn: 19,
          data: {
            message:
              'A text is endorsed as trusted without a reason, so nobody can review why the model may obey it.',
            advice:
              "Give the reason as a literal: `trusted(text, 'set by our operators in the console')`. Say in a few words what makes the text safe here, so that a reviewer can check it: where it comes from, and who decided.",
          },
        },
      ],
    },
    {
      code: `${TRUST}trusted(guide, 'this is safe');`,
      errors: [
        {
          messageId: 'fault',
          line: 3,
          column: 1,
          endLine: 3,
          endColumn: 31,
          data: {
            message:
              'A text is endorsed as trusted for the reason "this is safe", which explains nothing to a reviewer.',
            advice:
              'Say in a few words what makes the text safe here, so that a reviewer can check it: where it comes from, and who decided.',
          },
        },
      ],
    },
    {
      code: `${TRUST}trusted(guide, 'todo');`,
      errors: [
        {
          messageId: 'fault',
          line: 3,
          column: 1,
          endLine: 3,
          endColumn: 23,
          data: {
            message:
              'A text is endorsed as trusted for the reason "todo", which explains nothing to a reviewer.',
            advice:
              'Say in a few words what makes the text safe here, so that a reviewer can check it: where it comes from, and who decided.',
          },
        },
      ],
    },
    {
      code: `${TRUST}trusted(guide);`,
      errors: [
        {
          messageId: 'fault',
          line: 3,
          column: 1,
          endLine: 3,
          endColumn: 15,
          data: {
            message:
              'A text is endorsed as trusted without a reason, so nobody can review why the model may obey it.',
            advice:
              "Give the reason as a literal: `trusted(text, 'set by our operators in the console')`. Say in a few words what makes the text safe here, so that a reviewer can check it: where it comes from, and who decided.",
          },
        },
      ],
    },
    {
      code: `${TRUST}declare const why: string;
trusted(guide, why);`,
      errors: [
        {
          messageId: 'fault',
          line: 4,
          column: 1,
          endLine: 4,
          endColumn: 20,
          data: {
            message:
              'A text is endorsed as trusted without a reason, so nobody can review why the model may obey it.',
            advice:
              "Give the reason as a literal: `trusted(text, 'set by our operators in the console')`. Say in a few words what makes the text safe here, so that a reviewer can check it: where it comes from, and who decided.",
          },
        },
      ],
    },
    {
      code: `import { trusted as vouch } from '@hearsay/core/restricted';
export const rule = (guide: string) => vouch(guide, 'ok');`,
      errors: [
        {
          messageId: 'fault',
          line: 2,
          column: 40,
          endLine: 2,
          endColumn: 58,
          data: {
            message:
              'A text is endorsed as trusted for the reason "ok", which explains nothing to a reviewer.',
            advice:
              'Say in a few words what makes the text safe here, so that a reviewer can check it: where it comes from, and who decided.',
          },
        },
      ],
    },
    {
      code: `import * as restricted from '@hearsay/core/restricted';
export const rule = (guide: string) => restricted.trusted(guide, 'ok');`,
      errors: [
        {
          messageId: 'fault',
          line: 2,
          column: 40,
          endLine: 2,
          endColumn: 71,
          data: {
            message:
              'A text is endorsed as trusted for the reason "ok", which explains nothing to a reviewer.',
            advice:
              'Say in a few words what makes the text safe here, so that a reviewer can check it: where it comes from, and who decided.',
          },
        },
      ],
    },
    {
      code: `import * as restricted from '@hearsay/core/restricted';
export const rule = (guide: string) => restricted['trusted'](guide, 'ok');`,
      errors: [
        {
          messageId: 'fault',
          line: 2,
          column: 40,
          endLine: 2,
          endColumn: 74,
          data: {
            message:
              'A text is endorsed as trusted for the reason "ok", which explains nothing to a reviewer.',
            advice:
              'Say in a few words what makes the text safe here, so that a reviewer can check it: where it comes from, and who decided.',
          },
        },
      ],
    },
    {
      code: `${TRUST}trusted?.(guide, 'ok');`,
      errors: [
        {
          messageId: 'fault',
          line: 3,
          column: 1,
          endLine: 3,
          endColumn: 23,
          data: {
            message:
              'A text is endorsed as trusted for the reason "ok", which explains nothing to a reviewer.',
            advice:
              'Say in a few words what makes the text safe here, so that a reviewer can check it: where it comes from, and who decided.',
          },
        },
      ],
    },
    {
      code: `${TRUST}(trusted as any)(guide, 'ok');`,
      errors: [
        {
          messageId: 'fault',
          line: 3,
          column: 1,
          endLine: 3,
          endColumn: 30,
          data: {
            message:
              'A text is endorsed as trusted for the reason "ok", which explains nothing to a reviewer.',
            advice:
              'Say in a few words what makes the text safe here, so that a reviewer can check it: where it comes from, and who decided.',
          },
        },
      ],
    },
    {
      code: `${TRUST}['ok'].map((why) => trusted(guide, why));`,
      errors: [
        {
          messageId: 'fault',
          line: 3,
          column: 21,
          endLine: 3,
          endColumn: 40,
          data: {
            message:
              'A text is endorsed as trusted without a reason, so nobody can review why the model may obey it.',
            advice:
              "Give the reason as a literal: `trusted(text, 'set by our operators in the console')`. Say in a few words what makes the text safe here, so that a reviewer can check it: where it comes from, and who decided.",
          },
        },
      ],
    },
    {
      code: `// hearsay-ignore no-agent-text-in-prompt
export {};`,
      errors: [
        {
          messageId: 'fault',
          line: 1,
          column: 1,
          endLine: 1,
          endColumn: 42,
          data: {
            message:
              'This suppression of `no-agent-text-in-prompt` gives no reason, so it suppresses nothing.',
            advice:
              'Write `// hearsay-ignore no-agent-text-in-prompt -- <reason>`. Say in a few words what makes the text safe here, so that a reviewer can check it: where it comes from, and who decided.',
          },
        },
      ],
    },
    {
      code: `// hearsay-ignore no-agent-text-in-prompt -- ok
export {};`,
      errors: [
        {
          messageId: 'fault',
          line: 1,
          column: 1,
          endLine: 1,
          endColumn: 48,
          data: {
            message:
              'This suppression of `no-agent-text-in-prompt` gives the reason "ok", which explains nothing, so it suppresses nothing.',
            advice:
              'Say in a few words what makes the text safe here, so that a reviewer can check it: where it comes from, and who decided.',
          },
        },
      ],
    },
    {
      code: `// hearsay-ignore
export {};`,
      errors: [
        {
          messageId: 'fault',
          line: 1,
          column: 1,
          endLine: 1,
          endColumn: 18,
          data: {
            message: 'This suppression names no rule, so it suppresses nothing.',
            advice: 'Write `// hearsay-ignore <rule> -- <reason>`.',
          },
        },
      ],
    },
    {
      code: `// hearsay-ignore no-agent-text-in-promt -- this translator has no tools, and its answer is shown to the author only
export {};`,
      errors: [
        {
          messageId: 'fault',
          line: 1,
          column: 1,
          endLine: 1,
          endColumn: 117,
          data: {
            message:
              'This suppression names the rule `no-agent-text-in-promt`, which does not exist, so it suppresses nothing.',
            advice: 'Write `no-agent-text-in-prompt` if you mean that.',
          },
        },
      ],
    },
    {
      code: `/* hearsay-ignore no-agent-text-in-control */
export {};`,
      errors: [
        {
          messageId: 'fault',
          line: 1,
          column: 1,
          endLine: 1,
          endColumn: 46,
          data: {
            message:
              'This suppression of `no-agent-text-in-control` gives no reason, so it suppresses nothing.',
            advice:
              'Write `// hearsay-ignore no-agent-text-in-control -- <reason>`. Say in a few words what makes the text safe here, so that a reviewer can check it: where it comes from, and who decided.',
          },
        },
      ],
    },
  ],
});
