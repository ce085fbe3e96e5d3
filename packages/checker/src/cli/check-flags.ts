import { factsWith } from '../facts-file/facts-messages.ts';
import { parseRuleOptions, ruleLevels } from '../rules/rule-levels.ts';
import { UsageError } from '../usage-error.ts';
import type { CheckTask } from './check-worker-message.ts';
import { malformedMaxWarnings } from './cli-messages.ts';

/** The options of `hearsay check` as they were written. */
export interface CheckFlags {
  readonly project?: readonly string[];
  readonly format?: readonly string[];
  readonly rule?: readonly string[];
  readonly baseline?: string;
  readonly updateBaseline?: boolean;
  readonly cache?: boolean;
  readonly cacheLocation?: string;
  readonly writeFacts?: string;
  readonly readFacts?: readonly string[];
  readonly watch?: boolean;
  readonly maxWarnings?: string;
  readonly quiet?: boolean;
  readonly stats?: boolean;
  readonly color?: boolean;
}

/** Options that leave each other nothing to do. */
const OPPOSITES: readonly (readonly [keyof CheckFlags, keyof CheckFlags])[] = [
  ['writeFacts', 'readFacts'],
  ['writeFacts', 'watch'],
  ['writeFacts', 'format'],
  ['writeFacts', 'baseline'],
  ['writeFacts', 'updateBaseline'],
  ['readFacts', 'project'],
  ['readFacts', 'watch'],
  ['watch', 'updateBaseline'],
];

/**
 * Refuses options that do not go together.
 *
 * @throws UsageError naming two of them.
 */
export function refuseOpposites(flags: CheckFlags): void {
  for (const [one, other] of OPPOSITES) {
    if (isGiven(flags[one]) && isGiven(flags[other]))
      throw new UsageError(factsWith(optionName(one), optionName(other)));
  }
}

function isGiven(value: CheckFlags[keyof CheckFlags]): boolean {
  return value !== undefined && value !== false;
}

function optionName(flag: keyof CheckFlags): string {
  return `--${flag.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * What the checking thread is to do.
 *
 * @throws UsageError for a rule or level that does not exist.
 */
export function checkTask(
  paths: readonly string[],
  flags: CheckFlags,
): Extract<CheckTask, { readonly kind: 'check' }> {
  const rules = parseRuleOptions(flags.rule ?? []);
  // Said again by the check itself; here, a typing mistake is told before anything is loaded.
  ruleLevels(rules);
  return {
    kind: 'check',
    options: {
      cwd: process.cwd(),
      projects: flags.project ?? [],
      paths,
      rules,
      ...(flags.baseline === undefined ? {} : { baseline: flags.baseline }),
      updateBaseline: flags.updateBaseline === true,
      cache: { isWanted: flags.cache, location: flags.cacheLocation },
      ...(flags.readFacts === undefined ? {} : { factsFiles: flags.readFacts }),
    },
  };
}

/**
 * The number of warnings that are allowed.
 *
 * @throws UsageError for anything but a number.
 */
export function parseMaxWarnings(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  if (!/^\d+$/u.test(written)) throw new UsageError(malformedMaxWarnings(written));
  return Number(written);
}
