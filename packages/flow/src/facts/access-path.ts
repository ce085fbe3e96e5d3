/**
 * Where in a value a label sits, from the outside in: `['messages', '[]', 'content']`.
 *
 * A segment is a property name, {@link ELEMENT} for any element or unknown key, `$name` for a variable that a closure
 * captured, or a tag in braces. A tag says something about the object at that depth (`{role=user}`) and is invisible
 * to reads. The empty path means the whole value and everything in it.
 */
export type AccessPath = readonly string[];

/** The segment for any array element, map value or key that is not known. */
export const ELEMENT = '[]';

/** The segment for any element of a list but the first. */
const LATER = '[1+]';

/** The segment for the names of an object's members, or the keys of a map. */
export const KEYS = '%keys';

/** The tag of a message list that an SDK threads through its own conversation. */
export const HISTORY_TAG = '{history}';

/** The tag of what was threaded through a conversation until it became a message that no model speaks. */
export const ASKED_TAG = '{asked}';

/** The tag of a message that a model speaks. */
const ASSISTANT_TAG = '{role=assistant}';

/** Segments kept per path of a text, tags aside; a longer path is cut, which labels more rather than less. */
export const MAXIMUM_PATH_LENGTH = 6;

/** Segments kept per path of a function: a function that lies deeper is not followed. */
export const MAXIMUM_FUNCTION_DEPTH = 5;

/** Closures that may hold one another on a path. */
const MAXIMUM_CAPTURES = 2;

/** Tells a tag from a segment that a read can name. */
export function isTag(segment: string): boolean {
  return segment.startsWith('{');
}

/** The tag of an object whose discriminating property holds a constant. */
export function discriminatorTag(property: string, value: string): string {
  return `{${property}=${value}}`;
}

