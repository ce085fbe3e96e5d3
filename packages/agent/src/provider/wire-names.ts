/** An id that is no plain identifier gets another one: it is a name, not a place for text. */
export function wireId(value: unknown, place: number): string {
  return typeof value === 'string' && /^[\w.:-]{1,256}$/.test(value) ? value : `call-${place}`;
}

/** The model that a vendor says has answered; undefined for what is no name, because traces show it. */
export function wireModel(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w.:/@+-]{1,128}$/.test(value) ? value : undefined;
}
