import { PAGES_URL, RULE_NAMES, nearestName } from '@hearsay/flow';
import { existsSync, readFileSync } from 'node:fs';
import { unknownRule } from '../rules/rules-messages.ts';
import { UsageError } from '../usage-error.ts';
import { missingPage } from './explain-messages.ts';

/** In the package as it is published, and in the repository, where the pages are written. */
const FOLDERS = ['../../rules/', '../../../../docs/rules/'];

/**
 * Reads the page of a rule, as Markdown.
 *
 * @throws UsageError for a rule that does not exist or has no page.
 */
export function rulePageText(rule: string): string {
  if (!RULE_NAMES.includes(rule)) {
    throw new UsageError(unknownRule(rule, nearestName(rule, RULE_NAMES), RULE_NAMES));
  }
  const file = FOLDERS.map((folder) => new URL(`${folder}${rule}.md`, import.meta.url)).find((candidate) =>
    existsSync(candidate),
  );
  if (file === undefined) throw new UsageError(missingPage(rule, `${PAGES_URL}${rule}.md`));
  return readFileSync(file, 'utf8');
}
