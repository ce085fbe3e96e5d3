/** Says why a file could not be analysed, in the error's own words: they speak of code, never of the program's data. */
export function describeFailure(error: unknown): string {
  if (isStackOverflow(error)) return 'The code of this file is too deeply nested to analyse.';
  const message = error instanceof Error ? error.message : String(error);
  return `The analysis failed on this file (${message}).`;
}

/** Whether code went deeper than the stack, in whatever part of the analysis or the compiler. */
function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && error.message.includes('call stack');
}
