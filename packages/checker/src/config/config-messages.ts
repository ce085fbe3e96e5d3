/** What each key takes, for the sentence about a wrong one. */
export const EXPECTED = {
  config: "an object, as in `export default defineConfig({ baseline: 'hearsay-baseline.json' })`",
  rules: "an object of levels by rule name, as `{ 'no-unexplained-trust': 'warn' }`",
  rows: "a list of objects, each with `package` and `export`, as `[{ package: '@acme/llm', export: 'ask' }]`",
  row: "an object with `package` and `export`, as `{ package: '@acme/llm', export: 'ask' }`",
  name: 'a name in quotes',
  path: 'a path in quotes, as `(0).prompt`',
  rank: '`system`, `tool-description`, `user`, `tool-result` or `control`',
  labels: "a list of labels, as `['tool', 'user']`",
  label: '`agent`, `tool` or `user`',
  ignore: "a list of globs, as `['legacy/**']`",
  glob: 'a glob in quotes, as `legacy/**`',
  baseline: 'the name of a file in quotes',
} as const;

/** Says that a config file could not be loaded. */
export function unloadableConfig(file: string, reason: string): string {
  return `The config file \`${file}\` could not be loaded (${reason}): correct it.`;
}

/** Says that a key does not exist. */
export function unknownKey(
  file: string,
  key: string,
  nearest: string | undefined,
  keys: readonly string[],
): string {
  const remedy = nearest === undefined ? `the keys are ${keys.join(', ')}.` : `did you mean \`${nearest}\`?`;
  return `\`${file}\` has the unknown key \`${key}\`: ${remedy}`;
}

/** Says that a value is of another type than the key takes. */
export function wrongType(file: string, path: string, expected: string, found: string): string {
  const where = path === '' ? `\`${file}\` gives` : `\`${path}\` of \`${file}\` is`;
  return `${where} ${found}: write ${expected}.`;
}

/** Says that a row lacks what names its target. */
export function missingKey(file: string, path: string, key: string): string {
  return `\`${path}\` of \`${file}\` has no \`${key}\`: write ${EXPECTED.row}.`;
}

/** Says what is wrong with a rule's name or level. */
export function wrongRule(file: string, sentence: string): string {
  return `Under \`rules\` of \`${file}\`: ${sentence}`;
}

/** Says that a path of a row cannot be read. */
export function malformedPath(file: string, path: string, written: string): string {
  return `\`${path}\` of \`${file}\` is \`${written}\`, which is no path: begin with the argument's position and go inwards, as \`(0).prompt\` or \`(1)[].content\`.`;
}

/** Says that the path of a source names no callback parameter. */
export function pathWithoutParameter(file: string, path: string, written: string): string {
  return `\`${path}\` of \`${file}\` is \`${written}\`, which names no parameter of a callback: end it with the parameter's position, as \`(0).onToken(0)\`, or leave it out for the result of the call.`;
}

/** Says that a label does not exist. */
export function unknownLabel(file: string, path: string, label: string, nearest: string | undefined): string {
  const remedy = nearest === undefined ? `write ${EXPECTED.label}.` : `did you mean \`${nearest}\`?`;
  return `\`${path}\` of \`${file}\` is \`${label}\`, a label that does not exist: ${remedy}`;
}

/** Says that a glob cannot be negated. */
export function negatedGlob(file: string, path: string, glob: string): string {
  return `\`${path}\` of \`${file}\` is \`${glob}\`, and a glob cannot take back another one: write globs that match only what is to be ignored.`;
}

/** Tells that a row was not used. */
export function unmatchedRow(file: string, path: string, name: string, packageName: string): string {
  return `\`${path}\` of \`${file}\` matched nothing: no call of \`${name}\` of the package \`${packageName}\` was found in this run. Correct the row, or remove it.`;
}

/** Tells how many findings the config leaves out. */
export function ignoredFindings(file: string, count: number): string {
  const findings = count === 1 ? '1 finding was' : `${count} findings were`;
  return `${findings} left out, because \`ignore\` of \`${file}\` covers the files.`;
}
