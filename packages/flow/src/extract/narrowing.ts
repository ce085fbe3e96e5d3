import type ts from 'typescript';
import { unwrap } from '../compiler/symbol-name.ts';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import { askedViews } from './conversation-roles.ts';
import type { FileExtraction } from './file-extraction.ts';
import { leftOperands } from './logical-operands.ts';
import { constantTestOf } from './constant-tests.ts';
import { isSpeaker, roleHolder, roleTestOf } from './role-tests.ts';
import { provenKey, stablePlace, type ProvenKind, type StablePlace } from './stable-places.ts';
import type { Variable } from './variable.ts';
import { findVariable, lookUp } from './variable-access.ts';

/** What is proved of a variable, or of what stands at a place. */
export type Proven = ({ readonly variable: Variable } | { readonly place: StablePlace }) & {
  /** That it is a number or one of a few constants, or that it is no message of a model. */
  readonly is: ProvenKind;
};

/** What the outcome of a condition proves of variables. */
export interface Proof {
  readonly whenTrue: readonly Proven[];
  readonly whenFalse: readonly Proven[];
}

/** A proof that a constant holds, with the values that the proven variables had then. */
export interface RememberedProof extends Proof {
  readonly of: ReadonlyMap<Variable, NodeId>;
}

const NOTHING: Proof = { whenTrue: [], whenFalse: [] };

/** What a condition proves of variables, beyond what their types tell: membership in constants. */
export function proofOf(extraction: FileExtraction, condition: ts.Expression): Proof {
  const { compiler } = extraction;
  const { SyntaxKind } = compiler;
  const test = unwrap(compiler, condition);
  if (compiler.isIdentifier(test)) return rememberedProof(extraction, test);
  if (compiler.isPrefixUnaryExpression(test) && test.operator === SyntaxKind.ExclamationToken) {
    const { whenTrue, whenFalse } = proofOf(extraction, test.operand);
    return { whenTrue: whenFalse, whenFalse: whenTrue };
  }
  const compared = comparedProof(extraction, test);
  if (compared !== undefined) return compared;
  if (compiler.isBinaryExpression(test)) {
    const isAnd = test.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken;
    const isOr = test.operatorToken.kind === SyntaxKind.BarBarToken;
    if (!isAnd && !isOr) return NOTHING;
    const before = leftOperands(compiler, test.left, test.operatorToken.kind);
    const proofs = [...before, test.right].map((operand) => proofOf(extraction, operand));
    const [trues, falses] = [
      proofs.map(({ whenTrue }) => whenTrue),
      proofs.map(({ whenFalse }) => whenFalse),
    ];
    return {
      whenTrue: isAnd ? trues.flat() : provenByEach(trues),
      whenFalse: isOr ? falses.flat() : provenByEach(falses),
    };
  }
  return NOTHING;
}

/** What all of several conditions prove, of which only one need hold: `kind === 'note' || kind === 'task'`. */
function provenByEach([first = [], ...others]: readonly (readonly Proven[])[]): readonly Proven[] {
  return first.filter((known) => others.every((other) => other.some((one) => isSame(one, known))));
}

function isSame(one: Proven, other: Proven): boolean {
  if (one.is !== other.is) return false;
  return 'place' in one
    ? 'place' in other && one.place.key === other.place.key
    : 'variable' in other && one.variable === other.variable;
}

/** What a test for constants proves of its subject, and of the message whose role it may be. */
function comparedProof(extraction: FileExtraction, test: ts.Expression): Proof | undefined {
  const role = roleProof(extraction, test);
  const constant = constantTestOf(extraction, test);
  const proven = constant && provenOf(extraction, constant.subject, 'constant');
  if (proven === undefined) return role;
  const { whenTrue, whenFalse } = role ?? NOTHING;
  return constant?.isConstantWhen === true
    ? { whenTrue: [...whenTrue, proven], whenFalse }
    : { whenTrue, whenFalse: [...whenFalse, proven] };
}

/** What `message.role === 'user'` proves of the message. */
function roleProof(extraction: FileExtraction, test: ts.Expression): Proof | undefined {
  const compared = roleTestOf(extraction, test);
  const proven = compared && provenOf(extraction, compared.subject, 'asked');
  if (compared === undefined || proven === undefined) return undefined;
  return compared.isAskedWhen ? { whenTrue: [proven], whenFalse: [] } : { whenTrue: [], whenFalse: [proven] };
}

