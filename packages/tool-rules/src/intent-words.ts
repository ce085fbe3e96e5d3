/** Verbs that ask for the same, first the one that stands for all. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['get', 'fetch', 'retrieve', 'read', 'load', 'obtain', 'return', 'lookup', 'view'],
  ['search', 'find', 'query', 'seek'],
  ['list', 'enumerate'],
  ['create', 'add', 'make', 'insert', 'new'],
  ['delete', 'remove', 'erase', 'destroy'],
  ['update', 'edit', 'modify', 'change', 'alter'],
  ['set', 'adjust', 'configure'],
  ['send', 'post', 'submit', 'deliver'],
  ['open', 'launch'],
  ['start', 'begin'],
  ['run', 'execute', 'invoke'],
  ['close', 'quit', 'exit'],
  ['stop', 'halt', 'end', 'terminate'],
  ['show', 'display', 'present', 'render'],
  ['write', 'save', 'store'],
  ['cancel', 'abort'],
  ['enable', 'activate'],
  ['disable', 'deactivate'],
  ['calculate', 'compute', 'evaluate'],
  ['check', 'verify', 'validate'],
  ['play'],
  ['pause'],
  ['resume', 'continue'],
  ['lock'],
  ['unlock'],
  ['mute'],
  ['unmute'],
  ['upload'],
  ['download'],
  ['import'],
  ['export'],
  ['increase', 'raise'],
  ['decrease', 'lower', 'reduce'],
  ['book', 'reserve'],
  ['ask'],
  ['answer', 'reply', 'respond'],
  ['click', 'press', 'tap'],
];

const STOP_WORDS = new Set(
  `a an and any are as at be by can for from given has have how if in into is it its of on or our out some
   specific such that the their them then there these this those to tool use used using via want was what when where
   which who will with you your current currently`.split(/\s+/u),
);

const CANONICAL: ReadonlyMap<string, string> = new Map(
  SYNONYMS.flatMap(([first, ...others]) =>
    first === undefined ? [] : [first, ...others].map((verb) => [stem(verb), first] as const),
  ),
);
const VERBS: ReadonlySet<string> = new Set(CANONICAL.values());

/** The words of a text that tell what it is about: no stop words, endings off, one verb for all that mean the same. */
export function intentWords(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => word.length > 1 && !STOP_WORDS.has(word)).map(canonical);
}

/** Whether a word, as `intentWords` gives it, is a verb that it knows. */
export function isIntentVerb(word: string): boolean {
  return VERBS.has(word);
}

function canonical(word: string): string {
  const stemmed = stem(word);
  return CANONICAL.get(stemmed) ?? stemmed;
}

/** Takes off the endings that tell a plural or a tense: light, so that it does not join what is not one word. */
function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 5 && word.endsWith('ing')) return withoutFinalE(word.slice(0, -3));
  if (word.length > 4 && word.endsWith('ed')) return withoutFinalE(word.slice(0, -2));
  if (word.length > 4 && /(?:ss|x|ch|sh)es$/u.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/u.test(word))
    return withoutFinalE(word.slice(0, -1));
  return withoutFinalE(word);
}

/** So that `create`, `creates`, `created` and `creating` are one. */
function withoutFinalE(word: string): string {
  return word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word;
}
