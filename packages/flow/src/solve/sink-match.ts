import type { AccessPath } from '../facts/access-path.ts';
import {
  ELEMENT,
  excludedTag,
  exceptions,
  HISTORY_TAG,
  isTag,
  repeatedNames,
  segmentsMeet,
} from '../facts/access-path.ts';
import type { ResultShape } from '../catalog/sdk-catalog.ts';
import type { SinkRank, TextLabel } from '../report/flow-report.ts';
import { readLabel, shapeOf } from './transfer.ts';

/**
 * Whether a text of a kind is in its place at a sink: what a tool answered in a tool result, what a user wrote in a
 * user message. What a user asks the program to do is not for a model to judge either.
 */
export function belongsAt(origin: TextLabel, rank: SinkRank): boolean {
  if (origin === 'tool') return rank === 'tool-result';
  return origin === 'user' && rank !== 'system' && rank !== 'tool-description';
}

/** What counts at a sink, and what is known of the results that may come whole to it. */
export interface SinkDemands {
  /** Whether a label on an object around the prompt text does not count. */
  readonly isExact?: boolean;
  /** Whether only a text counts, and no object or list that holds one. */
  readonly isText?: boolean;
  readonly shapes?: Readonly<Record<string, ResultShape>>;
}

const ROLE = /^\{role=(.*)\}$/;

/** Parts of a conversation that the SDK threads itself: not a trusted prompt. */
function isOwnConversation(path: AccessPath): boolean {
  return path.includes(HISTORY_TAG) || path.includes('{role=assistant}');
}

/**
 * Whether a label at `path` lies in the prompt text that `pattern` names.
 *
 * A message whose role is not known counts as a user message.
 *
 */
export function meetsSink(
  pattern: AccessPath,
  path: AccessPath,
  { isExact = false, isText = false, shapes = {} }: SinkDemands = {},
): boolean {
  if (isOwnConversation(path)) return false;
  let position = 0;
  let tags: string[] = [];
  const takeTags = (): void => {
    tags = [];
    for (let tag = path[position]; tag !== undefined && isTag(tag); tag = path[position]) {
      tags.push(tag);
      position += 1;
    }
  };
  takeTags();
  for (const [index, wanted] of pattern.entries()) {
    if (isTag(wanted)) {
      if (!fitsTag(wanted, tags)) return false;
      continue;
    }
    const stored = path[position];
    if (stored === undefined) {
      const behind = shapeOf(tags, shapes) === undefined ? undefined : readLabel(tags, wanted, shapes);
      if (behind !== undefined) {
        return !isExact && meetsSink(pattern.slice(index + 1), behind, { isExact, isText, shapes });
      }
      if (shapeOf(tags, shapes) !== undefined) return false;
      return !isExact && !exceptions(tags).includes(wanted) && !pattern.slice(index).some(isDemandingTag);
    }
    const repeated = repeatedNames(stored);
    if (repeated?.some((name) => segmentsMeet(wanted, name)) === true) continue;
    const held = repeated === undefined ? stored : path[position + 1];
    if (held === undefined) return !isExact;
    if (!segmentsMeet(wanted, held)) return false;
    position += repeated === undefined ? 1 : 2;
    takeTags();
  }
  if (isText) return position === path.length;
  return !path.slice(position).some((segment) => segment !== ELEMENT && segment.startsWith('$'));
}

/** A tag that must be seen: a value of unknown shape is not taken for a system message. */
function isDemandingTag(segment: string): boolean {
  return isTag(segment) && segment !== '{role=user}' && excludedTag(segment) === undefined;
}

function fitsTag(wanted: string, tags: readonly string[]): boolean {
  const excluded = excludedTag(wanted);
  if (excluded !== undefined) return !tags.includes(excluded);
  if (tags.includes(wanted)) return true;
  return wanted === '{role=user}' && !tags.some((tag) => ROLE.test(tag));
}
