import { noLooseTrigger } from '../../src/rules/no-loose-trigger.ts';
import { untypedRuleTester } from '../tools-rule-tester.ts';

untypedRuleTester().run('no-loose-trigger', noLooseTrigger, {
  valid: [
    `
import { Tool } from '@hearsay/tool';
new Tool({ name: 'set_light', description: 'Turn a light on or off', parameters: {}, triggers: ['\\\\blight\\\\b', 'light on', 'licht|light', 'größe'] });`,
  ],
  invalid: [
    {
      code: `
import { Tool } from '@hearsay/tool';
new Tool({ name: 'set_light', description: 'Turn a light on or off', parameters: {}, triggers: ['light'] });`,
      errors: [
        {
          messageId: 'looseTrigger',
          data: { trigger: 'light', bounded: '\\blight\\b' },
          line: 3,
          column: 97,
          endLine: 3,
          endColumn: 104,
          suggestions: [
            {
              messageId: 'addBoundaries',
              data: { bounded: '\\blight\\b' },
              output: `
import { Tool } from '@hearsay/tool';
new Tool({ name: 'set_light', description: 'Turn a light on or off', parameters: {}, triggers: ['\\\\blight\\\\b'] });`,
            },
          ],
        },
      ],
    },
    {
      code: `
import { Tool } from '@hearsay/tool';
Tool.of({}, 'set_light', 'Turn a light on or off').withTrigger("light");`,
      errors: [
        {
          messageId: 'looseTrigger',
          data: { trigger: 'light', bounded: '\\blight\\b' },
          line: 3,
          column: 64,
          endLine: 3,
          endColumn: 71,
          suggestions: [
            {
              messageId: 'addBoundaries',
              data: { bounded: '\\blight\\b' },
              output: `
import { Tool } from '@hearsay/tool';
Tool.of({}, 'set_light', 'Turn a light on or off').withTrigger("\\\\blight\\\\b");`,
            },
          ],
        },
      ],
    },
    {
      code: `
import { Tool } from '@hearsay/tool';
new Tool({ name: 'set_light', description: 'Turn a light on or off', parameters: {}, triggers: ['(li+)+ght on', '(?:a*|b)* light'] });`,
      errors: [
        {
          messageId: 'slowTrigger',
          data: { trigger: '(?:a*|b)* light' },
          line: 3,
          column: 113,
          endLine: 3,
          endColumn: 130,
        },
      ],
    },
    {
      code: `
import { Tool } from '@hearsay/tool';
new Tool({ name: 'set_light', description: 'Turn a light on or off', parameters: {}, triggers: ['(a+)+', '(?:\\\\s+\\\\w+)* light', '(a{2,3})+ on', '(a+b?)+ on'] });`,
      errors: [
        {
          messageId: 'slowTrigger',
          data: { trigger: '(a+)+' },
          line: 3,
          column: 97,
          endLine: 3,
          endColumn: 104,
        },
        {
          messageId: 'slowTrigger',
          data: { trigger: '(a+b?)+ on' },
          line: 3,
          column: 145,
          endLine: 3,
          endColumn: 157,
        },
      ],
    },
    {
      code: `
import { Tool } from '@hearsay/tool';
const word = 'li' + 'ght';
new Tool({ name: 'set_light', description: 'Turn a light on or off', parameters: {}, triggers: [word] });`,
      errors: [
        {
          messageId: 'looseTrigger',
          data: { trigger: 'light', bounded: '\\blight\\b' },
          line: 3,
          column: 14,
          endLine: 3,
          endColumn: 26,
        },
      ],
    },
  ],
});
