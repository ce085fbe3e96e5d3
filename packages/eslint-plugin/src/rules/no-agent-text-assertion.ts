import { AST_NODE_TYPES, type TSESLint, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';
import { claimedPredicate, type Claiming } from '../assertion/claimed-predicate.ts';
import { comesFromRaw } from '../assertion/comes-from-raw.ts';
import { markedDirectives } from '../assertion/directive-targets.ts';
import { canBeMarked } from '../coercion/coercions-of-expression.ts';
import { createRule, type HearsayRule } from '../create-rule.ts';
import { markedFile, type MarkedFile } from '../marked/marked-file.ts';
import { lintedProgram } from '../program/linted-program.ts';
import { typedServices } from '../program/typed-services.ts';

/** The messages of `no-agent-text-assertion`. */
export type AssertionMessage =
  'assertion' | 'literal' | 'satisfies' | 'nonNull' | 'any' | 'anyIndex' | 'predicate' | 'directive';

type Assertion =
  | TSESTree.TSAsExpression
  | TSESTree.TSTypeAssertion
  | TSESTree.TSNonNullExpression
  | TSESTree.TSSatisfiesExpression;

/** Disallows casts, predicates, `any` and suppression comments that remove the mark of agent text. */
export const noAgentTextAssertion: HearsayRule<AssertionMessage> = createRule<[], AssertionMessage>({
  name: 'no-agent-text-assertion',
  meta: {
    type: 'problem',
    docs: {
      description:
        'Disallow casts, predicates, `any` and suppression comments that remove the mark of agent text',
      presets: { recommended: 'error', strict: 'error' },
      requiresTypeChecking: true,
    },
    messages: {
      assertion:
        'This assertion to `{{type}}` takes the mark off agent text. Keep the type, or write `.raw()` where no model reads the text.',
      literal:
        'This assertion says that the developer wrote a text that comes from an agent. Quote it with `Prompt.untrusted`, or endorse it with `trusted(text, reason)`.',
      satisfies: '`satisfies {{type}}` lets agent text pass as anything. Name the type that says AgentText.',
      nonNull: 'This `!` takes the mark off agent text. Test for `undefined` instead, which keeps the type.',
      any: '`any` takes the mark off agent text. Leave the annotation out, or name the type that says AgentText.',
      anyIndex: 'An index of type `any` takes the mark off what is read. Give the index its type.',
      predicate:
        "This predicate says that a value is `{{type}}` without looking whether it is AgentText. Test `typeof {{parameter}} === 'string'`, or use `isAgentText`.",
      directive:
        '`{{name}}` hides what the compiler says of agent text. Correct the code below the comment instead.',
    },
    schema: [],
  },
  create(context) {
    const { sourceCode } = context;
    const services = typedServices(context);
    const program = lintedProgram(services.program);
    if (!program.knowsAgentText()) return {};
    const claims = (node: Claiming): void => reportPredicate(node, { services, program }, context);
    const predicates = {
      FunctionDeclaration: claims,
      FunctionExpression: claims,
      ArrowFunctionExpression: claims,
      TSDeclareFunction: claims,
      TSEmptyBodyFunctionExpression: claims,
    };
    const file = markedFile(context);
    if (file === undefined) return predicates;

    const reportAny = (
      annotation: TSESTree.TypeNode | undefined,
      value: TSESTree.Node | null | undefined,
    ): void => {
      if (annotation?.type !== AST_NODE_TYPES.TSAnyKeyword || !value || !canBeMarked(value)) return;
      if (file.holdsAgentText(value)) context.report({ node: annotation, messageId: 'any' });
    };
    const assertion = (node: Assertion): void => {
      // `text as unknown as string` is one assertion, told at its outer end.
      if (isAssertion(node.parent)) return;
      const messageId = faultOf(node, file, sourceCode);
      if (messageId !== undefined)
        context.report({ node, messageId, data: { type: writtenType(node, sourceCode) } });
    };
    return {
      ...predicates,
      TSAsExpression: assertion,
      TSTypeAssertion: assertion,
      TSNonNullExpression: assertion,
      TSSatisfiesExpression: assertion,
      VariableDeclarator: ({ id, init }) => reportAny(id.typeAnnotation?.typeAnnotation, init),
      PropertyDefinition: ({ typeAnnotation, value }) => reportAny(typeAnnotation?.typeAnnotation, value),
      AssignmentPattern: ({ left, right }) => reportAny(left.typeAnnotation?.typeAnnotation, right),
      AssignmentExpression: ({ operator, left, right }) => {
        const takes = operator === '=' && left.type !== AST_NODE_TYPES.ObjectPattern && canBeMarked(right);
        if (takes && file.holdsAgentText(right) && isAny(left, file))
          context.report({ node: left, messageId: 'any' });
      },
      MemberExpression: (node) => {
        if (!node.computed || !canBeMarked(node.property) || !isAny(node.property, file)) return;
        if (file.holdsAgentText(node.object)) context.report({ node: node.property, messageId: 'anyIndex' });
      },
      Program: () => {
        for (const { comment, name } of markedDirectives(file, sourceCode)) {
          context.report({ loc: comment.loc, messageId: 'directive', data: { name } });
        }
      },
    };
  },
});

/** Reports the type predicate of a function when it takes the mark off. */
function reportPredicate(
  node: Claiming,
  file: Pick<MarkedFile, 'services' | 'program'>,
  context: Readonly<TSESLint.RuleContext<AssertionMessage, readonly unknown[]>>,
): void {
  const { sourceCode } = context;
  const predicate = claimedPredicate(node, file, sourceCode);
  if (predicate === undefined) return;
  const { parameterName, typeAnnotation } = predicate;
  const data = {
    type: sourceCode.getText(typeAnnotation?.typeAnnotation),
    parameter: sourceCode.getText(parameterName),
  };
  context.report({ node: predicate, messageId: 'predicate', data });
}

/** What is wrong with an assertion, looked at from its outer end. */
function faultOf(
  node: Assertion,
  file: MarkedFile,
  sourceCode: Parameters<typeof comesFromRaw>[2],
): AssertionMessage | undefined {
  const operand = innermost(node);
  if (node.type === AST_NODE_TYPES.TSSatisfiesExpression) {
    const claimed = file.services.getTypeAtLocation(node.typeAnnotation);
    return isAnything(claimed) && file.holdsAgentText(operand) ? 'satisfies' : undefined;
  }
  if (!canBeMarked(operand))
    return isLiteralClaim(node, file) && comesFromRaw(operand, file, sourceCode) ? 'literal' : undefined;
  if (file.holdsAgentText(operand)) {
    if (file.holdsAgentText(node)) return undefined;
    return node.type === AST_NODE_TYPES.TSNonNullExpression ? 'nonNull' : 'assertion';
  }
  return isLiteralClaim(node, file) && comesFromRaw(operand, file, sourceCode) ? 'literal' : undefined;
}

function innermost(node: TSESTree.Node): TSESTree.Node {
  return isAssertion(node) ? innermost(node.expression) : node;
}

function isAssertion(node: TSESTree.Node): node is Assertion {
  return (
    node.type === AST_NODE_TYPES.TSAsExpression ||
    node.type === AST_NODE_TYPES.TSTypeAssertion ||
    node.type === AST_NODE_TYPES.TSNonNullExpression ||
    node.type === AST_NODE_TYPES.TSSatisfiesExpression
  );
}

/** Whether an assertion says that a text is one that the developer wrote: a literal, or a branded string. */
function isLiteralClaim(node: Assertion, file: MarkedFile): boolean {
  if (node.type === AST_NODE_TYPES.TSNonNullExpression) return false;
  const { checker } = file.program;
  const type = file.services.getTypeAtLocation(node);
  if ((type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Never)) !== 0) return true;
  const text = checker.getStringType();
  return checker.isTypeAssignableTo(type, text) && !checker.isTypeAssignableTo(text, type);
}

function writtenType(node: Assertion, sourceCode: Parameters<typeof comesFromRaw>[2]): string {
  return node.type === AST_NODE_TYPES.TSNonNullExpression ? '' : sourceCode.getText(node.typeAnnotation);
}

function isAny(node: TSESTree.Node, file: MarkedFile): boolean {
  return (file.services.getTypeAtLocation(node).flags & ts.TypeFlags.Any) !== 0;
}

function isAnything(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
}
