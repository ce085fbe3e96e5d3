import type ts from 'typescript';
import type { FunctionFact, ParameterFact } from '../facts/file-facts.ts';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import { qualifiedName } from '../compiler/symbol-name.ts';
import { evaluate } from './expressions.ts';
import { giveBack } from './given-objects.ts';
import type { FileExtraction } from './file-extraction.ts';
import { COPY } from './file-extraction.ts';
import { FunctionFrame } from './function-frame.ts';
import { bindPattern, declareBinding } from './patterns.ts';
import { receiveRequest } from './platform-calls.ts';
import { hoistVariables } from './hoist-variables.ts';
import { evaluateStatements } from './statements.ts';
import { Variable } from './variable.ts';
import { bind, lookUp } from './variable-access.ts';

/** Everything with parameters and a body. */
export type FunctionSyntax =
  | ts.FunctionDeclaration
  | ts.FunctionExpression
  | ts.ArrowFunction
  | ts.MethodDeclaration
  | ts.ConstructorDeclaration
  | ts.AccessorDeclaration;

/** A function before its body was walked; the module's own stays like this. */
export const PENDING: FunctionFact = {
  name: '',
  parameters: [],
  thisIn: CLEAN,
  thisOut: CLEAN,
  environment: CLEAN,
  environmentOut: CLEAN,
  returns: CLEAN,
  throws: CLEAN,
  allArguments: CLEAN,
};

/** Opens a function: its frame becomes the current one. */
export function openFunction(extraction: FileExtraction, syntax: ts.Node, isArrow: boolean): FunctionFrame {
  const { builder } = extraction;
  const index = builder.functions.length;
  builder.functions.push(PENDING);
  const frame = new FunctionFrame({
    index,
    parent: extraction.frame,
    name: qualifiedName(extraction.compiler, syntax),
    isArrow,
    outerScope: extraction.frame.scope,
  });
  // What a test has ruled out where the function is made, it mostly finds as it was.
  const around = extraction.frame.environment?.proven;
  if (frame.environment !== undefined && around !== undefined) frame.environment.proven = around;
  extraction.frame = frame;
  frame.environmentIn = extraction.node(syntax);
  frame.environmentOut = extraction.node(syntax);
  frame.returns = extraction.node(syntax);
  frame.throws = extraction.node(syntax);
  if (!isArrow) {
    const receiver = new Variable('this', frame, '$this', CLEAN);
    receiver.out = extraction.node(syntax);
    frame.thisVariable = receiver;
    bind(extraction, receiver, extraction.node(syntax));
  }
  return frame;
}

/** Closes the current function and writes its fact down. */
export function closeFunction(
  extraction: FileExtraction,
  frame: FunctionFrame,
  parameters: readonly ParameterFact[],
  thisIn: NodeId,
  thisOut: NodeId,
): void {
  extraction.builder.functions[frame.index] = {
    name: frame.name,
    parameters,
    thisIn,
    thisOut,
    environment: frame.environmentIn,
    environmentOut: frame.environmentOut,
    returns: frame.returns,
    ...(frame.returnsIn === CLEAN ? {} : { returnsIn: frame.returnsIn }),
    throws: frame.throws,
    allArguments: frame.allArguments,
  };
  if (frame.parent !== undefined) extraction.frame = frame.parent;
}

/** Walks a function and gives its index. */
export function extractFunction(
  extraction: FileExtraction,
  syntax: FunctionSyntax,
  prologue: () => void = () => undefined,
): FunctionFrame {
  const { compiler } = extraction;
  const frame = openFunction(extraction, syntax, compiler.isArrowFunction(syntax));
  const thisIn = frame.thisVariable?.versions[0] ?? CLEAN;
  const thisOut = frame.thisVariable?.out ?? CLEAN;
  frame.isGenerator = isGenerator(syntax);
  declareOwnName(extraction, syntax);
  const parameters = syntax.parameters
    .filter((parameter) => !isThisParameter(extraction, parameter))
    .map((parameter) => declareParameter(extraction, parameter));
  prologue();
  if (syntax.body !== undefined) walkBody(extraction, syntax.body);
  extraction.builder.returned.set(syntax, frame.returnExpressions);
  closeFunction(extraction, frame, parameters, thisIn, thisOut);
  return frame;
}

