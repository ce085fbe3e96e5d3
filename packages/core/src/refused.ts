declare const refused: unique symbol;

/**
 * Stands where a type is not allowed, and carries the reason into the compiler's message.
 *
 * Nothing has this type: no value can be made for it, so whatever is compared with it is an error that reads
 * `… is not assignable to type 'Refused<"the reason">'`.
 */
export interface Refused<Why extends string> {
  readonly [refused]: Why;
}
