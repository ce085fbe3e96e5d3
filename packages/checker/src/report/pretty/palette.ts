import { createColors } from 'picocolors';

/** The few ways in which the report sets text apart. */
export interface Palette {
  readonly strong: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly error: (text: string) => string;
  readonly warning: (text: string) => string;
  readonly good: (text: string) => string;
  readonly accent: (text: string) => string;
}

/** Gives the colours of the report, or plain text. */
export function createPalette(color: boolean): Palette {
  const colors = createColors(color);
  return {
    strong: colors.bold,
    dim: colors.dim,
    error: (text) => colors.bold(colors.red(text)),
    warning: (text) => colors.bold(colors.yellow(text)),
    good: colors.green,
    accent: colors.cyan,
  };
}
