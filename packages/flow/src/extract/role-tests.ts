import type ts from 'typescript';
import type { Compiler } from '../compiler/compiler.ts';
import { staticName, unwrap } from '../compiler/symbol-name.ts';
import type { FileExtraction } from './file-extraction.ts';
import { leftOperands } from './logical-operands.ts';
import { findVariable } from './variable-access.ts';

/** The roles under which a model speaks. */
const SPEAKERS = new Set(['assistant', 'model', 'ai', 'AI', 'bot']);

/** Whether a model speaks under a role. */
export function isSpeaker(role: string): boolean {
  return SPEAKERS.has(role);
}

/** A comparison of a message's role: with which outcome the message is none of a model. */
export interface RoleTest {
  /** `message` of `message.role`, `messages[i]` of `messages[i].role`, or the `role` that was taken out of a message. */
  readonly subject: ts.Expression;
  readonly isAskedWhen: boolean;
}

/**
 * Reads `message.role === 'user'`, in either order and negated, `['user', 'system'].includes(message.role)`, and a
 * function of the project that is given the message and says one of those; undefined for any other condition.
 */
export function roleTestOf(extraction: FileExtraction, condition: ts.Expression): RoleTest | undefined {
  const { compiler } = extraction;
  const test = unwrap(compiler, condition);
  if (compiler.isPrefixUnaryExpression(test) && test.operator === compiler.SyntaxKind.ExclamationToken) {
    const inner = roleTestOf(extraction, test.operand);
    return inner && { subject: inner.subject, isAskedWhen: !inner.isAskedWhen };
  }
  if (compiler.isBinaryExpression(test)) return comparedRole(extraction, test);
  if (!compiler.isCallExpression(test)) return undefined;
  return listedRole(extraction, test) ?? guardedMessage(extraction, test) ?? judgedMessage(extraction, test);
}

function comparedRole(extraction: FileExtraction, test: ts.BinaryExpression): RoleTest | undefined {
  const { compiler } = extraction;
  const { SyntaxKind } = compiler;
  const { kind } = test.operatorToken;
  if (kind === SyntaxKind.InstanceOfKeyword) return classTest(extraction, test.left, test.right);
  const isEquality = kind === SyntaxKind.EqualsEqualsEqualsToken || kind === SyntaxKind.EqualsEqualsToken;
  const isInequality =
    kind === SyntaxKind.ExclamationEqualsEqualsToken || kind === SyntaxKind.ExclamationEqualsToken;
  if (!isEquality && !isInequality) return undefined;
  const sides = [unwrap(compiler, test.left), unwrap(compiler, test.right)];
  const constant = sides.find((side) => compiler.isStringLiteralLike(side));
  const subject = sides
    .map((side) => roleHolder(extraction, side) ?? typeHolder(extraction, side, constant))
    .find((holder) => holder !== undefined);
  if (constant === undefined || subject === undefined) return undefined;
  return { subject, isAskedWhen: isSpeaker(constant.text) === isInequality };
}

/** Words of LangChain, which a message has in its `type`, and `getType()` gives. */
const TYPES = new Set(['human', 'ai', 'generic']);

/** The message of `message.getType() === 'human'`, and of `message.type === 'human'`. */
function typeHolder(
  { compiler }: FileExtraction,
  side: ts.Expression,
  constant: ts.Expression | undefined,
): ts.Expression | undefined {
  const isCall = compiler.isCallExpression(side);
  const member = isCall ? unwrap(compiler, side.expression) : side;
  if (!compiler.isPropertyAccessExpression(member)) return undefined;
  const isType = isCall
    ? member.name.text === 'getType' || member.name.text === '_getType'
    : member.name.text === 'type' &&
      constant !== undefined &&
      compiler.isStringLiteralLike(constant) &&
      TYPES.has(constant.text);
  return isType ? unwrap(compiler, member.expression) : undefined;
}

/** `HumanMessage` says who speaks, and so does `isHumanMessage`. */
const MESSAGE_CLASS = /^(?:is)?(Human|System|AI)Message(?:Chunk)?$/;

/** `message instanceof HumanMessage`. */
function classTest(
  { compiler }: FileExtraction,
  message: ts.Expression,
  type: ts.Expression,
): RoleTest | undefined {
  const speaker = compiler.isIdentifier(type) ? MESSAGE_CLASS.exec(type.text)?.[1] : undefined;
  return speaker === undefined
    ? undefined
    : { subject: unwrap(compiler, message), isAskedWhen: speaker !== 'AI' };
}

/** `isHumanMessage(message)` and `HumanMessage.isInstance(message)`. */
function guardedMessage(extraction: FileExtraction, test: ts.CallExpression): RoleTest | undefined {
  const { compiler } = extraction;
  const [message] = test.arguments;
  if (message === undefined) return undefined;
  const callee = unwrap(compiler, test.expression);
  const isMember = compiler.isPropertyAccessExpression(callee) && callee.name.text === 'isInstance';
  return classTest(extraction, message, isMember ? callee.expression : callee);
}