function isGenerator(syntax: FunctionSyntax): boolean {
  // Only the kinds that can be generators carry the mark at all.
  return (syntax as { asteriskToken?: ts.Node }).asteriskToken !== undefined;
}

/** `function (this: Desk, body: string)` declares the type of `this`, and no parameter. */
function isThisParameter({ compiler }: FileExtraction, { name }: ts.ParameterDeclaration): boolean {
  return compiler.isIdentifier(name) && name.text === 'this';
}

/** A named function expression can call itself by its name. */
function declareOwnName(extraction: FileExtraction, syntax: FunctionSyntax): void {
  if (!extraction.compiler.isFunctionExpression(syntax) || syntax.name === undefined) return;
  declareBinding(extraction, syntax.name);
}

function walkBody(extraction: FileExtraction, body: ts.ConciseBody): void {
  const { frame, builder, compiler } = extraction;
  if (compiler.isBlock(body)) {
    hoistVariables(extraction, body);
    evaluateStatements(extraction, body.statements);
    return;
  }
  frame.returnExpressions.push(body);
  builder.edge(evaluate(extraction, body), frame.returns, COPY);
  giveBack(extraction, body);
}

function declareParameter(extraction: FileExtraction, parameter: ts.ParameterDeclaration): ParameterFact {
  const { compiler } = extraction;
  const node = extraction.node(parameter.name, { typed: true });
  const out = extraction.node(parameter.name);
  declareBinding(extraction, parameter.name);
  const { initializer } = parameter;
  // A node of its own, because what it comes from may stand for something else too.
  const fallback =
    initializer === undefined
      ? CLEAN
      : extraction.derived(initializer, evaluate(extraction, initializer), COPY);
  receiveRequest(extraction, parameter, node);
  if (compiler.isIdentifier(parameter.name)) {
    bindPattern(extraction, parameter.name, node, []);
    const variable = extraction.frame.scope.variables.get(parameter.name.text);
    if (variable !== undefined) variable.out = out;
  } else {
    const whole = new Variable('', extraction.frame, '$', CLEAN);
    whole.out = out;
    bind(extraction, whole, node);
    bindPattern(extraction, parameter.name, node, [{ variable: whole, path: [] }]);
  }
  return { node, out, rest: parameter.dotDotDotToken !== undefined, fallback };
}

/** Walks a function where it becomes a value, and gives that value. */
export function extractClosure(extraction: FileExtraction, syntax: FunctionSyntax): NodeId {
  const inner = extractFunction(extraction, syntax);
  return closureValue(extraction, inner, syntax);
}

/** The value of a function at this point, holding the variables that it captured. */
export function closureValue(extraction: FileExtraction, inner: FunctionFrame, syntax: ts.Node): NodeId {
  const { builder, frame } = extraction;
  const node = extraction.node(syntax);
  const out = extraction.node(syntax);
  for (const variable of inner.captured) {
    const value = lookUp(extraction, variable, syntax);
    builder.edge(value, node, { kind: 'write', path: [variable.captureName] });
    if (variable.frame === frame) variable.captures.push(node);
  }
  for (const variable of inner.storedCaptures) {
    const stored = returnStores(extraction, variable, out, syntax);
    // A function that was made before may run after this one.
    for (const holder of stored === CLEAN ? [] : variable.captures) {
      if (holder !== node) builder.edge(stored, holder, { kind: 'write', path: [variable.captureName] });
    }
  }
  builder.closures.push({ node, function: inner.index, out, owner: frame.index });
  return node;
}

/** What the function stores in a captured variable shows where the variable is declared. */
function returnStores(extraction: FileExtraction, variable: Variable, out: NodeId, syntax: ts.Node): NodeId {
  const { builder, frame } = extraction;
  if (variable.frame !== frame) {
    frame.storedCaptures.add(variable);
    builder.edge(out, frame.environmentOut, COPY);
    return CLEAN;
  }
  const stored = extraction.derived(syntax, out, { kind: 'read', name: variable.captureName });
  variable.closureOuts.push(stored);
  // Whatever function holds the variable sees it, the one that stored it and those made before it included.
  for (const holder of variable.captures) {
    builder.edge(stored, holder, { kind: 'write', path: [variable.captureName] });
  }
  builder.edge(stored, variable.out, COPY);
  return stored;
}
