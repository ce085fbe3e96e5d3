import { AST_NODE_TYPES, ASTUtils, type TSESLint, type TSESTree } from '@typescript-eslint/utils';
import type { MarkedFile } from '../marked/marked-file.ts';

/** How many variables are followed back: longer ways are the work of `no-agent-text-in-prompt`. */
const MAXIMUM_STEPS = 4;

/** Whether a text was taken out of AgentText: by `raw()`, `toJSON()`, `JSON.stringify` or the callback of `map`. */
export function comesFromRaw(
  node: TSESTree.Node,
  file: MarkedFile,
  sourceCode: Readonly<TSESLint.SourceCode>,
  steps = 0,
): boolean {
  const follow = (next: TSESTree.Node): boolean => comesFromRaw(next, file, sourceCode, steps + 1);
  if (steps > MAXIMUM_STEPS) return false;
  switch (node.type) {
    case AST_NODE_TYPES.CallExpression:
      return (
        takesTextOut(node, file) ||
        (node.callee.type === AST_NODE_TYPES.MemberExpression &&
          [node.callee.object, ...node.arguments].some(follow))
      );
    case AST_NODE_TYPES.TemplateLiteral:
    case AST_NODE_TYPES.SequenceExpression:
      return node.expressions.some(follow);
    case AST_NODE_TYPES.TaggedTemplateExpression:
      return follow(node.quasi);
    case AST_NODE_TYPES.ArrayExpression:
      return node.elements.some((element) => element !== null && follow(element));
    case AST_NODE_TYPES.SpreadElement:
      return follow(node.argument);
    case AST_NODE_TYPES.MemberExpression:
      return follow(node.object);
    case AST_NODE_TYPES.BinaryExpression:
      return node.operator === '+' && (follow(node.left) || follow(node.right));
    case AST_NODE_TYPES.ConditionalExpression:
      return follow(node.consequent) || follow(node.alternate);
    case AST_NODE_TYPES.LogicalExpression:
      return follow(node.left) || follow(node.right);
    case AST_NODE_TYPES.TSAsExpression:
    case AST_NODE_TYPES.TSTypeAssertion:
    case AST_NODE_TYPES.TSNonNullExpression:
    case AST_NODE_TYPES.TSSatisfiesExpression:
    case AST_NODE_TYPES.ChainExpression:
    case AST_NODE_TYPES.AwaitExpression:
      return follow('expression' in node ? node.expression : node.argument);
    case AST_NODE_TYPES.Identifier:
      return variableComesFromRaw(node, file, sourceCode, follow);
    default:
      return false;
  }
}

function takesTextOut(call: TSESTree.CallExpression, file: MarkedFile): boolean {
  const { callee } = call;
  if (callee.type !== AST_NODE_TYPES.MemberExpression || callee.property.type !== AST_NODE_TYPES.Identifier)
    return false;
  const { name } = callee.property;
  if (name === 'raw' || name === 'toJSON') return file.canBeAgentText(callee.object);
  const [first] = call.arguments;
  return name === 'stringify' && first !== undefined && file.holdsAgentText(first);
}

function variableComesFromRaw(
  node: TSESTree.Identifier,
  file: MarkedFile,
  sourceCode: Readonly<TSESLint.SourceCode>,
  follow: (next: TSESTree.Node) => boolean,
): boolean {
  const variable = ASTUtils.findVariable(sourceCode.getScope(node), node);
  if (variable === null) return false;
  if (variable.defs.some(({ node: definition }) => isCallbackOfMap(definition, file))) return true;
  return variable.references.some(({ writeExpr }) => writeExpr && writeExpr !== node && follow(writeExpr));
}

/** A function that `text.map(…)` calls with the plain text. */
function isCallbackOfMap(definition: TSESTree.Node, file: MarkedFile): boolean {
  const { parent } = definition;
  if (parent?.type !== AST_NODE_TYPES.CallExpression) return false;
  const { callee } = parent;
  return (
    parent.arguments.some((argument) => argument === definition) &&
    callee.type === AST_NODE_TYPES.MemberExpression &&
    callee.property.type === AST_NODE_TYPES.Identifier &&
    callee.property.name === 'map' &&
    file.isAgentText(callee.object)
  );
}