/** `['user', 'system'].includes(message.role)`. */
function listedRole(extraction: FileExtraction, test: ts.CallExpression): RoleTest | undefined {
  const { compiler, guards } = extraction;
  const { expression: callee } = test;
  const [member] = test.arguments;
  if (member === undefined || !compiler.isPropertyAccessExpression(callee)) return undefined;
  if (callee.name.text !== 'includes' && callee.name.text !== 'has') return undefined;
  const subject = roleHolder(extraction, unwrap(compiler, member));
  const roles = subject && guards.constantMembers(callee.expression);
  if (subject === undefined || roles === undefined) return undefined;
  // A list with roles of both kinds rules out neither.
  if (!roles.some(isSpeaker)) return { subject, isAskedWhen: true };
  return roles.every(isSpeaker) ? { subject, isAskedWhen: false } : undefined;
}

/** `isUser(message)`, where the project declares `isUser = (message) => message.role === 'user'`. */
function judgedMessage(extraction: FileExtraction, test: ts.CallExpression): RoleTest | undefined {
  const [message, ...others] = test.arguments;
  if (message === undefined || others.length > 0) return undefined;
  const isAskedWhen = askedByFunction(extraction, test.expression);
  return isAskedWhen === undefined
    ? undefined
    : { subject: unwrap(extraction.compiler, message), isAskedWhen };
}

/** With which answer a function says that its first argument is no message of a model; undefined for most. */
export function askedByFunction(extraction: FileExtraction, callee: ts.Expression): boolean | undefined {
  const { compiler, guards } = extraction;
  const guard = compiler.isIdentifier(callee) ? MESSAGE_CLASS.exec(callee.text) : undefined;
  // `messages.filter(isHumanMessage)`.
  if (guard?.[0].startsWith('is') === true) return guard[1] !== 'AI';
  const judge = guards.functionOf(callee);
  // What a function of another file does counts as long as its result type is told by its body.
  const isOpen = judge?.type === undefined || compiler.isTypePredicateNode(judge.type);
  if (judge === undefined || (!isOpen && judge.getSourceFile() !== callee.getSourceFile())) return undefined;
  const [parameter] = judge.parameters;
  const [result, ...others] = guards.resultsOf(judge);
  if (parameter === undefined || result === undefined || others.length > 0) return undefined;
  const operands = conjuncts(compiler, result);
  for (const operand of operands) {
    const test = roleTestOf(extraction, operand);
    if (test === undefined || !namesParameter(compiler, parameter.name, test.subject)) continue;
    // `a && b` says something of both where it is true only.
    if (operands.length === 1 || test.isAskedWhen) return test.isAskedWhen;
  }
  return undefined;
}

/** The operands of `a && b && c`, one after the other; a condition without `&&` is its own. */
function conjuncts(compiler: Compiler, condition: ts.Expression): readonly ts.Expression[] {
  const test = unwrap(compiler, condition);
  const { AmpersandAmpersandToken } = compiler.SyntaxKind;
  const isAnd = compiler.isBinaryExpression(test) && test.operatorToken.kind === AmpersandAmpersandToken;
  return isAnd ? [...leftOperands(compiler, test.left, AmpersandAmpersandToken), test.right] : [test];
}

function namesParameter(compiler: Compiler, name: ts.BindingName, subject: ts.Expression): boolean {
  if (!compiler.isIdentifier(subject)) return false;
  if (compiler.isIdentifier(name)) return name.text === subject.text;
  return (
    compiler.isObjectBindingPattern(name) &&
    name.elements.some((element) => compiler.isIdentifier(element.name) && element.name.text === subject.text)
  );
}

/** The message of `message.role`, or a variable that holds the role of one. */
export function roleHolder(extraction: FileExtraction, side: ts.Expression): ts.Expression | undefined {
  const { compiler } = extraction;
  const role = unwrap(compiler, side);
  if (compiler.isIdentifier(role)) {
    if (role.text === 'role') return findVariable(extraction, 'role')?.roleOf ?? role;
    const variable = findVariable(extraction, role.text);
    const isTaken =
      variable === undefined ? isParameterRole(compiler, role) : variable.takenFrom?.property === 'role';
    return variable?.roleOf ?? (isTaken ? role : undefined);
  }
  const isRole = compiler.isPropertyAccessExpression(role) && role.name.text === 'role';
  return isRole ? unwrap(compiler, role.expression) : undefined;
}

/** Whether a name stands for the role in the pattern of a parameter: `({ role: speaker }) => speaker === 'user'`. */
function isParameterRole(compiler: Compiler, name: ts.Identifier): boolean {
  let judge: ts.Node = name;
  while (!compiler.isFunctionLike(judge) && !compiler.isSourceFile(judge)) judge = judge.parent;
  if (!compiler.isFunctionLike(judge)) return false;
  return judge.parameters.some(({ name: pattern }) => {
    if (!compiler.isObjectBindingPattern(pattern)) return false;
    return pattern.elements.some(({ name: bound, propertyName }) => {
      const isName = compiler.isIdentifier(bound) && bound.text === name.text;
      return isName && propertyName !== undefined && staticName(compiler, propertyName) === 'role';
    });
  });
}
