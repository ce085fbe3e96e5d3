import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';
import { unsafePlace } from '../answers/unsafe-place.ts';
import { createRule, type HearsayRule } from '../create-rule.ts';
import { markedFile } from '../marked/marked-file.ts';

/** Types of `@hearsay/core` whose argument is an answer. */
const ANSWERING: ReadonlySet<string> = new Set(['AgentAnswer', 'Answerable']);

/** Disallows answer types that hold free text, `any` or class instances. */
export const noUnsafeAnswer: HearsayRule<'unsafe'> = createRule<[], 'unsafe'>({
  name: 'no-unsafe-answer',
  meta: {
    type: 'problem',
    docs: {
      description: 'Disallow answer types that hold free text, `any` or class instances',
      presets: { recommended: 'error', strict: 'error' },
      requiresTypeChecking: true,
    },
    messages: {
      unsafe: 'An answer of this type can carry text of an agent unmarked: at `{{path}}`, {{reason}}.',
    },
    schema: [],
  },
  create(context) {
    const file = markedFile(context);
    if (file === undefined) return {};
    const { program, services } = file;
    const report = (node: TSESTree.Node, type: ts.Type): void => {
      const place = unsafePlace(type, program, services.esTreeNodeToTSNodeMap.get(node));
      if (place === undefined) return;
      context.report({
        node,
        messageId: 'unsafe',
        data: { path: `answer${place.path}`, reason: place.reason },
      });
    };
    return {
      TSTypeReference(node) {
        const [argument] = node.typeArguments?.params ?? [];
        if (argument === undefined || !ANSWERING.has(lastName(node.typeName)) || !isFromCore(node)) return;
        report(argument, services.getTypeAtLocation(argument));
      },
      CallExpression(node) {
        for (const { parameter, index } of answerParameters(node)) {
          const written = node.typeArguments?.params[index];
          if (written !== undefined) report(written, services.getTypeAtLocation(written));
          else if (parameter !== undefined) report(node.callee, parameter);
        }
      },
    };

    function isFromCore(node: TSESTree.TSTypeReference): boolean {
      const symbol = program.checker.getSymbolAtLocation(services.esTreeNodeToTSNodeMap.get(node.typeName));
      const target =
        symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0
          ? program.checker.getAliasedSymbol(symbol)
          : symbol;
      const declared = target?.declarations?.[0]?.getSourceFile().fileName;
      return declared !== undefined && program.packageOf(declared)?.name === '@hearsay/core';
    }

    /** The type parameters of a called function that stand for an answer, with what they stand for here. */
    function answerParameters(
      node: TSESTree.CallExpression,
    ): readonly { readonly index: number; readonly parameter: ts.Type | undefined }[] {
      const call = services.esTreeNodeToTSNodeMap.get(node);
      if (node.callee.type === AST_NODE_TYPES.Super || !ts.isCallExpression(call)) return [];
      const signature = program.checker.getResolvedSignature(call);
      const declaration = signature?.getDeclaration();
      if (signature === undefined || declaration?.typeParameters === undefined) return [];
      const given = program.checker.getTypeArgumentsForResolvedSignature(signature);
      return declaration.typeParameters.flatMap(({ constraint }, index) =>
        constraint !== undefined && ts.isTypeNode(constraint) && isAnswering(constraint)
          ? [{ index, parameter: given?.[index] }]
          : [],
      );
    }
  },
});

function isAnswering(constraint: ts.TypeNode): boolean {
  return (
    ts.isTypeReferenceNode(constraint) &&
    ts.isIdentifier(constraint.typeName) &&
    ANSWERING.has(constraint.typeName.text)
  );
}

function lastName(name: TSESTree.EntityName): string {
  if (name.type === AST_NODE_TYPES.Identifier) return name.name;
  return name.type === AST_NODE_TYPES.TSQualifiedName ? name.right.name : '';
}
