import type ts from 'typescript';
import type { PlatformCatalog } from '../catalog/platform-catalog.ts';
import type { ApiEntry } from '../catalog/sdk-catalog.ts';
import { shapedPath } from '../catalog/shaped-path.ts';
import type { PlatformMember, PlatformOracle } from '../compiler/platform-oracle.ts';
import { GLOBAL } from '../compiler/platform-oracle.ts';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import type { EvaluatedCall } from './calls.ts';
import type { FileExtraction } from './file-extraction.ts';
import { collectPlaces, recordSource } from './sdk-calls.ts';
import { placeSinks } from './sink-places.ts';

/** What is looked for beside the SDKs, when somebody asks for it. */
export interface Platform {
  readonly catalog: PlatformCatalog;
  readonly oracle: PlatformOracle;
}

/** An entry of the platform, and how a report names it. */
interface PlatformMatch {
  readonly entry: ApiEntry;
  readonly kind: string;
}

/** Marks what a call of the platform does with text, beside what it gives back. */
export function callPlatform(extraction: FileExtraction, call: EvaluatedCall, result: NodeId): NodeId {
  const { platform } = extraction;
  if (platform === undefined || call.resolution?.kind === 'project') return result;
  const match = findMember(extraction, platform, call) ?? findMethod(platform, call);
  return match === undefined ? result : applyEntry(extraction, platform, call, match, result);
}

/** `import(text)` and `require(text)`: the text decides what code is loaded. */
export function loadPlatform(extraction: FileExtraction, syntax: ts.CallExpression, name: string): void {
  const { platform } = extraction;
  const match = platform && findEntry(platform, { module: GLOBAL, name });
  if (platform === undefined || match === undefined) return;
  const call: EvaluatedCall = {
    syntax,
    callee: syntax.expression,
    receiver: undefined,
    receiverValue: CLEAN,
    rejected: CLEAN,
    method: undefined,
    arguments: syntax.arguments,
    values: [],
    resolution: undefined,
    isNew: false,
  };
  applyEntry(extraction, platform, call, match, CLEAN);
}

function applyEntry(
  extraction: FileExtraction,
  { catalog }: Platform,
  call: EvaluatedCall,
  { entry, kind }: PlatformMatch,
  result: NodeId,
): NodeId {
  placeSinks(extraction, call, kind, collectPlaces(entry, catalog.shapes), undefined);
  if (entry.result === undefined) return result;
  const source = recordSource(extraction, call, {
    kind,
    path: shapedPath(entry.result, catalog.shapes),
    ...(entry.label === undefined ? {} : { label: entry.label }),
  });
  return extraction.merged(call.syntax, [result, source]);
}

/** A function or class that a module gives; a member is looked up only where a module has one of that name. */
function findMember(
  { compiler }: FileExtraction,
  platform: Platform,
  call: EvaluatedCall,
): PlatformMatch | undefined {
  const { callee, isNew } = call;
  const isNamed = compiler.isPropertyAccessExpression(callee);
  if (isNamed && !platform.catalog.knowsMember(callee.name.text)) return undefined;
  if (!isNamed && !compiler.isIdentifier(callee)) return undefined;
  const member = platform.oracle.memberOf(callee);
  return member && findEntry(platform, isNew ? { ...member, name: `new ${member.name}` } : member);
}

/** A method of an object that the platform hands to the program: its type tells. */
function findMethod(platform: Platform, call: EvaluatedCall): PlatformMatch | undefined {
  const { method, receiver } = call;
  const isPossible =
    platform.catalog.hasMethods && method !== undefined && platform.catalog.knowsMember(method);
  if (!isPossible || receiver === undefined) return undefined;
  for (const { module, name } of platform.oracle.typesOf(receiver)) {
    const match = findEntry(platform, { module, name: `${name}#${method}` });
    if (match !== undefined) return match;
  }
  return undefined;
}

function findEntry({ catalog }: Platform, { module, name }: PlatformMember): PlatformMatch | undefined {
  const match = catalog.find(module, name);
  if (match === undefined) return undefined;
  const { sdk, entry } = match;
  const shown = name.replace(/^new /, '').replace('#', '.');
  return { entry, kind: sdk.startsWith('node:') ? `${sdk}.${shown}` : `${sdk}:${shown}` };
}

/** Takes the members of a request that a route handler gets for sources. */
export function receiveRequest(
  extraction: FileExtraction,
  parameter: ts.ParameterDeclaration,
  node: NodeId,
): void {
  const { platform, builder } = extraction;
  if (platform === undefined || platform.catalog.requestTypes.length === 0) return;
  const types = platform.oracle.typesOf(parameter.name);
  const found = platform.catalog.requestTypes.find(({ packages, name }) =>
    types.some((type) => type.name === name && packages.includes(type.module)),
  );
  for (const member of found?.members ?? []) {
    builder.sources.push({
      node,
      kind: `${found?.sdk ?? ''}:${found?.name ?? ''}.${member}`,
      path: [member],
      label: 'user',
      isParameter: true,
      start: builder.startOf(parameter.name),
      end: parameter.name.end,
    });
  }
}
