/** The fixed words of the page. */
export const TEXTS = {
  example: 'Example',
  ownCode: 'Your own code',
  editor: 'Code to check, in TypeScript',
  findings: 'Findings',
  copyLink: 'Copy link',
  copied: 'Copied',
  retry: 'Try again',
  loading: 'Loading the compiler',
  notChecked: 'Not checked',
  path: 'The way of the text',
  fixes: 'Write instead',
  error: 'Error',
  warning: 'Warning',
  compiler: 'Compiler',
  linkField: 'The link to this code',
  keys: 'F8 goes to the next finding, Ctrl-. or ⌘-. offers its fixes, and Tab leaves the editor.',
  private:
    'Everything is checked in this tab. Your code is sent nowhere: even the link keeps it in its fragment.',
} as const;

/** How far the download is. */
export function loadingProgress(loaded: number, total: number): string {
  return `${TEXTS.loading}: ${megabytes(loaded)} of ${megabytes(total)} MB`;
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

/** Which declarations are on their way. */
export function loadingPackages(names: readonly string[]): string {
  return `Loading the declarations of ${names.join(', ')}…`;
}

/** The outcome in one line. */
export function findingsSummary(rules: number, errors: number): string {
  const parts = [
    ...(rules > 0 ? [count(rules, 'finding')] : []),
    ...(errors > 0 ? [count(errors, 'compiler error')] : []),
  ];
  return parts.length === 0 ? 'No findings' : parts.join(', ');
}

/** How many findings are not listed. */
export function moreFindings(number: number): string {
  return `${count(number, 'further finding')} not shown. Correct some of these first.`;
}

/** What was recognised, so that silence is not mistaken for safety. */
export function recognisedThings(seen: {
  readonly sources: number;
  readonly sinks: number;
  readonly sanitizers: number;
  readonly sdks: readonly string[];
}): string {
  if (seen.sinks === 0 && seen.sources === 0) {
    return 'Nothing in this code was recognised as an answer of a model or as a prompt, so there was nothing to follow.';
  }
  const counts = [
    count(seen.sources, 'source'),
    count(seen.sinks, 'sink'),
    count(seen.sanitizers, 'sanitizer'),
  ];
  return `Recognised: ${counts.join(', ')}${seen.sdks.length > 0 ? `, with ${seen.sdks.join(', ')}` : ''}.`;
}

/** How long the check took. */
export function checkedIn(milliseconds: number): string {
  return `Checked in ${Math.round(milliseconds)} ms.`;
}

/** Which packages the playground knows, when the code imports another one. */
export function unknownPackages(unknown: readonly string[], known: readonly string[]): string {
  return `The playground holds no declarations of ${list(unknown)}. It knows ${list(known)}, and all packages of Hearsay.`;
}

/** Why a check was given up. */
export function checkStopped(milliseconds: number): string {
  return `The check was stopped: this code kept the compiler busy for more than ${count(Math.round(milliseconds / 1000), 'second')}. Change it, and it is checked again.`;
}

/** Why a check came to no end. */
export function checkFailed(reason: string): string {
  return `The check failed (${reason}). Change the code, and it is checked again.`;
}

/** Why nothing can be checked. */
export function loadingFailed(): string {
  return 'The compiler could not be loaded. Check the connection, and try again.';
}

/** Why there is no link. */
export function tooLongForLink(): string {
  return 'This code is too long for a link.';
}

/** Why the code of a link is not shown. */
export function brokenLink(): string {
  return 'The link is incomplete, so its code cannot be read.';
}

/** Where something stands. */
export function lineName(line: number): string {
  return `line ${line}`;
}

function list(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1) ?? ''}`;
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}
