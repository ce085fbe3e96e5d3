import type { Catalog, CatalogMatch } from '../catalog/catalog.ts';
import type { ParsedArgumentPath } from '../catalog/argument-path.ts';
import { parseArgumentPath } from '../catalog/argument-path.ts';
import type { ApiEntry } from '../catalog/sdk-catalog.ts';
import { shapedPath } from '../catalog/shaped-path.ts';
import type ts from 'typescript';
import { staticName, unwrap } from '../compiler/symbol-name.ts';
import type { AccessPath } from '../facts/access-path.ts';
import { HISTORY_TAG } from '../facts/access-path.ts';
import type { SourceFact } from '../facts/file-facts.ts';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import type { ControlUse, SinkRank } from '../report/flow-report.ts';
import type { EvaluatedCall } from './calls.ts';
import type { FileExtraction } from './file-extraction.ts';
import { joinRunnables } from './runnables.ts';
import { placeSinks } from './sink-places.ts';
import { findVariable } from './variable-access.ts';
import { layWires } from './wires.ts';

/** Calls a function that the catalog knows; undefined for any other. */
export function callSdk(extraction: FileExtraction, call: EvaluatedCall): NodeId | undefined {
  const match = findEntry(extraction, call);
  if (match === undefined) return undefined;
  const { builder } = extraction;
  const { entry } = match;
  recordSdk(extraction, call, match);
  if (entry.role === 'quotation') {
    builder.sanitizers += 1;
    return call.receiverValue;
  }
  if (entry.role === 'endorsement') {
    recordEndorsement(extraction, call);
    return CLEAN;
  }
  const kind = `${match.sdk}:${apiName(entry, call)}`;
  const group = groupOf(extraction, entry);
  const places = collectPlaces(entry, extraction.catalog.shapes);
  placeSinks(extraction, call, kind, places, group);
  if (entry.joins !== undefined) return joinRunnables(extraction, call, kind, entry.joins);
  const wired =
    entry.wires === undefined ? call.receiverValue : layWires(extraction, call, match.sdk, entry.wires);
  if (entry.result === undefined || isClosed(extraction, call, entry)) return wired;
  const under = entry.resultUnder === undefined ? [] : [entry.resultUnder];
  const shape = shapedPath(entry.result, extraction.catalog.shapes);
  // A text is no message of a conversation, and has no members.
  const isText = shape.includes(HISTORY_TAG) && extraction.types.givesText(call.syntax);
  const source = recordSource(extraction, call, {
    kind,
    path: isText ? under : [...under, ...shape],
    ...(group === undefined ? {} : { group }),
    ...labelOf(entry),
  });
  return entry.wires === undefined ? source : extraction.merged(call.syntax, [wired, source]);
}

/**
 * The group of a result whose way into a tool result is no leak.
 *
 * A program that runs the tools of a conversation hands back what the model asked them for; the calls of one function
 * are taken for one conversation.
 */
function groupOf(extraction: FileExtraction, entry: ApiEntry): string | undefined {
  if (entry.threadsTools !== true) return undefined;
  return `conversation ${extraction.frame.name}`;
}

/** Whether the options ask for one of the developer's own words as the answer. */
function isClosed(extraction: FileExtraction, call: EvaluatedCall, entry: ApiEntry): boolean {
  const { compiler } = extraction;
  const [options] = call.arguments;
  const literal = options && unwrap(compiler, options);
  const { closedBy } = entry;
  if (closedBy === undefined || literal === undefined || !compiler.isObjectLiteralExpression(literal))
    return false;
  return literal.properties.some((property) => {
    if (!compiler.isPropertyAssignment(property)) return false;
    const value = unwrap(compiler, property.initializer);
    const isNamed = staticName(compiler, property.name) === closedBy.property;
    if (!isNamed) return false;
    if (compiler.isStringLiteralLike(value)) return value.text === closedBy.value;
    const maker = compiler.isCallExpression(value) ? unwrap(compiler, value.expression) : value;
    return compiler.isPropertyAccessExpression(maker) && maker.name.text === closedBy.method;
  });
}

/** What an SDK's error says of the answer that it refused; undefined for any other property. */
export function readErrorMember(
  extraction: FileExtraction,
  access: ts.PropertyAccessExpression | ts.ElementAccessExpression,
): NodeId | undefined {
  const { compiler, catalog, builder } = extraction;
  if (!compiler.isPropertyAccessExpression(access) || !catalog.knowsMember(access.name.text))
    return undefined;
  const { expression } = access;
  const variable = compiler.isIdentifier(expression) ? findVariable(extraction, expression.text) : undefined;
  if (variable?.isCaught !== true) return undefined;
  const resolution = extraction.symbols.resolveCallee(access);
  if (resolution?.kind !== 'package') return undefined;
  const match = catalog.find(resolution.package.name, resolution.names[0] ?? '');
  if (match?.entry.result === undefined) return undefined;
  const node = extraction.node(access);
  const kind = `${match.sdk}:${(resolution.names[0] ?? '').replace('#', '.')}`;
  builder.sources.push({ node, kind, path: [], start: builder.startOf(access), end: access.end });
  return node;
}

