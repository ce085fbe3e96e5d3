import { isObject, pointerToken } from '@hearsay/tool-rules';
import type { Loss } from './loss.ts';
import { lossMessages } from './loss-messages.ts';

type Keys = Readonly<Record<string, unknown>>;

/** What changes no verdict when it is left out, and yet is what somebody wrote for a model or a program to read. */
const ANNOTATIONS = [
  '$schema',
  '$id',
  '$comment',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
];
/** Keywords with schemas by name, in a list, and alone. */
const NAMED = ['properties', '$defs', 'definitions'];
const LISTED = ['anyOf', 'allOf', 'prefixItems'];
const SINGLE = ['items', 'additionalProperties'];

/**
 * What a schema lost without a change of the answers that it accepts, or by being closed: the schema dialects tell of
 * neither, because an answer is judged by the whole schema anyway.
 *
 * @param told - The places of which the dialects tell.
 */
export function quietLosses(
  given: unknown,
  converted: unknown,
  path: string,
  told: ReadonlySet<string>,
): readonly Loss[] {
  if (!isObject(given) || !isObject(converted)) return [];
  const within = behindNull(given, converted);
  const annotations = ANNOTATIONS.filter(
    (keyword) =>
      given[keyword] !== undefined && within[keyword] === undefined && converted[keyword] === undefined,
  ).map((keyword): Loss => ({
    path: `${path}/${keyword}`,
    keyword,
    message: lossMessages.annotation(keyword),
  }));
  const wasOpen = given['additionalProperties'] === undefined || given['additionalProperties'] === true;
  const isClosed = wasOpen && within['additionalProperties'] === false;
  const keyword = 'additionalProperties';
  return [
    ...annotations,
    ...(isClosed ? [{ path: `${path}/${keyword}`, keyword, message: lossMessages.closed() }] : []),
    ...requiredLosses(given, within, path, told),
    ...lossesBelow(given, within, path, told),
  ];
}

/** An optional member may have become one that is null, around what it was. */
function behindNull(given: Keys, converted: Keys): Keys {
  const { anyOf } = converted;
  const [first, second] = Array.isArray(anyOf) ? (anyOf as readonly unknown[]) : [];
  const isWrapped =
    given['anyOf'] === undefined &&
    given['oneOf'] === undefined &&
    isObject(second) &&
    second['type'] === 'null';
  return isWrapped && isObject(first) ? first : converted;
}

/** An optional member that may be null is required as it stands; nothing else tells of it. */
function requiredLosses(
  { required, properties }: Keys,
  converted: Keys,
  path: string,
  told: ReadonlySet<string>,
): readonly Loss[] {
  const before: readonly unknown[] = Array.isArray(required) ? required : [];
  const now: readonly unknown[] = Array.isArray(converted['required']) ? converted['required'] : [];
  return now
    .filter((name): name is string => typeof name === 'string' && !before.includes(name))
    .map((name) => ({ name, place: `${path}/properties/${pointerToken(name)}` }))
    .filter(({ name, place }) => isObject(properties) && name in properties && !told.has(place))
    .map(({ place }) => ({ path: place, keyword: 'required', message: lossMessages.nullForAbsent() }));
}

function lossesBelow(given: Keys, converted: Keys, path: string, told: ReadonlySet<string>): readonly Loss[] {
  const named = NAMED.flatMap((keyword) => {
    const schemas = given[keyword];
    const now = converted[keyword];
    if (!isObject(schemas) || !isObject(now)) return [];
    return Object.keys(schemas).flatMap((name) =>
      quietLosses(
        schemas[name],
        Object.hasOwn(now, name) ? now[name] : undefined,
        `${path}/${keyword}/${pointerToken(name)}`,
        told,
      ),
    );
  });
  const listed = [...LISTED, 'oneOf'].flatMap((keyword) => {
    const schemas = given[keyword];
    // Alternatives that exclude each other are the same under `anyOf`.
    const now = converted[keyword] ?? (keyword === 'oneOf' ? converted['anyOf'] : undefined);
    if (!Array.isArray(schemas) || !Array.isArray(now)) return [];
    return schemas.flatMap((schema: unknown, index) =>
      quietLosses(schema, now[index], `${path}/${keyword}/${index}`, told),
    );
  });
  const single = SINGLE.flatMap((keyword) =>
    quietLosses(given[keyword], converted[keyword], `${path}/${keyword}`, told),
  );
  return [...named, ...listed, ...single];
}
