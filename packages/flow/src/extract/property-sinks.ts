import type ts from 'typescript';
import { staticName, unwrap } from '../compiler/symbol-name.ts';
import { declaredClasses } from './declared-classes.ts';
import type { FileExtraction } from './file-extraction.ts';
import { madeClasses } from './made-classes.ts';
import { accessedSegment } from './patterns.ts';
import { collectPlaces } from './sdk-calls.ts';
import { placeSinks } from './sink-places.ts';

/** `agent.instructions = text`: what the property becomes is a prompt, as it is where the instance is made. */
export function placeProperty(extraction: FileExtraction, target: ts.Expression, value: ts.Expression): void {
  const { compiler, catalog } = extraction;
  const place = unwrap(compiler, target);
  if (!compiler.isPropertyAccessExpression(place) && !compiler.isElementAccessExpression(place)) return;
  const name = accessedSegment(extraction, place);
  if (catalog.knowsProperty(name)) placeMember(extraction, place.expression, name, value);
}

/** `Object.assign(agent, { instructions: text })`. */
export function placeProperties(
  extraction: FileExtraction,
  target: ts.Expression,
  source: ts.Expression,
): void {
  const { compiler, catalog } = extraction;
  const literal = unwrap(compiler, source);
  if (!compiler.isObjectLiteralExpression(literal)) return;
  for (const property of literal.properties) {
    const name = property.name && staticName(compiler, property.name);
    if (name === undefined || !catalog.knowsProperty(name)) continue;
    if (compiler.isPropertyAssignment(property)) placeMember(extraction, target, name, property.initializer);
    else if (compiler.isShorthandPropertyAssignment(property)) {
      placeMember(extraction, target, name, property.name);
    }
  }
}

function placeMember(
  extraction: FileExtraction,
  object: ts.Expression,
  name: string,
  value: ts.Expression,
): void {
  const { catalog, symbols } = extraction;
  const owner = symbols.propertyOf(object, name);
  const made =
    owner === undefined
      ? (madeClasses(extraction, object) ?? declaredClasses(extraction, object))
      : undefined;
  const names = owner?.names ?? made?.names.map((type) => `${type}#${name}`) ?? [];
  const packageName = (owner ?? made)?.package.name ?? '';
  for (const declared of names) {
    const match = catalog.find(packageName, `set ${declared}`);
    if (match === undefined) continue;
    const kind = `${match.sdk}:${declared.replace('#', '.')}`;
    const places = collectPlaces(match.entry, catalog.shapes);
    placeSinks(extraction, { syntax: value, arguments: [value] }, kind, places, undefined);
    return;
  }
}
