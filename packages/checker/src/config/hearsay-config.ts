import type { SinkRank, TextLabel } from '@hearsay/flow';
import type { CheckRule, RuleLevel } from '../rules/rule.ts';

/** Names a function, method or class of a package. */
interface RowTarget {
  /** The package as it is installed: `@acme/llm`. */
  readonly package: string;
  /** As the package declares it: `ask`, `Client#ask` for a method, `Client.ask` for a static one, `new Client`. */
  readonly export: string;
}

/** A call of a package outside the catalog that gives back what a model wrote. */
export interface ConfigSource extends RowTarget {
  /** The callback parameter that gets the text, as `(0).onToken(0)`; the result of the call when left out. */
  readonly path?: string;
}

/** A parameter of a package outside the catalog that a model reads as a prompt. */
export interface ConfigSink extends RowTarget {
  /** From the argument's position inwards, as `(0).messages[]`; the whole first argument, `(0)`, when left out. */
  readonly path?: string;
  /** How much the model obeys it; `user` when left out. `control` is for what the program does as the text says. */
  readonly rank?: SinkRank;
}

/** A function that quotes a text, so that what it gives back is safe in a prompt. */
export type ConfigSanitizer = RowTarget;

/** What `hearsay.config.ts` may say; every key may be left out. */
export interface HearsayConfig {
  /** Levels that differ from the defaults; `--rule` goes over them. */
  readonly rules?: Readonly<Partial<Record<CheckRule, RuleLevel>>>;
  readonly sources?: readonly ConfigSource[];
  readonly sinks?: readonly ConfigSink[];
  readonly sanitizers?: readonly ConfigSanitizer[];
  /**
   * Whose texts are followed beside those of models, which always are: `tool` for fetched pages and the output of
   * commands, `user` for what clients send to the program's routes.
   */
  readonly labels?: readonly TextLabel[];
  /** Globs, relative to this file, of files whose findings are left out; text is followed through them all the same. */
  readonly ignore?: readonly string[];
  /** The file with the known findings, relative to this file; `--baseline` goes over it. */
  readonly baseline?: string;
}

/**
 * Gives a config file type help, and hands it back as it is.
 *
 * @example
 * ```ts
 * import { defineConfig } from '@hearsay/checker';
 *
 * export default defineConfig({
 *   baseline: 'hearsay-baseline.json',
 *   sinks: [{ package: '@acme/llm', export: 'Client#ask', path: '(0).system', rank: 'system' }],
 * });
 * ```
 */
export function defineConfig(config: HearsayConfig): HearsayConfig {
  return config;
}