const DISCRIMINATOR = /^\{(\w+)=/;

/** The property whose constant a tag tells; undefined for any other tag. */
function discriminatorOf(tag: string): string | undefined {
  return DISCRIMINATOR.exec(tag)?.[1];
}

/** The path of a label in an object that is what the given tags say, and not what it was before. */
export function retagPath(path: AccessPath, tags: readonly string[]): AccessPath {
  if (tags.length === 0) return path;
  const set = new Set(tags.map(discriminatorOf));
  const start = countLeadingTags(path);
  const before = path.slice(0, start).filter((tag) => !tags.includes(tag) && !set.has(discriminatorOf(tag)));
  const kept = set.has('role') && !tags.includes(ASSISTANT_TAG) ? asAsked(before) : before;
  return [...kept, ...tags, ...path.slice(start)];
}

/** The path of a label in a message that no model speaks. */
export function asAsked(path: AccessPath): AccessPath {
  return path.map((segment) => (segment === HISTORY_TAG ? ASKED_TAG : segment));
}

/** The tag that `{type!=value}` of a pattern rules out; undefined for a tag that asks for something. */
export function excludedTag(tag: string): string | undefined {
  return tag.includes('!=') ? tag.replace('!=', '=') : undefined;
}

const EXCEPTION = /^\{except:(.*)\}$/;

/** The properties that a label on a whole object leaves out: they were set to something else. */
export function exceptions(path: AccessPath): readonly string[] {
  return path.flatMap((segment) => EXCEPTION.exec(segment)?.[1]?.split(',') ?? []);
}

/**
 * The path of a label behind the setting of some properties to something else.
 *
 * @returns `undefined` when the label lay in one of them.
 */
export function exceptPath(path: AccessPath, names: readonly string[]): AccessPath | undefined {
  if (names.length === 0) return path;
  const first = path.find((segment) => !isTag(segment));
  if (first !== undefined) return names.includes(first) ? undefined : path;
  const all = [...new Set([...exceptions(path), ...names])].sort();
  return [...path.filter((segment) => !EXCEPTION.test(segment)), `{except:${all.join(',')}}`];
}

/** Whether a path names a variable that a closure captured. */
export function isCapture(segment: string): boolean {
  return segment.startsWith('$');
}

const REPEATED = '*';

/** The names that a segment stands for which may be read any number of times: `*next` of a linked list. */
export function repeatedNames(segment: string): readonly string[] | undefined {
  return segment.startsWith(REPEATED) ? segment.slice(1).split('|') : undefined;
}

/** Tags of what a model said in the conversation that a path lies in. */
const ANSWER_TAGS: ReadonlySet<string> = new Set([HISTORY_TAG, ASSISTANT_TAG]);

/** How often a segment may stand in a path before what lies between is taken together. */
const MAXIMUM_REPETITIONS = 2;

/** A tree has as many paths as there are ways down: two levels of a kind are told apart, no more. */
function repeatsOften(path: AccessPath): boolean {
  if (path.length <= MAXIMUM_REPETITIONS) return false;
  return path.some(
    (segment) => !isTag(segment) && path.filter((other) => other === segment).length > MAXIMUM_REPETITIONS,
  );
}

/** How many segments of a path a program can read: a tag says something of the one before it. */
function depthOf(path: AccessPath): number {
  return path.reduce((depth, segment) => (isTag(segment) ? depth : depth + 1), 0);
}

function repeatsBehind(path: AccessPath, segment: string, index: number): boolean {
  return !isTag(segment) && path.lastIndexOf(segment) > index;
}

/**
 * A path with what repeats in it taken together, so that structures of any depth have paths of a few segments.
 *
 * Paths that are short enough stay as exact as they are, unless they go into what was taken together already.
 */
function foldPath(path: AccessPath): AccessPath {
  const folded = path.findIndex((segment) => segment.startsWith(REPEATED));
  const isLong = depthOf(path) > MAXIMUM_PATH_LENGTH || repeatsOften(path);
  if ((!isLong && folded < 1) || path.some(isHidden)) return path;
  const start = isLong ? path.findIndex((segment, index) => repeatsBehind(path, segment, index)) : folded;
  const from = folded >= 0 && (start < 0 || folded < start) ? folded : start;
  const first = path[from];
  if (first === undefined) return path;
  const span = path.slice(from, path.lastIndexOf(first) + 1).filter((segment) => !isTag(segment));
  const names = new Set(span.flatMap((segment) => repeatedNames(segment) ?? [segment]));
  let begin = from;
  let end = path.lastIndexOf(first) + 1;
  const isInside = (segment: string | undefined): boolean =>
    segment !== undefined &&
    (names.has(segment) || repeatedNames(segment)?.every((name) => names.has(name)) === true);
  while (isInside(path[begin - 1])) begin -= 1;
  while (isInside(path[end])) end += 1;
  // What a model said in the conversation stays that, however deep in its message.
  const said = new Set(path.slice(begin, end).filter((segment) => ANSWER_TAGS.has(segment)));
  return [...path.slice(0, begin), `${REPEATED}${[...names].sort().join('|')}`, ...said, ...path.slice(end)];
}

/** The number of tags at the front of a path. */
function countLeadingTags(path: AccessPath): number {
  let count = 0;
  for (const segment of path) {
    if (!isTag(segment)) break;
    count += 1;
  }
  return count;
}

/** Whether a segment is none that a program can read by its name. */
function isHidden(segment: string): boolean {
  return isCapture(segment) || segment.startsWith('%');
}

/** Whether reading `name` can give what was stored under `stored`. */
export function segmentsMeet(name: string, stored: string): boolean {
  if (name === stored) return true;
  if (isHidden(name) || isHidden(stored)) return false;
  if (stored === LATER) return name === ELEMENT || (INDEX.test(name) && name !== '0');
  return name === ELEMENT || stored === ELEMENT;
}

const INDEX = /^\d+$/;

/** Whether a segment says where in a list something lies. */
function isPlaceInList(segment: string | undefined): boolean {
  return segment === ELEMENT || segment === LATER || INDEX.test(segment ?? '');
}

/**
 * What is left of a path after reading one property of the value that it belongs to.
 *
 * @returns `undefined` when the label lies elsewhere in the value.
 */
export function readPath(path: AccessPath, name: string): AccessPath | undefined {
  const tags = countLeadingTags(path);
  const stored = path[tags];
  if (stored === undefined) {
    // The names of a labelled object's members are its type's, not the model's.
    if (exceptions(path).includes(name) || isHidden(name)) return undefined;
    const staysHistory = path.includes(HISTORY_TAG) && (name === ELEMENT || INDEX.test(name));
    return staysHistory ? [HISTORY_TAG] : [];
  }
  const repeated = repeatedNames(stored);
  if (repeated !== undefined) return readRepeated(path, tags, name, repeated);
  return segmentsMeet(name, stored) ? path.slice(tags + 1) : undefined;
}

/** The path of a label after the elements of its value have changed their places. */
export function reorderPath(path: AccessPath): AccessPath {
  const tags = countLeadingTags(path);
  return isPlaceInList(path[tags]) ? [...path.slice(0, tags), ELEMENT, ...path.slice(tags + 1)] : path;
}

/**
 * The path of a label after what lies in some lists of its value was put behind what these hold already: a list, or a
 * single element.
 */
export function appendPath(path: AccessPath, lists: readonly string[]): AccessPath {
  const list = countLeadingTags(path);
  const name = path[list];
  if (name === undefined || !lists.includes(name)) return path;
  const inside = path.slice(list + 1);
  const tags = countLeadingTags(inside);
  const rest = isPlaceInList(inside[tags]) ? [...inside.slice(0, tags), ...inside.slice(tags + 1)] : inside;
  return [...path.slice(0, list + 1), LATER, ...rest];
}

/** Reads one property of an object that holds objects of its own kind. */
function readRepeated(
  path: AccessPath,
  position: number,
  name: string,
  repeated: readonly string[],
): AccessPath | undefined {
  const isNext = path[position + 1] === name;
  const staysInside = !isNext && repeated.some((segment) => segmentsMeet(name, segment));
  return staysInside && !isHidden(name) ? path : readPath(path.slice(position + 1), name);
}

/**
 * The path of a label after its value was stored under `names` of another value.
 *
 * @returns `undefined` when a closure would hold itself, where the inner copy adds nothing, or too many others.
 */
export function writePath(names: AccessPath, path: AccessPath): AccessPath | undefined {
  if (names.some(isCapture)) {
    const held = path.filter(isCapture);
    if (held.length >= MAXIMUM_CAPTURES || names.some((name) => held.includes(name))) return undefined;
  }
  return cutPath(foldPath([...names, ...path]));
}

/** The front of a path that has more segments than a maximum, tags aside. */
function cutPath(path: AccessPath, maximum: number = MAXIMUM_PATH_LENGTH): AccessPath {
  if (path.length <= maximum || depthOf(path) <= maximum) return path;
  let kept = 0;
  const end = path.findIndex((segment) => {
    if (!isTag(segment)) kept += 1;
    return kept > maximum;
  });
  return path.slice(0, end);
}

/**
 * The path of a label where parts are told apart to some depth only, and what was set to something else is not: it
 * labels more rather than less.
 */
export function coarsenPath(path: AccessPath, depth: number): AccessPath {
  if (path.length === 0 || depth >= MAXIMUM_PATH_LENGTH) return path;
  return cutPath(
    path.filter((segment) => !EXCEPTION.test(segment)),
    depth,
  );
}

/**
 * The path of a label behind an assignment to `names` of the same value.
 *
 * @returns `undefined` when the label lay in what was overwritten.
 */
export function overwritePath(path: AccessPath, names: AccessPath): AccessPath | undefined {
  const stored = path.filter((segment) => !isTag(segment));
  if (stored.length === 0 && names.length === 1) return exceptPath(path, names);
  const isOverwritten = stored.length >= names.length && names.every((name, index) => name === stored[index]);
  return isOverwritten ? undefined : path;
}
