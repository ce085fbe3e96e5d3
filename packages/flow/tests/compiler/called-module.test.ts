import { expect, it } from 'vitest';
import { analyzeSource } from '../support/analyze-source.ts';

it('survives a module that is called itself, as the default export of CommonJS is under some resolutions', () => {
  const report = analyzeSource({
    '/node_modules/letters/index.d.ts': 'export declare function draft(): string;',
    '/desk.ts': `
      import * as letters from 'letters';
      import { generateText } from 'ai';
      // @ts-expect-error A namespace is no function for the compiler.
      const draft = letters('Dear customer');
      const { text } = await generateText({ model: 'm', prompt: String(draft) });
      await generateText({ model: 'm', prompt: text });
    `,
  });
  expect(report.coverage.failedFiles).toEqual([]);
  expect(report.flows).toHaveLength(1);
});
