import type ts from 'typescript';
import { discriminatorTag, ELEMENT, excludedTag, isTag } from '../facts/access-path.ts';
import { staticName, unwrap } from '../compiler/symbol-name.ts';
import type { AccessPath } from '../facts/access-path.ts';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import type { ControlUse, SinkRank } from '../report/flow-report.ts';
import { callBack } from './callbacks.ts';
import type { EvaluatedCall } from './calls.ts';
import type { FileExtraction } from './file-extraction.ts';
import { handedKey } from './facts-builder.ts';
import { literalTags, tupleTags } from './discriminator-tags.ts';
import { runsShell } from './runs-shell.ts';
import type { CatalogPlace } from './sdk-calls.ts';

/** An expression inside the arguments, and what of a path is still to be followed in its value. */
interface DrilledPlace {
  readonly expression: ts.Expression | ts.MethodDeclaration;
  readonly rest: AccessPath;
}

/** Marks the prompt-bearing expressions of a call, and the callback parameters that receive text of a model. */
export function placeSinks(
  extraction: FileExtraction,
  call: Pick<EvaluatedCall, 'arguments'> & { readonly syntax: ts.Node },
  kind: string,
  places: readonly CatalogPlace[],
  ownGroup: string | undefined,
): void {
  const { compiler } = extraction;
  const callbacks = new Map<string, CatalogPlace[]>();
  for (const place of places) {
    if (place.at.callback !== undefined) {
      const key = `${String(place.at.argument)}.${place.at.path.join('.')}`;
      callbacks.set(key, [...(callbacks.get(key) ?? []), place]);
      continue;
    }
    const argument = call.arguments[place.at.argument];
    if (argument === undefined || place.rank === undefined) continue;
    if (place.isShellOnly && !runsShell(extraction, call)) continue;
    // A URL or a path is a text: options in its place have rows of their own.
    const isOptions = compiler.isObjectLiteralExpression(unwrap(compiler, argument));
    if (place.use !== undefined && place.at.path.length === 0 && isOptions) continue;
    for (const drilled of drill(extraction, argument, place.at.path)) {
      recordSink(extraction, drilled, {
        kind: kindOf(kind, place.at.path),
        rank: place.rank,
        use: place.use,
        isExact: place.isExact,
        ...(place.rank === 'tool-result' && ownGroup !== undefined ? { group: ownGroup } : {}),
      });
    }
  }
  for (const group of callbacks.values()) placeCallback(extraction, call, kind, group);
}

/** `ai:generateText.prompt`: the call and the way to the parameter, without elements and tags. */
function kindOf(kind: string, path: AccessPath): string {
  return [kind, ...path.filter((segment) => segment !== ELEMENT && !isTag(segment))].join('.');
}

/**
 * Follows a path through object and array literals as far as they are written down.
 *
 * Where the path ends in a literal, its leaves are the places: a message part rather than the whole message.
 */
function drill(extraction: FileExtraction, expression: ts.Expression, path: AccessPath): DrilledPlace[] {
  const { compiler } = extraction;
  const value = unwrap(compiler, expression);
  if (compiler.isConditionalExpression(value) && path.length > 0) {
    return [...drill(extraction, value.whenTrue, path), ...drill(extraction, value.whenFalse, path)];
  }
  if (compiler.isArrayLiteralExpression(value)) {
    const tags = tupleTags(extraction, value);
    if (tags.length > 0 && path[0] !== ELEMENT) return drillTuple(value, tags, path);
    const rest = path[0] === ELEMENT ? path.slice(1) : path;
    if (path.length > 0 && path[0] !== ELEMENT) return [];
    return value.elements.flatMap((element) =>
      compiler.isSpreadElement(element)
        ? [{ expression: element.expression, rest: path }]
        : drill(extraction, element, rest),
    );
  }
  if (compiler.isObjectLiteralExpression(value)) return drillObject(extraction, value, path);
  return [{ expression, rest: path }];
}

/** A message as a pair of role and content: `.content` is its second element. */
function drillTuple(
  literal: ts.ArrayLiteralExpression,
  tags: readonly string[],
  path: AccessPath,
): DrilledPlace[] {
  const [, content] = literal.elements;
  const isMeant = path.every((segment) => {
    if (!isTag(segment)) return segment === 'content';
    const excluded = excludedTag(segment);
    return excluded === undefined ? tags.includes(segment) : !tags.includes(excluded);
  });
  const isAnswer = tags.includes(discriminatorTag('role', 'assistant'));
  return content === undefined || !isMeant || isAnswer ? [] : [{ expression: content, rest: [] }];
}

