import type { FileRecord } from '../analysis/file-record.ts';
import { hashOf } from '../files/read-text.ts';

/** Tells whether a file looks from outside as it did: what it exports, and the names that a member access can reach. */
export function outwardHash({ interface: parts, declaredNames }: FileRecord): string {
  return hashOf(JSON.stringify([parts.map(({ hash }) => hash), [...declaredNames].sort()]));
}
