type SchemaText =
  'summary' | 'description' | 'types' | 'project' | 'out' | 'validator' | 'check' | 'id' | 'after';

/** What the help page of `hearsay schema` says. */
export const SCHEMA_HELP: Readonly<Record<SchemaText, string>> = {
  summary: 'write the JSON Schema of a TypeScript type',
  description:
    'Writes the JSON Schema of an answer type, draft 2020-12, to standard output or to a file. AgentText becomes a plain string, ' +
    'doc comments become descriptions, and tags such as @minimum become keywords. A type that can hold free text outside ' +
    'AgentText is refused.',
  types: 'file and type, as src/review.ts#Review; the type may be any that can be written in that file',
  project: 'tsconfig file, or the folder that holds it (default: the nearest tsconfig.json above the file)',
  out: 'write the schema to this file instead: JSON, or a TypeScript module when the name ends in .ts or .mts',
  validator:
    'write a standalone validator: an ES module without imports, with a declaration file beside it; no schema is printed then unless --out names a file',
  check:
    'write nothing, and exit with status 1 when a file of --out or --validator is not what would be written',
  id: 'the $id of the schema',
  after: `
Examples:
  hearsay schema src/review.ts#Review
  hearsay schema 'src/page.ts#Page<AgentText>' --out src/page.schema.json
  hearsay schema src/review.ts#Review --out src/review.schema.ts --validator src/review.validate.js
  hearsay schema src/review.ts#Review --out src/review.schema.ts --check

Several types become one document, each under its name in $defs; modules export one value per type.

Exit status:
  0  written, or with --check: everything is as it would be written
  1  with --check: a file is stale or missing
  2  wrong usage, a project that does not load, or a type that is no answer`,
};

/** Says that an argument names no type. */
export function malformedTarget(written: string): string {
  return `\`${written}\` names no type: write the file and the type as \`src/review.ts#Review\`.`;
}

/** Says that `--check` has nothing to look at. */
export function checkWithoutFile(): string {
  return '`--check` compares what was written before: name the file with `--out`, `--validator` or both.';
}

/** Says that two outputs would overwrite each other. */
export function sameFile(file: string): string {
  return `\`--out\` and \`--validator\` both name \`${file}\`: give each a file of its own.`;
}

/** Says that the kind of a schema file is not known. */
export function unknownOutput(file: string): string {
  return `\`--out ${file}\` is neither a JSON file nor a TypeScript module: end the name in .json, .ts or .mts.`;
}

/** Says that the kind of a validator file is not known. */
export function unknownValidator(file: string): string {
  return `\`--validator ${file}\` is no JavaScript module: end the name in .js or .mjs.`;
}

/** Says that an id is no URI. */
export function malformedId(id: string): string {
  return `\`--id ${id}\` is no absolute URI without a fragment: write one such as \`https://example.com/review.schema.json\`.`;
}

/** Says that two types would be exported under one name. */
export function sameName(name: string): string {
  return `Two types would be called \`${name}\`: name them in two commands, or give one another name with a type alias.`;
}

/** Says that a file to read a type from does not exist. */
export function missingSource(file: string): string {
  return `There is no file \`${file}\`: correct the path before the \`#\`.`;
}

/** Says that a file holds no TypeScript. */
export function noTypeScript(file: string): string {
  return `\`${file}\` is not a TypeScript file: name a file that ends in .ts, .tsx, .mts or .cts.`;
}

/** Says that a file has no such type. */
export function missingType(file: string, type: string, nearest: string | undefined): string {
  const remedy =
    nearest === undefined ? 'declare it there, or correct the name.' : `did you mean \`${nearest}\`?`;
  return `\`${file}\` has no type \`${type}\`: ${remedy}`;
}

/** Says that a name stands for a value. */
export function valueNotType(file: string, name: string): string {
  return `\`${name}\` in \`${file}\` is a value, not a type: write \`${file}#typeof ${name}\`, or name a type.`;
}

/** Says that a generic type needs arguments. */
export function missingArguments(file: string, type: string, parameters: readonly string[]): string {
  const call = `${type}<${parameters.map(() => 'AgentText').join(', ')}>`;
  const list = parameters.map((name) => `\`${name}\``).join(', ');
  return `\`${type}\` in \`${file}\` takes the type ${parameters.length === 1 ? 'argument' : 'arguments'} ${list}: write it out, such as \`'${file}#${call}'\`.`;
}

