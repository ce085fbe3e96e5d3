import { UsageError } from '../usage-error.ts';
import { malformedTarget } from './schema-messages.ts';

/** A type that a schema is wanted for. */
export interface SchemaTarget {
  /** As it was written, relative to the working folder. */
  readonly file: string;
  /** A name, or any type that can be written in the file: `Page<AgentText>`. */
  readonly type: string;
}

/**
 * Reads `src/review.ts#Review`.
 *
 * @throws UsageError when one of the two halves is missing.
 */
export function parseTarget(written: string): SchemaTarget {
  // A folder may have a `#` in its name, and a type a private one: the one after a file name counts.
  const match =
    /^(?<file>.*?\.[cm]?[jt]sx?)#(?<type>.+)$/su.exec(written) ??
    /^(?<file>[^#]+)#(?<type>.+)$/su.exec(written);
  const file = match?.groups?.['file']?.trim() ?? '';
  const type = match?.groups?.['type']?.trim() ?? '';
  if (file === '' || type === '') throw new UsageError(malformedTarget(written));
  return { file, type };
}
