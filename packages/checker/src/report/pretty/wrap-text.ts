/** Words, and code in backticks, which stays together with what follows it directly. */
const PIECES = /[^\s`]*(?:`[^`]*`[^\s`]*)+|\S+/gu;

/**
 * Breaks a sentence between words into lines of at most so many signs.
 *
 * Code in backticks counts as one word. A word that is too long gets a line of its own.
 */
export function wrapText(text: string, width: number, firstWidth: number = width): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.replaceAll(/\s+/gu, ' ').match(PIECES) ?? []) {
    const limit = lines.length === 0 ? firstWidth : width;
    if (line === '') line = word;
    else if (line.length + 1 + word.length <= limit) line += ` ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
}
