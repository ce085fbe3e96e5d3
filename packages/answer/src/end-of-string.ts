const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** The index of the quote that ends the JSON string that begins at `start`, or of the end of the text. */
export function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit === QUOTE) return index;
    if (unit === BACKSLASH) index++;
  }
  return text.length;
}