/** Repeats what the compiler says about the type that was asked for. */
export function compilerSays(file: string, type: string, text: string, code: number): string {
  return `\`${type}\` in \`${file}\`: ${text.replace(/\.$/u, '')} (TS${code}). Correct the type after the \`#\`, or the file.`;
}

/** Says that what was written after the `#` is no type. */
export function noTypeExpression(file: string, type: string): string {
  return `\`${type}\` is no type that could be written in \`${file}\`: write the name of one, such as \`${file}#Review\`.`;
}

/** Says that a file does not parse. */
export function unparsableSource(file: string, reason: string): string {
  return `\`${file}\` does not parse (${reason}): correct it.`;
}

/** A path that never ends is told by its beginning. */
const LONGEST_PATH = 120;

/** Says which place of a type keeps it from being an answer. */
export function refusedType(target: string, path: string, reason: string): string {
  const shown = path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH)}…` : path;
  return `\`${target}\` is no answer type: at \`${shown}\`, ${reason}.`;
}

/** Says that a type of which nothing is known may come from a module that was not found. */
export function behindModule(module: string): string {
  return `the module \`${module}\` was not found, so what comes from it can be anything: install it or correct the path`;
}

/** Reasons why a type has no JSON form, each with what to write instead. */
export const NO_JSON = {
  bigint: 'a bigint has no JSON form: use number, or Decimal for more digits',
  undefined: '`undefined` has no JSON form: use null, or make a member optional with `?`',
  never: 'no value fits the type `never`: leave the member out, or name its type',
  set: 'a Set has no JSON form: use a readonly array, with the tag @uniqueItems if need be',
  mapKeys:
    'the keys of an object can be any text in JSON: use AgentText as the key of the Map, or name the members',
  numberKeys:
    'an object with a number for a key has no schema: use a readonly array or a Map with AgentText keys',
  symbolKey: 'a symbol as a key has no JSON form: use a string',
  proto: 'a member named `__proto__` is not safe to read from JSON: give it another name',
  emptyTuple: 'an empty tuple holds nothing: leave it out, or name its elements',
  restInside: 'a rest element has a schema only at the end of a tuple: move it there',
  endless:
    'the type goes deeper without ever repeating itself: let it refer to itself with the same type arguments',
  tooLarge: 'the schema grows beyond any use here: let types repeat themselves less often',
} as const;

/** Says that nothing is known about how a type looks in JSON. */
export function noJsonForm(type: string): string {
  return `\`${type}\` has no JSON form: use a number, a boolean, null, AgentText, an array or a plain object`;
}

/** Says that a tag does not fit the type. */
export function misplacedTag(tag: string, wanted: string): string {
  return `\`@${tag}\` says nothing about this type: put it where ${wanted} is declared, or on a type alias for that`;
}

/** Says that the value of a tag does not fit the tag. */
export function malformedTag(tag: string, wanted: string): string {
  return `\`@${tag}\` needs ${wanted} after it`;
}

/** Says that a tag would make another type of the text. */
export function closedByTag(tag: string, value: string, type: string): string {
  return `\`@${tag} ${value}\` makes it a text of type ${type}: use \`${type}\` from @hearsay/core instead of AgentText`;
}

/** Says what stands before the code of a written module. */
export function writtenBy(command: string): string {
  return `// Written by \`${command}\`; do not edit.`;
}

/** Tells where something went. */
export function wroteFile(what: string, file: string): string {
  return `Wrote the ${what} to ${file}.`;
}

/** Says that a file could not be written. */
export function unwritableFile(file: string, reason: string): string {
  return `\`${file}\` could not be written (${reason}): name a file in a folder that can be written to.`;
}

/** Tells that a written file is not what the type says now. */
export function staleFile(file: string, isMissing: boolean, command: string): string {
  return isMissing
    ? `\`${file}\` does not exist: write it with \`${command}\`.`
    : `\`${file}\` is stale, since the type says something else now: write it anew with \`${command}\`.`;
}

/** Tells that every written file is what it should be. */
export function upToDate(files: readonly string[]): string {
  return `${files.join(', ')} ${files.length === 1 ? 'is' : 'are'} up to date.`;
}