function findEntry(extraction: FileExtraction, call: EvaluatedCall): CatalogMatch | undefined {
  const { resolution } = call;
  if (resolution?.kind !== 'package') return undefined;
  for (const name of resolution.names) {
    const key = call.isNew ? `new ${name}` : name;
    const match = extraction.catalog.find(resolution.package.name, key);
    if (match !== undefined) return match;
  }
  return undefined;
}

/** `generateText`, `Agent`, `run`: the name that a report shows. */
function apiName(entry: ApiEntry, call: EvaluatedCall): string {
  const written = call.method ?? call.callee.getText();
  const known =
    entry.names.find((name) => name.replace(/^new /, '').split(/[#.]/).at(-1) === written) ?? entry.names[0];
  return (known ?? written).replace(/^new /, '').replace(/(Members|Factory)?#/, '.');
}

function recordSdk(extraction: FileExtraction, call: EvaluatedCall, match: CatalogMatch): void {
  if (match.isCarrier) return;
  const { resolution } = call;
  const version =
    resolution?.kind === 'package' && match.isVersioned ? resolution.package.version : undefined;
  const major = version?.split('.')[0];
  extraction.builder.sdks.add(major === undefined ? match.package : `${match.package}@${major}`);
}

/** Whose text the sources of an entry are, as a source fact says it. */
function labelOf({ isToolOutput, label }: ApiEntry): Pick<SourceFact, 'label'> {
  if (isToolOutput === true) return { label: 'tool' };
  return label === undefined ? {} : { label };
}

/** Takes the result of a call for a source. */
export function recordSource(
  extraction: FileExtraction,
  call: EvaluatedCall,
  source: Pick<SourceFact, 'kind' | 'path' | 'group' | 'label'>,
): NodeId {
  const { builder } = extraction;
  const node = extraction.node(call.syntax);
  builder.sources.push({
    node,
    ...source,
    start: builder.startOf(call.syntax),
    end: call.syntax.end,
  });
  return node;
}

function recordEndorsement(extraction: FileExtraction, call: EvaluatedCall): void {
  const { builder, compiler } = extraction;
  const reason = call.arguments[1];
  const literal = reason && unwrap(compiler, reason);
  builder.endorsements.push({
    start: builder.startOf(call.syntax),
    end: call.syntax.end,
    reason: literal !== undefined && compiler.isStringLiteralLike(literal) ? literal.text : '',
  });
}

/** A place of the catalog, ready to be looked for in the arguments. */
export interface CatalogPlace {
  readonly at: ParsedArgumentPath;
  /** Undefined for a callback parameter that receives text of a model. */
  readonly rank: SinkRank | undefined;
  readonly use: ControlUse | undefined;
  readonly isExact: boolean;
  readonly isShellOnly: boolean;
  /** Where the label of such a parameter sits. */
  readonly label: AccessPath;
  /** Whose text that is. */
  readonly origin: SourceFact['label'];
  readonly isOwnInput: boolean;
}

const parsed = new Map<ApiEntry, readonly CatalogPlace[]>();

/** Takes the sinks and callback parameters of an entry apart, once. */
export function collectPlaces(entry: ApiEntry, shapes: Catalog['shapes']): readonly CatalogPlace[] {
  const known = parsed.get(entry);
  if (known !== undefined) return known;
  const sinks = (entry.sinks ?? []).flatMap(({ rank, use, at, isExact = false, isShellOnly = false }) =>
    at.map((path) => ({
      at: parseArgumentPath(path),
      rank,
      use,
      isExact,
      isShellOnly,
      label: [],
      origin: undefined,
      isOwnInput: false,
    })),
  );
  const parameters = (entry.parameters ?? []).flatMap(({ at, shape, isOwnInput = false }) =>
    at.map((path) => ({
      at: parseArgumentPath(path),
      rank: undefined,
      use: undefined,
      isExact: false,
      isShellOnly: false,
      label: shape === undefined ? [] : shapedPath(shape, shapes),
      origin: entry.label,
      isOwnInput,
    })),
  );
  const places: readonly CatalogPlace[] = [...sinks, ...parameters];
  parsed.set(entry, places);
  return places;
}
