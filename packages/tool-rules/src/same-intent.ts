import { intentWords, isIntentVerb } from './intent-words.ts';
import { spokenWords } from './spoken-words.ts';
import type { ToolShape, ValueShape } from './value-shape.ts';

/** From which share of common words on two tools are taken to do the same, as it was measured. */
export const SAME_INTENT_THRESHOLD = 0.4;

/** How much two tools have in common, from 0 to 1; 0 where something tells them apart, or where too little is known. */
export function sameIntent(one: ToolShape, other: ToolShape): number {
  if (!haveEqualShape(one.parameters, other.parameters)) return 0;
  const mine = wordsOf(one);
  const theirs = wordsOf(other);
  if (mine === undefined || theirs === undefined || areToldApart(mine, theirs)) return 0;
  const shared = [...mine.all].filter((word) => theirs.all.has(word)).length;
  return shared / new Set([...mine.all, ...theirs.all]).size;
}

interface ToolWords {
  readonly name: readonly string[];
  readonly all: ReadonlySet<string>;
}

function wordsOf({ name, description }: ToolShape): ToolWords | undefined {
  if (name === undefined) return undefined;
  const words = intentWords(spokenWords(name.text));
  const more = description === undefined ? [] : intentWords(description);
  return { name: words, all: new Set([...words, ...more]) };
}
/** Whether the names themselves say that the tools do, or are about, different things. */
function areToldApart(one: ToolWords, other: ToolWords): boolean {
  const ownOfOne = one.name.filter((word) => !other.all.has(word));
  const ownOfOther = other.name.filter((word) => !one.all.has(word));
  if (ownOfOne.length > 0 && ownOfOther.length > 0) return true;
  const verb = one.name.find(isIntentVerb);
  const otherVerb = other.name.find(isIntentVerb);
  if (verb !== undefined && otherVerb !== undefined && verb !== otherVerb) return true;
  const object = objectOf(one);
  const otherObject = objectOf(other);
  if (object === undefined || otherObject === undefined || object === otherObject) return false;
  return !other.all.has(object) || !one.all.has(otherObject);
}

/** What a name is about: its last word that is no verb. */
function objectOf({ name }: ToolWords): string | undefined {
  return name.findLast((word) => !isIntentVerb(word));
}

function haveEqualShape(one: ValueShape | undefined, other: ValueShape | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one.isComplete && other.isComplete && shapeOf(one) === shapeOf(other);
}

/** The kinds of the arguments; names differ between tools that do the same. */
function shapeOf({ properties }: ValueShape): string {
  return properties
    .map(({ type, values }) => (values.length > 0 ? 'enum' : type))
    .sort()
    .join();
}
