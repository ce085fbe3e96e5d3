import type { AnalysisStep } from '../analysis/analysis-request.ts';

/** What the help pages say. */
export const CLI_HELP = {
  program: 'Finds where text that an agent wrote enters another prompt as trusted text.',
  version: 'print the version',
  help: 'print this help',
  exitStatus: `
Exit status:
  0  nothing at error level
  1  findings at error level, or more warnings than --max-warnings allows
  2  wrong usage or configuration, a file that does not parse, or an internal error`,
  check: 'find agent text that reaches a prompt as trusted text',
  checkPaths: 'report findings in these files and folders only (default: the whole project)',
  project:
    'tsconfig file, or the folder that holds it; repeatable; project references are followed (default: the tsconfig.json in the working folder)',
  format:
    'pretty, json, sarif, github or html; repeatable as FORMAT=FILE to write several reports at once (default: pretty)',
  rule: 'set a rule to off, warn or error; repeatable',
  baseline: 'file with the known findings: they do not count, only new ones do',
  updateBaseline: 'write the baseline anew with what is found now, and take out what is gone',
  cache:
    'go on from what the last check left, and leave the same for the next (default: where there is a node_modules folder to keep it in)',
  noCache: 'read everything anew, and leave nothing behind',
  cacheLocation: 'folder to keep it in (default: node_modules/.cache/hearsay)',
  writeFacts:
    'write down the flow facts of the project instead of reporting, for one step that joins those of many projects',
  readFacts: 'join facts that --write-facts wrote, and report on all of them; repeatable',
  watch: 'check again whenever a file is saved',
  maxWarnings: 'exit with status 1 when there are more warnings than this',
  quiet: 'report errors only: no warnings and no notices',
  stats: 'add a table of times and counts, and list every source',
  color: 'colour the output even when it does not go to a terminal',
  noColor: 'never colour the output',
  checkExamples: `
Examples:
  hearsay check
  hearsay check src/review.ts
  hearsay check -p packages/api -p packages/worker
  hearsay check --format pretty --format html=reports/hearsay.html
  hearsay check --format github --format sarif=reports/hearsay.sarif
  hearsay check --baseline hearsay-baseline.json --update-baseline
  hearsay check --watch

A finding that is meant to stay takes a comment on its line or the line before:
  // hearsay-ignore no-agent-text-in-prompt -- the model only ever sees its own draft here

Rules, baseline, ignored files and further SDKs can stand in hearsay.config.ts; options go over it.
`,
} as const;

/** Tells that the check goes on. */
export function watching(): string {
  return 'Waiting for a file to be saved; Ctrl-C ends the check.';
}

/** Says that a report format does not exist. */
export function unknownFormat(
  written: string,
  nearest: string | undefined,
  formats: readonly string[],
): string {
  const known = `${formats.slice(0, -1).join(', ')} and ${formats.at(-1) ?? ''}`;
  const remedy = nearest === undefined ? `the formats are ${known}.` : `did you mean \`${nearest}\`?`;
  return `There is no report format \`${written}\`: ${remedy}`;
}

/** Says that a report is to be written to a file without a name. */
export function formatWithoutFile(format: string): string {
  return `\`--format ${format}=\` names no file: write \`--format ${format}=<file>\`, or \`--format ${format}\` for standard output.`;
}

/** Says that two reports would be mixed up. */
export function formatTwice(destination: string | undefined): string {
  const where = destination === undefined ? 'standard output' : `\`${destination}\``;
  return `Two reports are to go to ${where}: give each but one a file of its own with \`--format FORMAT=FILE\`.`;
}

/** Says that the number of allowed warnings is not a number. */
export function malformedMaxWarnings(written: string): string {
  return `\`--max-warnings ${written}\` is not a whole number: write 0 or more.`;
}

/** Says that a report could not be written. */
export function unwritableReport(file: string, reason: string): string {
  return `The report could not be written to \`${file}\` (${reason}): name a file in a folder that can be written to.`;
}

/** Tells where a report went. */
export function writtenReport(format: string, file: string): string {
  return `Wrote the ${format} report to ${file}.`;
}

/** Turns the argument parser's words into one sentence that says what to do. */
export function wrongUsage(parserMessage: string, command: string): string {
  const [statement = '', ...rest] = parserMessage.replace(/^error: /u, '').split('\n');
  const what = (statement.charAt(0).toUpperCase() + statement.slice(1))
    .replace(/\.$/u, '')
    .replaceAll("'", '`');
  const suggestion = /Did you mean (?:one of )?(?<names>[^?]+)\?/u.exec(rest.join(' '))?.groups?.['names'];
  if (suggestion === undefined) return `${what}: \`${command} --help\` lists what can be written.`;
  const names = suggestion.split(', ').map((name) => `\`${name}\``);
  return `${what}: did you mean ${names.join(' or ')}?`;
}

/** Tells of a fault in Hearsay itself. */
export function internalError(detail: string): string {
  return `The check stopped on an internal error, which is a fault in Hearsay and worth a report: ${detail}`;
}

/** Tells that the memory did not suffice. */
export function outOfMemory(): string {
  return 'The check ran out of memory: set `NODE_OPTIONS=--max-old-space-size=8192`, or check one project at a time with `--project`.';
}

/** Says what is being done. */
export function progressText(step: AnalysisStep): string {
  if (step.kind === 'load') return `Reading ${step.project}`;
  return `Following text through ${step.fileCount} ${step.fileCount === 1 ? 'file' : 'files'}`;
}
