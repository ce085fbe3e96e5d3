import { ASTUtils, type TSESLint, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';
import { lostInAnnotation, lostInAssignment, lostInReturn } from '../assertion/any-annotation.ts';
import { lostInParameters } from '../assertion/any-parameter.ts';
import {
  assertionFault,
  isAssertion,
  writtenType,
  type Assertion,
  type AssertionFault,
} from '../assertion/assertion-fault.ts';
import { markedDirectives } from '../assertion/directive-targets.ts';
import { isFalsePredicate } from '../assertion/is-false-predicate.ts';
import { canBeMarked } from '../coercion/coercions-of-expression.ts';
import { createRule, type HearsayRule } from '../create-rule.ts';
import { markedFile, type MarkedFile } from '../marked/marked-file.ts';
import { lintedProgram } from '../program/linted-program.ts';
import { programOf, typedServices } from '../program/typed-services.ts';

/** The messages of `no-agent-text-assertion`. */
export type AssertionMessage = AssertionFault | 'any' | 'anyIndex' | 'predicate' | 'directive';

type Context = Readonly<TSESLint.RuleContext<AssertionMessage, readonly unknown[]>>;

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
  // A predicate is a lie wherever it stands: a file that has AgentText may import it.
  concerns: (context) => lintedProgram(programOf(context)).reach.reachesAny(),
  create(context) {
    const { sourceCode } = context;
    const predicates = predicateListener(context);
    const file = markedFile(context);
    if (file === undefined) return predicates;

    // Several results of one function can lose their mark in the same annotation.
    const lost = new Set<TSESTree.Node>();
    const reportAny = (node: TSESTree.Node | undefined): void => {
      if (node === undefined || lost.has(node)) return;
      lost.add(node);
      context.report({ node, messageId: 'any' });
    };
    const annotated = (
      annotation: TSESTree.TSTypeAnnotation | undefined,
      value: TSESTree.Node | null,
    ): void => reportAny(lostInAnnotation(annotation?.typeAnnotation, value, file, sourceCode));
    const assertion = (node: Assertion): void => {
      // `text as unknown as string` is one assertion, told at its outer end.
      if (isAssertion(node.parent)) return;
      const messageId = assertionFault(node, file, sourceCode);
      if (messageId !== undefined)
        context.report({ node, messageId, data: { type: writtenType(node, sourceCode) } });
    };
    return {
      ...predicates,
      TSAsExpression: assertion,
      TSTypeAssertion: assertion,
      TSNonNullExpression: assertion,
      TSSatisfiesExpression: assertion,
      VariableDeclarator: ({ id, init }) => annotated(id.typeAnnotation, init),
      PropertyDefinition: ({ typeAnnotation, value }) => annotated(typeAnnotation, value),
      AccessorProperty: ({ typeAnnotation, value }) => annotated(typeAnnotation, value),
      AssignmentPattern: ({ left, right }) => annotated(left.typeAnnotation, right),
      ReturnStatement: (node) => {
        const from = sourceCode.getAncestors(node).findLast((outer) => ASTUtils.isFunction(outer));
        if (from !== undefined) reportAny(lostInReturn(from, node.argument, file, sourceCode));
      },
      'ArrowFunctionExpression[body.type!="BlockStatement"]': (node: TSESTree.ArrowFunctionExpression) =>
        reportAny(lostInReturn(node, node.body, file, sourceCode)),
      ':matches(CallExpression, NewExpression) > :matches(ArrowFunctionExpression, FunctionExpression)': (
        node: TSESTree.ArrowFunctionExpression | TSESTree.FunctionExpression,
      ) => {
        for (const word of lostInParameters(node, file, sourceCode)) reportAny(word);
      },
      AssignmentExpression: (node) => reportAny(lostInAssignment(node, file, sourceCode)),
      MemberExpression: (node) => {
        if (!node.computed || !canBeMarked(node.property) || !isAny(node.property, file)) return;
        if (file.holdsAgentText(node.object) && isAny(node, file))
          context.report({ node: node.property, messageId: 'anyIndex' });
      },
      Program: () => {
        for (const { comment, name } of markedDirectives(file, sourceCode)) {
          context.report({ loc: comment.loc, messageId: 'directive', data: { name } });
        }
      },
    };
  },
});

/** Reports type predicates that take the mark off. */
function predicateListener(context: Context): TSESLint.RuleListener {
  const { sourceCode } = context;
  const typeOf = (node: TSESTree.Node): ts.Type => typedServices(context).getTypeAtLocation(node);
  return {
    TSTypePredicate(node) {
      if (!isFalsePredicate(node, { program: lintedProgram(programOf(context)), typeOf }, sourceCode)) return;
      const data = {
        type: sourceCode.getText(node.typeAnnotation?.typeAnnotation),
        parameter: sourceCode.getText(node.parameterName),
      };
      context.report({ node, messageId: 'predicate', data });
    },
  };
}

function isAny(node: TSESTree.Node, file: MarkedFile): boolean {
  return (file.services.getTypeAtLocation(node).flags & ts.TypeFlags.Any) !== 0;
}
