declare const trustedText: unique symbol;

/**
 * Text that somebody declared to be as good as the developer's own, with a written reason.
 *
 * Only `trusted()` from `@hearsay/core/restricted` makes it, so that the import line shows the hatch.
 */
export type TrustedText = string & { readonly [trustedText]: true };
