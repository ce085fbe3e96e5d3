import type ts from 'typescript';
import type { Resolution } from '../compiler/resolution.ts';
import { isPlatform } from '../compiler/resolution.ts';
import { unwrap } from '../compiler/symbol-name.ts';
import type { ArgumentFact, SymbolName } from '../facts/file-facts.ts';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import { callGlobal } from './global-functions.ts';
import { baseValue } from './classes.ts';
import { deriveText, evaluate, evaluateReceiver, evaluateUse } from './expressions.ts';
import type { FileExtraction } from './file-extraction.ts';
import { callbacksGivenBack, callPackage, runCallbacks } from './package-calls.ts';
import { calledMember, memberOf } from './made-classes.ts';
import { callPlatform, loadPlatform } from './platform-calls.ts';
import { accessedSegment, readProperty } from './patterns.ts';
import { callPlatformFunction } from './platform-functions.ts';
import { callSdk } from './sdk-calls.ts';
import { forgetConstants } from './stable-places.ts';
import { callStandardMethod } from './standard-methods.ts';
import { originsOf } from './origins.ts';
import type { Location } from './storage.ts';
import { handedObjects, mergeHanded, rememberCall } from './given-objects.ts';
import { locate, mergeInto, store } from './storage.ts';
import { findThis, findVariable, lookUp } from './variable-access.ts';

/** A call with everything in it evaluated. */
export interface EvaluatedCall {
  readonly syntax: ts.CallExpression | ts.NewExpression | ts.TaggedTemplateExpression;
  readonly callee: ts.Expression;
  /** The object that a method is called on. */
  readonly receiver: ts.Expression | undefined;
  readonly receiverValue: NodeId;
  /** What the receiver, a promise, may have been rejected with. */
  readonly rejected: NodeId;
  readonly method: string | undefined;
  readonly arguments: readonly ts.Expression[];
  readonly values: readonly NodeId[];
  readonly resolution: Resolution | undefined;
  readonly isNew: boolean;
}

/** `f(…)`, `object.method(…)`, `super(…)`, `import(…)`. */
export function evaluateCall(extraction: FileExtraction, syntax: ts.CallExpression): NodeId {
  const { SyntaxKind } = extraction.compiler;
  if (syntax.expression.kind === SyntaxKind.SuperKeyword) return callSuper(extraction, syntax);
  if (syntax.expression.kind === SyntaxKind.ImportKeyword || isRequire(extraction, syntax)) {
    return loadModule(extraction, syntax);
  }
  return dispatch(extraction, evaluateParts(extraction, syntax, syntax.expression, syntax.arguments, false));
}

/** `new Class(…)`. */
export function evaluateNew(extraction: FileExtraction, syntax: ts.NewExpression): NodeId {
  return dispatch(
    extraction,
    evaluateParts(extraction, syntax, syntax.expression, syntax.arguments ?? [], true),
  );
}

/** ``tag`…` ``: a call whose first argument the developer wrote. */
export function evaluateTaggedTemplate(
  extraction: FileExtraction,
  syntax: ts.TaggedTemplateExpression,
): NodeId {
  const { compiler } = extraction;
  const { template, tag } = syntax;
  const values = compiler.isTemplateExpression(template)
    ? template.templateSpans.map((span) => span.expression)
    : [];
  const parts = evaluateParts(extraction, syntax, tag, values, false);
  if (parts.resolution?.kind === 'project') {
    return callProject(extraction, {
      ...parts,
      arguments: [template, ...parts.arguments],
      values: [CLEAN, ...parts.values],
    });
  }
  const sdk = callSdk(extraction, parts);
  return sdk ?? deriveText(extraction, syntax, parts.values, 'interpolated into a tagged template');
}

function evaluateParts(
  extraction: FileExtraction,
  syntax: EvaluatedCall['syntax'],
  callee: ts.Expression,
  argumentList: readonly ts.Expression[],
  isNew: boolean,
): EvaluatedCall {
  const { compiler } = extraction;
  const target = unwrap(compiler, callee);
  const isMember = compiler.isPropertyAccessExpression(target) || compiler.isElementAccessExpression(target);
  const receiver = isMember ? target.expression : undefined;
  const method = isMember ? accessedSegment(extraction, target) : undefined;
  // What a promise was rejected with arrives in the callback behind it.
  const catches = method === 'catch' || (method === 'then' && argumentList.length > 1);
  // `Promise.allSettled` tells of the promises among its arguments instead.
  const settles = method === 'allSettled';
  const rejected = catches || settles ? extraction.node(syntax, { note: 'rejected and caught' }) : CLEAN;
  if (catches) extraction.frame.handlers.push(rejected);
  const receiverValue = receiver === undefined ? CLEAN : evaluateReceiver(extraction, receiver);
  if (catches) extraction.frame.handlers.pop();
  if (settles) extraction.frame.handlers.push(rejected);
  const values = argumentList.map((argument) => evaluateUse(extraction, argument));
  if (settles) extraction.frame.handlers.pop();
  return {
    syntax,
    callee: target,
    receiver,
    receiverValue,
    rejected,
    method,
    arguments: argumentList,
    values,
    resolution: resolve(extraction, target, receiver, method),
    isNew,
  };
}

/** What the callee points at: by its types, or by the class or the function that its receiver was made with. */
function resolve(
  extraction: FileExtraction,
  callee: ts.Expression,
  receiver: ts.Expression | undefined,
  method: string | undefined,
): Resolution | undefined {
  const resolution = extraction.symbols.resolveCallee(callee);
  if (isOnlyTyped(extraction, callee, resolution)) return undefined;
  if (receiver === undefined || method === undefined) return resolution ?? calledMember(extraction, callee);
  const variable = extraction.compiler.isIdentifier(receiver)
    ? findVariable(extraction, receiver.text)
    : undefined;
  // What made the object says more than its type does.
  const isMade = variable?.instanceOf?.names.every((name) => name.endsWith('()')) ?? false;
  const isVague =
    resolution === undefined ||
    resolution.kind === 'library' ||
    (resolution.kind === 'package' && isPlatform(resolution.package.name));
  if (!isMade && !isVague) return resolution;
  return memberOf(extraction, receiver, method) ?? resolution;
}

/**
 * Whether only the type of a variable of the program names the package, and the catalog says nothing of that type:
 * then the value of the variable tells what is called, such as a setter that a hook has given.
 */
function isOnlyTyped(
  extraction: FileExtraction,
  callee: ts.Expression,
  resolution: Resolution | undefined,
): boolean {
  if (resolution?.kind !== 'package' || !extraction.compiler.isIdentifier(callee)) return false;
  const variable = findVariable(extraction, callee.text);
  if (variable === undefined || variable.isUnresolvedImport) return false;
  return !resolution.names.some((name) =>
    [name, `new ${name}`].some((key) => extraction.catalog.find(resolution.package.name, key) !== undefined),
  );
}

function dispatch(extraction: FileExtraction, call: EvaluatedCall): NodeId {
  return callPlatform(extraction, call, callKnown(extraction, call));
}

/** Chooses what is known of the callee, from the most particular to the least. */
function callKnown(extraction: FileExtraction, call: EvaluatedCall): NodeId {
  const { resolution } = call;
  const { compiler } = extraction;
  if (resolution?.kind === 'project') {
    noteJudgement(extraction, call);
    return callProject(extraction, call);
  }
  const sdk = callSdk(extraction, call);
  if (sdk !== undefined) return sdk;
  const known =
    callGlobal(extraction, call) ??
    callPlatformFunction(extraction, call) ??
    callStandardMethod(extraction, call);
  if (known !== undefined) return known;
  if (resolution === undefined && !isUndeclared(extraction, call)) {
    // What a library has made may be called by a name of the program: `limit(() => …)`.
    const isWrapper = call.arguments.some((argument) => compiler.isArrowFunction(argument));
    const isForeign = isWrapper && callbacksGivenBack(extraction, call).size > 0;
    const returned = isForeign ? runCallbacks(extraction, call) : CLEAN;
    const part = readByMethod(extraction, call);
    return extraction.merged(call.syntax, [callProject(extraction, call), returned, part]);
  }
  const result = callPackage(extraction, call);
  const { method } = call;
  const isHandedOut =
    method !== undefined && (SYNTHETIC_METHODS.has(method) || extraction.catalog.isSender(method));
  if (!isHandedOut) return result;
  return extraction.merged(call.syntax, [result, callProject(extraction, call)]);
}

/** `result.response.text()` of an SDK whose types are not installed. */
function readByMethod(extraction: FileExtraction, { method, receiverValue, syntax }: EvaluatedCall): NodeId {
  if (method === undefined || !extraction.catalog.hasPartMethod(method)) return CLEAN;
  return extraction.derived(syntax, receiverValue, { kind: 'method', name: method, otherwise: 'nothing' });
}

/** Methods of the functions and objects that the platform hands to callbacks. */
const SYNTHETIC_METHODS = new Set(['enqueue', 'resolve', 'reject']);

/** A callee that no value of the program can be: a global, or an import that leads nowhere. */
function isUndeclared(extraction: FileExtraction, call: EvaluatedCall): boolean {
  const { compiler } = extraction;
  if (!compiler.isIdentifier(call.callee)) return false;
  const variable = findVariable(extraction, call.callee.text);
  return variable === undefined || variable.isUnresolvedImport;
}

/** A type predicate of the project: where it proves nothing, the types of its subject hold no longer. */
function noteJudgement(extraction: FileExtraction, call: EvaluatedCall): void {
  const { compiler } = extraction;
  const subjects = call.arguments.flatMap((argument) =>
    compiler.isIdentifier(argument) ? (findVariable(extraction, argument.text) ?? []) : [],
  );
  if (subjects.length === 0) return;
  const judgement = extraction.guards.judgePredicate(call.callee);
  for (const variable of subjects) {
    if (judgement === 'lying') variable.isMisjudged = true;
    else if (judgement === 'honest') variable.isTested = true;
  }
}

/** A call to a function of the project, or of one that only its value tells. */
function callProject(extraction: FileExtraction, call: EvaluatedCall): NodeId {
  const { resolution, syntax, isNew } = call;
  forgetConstants(extraction.frame.environment);
  const names = resolution?.kind === 'project' ? resolution.names : [];
  const calleeValue =
    call.method === undefined
      ? evaluate(extraction, call.callee)
      : readProperty(extraction, call.callee, call.receiverValue, call.method);
  if (isNew) return construct(extraction, call, names, calleeValue);
  const receiverOut = call.receiver === undefined ? CLEAN : extraction.node(syntax);
  const isSuper = call.receiver?.kind === extraction.compiler.SyntaxKind.SuperKeyword;
  const result = recordCall(extraction, call, {
    targets: names,
    ...(isSuper ? { isExact: true } : {}),
    callee: calleeValue,
    receiver: call.receiverValue,
    receiverOut,
  });
  const place = call.receiver && locateReceiver(extraction, call.receiver);
  if (place !== undefined) mergeInto(extraction, place, receiverOut, syntax);
  return result;
}

function locateReceiver(extraction: FileExtraction, receiver: ts.Expression): Location | undefined {
  if (receiver.kind !== extraction.compiler.SyntaxKind.SuperKeyword) return locate(extraction, receiver);
  const variable = findThis(extraction);
  return variable && { variable, path: [] };
}

/** `new` of a class of the project: what the constructor leaves in `this`. */
function construct(
  extraction: FileExtraction,
  call: EvaluatedCall,
  names: readonly SymbolName[],
  callee: NodeId,
): NodeId {
  const instance = extraction.node(call.syntax, { note: 'kept in a new object' });
  recordCall(extraction, call, {
    targets: names.map((name) => `${name}.constructor`),
    isExact: true,
    callee,
    receiver: CLEAN,
    receiverOut: instance,
  });
  return instance;
}

function recordCall(
  extraction: FileExtraction,
  call: EvaluatedCall,
  parts: {
    readonly targets: readonly SymbolName[];
    readonly isExact?: true;
    readonly callee: NodeId;
    readonly receiver: NodeId;
    readonly receiverOut: NodeId;
  },
): NodeId {
  const { builder, frame } = extraction;
  const result = extraction.node(call.syntax, { typed: true });
  const given = builder.givenObjects.get(call.syntax);
  const resultOut = given === undefined || given.out === CLEAN ? {} : { resultOut: given.out };
  rememberCall(builder, call.syntax);
  builder.calls.push({
    owner: frame.index,
    result,
    ...parts,
    arguments: call.arguments.map((argument, index) =>
      passArgument(extraction, argument, call.values[index] ?? CLEAN),
    ),
    thrown: extraction.frame.handler,
    ...resultOut,
  });
  return result;
}

/** An argument: when a variable holds it, what the callee stores in it comes back. */
function passArgument(extraction: FileExtraction, argument: ts.Expression, node: NodeId): ArgumentFact {
  const { compiler } = extraction;
  const spread = compiler.isSpreadElement(argument);
  // What is stored in a parameter is stored in no position of a list that was spread.
  const handed = spread
    ? originsOf(extraction, argument.expression).map((place) => ({ place }))
    : handedObjects(extraction, argument);
  const missing = mayBeMissing(extraction, argument);
  const fact = { node, out: CLEAN, spread, ...(missing === undefined ? {} : { missing }) };
  if (handed.length === 0) return fact;
  const out = extraction.node(argument);
  mergeHanded(extraction, handed, out, argument);
  return { ...fact, out };
}

/** Whether an argument can be `undefined`: the default of the parameter counts then. */
function mayBeMissing({ compiler }: FileExtraction, argument: ts.Expression): ArgumentFact['missing'] {
  const value = unwrap(compiler, argument);
  const written = compiler.isConditionalExpression(value) ? [value.whenTrue, value.whenFalse] : [value];
  const isUndefined = written.some(
    (part) => compiler.isVoidExpression(part) || (compiler.isIdentifier(part) && part.text === 'undefined'),
  );
  if (isUndefined) return 'always';
  const isReference =
    compiler.isIdentifier(value) ||
    compiler.isPropertyAccessExpression(value) ||
    compiler.isElementAccessExpression(value) ||
    compiler.isCallExpression(value) ||
    compiler.isConditionalExpression(value) ||
    compiler.isAwaitExpression(value);
  return isReference ? 'typed' : undefined;
}

/** `super(…)`: the inherited constructor, on the same `this`. */
function callSuper(extraction: FileExtraction, syntax: ts.CallExpression): NodeId {
  const { compiler, symbols } = extraction;
  const parts = evaluateParts(extraction, syntax, syntax.expression, syntax.arguments, false);
  const receiver = findThis(extraction);
  let holder: ts.Node = syntax;
  while (
    !compiler.isSourceFile(holder) &&
    !compiler.isClassDeclaration(holder) &&
    !compiler.isClassExpression(holder)
  ) {
    holder = holder.parent;
  }
  if (compiler.isSourceFile(holder) || receiver === undefined) return CLEAN;
  // Of the classes of libraries, errors are the ones that keep what they are given.
  const [message = CLEAN] = parts.values;
  const supertypes = symbols.supertypesOf(holder);
  if (supertypes.length === 0) {
    store(extraction, { variable: receiver, path: ['message'] }, message, syntax, false);
  }
  const receiverOut = extraction.node(syntax);
  recordCall(extraction, parts, {
    targets: supertypes.map((name) => `${name}.constructor`),
    isExact: true,
    callee: baseValue(extraction, holder, syntax),
    receiver: lookUp(extraction, receiver, syntax),
    receiverOut,
  });
  mergeInto(extraction, { variable: receiver, path: [] }, receiverOut, syntax);
  return CLEAN;
}

/** `require('./module.cjs')`, where nothing of the file is called `require`. */
function isRequire(extraction: FileExtraction, syntax: ts.CallExpression): boolean {
  const { compiler } = extraction;
  return (
    compiler.isIdentifier(syntax.expression) &&
    syntax.expression.text === 'require' &&
    findVariable(extraction, 'require') === undefined
  );
}

/** `import('./module.js')`: the module's namespace. */
function loadModule(extraction: FileExtraction, syntax: ts.CallExpression): NodeId {
  const { compiler } = extraction;
  const [specifier] = syntax.arguments;
  if (specifier === undefined) return CLEAN;
  evaluate(extraction, specifier);
  const isImport = syntax.expression.kind === compiler.SyntaxKind.ImportKeyword;
  loadPlatform(extraction, syntax, isImport ? 'import' : 'require');
  const file = extraction.symbols.moduleFile(specifier);
  if (file === undefined) return CLEAN;
  const node = extraction.builder.node(syntax, extraction.frame.index, { global: true });
  extraction.builder.imports.push({ node, file, name: '*' });
  return node;
}
