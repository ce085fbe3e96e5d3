import type ts from 'typescript';
import { staticName, unwrap } from '../compiler/symbol-name.ts';
import { discriminatorTag } from '../facts/access-path.ts';
import type { FileExtraction } from './file-extraction.ts';
import { isSpeaker } from './role-tests.ts';

/** Properties whose constant value says what an object is, in the messages of every SDK. */
const DISCRIMINATORS = ['role', 'type'];

/** Words of LangChain for the roles that every SDK knows, in a `role` or in the `type` of a message. */
const ROLE_WORDS: ReadonlyMap<string, string> = new Map([
  ['ai', 'assistant'],
  ['human', 'user'],
]);

/** First words of a pair that is a message. */
const ROLES = new Set(['system', 'human', 'user', 'ai', 'assistant', 'tool', 'developer']);

/** Members that hold what a message says: where none is written beside a spread, the spread keeps its own tags. */
const CONTENTS = new Set(['content', 'parts', 'text', 'output']);

/** The constants of an object's discriminating properties, by name. */
type Constants = Map<string, string>;

/** The tags of an object literal whose discriminating properties are constants, written in it or spread into it. */
export function literalTags(extraction: FileExtraction, literal: ts.ObjectLiteralExpression): string[] {
  return tagsFor(constantsOfLiteral(extraction, literal));
}

/** The tags of a message that is a pair of its role and its content, as LangChain takes it: `['human', text]`. */
export function tupleTags({ compiler }: FileExtraction, literal: ts.ArrayLiteralExpression): string[] {
  const [role, content, ...others] = literal.elements.map((element) => unwrap(compiler, element));
  if (role === undefined || content === undefined || others.length > 0) return [];
  return compiler.isStringLiteralLike(role) && ROLES.has(role.text) ? tagsOf('role', role.text) : [];
}

/** The tags of an object that is made of several: later ones set the properties of earlier ones again. */
export function tagsOfParts(extraction: FileExtraction, parts: readonly ts.Expression[]): string[] {
  const constants: Constants = new Map();
  for (const part of parts) addSpread(extraction, constants, part);
  return tagsFor(constants);
}

/** The tag of an object after one of its properties was set to a constant; undefined for any other property. */
export function tagOfAssignment(
  { compiler }: FileExtraction,
  target: ts.Expression,
  value: ts.Expression,
): string | undefined {
  if (!compiler.isPropertyAccessExpression(target) || target.name.text !== 'role') return undefined;
  const constant = unwrap(compiler, value);
  return compiler.isStringLiteralLike(constant) ? tagsOf('role', constant.text)[0] : undefined;
}

/** Whether the tags of an object say that it is a message which no model speaks. */
export function isAskedMessage(tags: readonly string[]): boolean {
  const roles = tags.flatMap((tag) => /^\{role=(.*)\}$/.exec(tag)?.[1] ?? []);
  return roles.length > 0 && !roles.some(isSpeaker);
}

/** Whether a literal says itself what it holds, as a message does, beside what is spread into it. */
export function holdsContent({ compiler }: FileExtraction, literal: ts.ObjectLiteralExpression): boolean {
  return literal.properties.some(
    ({ name }) => name !== undefined && CONTENTS.has(staticName(compiler, name) ?? ''),
  );
}

function constantsOfLiteral(extraction: FileExtraction, literal: ts.ObjectLiteralExpression): Constants {
  const { compiler } = extraction;
  const constants: Constants = new Map();
  const hasContent = holdsContent(extraction, literal);
  for (const property of literal.properties) {
    if (compiler.isSpreadAssignment(property)) {
      if (hasContent) addSpread(extraction, constants, property.expression);
      continue;
    }
    if (!compiler.isPropertyAssignment(property)) continue;
    const name = staticName(compiler, property.name);
    if (name === undefined || !DISCRIMINATORS.includes(name)) continue;
    const text = constantOf(extraction, name, property.initializer);
    if (text === undefined) constants.delete(name);
    else constants.set(name, text);
  }
  return constants;
}

/** A constant as it is written, or as the type of a message says which role it has: `role: message.role`. */
function constantOf(
  extraction: FileExtraction,
  name: string,
  initializer: ts.Expression,
): string | undefined {
  const { compiler, types } = extraction;
  const value = unwrap(compiler, initializer);
  if (compiler.isStringLiteralLike(value)) return value.text;
  return name === 'role' ? types.constantText(value) : undefined;
}

/** What a spread object sets: constants, or something that is not known. */
function addSpread(extraction: FileExtraction, constants: Constants, expression: ts.Expression): void {
  const { compiler, types } = extraction;
  const value = unwrap(compiler, expression);
  if (compiler.isObjectLiteralExpression(value)) {
    for (const [name, text] of constantsOfLiteral(extraction, value)) constants.set(name, text);
    return;
  }
  for (const name of DISCRIMINATORS) {
    const member = types.constantMember(value, name);
    if (member === 'unknown') constants.delete(name);
    else if (member !== undefined) constants.set(name, member.text);
  }
}

function tagsFor(constants: Constants): string[] {
  return [...constants].flatMap(([name, text]) => tagsOf(name, text));
}

function tagsOf(name: string, word: string): string[] {
  const role = ROLE_WORDS.get(word);
  return [discriminatorTag(name, word), ...(role === undefined ? [] : [discriminatorTag('role', role)])];
}
