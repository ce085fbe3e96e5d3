import type { ClosedFormat, FormatParser } from './closed-format.ts';
import { formatParser } from './closed-format.ts';
import { uuidMessage } from './core-messages.ts';

/**
 * A UUID in lower case: a closed format, which an answer may hold, because no sentence fits into it.
 *
 * Only `Uuid.parse` makes one, so the value cannot hold other text.
 */
export type Uuid = ClosedFormat<'Uuid'>;

/** Checks UUIDs of every version, the nil and the max one included, and writes them in lower case. */
export const Uuid: FormatParser<Uuid> = formatParser(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, uuidMessage);
