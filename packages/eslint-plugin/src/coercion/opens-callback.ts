import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';
import type { MarkedFile } from '../marked/marked-file.ts';
import { givesText, isOpen } from './opens-parameter.ts';

/**
 * The part of a callback that takes AgentText as anything and gives a text of it: its name where it is handed over by
 * one, else its parameter; undefined for every other argument.
 */
export function openedBy(argument: TSESTree.Node, file: MarkedFile): TSESTree.Node | undefined {
  const parameters = writtenParameters(argument);
  const isNamed =
    argument.type === AST_NODE_TYPES.Identifier || argument.type === AST_NODE_TYPES.MemberExpression;
  if (!isNamed && parameters.length === 0) return undefined;
  const { checker, marks } = file.program;
  const [own] = file.services.getTypeAtLocation(argument).getCallSignatures();
  if (own === undefined || !givesText(checker, own)) return undefined;
  const at = file.services.esTreeNodeToTSNodeMap.get(argument);
  if (!ts.isExpression(at)) return undefined;
  const wanted = checker.getContextualType(at);
  // `then` takes its callbacks or nothing.
  const [asked] = wanted ? checker.getNonNullableType(wanted).getCallSignatures() : [];
  const index = own.parameters.findIndex((parameter, position) => {
    const given = asked?.parameters[position];
    if (given === undefined) return false;
    const taken = checker.getTypeOfSymbolAtLocation(parameter, at);
    // An `any` that is written here is what `no-agent-text-assertion` reports.
    if (!isNamed && (taken.flags & ts.TypeFlags.Any) !== 0) return false;
    return isOpen(checker, taken) && marks.isHolder(checker.getTypeOfSymbolAtLocation(given, at));
  });
  if (index === -1) return undefined;
  return isNamed ? argument : parameters[index];
}

/** The parameters of a function that is written as an argument, when a type is written to one of them. */
function writtenParameters(argument: TSESTree.Node): readonly TSESTree.Parameter[] {
  if (
    argument.type !== AST_NODE_TYPES.ArrowFunctionExpression &&
    argument.type !== AST_NODE_TYPES.FunctionExpression
  )
    return [];
  const { params } = argument;
  return params.some((parameter) => 'typeAnnotation' in parameter && parameter.typeAnnotation !== undefined)
    ? params
    : [];
}
