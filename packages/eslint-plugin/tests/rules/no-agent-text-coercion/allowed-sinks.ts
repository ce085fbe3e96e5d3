import type { RunTests } from '@typescript-eslint/rule-tester';
import type { CoercionMessage } from '../../../src/coercion/coercion.ts';
import type { CoercionSuggestion } from '../../../src/coercion/suggestions.ts';
import type { CoercionOptions } from '../../../src/rules/no-agent-text-coercion.ts';
import { TEXTS } from './prelude.ts';

export const allowedSinks: RunTests<CoercionMessage | CoercionSuggestion, [CoercionOptions]> = {
  valid: [
    {
      code: `${TEXTS}declare const logger: { info(line: string): void };
logger.info(\`Ticket: \${reply}\`);`,
      options: [{ allowedSinks: ['logger.*'] }],
    },
    {
      code: `${TEXTS}declare function writeArtifact(name: string, value: string): void;
writeArtifact('answer.json', JSON.stringify(answer));`,
      options: [{ allowedSinks: ['writeArtifact'] }],
    },
    {
      code: `${TEXTS}export class Desk {
  log(line: string): void {}
  close(): void {
    this.log('Ticket: ' + reply);
  }
}`,
      options: [{ allowedSinks: ['this.log'] }],
    },
  ],
  invalid: [
    {
      code: `${TEXTS}declare const report: { info(line: string): void };
report.info(\`Ticket: \${reply}\`);`,
      options: [{ allowedSinks: ['logger.*'] }],
      errors: [
        {
          messageId: 'template',
          line: 11,
          column: 24,
          endLine: 11,
          endColumn: 29,
          data: { by: '', value: 'AgentText', lowerValue: 'AgentText' },
          suggestions: [
            {
              messageId: 'quoteInTag',
              output: `${TEXTS}declare const report: { info(line: string): void };
report.info(prompt\`Ticket: \${reply}\`.toString());`,
            },
            {
              messageId: 'takeRaw',
              output: `${TEXTS}declare const report: { info(line: string): void };
report.info(\`Ticket: \${reply.raw()}\`);`,
            },
          ],
        },
      ],
    },
    {
      code: `${TEXTS}declare function writeArtifact(name: string, value: () => string): void;
writeArtifact('answer.json', () => JSON.stringify(answer));`,
      options: [{ allowedSinks: ['writeArtifact'] }],
      errors: [
        {
          messageId: 'conversion',
          line: 11,
          column: 51,
          endLine: 11,
          endColumn: 57,
          data: {
            by: 'JSON.stringify',
            value: 'A value that holds AgentText',
            lowerValue: 'a value that holds AgentText',
          },
        },
      ],
    },
  ],
};