function provenOf(extraction: FileExtraction, subject: ts.Expression, is: ProvenKind): Proven | undefined {
  if (extraction.compiler.isIdentifier(subject)) {
    const variable = findVariable(extraction, subject.text);
    return variable && { variable, is };
  }
  const place = stablePlace(extraction, subject);
  return place && { place, is };
}

/** What a clause of `switch (message.role)` proves, as long as no other clause runs into it. */
export function clauseProof(extraction: FileExtraction, clause: ts.CaseOrDefaultClause): readonly Proven[] {
  const { compiler } = extraction;
  const subject = roleHolder(extraction, clause.parent.parent.expression);
  const proven = subject && provenOf(extraction, subject, 'asked');
  if (proven === undefined) return [];
  const roles = clause.parent.clauses.flatMap((other) => caseText(extraction, other) ?? []);
  if (clause.kind === compiler.SyntaxKind.DefaultClause) return roles.some(isSpeaker) ? [proven] : [];
  const role = caseText(extraction, clause);
  return role === undefined || isSpeaker(role) ? [] : [proven];
}

function caseText({ compiler }: FileExtraction, clause: ts.CaseOrDefaultClause): string | undefined {
  if (clause.kind !== compiler.SyntaxKind.CaseClause) return undefined;
  const value = unwrap(compiler, clause.expression);
  return compiler.isStringLiteralLike(value) ? value.text : undefined;
}

/** What a constant that holds the outcome of a condition proves, for every use of it. */
export function rememberProof(
  extraction: FileExtraction,
  name: ts.BindingName,
  initializer: ts.Expression,
): void {
  const { compiler } = extraction;
  if (!compiler.isIdentifier(name)) return;
  const variable = findVariable(extraction, name.text);
  if (variable === undefined) return;
  const value = unwrap(compiler, initializer);
  const isRole = compiler.isPropertyAccessExpression(value) && value.name.text === 'role';
  if (isRole) variable.roleOf = unwrap(compiler, value.expression);
  if (!compiler.isBinaryExpression(value)) return;
  const proof = proofOf(extraction, value);
  const proven = [...proof.whenTrue, ...proof.whenFalse].flatMap((known) =>
    'variable' in known ? [known.variable] : [],
  );
  if (proven.length === 0) return;
  variable.proves = {
    ...proof,
    of: new Map(proven.map((subject) => [subject, lookUp(extraction, subject, initializer)])),
  };
}

/** What a constant proves of variables that still have the value of then. */
function rememberedProof(extraction: FileExtraction, constant: ts.Identifier): Proof {
  const proves = findVariable(extraction, constant.text)?.proves;
  if (proves === undefined) return NOTHING;
  const lasts = (known: Proven): boolean =>
    'variable' in known && proves.of.get(known.variable) === lookUp(extraction, known.variable, constant);
  return { whenTrue: proves.whenTrue.filter(lasts), whenFalse: proves.whenFalse.filter(lasts) };
}

/** Remembers that a variable was compared: the compiler may know more of its type from here on. */
export function noteTest(extraction: FileExtraction, operand: ts.Expression): void {
  const subject = unwrap(extraction.compiler, operand);
  const variable = extraction.compiler.isIdentifier(subject)
    ? findVariable(extraction, subject.text)
    : undefined;
  if (variable !== undefined) variable.isTested = true;
}

/** Lets what a condition has proved count in the current branch. */
export function assume(extraction: FileExtraction, syntax: ts.Node, proven: readonly Proven[]): void {
  const { environment } = extraction.frame;
  if (environment === undefined) return;
  for (const known of proven) {
    if ('place' in known) {
      environment.proven = new Map(environment.proven).set(
        provenKey(known.place, known.is),
        known.place.variables,
      );
    } else if (known.is === 'constant') {
      environment.set(known.variable, CLEAN);
    } else {
      for (const { variable, value } of askedViews(extraction, syntax, known.variable)) {
        environment.set(variable, value);
      }
    }
  }
}
