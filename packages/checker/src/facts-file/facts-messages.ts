/** Tells where facts went. */
export function writtenFacts(count: number, file: string): string {
  return `Wrote the flow facts of ${count} ${count === 1 ? 'file' : 'files'} to ${file}; \`hearsay check --read-facts\` joins them with those of other projects and reports.`;
}

/** Says that facts could not be written. */
export function unwritableFacts(file: string, reason: string): string {
  return `The facts could not be written to \`${file}\` (${reason}): name a file in a folder that can be written to.`;
}

/** Says that no facts file has such a name. */
export function noFacts(pattern: string): string {
  return `No facts file fits \`${pattern}\`: run \`hearsay check --write-facts <file>\` in each project first, or correct the name.`;
}

/** Says that a file is no facts file. */
export function notFacts(file: string): string {
  return `\`${file}\` is no facts file that this version can read: write it anew with \`hearsay check --write-facts\`.`;
}

/** Says that facts do not go together. */
export function foreignFacts(file: string): string {
  return `\`${file}\` was written by another version of Hearsay, or with another config: write it anew with \`hearsay check --write-facts\`.`;
}

/** Says that a source file is not what its facts speak of. */
export function outdatedFacts(file: string, factsFile: string): string {
  return `\`${file}\` has changed since its facts were written to \`${factsFile}\`: write them anew with \`hearsay check --write-facts\`.`;
}

/** Says that facts were written when something that they depend on was different. */
export function outdatedInput(input: string, factsFile: string): string {
  return `\`${input}\` has changed since the facts in \`${factsFile}\`, which depend on it, were written: write them anew with \`hearsay check --write-facts\`.`;
}

/** Repeats what was said when facts were written, where paths had another beginning. */
export function problemOfFacts(factsFile: string, problem: string): string {
  return `${factsFile}: ${problem}`;
}

/** Says that a path on the command line is in no facts. */
export function targetWithoutFacts(target: string): string {
  return `No facts of \`${target}\` were read: write the facts of its project too, or correct the path.`;
}

/** Says that facts are of whole projects. */
export function pathsWithWriteFacts(path: string): string {
  return `\`--write-facts\` writes the facts of whole projects: leave \`${path}\` out, or name a tsconfig with \`--project\`.`;
}

/** Says that facts lead to a file that nobody wrote facts of. */
export function missingFacts(file: string, factsFile: string): string {
  return `\`${file}\` is imported by the project of \`${factsFile}\`, but no facts of it were read: write the facts of its project too. Everything else was checked.`;
}

/** Says that two options do not go together. */
export function factsWith(option: string, other: string): string {
  return `\`${option}\` does not go with \`${other}\`: leave one of them out.`;
}
