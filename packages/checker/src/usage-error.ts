/**
 * A mistake in how the check was called, told in one sentence that says what to write instead.
 *
 * The command line prints the message alone and ends with status 2.
 */
export class UsageError extends Error {
  override readonly name: string = 'UsageError';
}
