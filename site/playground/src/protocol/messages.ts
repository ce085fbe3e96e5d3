import type { CheckResult, Packs } from './check-result.ts';

/** The files of the compiler's world, by absolute path with `/`. */
export type FileTexts = Readonly<Record<string, string>>;

/** What the page asks of the worker. */
export type Request =
  | { readonly kind: 'add-files'; readonly files: FileTexts }
  | {
      readonly kind: 'check';
      readonly id: number;
      readonly text: string;
      readonly packs: Packs;
    };

/** What the worker answers. */
export type Answer =
  | { readonly kind: 'ready' }
  /** Nothing was checked: the text imports packages whose declarations have to be added first. */
  | { readonly kind: 'needs'; readonly id: number; readonly packs: readonly string[] }
  | { readonly kind: 'checked'; readonly id: number; readonly result: CheckResult }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };
