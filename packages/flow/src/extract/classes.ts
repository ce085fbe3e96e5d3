import type ts from 'typescript';
import type { Compiler } from '../compiler/compiler.ts';
import type { MethodFact, ParameterFact } from '../facts/file-facts.ts';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import { staticName, symbolName } from '../compiler/symbol-name.ts';
import { evaluate } from './expressions.ts';
import type { FileExtraction } from './file-extraction.ts';
import { COPY } from './file-extraction.ts';
import { keepField, keepIn } from './given-objects.ts';
import { closeFunction, closureValue, extractFunction, openFunction } from './functions.ts';
import { evaluateStatements } from './statements.ts';
import { store } from './storage.ts';
import { Variable } from './variable.ts';
import { bind, declareVariable, findThis, findVariable, lookUp } from './variable-access.ts';

/** Walks a class; its value holds the static members. */
export function extractClass(extraction: FileExtraction, syntax: ts.ClassLikeDeclaration): NodeId {
  const { compiler, builder, frame } = extraction;
  frame.enterScope();
  if (compiler.isClassExpression(syntax) && syntax.name !== undefined) {
    declareVariable(extraction, syntax.name.text, syntax.name);
  }
  const value = extraction.node(syntax);
  inherit(extraction, syntax, value);
  const cell = extraction.node(syntax, { global: true });
  const methods = new Map<string, MethodFact>();
  for (const member of syntax.members) extractMember(extraction, member, value, methods);
  methods.set('constructor', {
    name: 'constructor',
    function: extractConstructor(extraction, syntax, value, cell),
    node: value,
  });
  frame.leaveScope();
  builder.classes.push({
    name: symbolName(compiler, syntax),
    supertypes: extraction.symbols.supertypesOf(syntax),
    cell,
    methods: [...methods.values()],
  });
  return value;
}

/** A class has the static members of the one that it extends, and may know that one only as a value. */
function inherit(extraction: FileExtraction, syntax: ts.ClassLikeDeclaration, value: NodeId): void {
  const base = syntax.heritageClauses?.find(
    ({ token }) => token === extraction.compiler.SyntaxKind.ExtendsKeyword,
  )?.types[0]?.expression;
  if (base === undefined) return;
  const inherited = evaluate(extraction, base);
  extraction.builder.edge(inherited, value, { kind: 'members' });
  if (inherited === CLEAN || extraction.symbols.isDeclaredClass(base)) return;
  bind(extraction, declareVariable(extraction, baseName(syntax), base), inherited);
}

/** The class that a class extends, where only its value tells: a parameter of a mixin, what a function made. */
export function baseValue(extraction: FileExtraction, syntax: ts.ClassLikeDeclaration, use: ts.Node): NodeId {
  const variable = findVariable(extraction, baseName(syntax));
  return variable === undefined ? CLEAN : lookUp(extraction, variable, use);
}

/** No name that a program can write: every class has its own. */
function baseName(syntax: ts.ClassLikeDeclaration): string {
  return `super@${String(syntax.pos)}`;
}

function isStatic(extraction: FileExtraction, member: ts.ClassElement): boolean {
  // Only the members that can be static carry modifiers at all.
  const { modifiers } = member as { modifiers?: readonly ts.ModifierLike[] };
  return (
    modifiers?.some((modifier) => modifier.kind === extraction.compiler.SyntaxKind.StaticKeyword) ?? false
  );
}

/** Methods, static members and static blocks; instance fields belong to the constructor. */
function extractMember(
  extraction: FileExtraction,
  member: ts.ClassElement,
  value: NodeId,
  methods: Map<string, MethodFact>,
): void {
  const { compiler, builder } = extraction;
  if (
    compiler.isMethodDeclaration(member) ||
    compiler.isGetAccessorDeclaration(member) ||
    compiler.isSetAccessorDeclaration(member)
  ) {
    if (member.body === undefined) return;
    const method = extractFunction(extraction, member);
    const name = staticName(compiler, member.name);
    if (name === undefined) return;
    const closure = closureValue(extraction, method, member);
    const key = accessorPrefix(compiler, member) + name;
    if (isStatic(extraction, member)) builder.edge(closure, value, { kind: 'write', path: [key] });
    else methods.set(key, { name: key, function: method.index, node: closure });
  } else if (compiler.isPropertyDeclaration(member) && isStatic(extraction, member)) {
    if (member.initializer === undefined) return;
    const name = staticName(compiler, member.name);
    const { initializer } = member;
    const initial = asMemberOf(extraction, value, () => evaluate(extraction, initializer));
    if (name !== undefined) builder.edge(initial, value, { kind: 'write', path: [name] });
  } else if (compiler.isClassStaticBlockDeclaration(member)) {
    asMemberOf(extraction, value, () => {
      extraction.frame.enterScope();
      evaluateStatements(extraction, member.body.statements);
      extraction.frame.leaveScope();
    });
  }
}

