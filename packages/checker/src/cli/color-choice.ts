/**
 * Decides whether to colour what goes to a stream.
 *
 * The flag counts most, then `NO_COLOR`, then `FORCE_COLOR`, then whether the stream is a terminal that can.
 */
export function wantsColor(
  stream: { readonly isTTY?: boolean },
  flag: boolean | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  if (flag !== undefined) return flag;
  const { NO_COLOR: noColor, FORCE_COLOR: forceColor, TERM: terminal } = environment;
  if (noColor !== undefined && noColor !== '') return false;
  if (forceColor !== undefined) return forceColor !== '0' && forceColor !== 'false';
  return stream.isTTY === true && terminal !== 'dumb';
}
