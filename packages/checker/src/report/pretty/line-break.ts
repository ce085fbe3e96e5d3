/** Everything that ends a line of source text, as the compiler counts lines. */
export const LINE_BREAK: RegExp = /\r\n|[\n\r\u2028\u2029]/u;
