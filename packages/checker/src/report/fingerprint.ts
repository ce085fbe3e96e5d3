import { createHash } from 'node:crypto';

/** What makes a finding the same finding after an edit elsewhere in the file. */
export interface FindingIdentity {
  readonly rule: string;
  /** As the report names it. */
  readonly file: string;
  readonly sinkKind: string;
  /** The function around the sink. */
  readonly scope: string;
  /** The text of the expression that the finding stands at. */
  readonly expression: string;
}

/** Long enough that two findings of one project do not meet by chance. */
const FINGERPRINT_LENGTH = 32;

/**
 * Computes one fingerprint for each identity, in the order given.
 *
 * Sources do not enter, because another one that comes to the same expression, or goes, makes no other finding. Lines and
 * columns do not enter, and white space in the expression does not count. Findings that are equal in
 * everything else are told apart by their number among equals, so give them in the order of their places.
 */
export function fingerprints(identities: readonly FindingIdentity[]): readonly string[] {
  const occurrences = new Map<string, number>();
  return identities.map((identity) => {
    const key = JSON.stringify([
      identity.rule,
      identity.file,
      identity.sinkKind,
      identity.scope,
      normalised(identity.expression),
    ]);
    const occurrence = occurrences.get(key) ?? 0;
    occurrences.set(key, occurrence + 1);
    return createHash('sha256').update(`${key}#${occurrence}`).digest('hex').slice(0, FINGERPRINT_LENGTH);
  });
}

/** Takes out what a formatter changes: white space, and commas before a closing bracket. */
function normalised(expression: string): string {
  return expression.replaceAll(/\s+/gu, '').replaceAll(/,(?=[)\]}])/gu, '');
}
