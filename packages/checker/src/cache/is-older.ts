import { statSync } from 'node:fs';

/** A day in milliseconds. */
export const DAY: number = 24 * 60 * 60 * 1000;

/** Whether a file was last written longer ago than so many milliseconds; one that is not there was not. */
export function isOlder(file: string, age: number): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > age;
}
