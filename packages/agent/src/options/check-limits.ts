import { errorMessages } from '../errors/agent-error-messages.ts';

/**
 * Makes sure that every limit is one: a comparison with something else would always be false, and bound nothing.
 *
 * @throws RangeError for a member that is a number by its default and is none, or is below 0.
 */
export function checkLimits<Options extends object>(options: Options, defaults: Options): void {
  const given = new Map<string, unknown>(Object.entries(options));
  for (const [name, value] of Object.entries(defaults)) {
    if (typeof value !== 'number') continue;
    const limit = given.get(name);
    // `NaN` is in no order with 0.
    if (typeof limit !== 'number' || !(limit >= 0)) throw new RangeError(errorMessages.noLimit(name));
  }
}