/** Getters and setters have names beside those of the methods. */
function accessorPrefix(compiler: Compiler, member: ts.ClassElement): string {
  if (compiler.isGetAccessorDeclaration(member)) return 'get ';
  return compiler.isSetAccessorDeclaration(member) ? 'set ' : '';
}

/** Walks a static block or field, where `this` is the class: what is stored in it is a static member. */
function asMemberOf<Result>(extraction: FileExtraction, value: NodeId, walk: () => Result): Result {
  const { frame } = extraction;
  const around = frame.classVariable;
  const receiver = new Variable('this', frame, '$this', CLEAN);
  receiver.out = value;
  frame.classVariable = receiver;
  bind(extraction, receiver, value);
  const result = walk();
  frame.classVariable = around;
  return result;
}

/** The constructor, written or implied: it fills the instance fields first. */
function extractConstructor(
  extraction: FileExtraction,
  syntax: ts.ClassLikeDeclaration,
  value: NodeId,
  cell: NodeId,
): number {
  const { compiler, builder } = extraction;
  const written = syntax.members.find(
    (member) => compiler.isConstructorDeclaration(member) && member.body !== undefined,
  );
  const prologue = (): void => {
    const receiver = findThis(extraction);
    if (receiver !== undefined) receiver.instances = cell;
    initializeFields(extraction, syntax);
  };
  if (written !== undefined && compiler.isConstructorDeclaration(written)) {
    const frame = extractFunction(extraction, written, () => {
      prologue();
      storeParameterProperties(extraction, written);
    });
    builder.edge(closureValue(extraction, frame, written), value, COPY);
    return frame.index;
  }
  const frame = openFunction(extraction, syntax, false);
  const thisIn = frame.thisVariable?.versions[0] ?? CLEAN;
  const thisOut = frame.thisVariable?.out ?? CLEAN;
  const isDerived =
    extraction.symbols.supertypesOf(syntax).length > 0 ||
    findVariable(extraction, baseName(syntax)) !== undefined;
  const passed = isDerived ? passToSuper(extraction, syntax) : [];
  prologue();
  closeFunction(extraction, frame, passed, thisIn, thisOut);
  builder.edge(closureValue(extraction, frame, syntax), value, COPY);
  return frame.index;
}

/** An implied constructor hands everything on to the one that it inherits. */
function passToSuper(extraction: FileExtraction, syntax: ts.ClassLikeDeclaration): ParameterFact[] {
  const { builder, symbols, frame } = extraction;
  const node = extraction.node(syntax);
  const receiver = frame.thisVariable;
  builder.calls.push({
    owner: frame.index,
    result: extraction.node(syntax),
    callee: baseValue(extraction, syntax, syntax),
    targets: symbols.supertypesOf(syntax).map((name) => `${name}.constructor`),
    isExact: true,
    receiver: receiver === undefined ? CLEAN : lookUp(extraction, receiver, syntax),
    receiverOut: receiver?.out ?? CLEAN,
    arguments: [{ node, out: CLEAN, spread: true }],
    thrown: extraction.frame.handler,
  });
  return [{ node, out: CLEAN, rest: true, fallback: CLEAN }];
}

function initializeFields(extraction: FileExtraction, syntax: ts.ClassLikeDeclaration): void {
  const { compiler } = extraction;
  const receiver = findThis(extraction);
  if (receiver === undefined) return;
  for (const member of syntax.members) {
    if (!compiler.isPropertyDeclaration(member) || isStatic(extraction, member)) continue;
    const name = staticName(compiler, member.name);
    if (member.initializer === undefined || name === undefined) continue;
    store(
      extraction,
      { variable: receiver, path: [name] },
      evaluate(extraction, member.initializer),
      member,
      true,
    );
    keepField(extraction, receiver, name, member.initializer);
  }
}

/** `constructor(private readonly writer: Writer)` stores the parameter in a field. */
function storeParameterProperties(extraction: FileExtraction, syntax: ts.ConstructorDeclaration): void {
  const { compiler } = extraction;
  const receiver = findThis(extraction);
  for (const parameter of syntax.parameters) {
    const isProperty = (parameter.modifiers?.length ?? 0) > 0;
    if (!isProperty || receiver === undefined || !compiler.isIdentifier(parameter.name)) continue;
    const variable = findVariable(extraction, parameter.name.text);
    if (variable === undefined) continue;
    const value = lookUp(extraction, variable, parameter);
    const name = parameter.name.text;
    store(extraction, { variable: receiver, path: [name] }, value, parameter, true);
    keepIn(extraction, receiver, name, { variable, path: [] }, parameter);
  }
}
