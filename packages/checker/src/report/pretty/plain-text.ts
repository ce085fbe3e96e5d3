/**
 * Makes text of a checked project safe to show in a terminal.
 *
 * A source file or its name can hold escape sequences and direction marks that repaint what stands on the screen. Each
 * is shown as one visible sign, so that columns stay where they are.
 */
export function plainText(text: string): string {
  return text.replaceAll(/[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, (sign) => {
    if (sign === '\t' || sign === '\n') return sign;
    const code = sign.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(0x2400 + code);
    return code === 0x7f ? '\u2421' : '\uFFFD';
  });
}
