import type { TSESLint, TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';
import type { MarkedFile } from '../marked/marked-file.ts';
import { writtenAny } from './any-annotation.ts';
import { losesMark } from './loses-mark.ts';

/** The `any` in the parameters of a function that is handed over where AgentText is given to it: `(text: any) => …`. */
export function lostInParameters(
  node: TSESTree.FunctionExpression | TSESTree.ArrowFunctionExpression,
  file: MarkedFile,
  sourceCode: Readonly<TSESLint.SourceCode>,
): readonly TSESTree.Node[] {
  const words = node.params.map((parameter) => writtenAny(parameter, sourceCode));
  if (words.every((word) => word === undefined)) return [];
  const { checker } = file.program;
  const at = file.services.esTreeNodeToTSNodeMap.get(node);
  if (!ts.isExpression(at)) return [];
  const wanted = checker.getContextualType(at);
  // `then` takes its callbacks or nothing.
  const [asked] = wanted ? checker.getNonNullableType(wanted).getCallSignatures() : [];
  const [own] = file.services.getTypeAtLocation(node).getCallSignatures();
  return words.flatMap((word, index) => {
    const given = asked?.parameters[index];
    const taken = own?.parameters[index];
    if (word === undefined || given === undefined || taken === undefined) return [];
    const value = checker.getTypeOfSymbolAtLocation(given, at);
    return losesMark(value, checker.getTypeOfSymbolAtLocation(taken, at), file.program) ? [word] : [];
  });
}