function drillObject(
  extraction: FileExtraction,
  literal: ts.ObjectLiteralExpression,
  path: AccessPath,
): DrilledPlace[] {
  const { compiler } = extraction;
  const [first, ...rest] = path;
  if (first !== undefined && isTag(first)) {
    const tags = literalTags(extraction, literal);
    const excluded = excludedTag(first);
    const fits =
      excluded === undefined ? tags.length === 0 || tags.includes(first) : !tags.includes(excluded);
    return fits ? drillObject(extraction, literal, rest) : [];
  }
  const isAssistant = literalTags(extraction, literal).includes(discriminatorTag('role', 'assistant'));
  if (isAssistant) return [];
  return literal.properties.flatMap((property) => {
    if (compiler.isSpreadAssignment(property)) return [{ expression: property.expression, rest: path }];
    const name = staticName(compiler, property.name);
    const isMeant = first === undefined || first === ELEMENT || name === undefined || name === first;
    if (!isMeant) return [];
    if (compiler.isPropertyAssignment(property)) return drill(extraction, property.initializer, rest);
    if (compiler.isShorthandPropertyAssignment(property)) return [{ expression: property.name, rest }];
    if (compiler.isMethodDeclaration(property)) return [{ expression: property, rest }];
    return [];
  });
}

function valueOf(extraction: FileExtraction, place: DrilledPlace): NodeId {
  return extraction.builder.values.get(place.expression) ?? CLEAN;
}

/** What makes an expression a sink. */
interface SinkNature {
  readonly kind: string;
  readonly rank: SinkRank;
  readonly use: ControlUse | undefined;
  readonly isExact: boolean;
  readonly group?: string;
}

/** A tag in the pattern asks for what the literal on the way there could not tell. */
function recordSink(
  extraction: FileExtraction,
  place: DrilledPlace,
  nature: SinkNature,
  node: NodeId = valueOf(extraction, place),
): void {
  const { builder } = extraction;
  const { kind, rank, use, isExact, group } = nature;
  builder.sinks.push({
    node,
    kind,
    rank,
    ...(use === undefined ? {} : { use }),
    pattern: place.rest,
    ...(isExact ? { isExact } : {}),
    ...(group === undefined ? {} : { group }),
    start: builder.startOf(place.expression),
    end: place.expression.end,
    scope: extraction.frame.name,
  });
}

/** A callback that the SDK runs: some parameters are text of a model, and what it returns may be a prompt. */
function placeCallback(
  extraction: FileExtraction,
  call: Pick<EvaluatedCall, 'arguments'> & { readonly syntax: ts.Node },
  kind: string,
  group: readonly CatalogPlace[],
): void {
  const [first] = group;
  const argument = first && call.arguments[first.at.argument];
  if (first === undefined || argument === undefined) return;
  for (const place of drill(extraction, argument, first.at.path)) {
    let callee = valueOf(extraction, place);
    for (const name of place.rest)
      callee = extraction.derived(place.expression, callee, { kind: 'read', name });
    if (callee === CLEAN) continue;
    const inputs = runCallback(extraction, place, callee, kindOf(kind, first.at.path), group);
    extraction.builder.handed.set(handedKey(call.syntax, first.at.argument, first.at.path), inputs);
  }
}

function runCallback(
  extraction: FileExtraction,
  place: DrilledPlace,
  callee: NodeId,
  kind: string,
  group: readonly CatalogPlace[],
): readonly NodeId[] {
  const { builder } = extraction;
  const id = `${extraction.frame.name}:${String(builder.startOf(place.expression))}`;
  const parameters: (NodeId | undefined)[] = [];
  for (const parameter of group) {
    const side = parameter.at.callback?.side;
    if (parameter.rank !== undefined || typeof side !== 'number') continue;
    parameters[side] = recordParameterSource(extraction, place, kind, parameter, side, id);
  }
  const inputs = Array.from(parameters, (input) => input ?? CLEAN);
  const result = callBack(extraction, place.expression, callee, inputs);
  for (const { at, rank, use, isExact } of group) {
    if (rank === undefined || at.callback?.side !== 'returns') continue;
    const nature = { kind: kindOf(kind, at.callback.path), rank, use, isExact, group: id };
    recordReturnSinks(extraction, place, result, at.callback.path, nature);
  }
  return inputs;
}

function recordParameterSource(
  extraction: FileExtraction,
  place: DrilledPlace,
  kind: string,
  { label, origin, isOwnInput }: CatalogPlace,
  position: number,
  group: string,
): NodeId {
  const { builder, compiler } = extraction;
  const { expression } = place;
  const isWritten =
    compiler.isArrowFunction(expression) ||
    compiler.isFunctionExpression(expression) ||
    compiler.isMethodDeclaration(expression);
  const named = (isWritten ? expression.parameters[position]?.name : undefined) ?? expression;
  const node = extraction.node(named);
  builder.sources.push({
    node,
    kind,
    path: label,
    ...(origin === undefined ? {} : { label: origin }),
    isParameter: true,
    ...(isOwnInput ? { group } : {}),
    start: builder.startOf(named),
    end: named.end,
  });
  return node;
}

/** The sink stands at the expressions that the callback returns, where they are written down. */
function recordReturnSinks(
  extraction: FileExtraction,
  place: DrilledPlace,
  result: NodeId,
  pattern: AccessPath,
  nature: SinkNature,
): void {
  const { builder } = extraction;
  const returned = builder.returned.get(place.expression);
  if (returned === undefined) {
    recordSink(extraction, { expression: place.expression, rest: pattern }, nature, result);
    return;
  }
  for (const expression of returned) {
    for (const drilled of drill(extraction, expression, pattern)) recordSink(extraction, drilled, nature);
  }
}
