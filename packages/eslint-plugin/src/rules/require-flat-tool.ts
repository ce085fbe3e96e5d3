import { AST_NODE_TYPES, type TSESLint, type TSESTree } from '@typescript-eslint/utils';
import { TOOL_RULE_MESSAGES } from '@hearsay/tool-rules';
import { mayDeclareTypedTools } from '../program/concerns.ts';
import { createRule, type HearsayRule } from '../create-rule.ts';
import { ShapeOracle, type FlatShape } from '../flat-tool/expected-shape.ts';
import { flatten } from '../flat-tool/flatten.ts';
import { schemaFaults } from '../flat-tool/schema-faults.ts';
import { typedServices } from '../program/typed-services.ts';
import { declaredTools } from '../tools/declared-tools.ts';
import { keyOf, propertyOf, type Source } from '../tools/static-value.ts';
import { nestedFunction } from '../tools/tool-from-parts.ts';

type Message = 'nestedTool' | 'foreignKey' | 'notObject' | 'unknownRequired' | 'flattenTool' | 'renameKey';

/** What other SDKs call the schema, by which their declarations are told. */
const FOREIGN_KEYS: ReadonlySet<string> = new Set([
  'input_schema',
  'inputSchema',
  'parametersJsonSchema',
  'functionDeclarations',
]);

/** Who reads flat declarations, in words. */
const READERS: Readonly<Record<FlatShape, string>> = {
  'define-tool': '`defineTool`',
  hearsay: '`@hearsay/tool`',
  ai: 'the AI SDK',
  'openai-agents': '`@openai/agents`',
  openai: 'the Responses API of OpenAI',
  anthropic: 'the API of Anthropic',
  'claude-agent': 'the Claude Agent SDK',
  gemini: 'Gemini',
  mcp: 'the Model Context Protocol',
  langchain: 'LangChain',
  mastra: 'Mastra',
};

/** What our own readers call the schema, and what a whole declaration for them looks like. */
const OWN_FORMS: Readonly<Partial<Record<FlatShape, { readonly key: string; readonly flat: string }>>> = {
  hearsay: { key: 'parameters', flat: '{ name, description, parameters }' },
  'define-tool': { key: 'input', flat: '{ name, description, input, run }' },
};

/** Requires declarations of tools to be flat where flat ones are read. */
export const requireFlatTool: HearsayRule<Message> = createRule<[], Message>({
  name: 'require-flat-tool',
  meta: {
    type: 'problem',
    hasSuggestions: true,
    docs: {
      description: 'Require flat declarations of tools, over a schema of an object, where flat ones are read',
      presets: { recommended: 'error', strict: 'error', tools: 'error' },
      requiresTypeChecking: true,
    },
    messages: {
      ...TOOL_RULE_MESSAGES['require-flat-tool'],
      flattenTool: 'Write name, description and schema at the top.',
      renameKey: 'Write `{{key}}`.',
    },
    schema: [],
  },
  concerns: mayDeclareTypedTools,
  create(context) {
    const { sourceCode } = context;
    const oracle = new ShapeOracle(typedServices(context), sourceCode);
    return {
      Program() {
        for (const { schema } of declaredTools(sourceCode)) {
          for (const { fault, node } of schema === undefined ? [] : schemaFaults(schema, sourceCode)) {
            const data = fault.kind === 'unknownRequired' ? { name: fault.name.text } : {};
            context.report({ node, messageId: fault.kind, data });
          }
        }
      },
      ObjectExpression(node) {
        const nested = isNested(node, sourceCode);
        const foreign = nested ? undefined : foreignKey(node);
        if (!nested && foreign === undefined) return;
        const expected = oracle.expectedOf(node);
        if (expected === undefined || expected === 'nested') return;
        const reader = READERS[expected];
        if (foreign === undefined) {
          const fix = flatten(node, expected, sourceCode);
          context.report({
            node: propertyOf(node, 'function')?.key ?? node,
            messageId: 'nestedTool',
            data: { reader },
            suggest: fix === undefined ? [] : [{ messageId: 'flattenTool', fix }],
          });
          return;
        }
        const form = OWN_FORMS[expected];
        if (form === undefined || propertyOf(node, form.key) !== undefined) return;
        const { property, key: found } = foreign;
        const canRename = found !== 'functionDeclarations' && !property.shorthand;
        const fix = (fixer: TSESLint.RuleFixer): TSESLint.RuleFix =>
          fixer.replaceText(property.key, form.key);
        context.report({
          node: property.key,
          messageId: 'foreignKey',
          data: { key: found, reader, flat: form.flat },
          suggest: canRename ? [{ messageId: 'renameKey', data: { key: form.key }, fix }] : [],
        });
      },
    };
  },
});

function isNested(object: TSESTree.ObjectExpression, source: Source): boolean {
  const inner = nestedFunction(object, source);
  return (
    inner !== undefined &&
    propertyOf(inner, 'name') !== undefined &&
    propertyOf(inner, 'arguments') === undefined
  );
}

/** The key of another SDK, where the one of a flat declaration is missing. */
function foreignKey(
  object: TSESTree.ObjectExpression,
): { readonly key: string; readonly property: TSESTree.Property } | undefined {
  for (const property of object.properties) {
    const key = property.type === AST_NODE_TYPES.Property ? keyOf(property)?.text : undefined;
    if (property.type !== AST_NODE_TYPES.Property || key === undefined || !FOREIGN_KEYS.has(key)) continue;
    return propertyOf(object, 'parameters') === undefined ? { key, property } : undefined;
  }
  return undefined;
}
