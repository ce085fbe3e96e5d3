import { AnswerSchemaError } from '@hearsay/answer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Call } from '../src/call.ts';
import { lintTools } from '../src/lint-tools.ts';
import { Tool } from '../src/tool.ts';
import { TOOL_DIALECTS, type ToolDialect } from '../src/tool-dialect.ts';
import { ToolError } from '../src/tool-error.ts';

const KEYWORDS =
  'type properties items anyOf oneOf allOf $ref $defs enum const required additionalProperties not format pattern minimum default prefixItems patternProperties title __proto__ constructor';

/** Any value under any keyword, as a server may send it. */
const schema = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('object', 'string', '#/$defs/a', '#', 'integer', null, true, false, 7),
    fc.constantFrom(...[[], ['string', 'null'], {}].map((value) => value as unknown)),
    fc.dictionary(fc.constantFrom(...KEYWORDS.split(' '), 'a'), tie('node'), { maxKeys: 4 }),
    fc.array(tie('node'), { maxLength: 3 }),
  ),
})).node;

const FORMS: readonly (readonly [ToolDialect, object])[] = [
  ...TOOL_DIALECTS.map((dialect) => [dialect, {}] as const),
  ['openai-chat', { strict: true }],
  ['anthropic', { strict: true }],
  ['gemini', { form: 'parameters' }],
];

/** Runs what may be refused, by an error that says so. */
function mayRefuse(run: () => void): void {
  try {
    run();
  } catch (error) {
    if (!ToolError.isInstance(error) && !AnswerSchemaError.isInstance(error)) throw error;
  }
}

describe('schemas from anywhere', () => {
  it('are converted, read, judged and parsed, or refused by an error of ours', () => {
    fc.assert(
      fc.property(schema, (given) => {
        const members = typeof given === 'object' && !Array.isArray(given) ? given : { properties: given };
        const tool = new Tool('ping', 'Check that a host answers', { type: 'object', ...members });
        for (const [dialect, options] of FORMS)
          mayRefuse(() => {
            const { declaration } = tool.to(dialect, options);
            JSON.stringify(declaration);
            Tool.from(dialect, declaration);
          });
        lintTools([tool]);
        mayRefuse(() => {
          new Call('ping', {}).safeParse(tool);
        });
      }),
      { numRuns: 500 },
    );
  });

  it('are told to be none, with the cause', () => {
    const tool = new Tool('ping', 'Check that a host answers', { type: 'object', properties: null });
    expect(() => tool.to('ollama')).toThrow(/no valid JSON Schema/u);
    expect(() => new Call('ping', {}).parse(tool)).toThrow(AnswerSchemaError);
  });

  it('may be nested deeply, and are refused beyond', () => {
    const nested = (depth: number): object =>
      depth === 0 ? { type: 'string' } : { type: 'object', properties: { a: nested(depth - 1) } };
    const tool = new Tool('deep', 'Go down', nested(100));
    for (const [dialect, options] of FORMS) mayRefuse(() => void tool.to(dialect, options));
    expect(() => new Tool('deep', 'Go down', nested(200))).toThrow(ToolError);
  });
});
