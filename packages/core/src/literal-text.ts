import type { AgentText } from './agent-text.ts';
import type { Refused } from './refused.ts';
import type { TrustedText } from './trusted-text.ts';

type NotLiteral =
  'only text written out in the source is trusted: pass other text to Prompt.untrusted(), or through trusted() from @hearsay/core/restricted';

/**
 * `Text` where it is written out in the source or is `TrustedText`, and {@link Refused} where it can be any string.
 *
 * A type with infinitely many members makes `Record<Text, 1>` an index signature, which the empty object satisfies.
 */
export type LiteralText<Text> = 0 extends 1 & Text
  ? never
  : Text extends TrustedText
    ? Text
    : Text extends string
      ? {} extends Record<Text, 1>
        ? Refused<NotLiteral>
        : Text
      : Text extends AgentText
        ? Refused<'agent text is quoted, never obeyed: pass it to Prompt.untrusted()'>
        : Refused<NotLiteral>;
