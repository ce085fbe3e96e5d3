import { noInvalidTrigger } from '../../src/rules/no-invalid-trigger.ts';
import { untypedRuleTester } from '../tools-rule-tester.ts';

untypedRuleTester().run('no-invalid-trigger', noInvalidTrigger, {
  valid: [
    `
import { Tool } from '@hearsay/tool';
new Tool({ name: 'set_light', description: 'Turn a light on or off', parameters: {}, triggers: ['\\\\blights?\\\\b', 'lamp.*(on|off)'] });`,
    `
import { Tool } from 'another-package';
new Tool({ name: 'set_light', triggers: ['light('] });`,
    `
import { defineTool as tool } from '@hearsay/tool';
function local(tool) {
  return tool({ name: 'set_light', triggers: ['light('] });
}`,
    `
import { defineTool as tool } from '@hearsay/tool';
tool({ name: 'set_light', description: 'Turn a light on or off', parameters: {}, triggers: dynamic() });
tool({ name: 'set_lamp', description: 'Turn a lamp on or off', parameters: {}, triggers: [pattern, ...more] });`,
  ],
  invalid: [
    {
      code: `
import { Tool } from '@hearsay/tool';
new Tool({ name: 'set_light', description: 'Turn a light on or off', parameters: {}, triggers: ['light('] });`,
      errors: [
        {
          messageId: 'invalidTrigger',
          data: { trigger: 'light(', reason: 'Unterminated group' },
          line: 3,
          column: 97,
          endLine: 3,
          endColumn: 105,
        },
      ],
    },
    {
      code: `
import { defineTool as tool } from '@hearsay/tool';
tool({ name: 'set_light', description: 'Turn a light on or off', parameters: {}, triggers: ['(?i)light'] });`,
      errors: [
        {
          messageId: 'invalidTrigger',
          data: { trigger: '(?i)light', reason: 'Invalid group' },
          line: 3,
          column: 93,
          endLine: 3,
          endColumn: 104,
          suggestions: [
            {
              messageId: 'dropInlineFlag',
              output: `
import { defineTool as tool } from '@hearsay/tool';
tool({ name: 'set_light', description: 'Turn a light on or off', parameters: {}, triggers: ['light'] });`,
            },
          ],
        },
      ],
    },
    {
      code: `
import { defineTool } from '@hearsay/tool';
defineTool({ name: 'set_light', description: 'Turn a light on or off', parameters: {}, triggers: ['', 'a*', 'light'] });`,
      errors: [
        { messageId: 'emptyTrigger', data: { trigger: '' }, line: 3, column: 99, endLine: 3, endColumn: 101 },
        {
          messageId: 'emptyTrigger',
          data: { trigger: 'a*' },
          line: 3,
          column: 103,
          endLine: 3,
          endColumn: 107,
        },
      ],
    },
    {
      code: `
import { Tool } from '@hearsay/tool';
Tool.of({ type: 'object' }, 'set_light', 'Turn a light on or off').withTrigger('*light').withTrigger('lamp');`,
      errors: [
        {
          messageId: 'invalidTrigger',
          data: { trigger: '*light', reason: 'Nothing to repeat' },
          line: 3,
          column: 80,
          endLine: 3,
          endColumn: 88,
        },
      ],
    },
    {
      code: `
import { Tool as Declared } from '@hearsay/tool';
const TRIGGERS = ['[light', dynamic()];
export const light: Declared = { name: 'set_light', description: 'Turn a light on or off', parameters: {}, triggers: TRIGGERS };`,
      errors: [
        {
          messageId: 'invalidTrigger',
          data: { trigger: '[light', reason: 'Unterminated character class' },
          line: 3,
          column: 19,
          endLine: 3,
          endColumn: 27,
        },
      ],
    },
    {
      code: `
import * as hearsay from '@hearsay/tool';
new hearsay.Tool({ name: 'set_light', description: 'Turn a light on or off', parameters: {}, triggers: [\`light(\`] });`,
      errors: [
        {
          messageId: 'invalidTrigger',
          data: { trigger: 'light(', reason: 'Unterminated group' },
          line: 3,
          column: 105,
          endLine: 3,
          endColumn: 113,
        },
      ],
    },
  ],
});
