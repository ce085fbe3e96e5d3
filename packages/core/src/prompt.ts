import type { AgentText } from './agent-text.ts';
import { sourceMessage, spotlightMessage } from './core-messages.ts';
import type { LiteralText } from './literal-text.ts';
import { freshNonce, randomNonce } from './nonce.ts';
import type { PromptPart } from './prompt-part.ts';
import { renderPart, spotlightContent } from './prompt-part.ts';
import type { RenderedInstruction, RenderedPrompt } from './rendered-prompt.ts';
import type { Spotlight } from './spotlight.ts';
import { DEFAULT_UNTRUSTED_INSTRUCTION, spotlightHints } from './spotlight.ts';
import { readUntrusted } from './read-untrusted.ts';
import { requireString } from './require-string.ts';
import type { UntrustedContent } from './untrusted-content.ts';

/** Options of a prompt. */
export interface PromptOptions {
  /** Draws the nonces, for tests: at least 32 lower-case hexadecimal digits. Left out, they are random. */
  readonly nonce?: () => string;
  /** How untrusted blocks are set off; `delimit` when left out. */
  readonly spotlight?: Spotlight;
}

/** Options of one untrusted block; `never` for a source of type `any`, which would pass for `undefined`. */
export type UntrustedOptions<Source> = 0 extends 1 & Source
  ? never
  : {
      /** Where the content came from, in the developer's own words: it stands in the opening tag. */
      readonly source?: LiteralText<Source> | undefined;
    };

interface PromptState {
  readonly draw: () => string;
  readonly spotlight: Spotlight;
  readonly instruction?: string | undefined;
  readonly parts: readonly PromptPart[];
}

function checkSource(source: unknown): string {
  const text = requireString(source, 'source');
  // It stands inside the tag, so nothing in it may end the tag.
  if (/[\p{Cc}\u2028\u2029"<>]/u.test(text)) throw new TypeError(sourceMessage);
  return text;
}

/**
 * Adds the parts of another prompt, which keep their spotlighting mode, and takes over its instruction if it has one
 * of its own; undefined for a value that is no prompt of this copy of the package.
 */
export let appendPrompt: (prompt: Prompt, other: unknown) => Prompt | undefined;

/**
 * Builds one prompt out of the developer's own words and text that somebody else wrote.
 *
 * It is immutable: every method returns a new prompt. Trusted text has a literal type, so that agent text cannot get
 * into it; everything else goes through {@link Prompt.untrusted}, which quotes it in a block that its content can
 * neither close nor imitate. Blocks lower the odds that a model obeys their content; they cannot forbid it.
 *
 * @example
 * ```ts
 * import { AgentText, Prompt } from '@hearsay/core';
 *
 * const summary = AgentText.from('Looks good.');
 * const { text, parts } = new Prompt()
 *   .text('Act on this summary:')
 *   .untrusted(summary, { source: 'reviewer' })
 *   .render();
 * ```
 */
export class Prompt {
  #state: PromptState;

  constructor(options: PromptOptions = {}) {
    const { nonce = randomNonce, spotlight = 'delimit' } = options;
    if (!Object.hasOwn(spotlightHints, spotlight)) throw new TypeError(spotlightMessage);
    this.#state = { draw: nonce, spotlight, parts: [] };
    Object.freeze(this);
  }

  /**
   * Adds a part that the developer wrote: a literal, or `TrustedText`.
   *
   * @throws TypeError for anything but a string.
   */
  text<const Text>(part: LiteralText<Text>): Prompt {
    return this.#add({ kind: 'text', text: requireString(part, 'Prompt.text()') });
  }

  /**
   * Adds a part that somebody else wrote, as a quoted block.
   *
   * @throws TypeError for anything but a string, an `AgentText` or an `UntrustedContent`.
   */
  untrusted<const Source>(
    content: string | AgentText | UntrustedContent,
    options?: UntrustedOptions<Source>,
  ): Prompt {
    const { spotlight } = this.#state;
    const raw = typeof content === 'string' ? content : readUntrusted(content);
    const source: unknown = options?.source;
    return this.#add({
      kind: 'untrusted',
      content: spotlightContent(raw, spotlight),
      spotlight,
      source: source === undefined ? source : checkSource(source),
    });
  }

  /**
   * Replaces the default opening instruction, which is rendered if there is an untrusted part.
   *
   * What the model must know to read datamarked or encoded blocks is still added to it.
   */
  instruction<const Text>(text: LiteralText<Text>): Prompt {
    return this.#with({ instruction: requireString(text, 'Prompt.instruction()') });
  }

  /**
   * Writes the prompt out, with a fresh nonce each time.
   *
   * @throws Error when the platform has no secure random source: no nonce, no prompt.
   */
  render(): RenderedPrompt {
    const { draw, parts } = this.#state;
    const all = [...this.#opening(), ...parts];
    const nonce = freshNonce(draw, JSON.stringify(all));
    const rendered = all.map((part) => renderPart(part, nonce));
    return { text: rendered.map(({ text }) => text).join('\n\n'), nonce, parts: rendered };
  }

  /** Writes the prompt out as one string, with a fresh nonce each time. */
  toString(): string {
    return this.render().text;
  }

  /** The instruction with what the modes in use add to it; nothing, if no part is untrusted. */
  #opening(): RenderedInstruction[] {
    const { instruction = DEFAULT_UNTRUSTED_INSTRUCTION, parts } = this.#state;
    const modes = new Set(parts.flatMap((part) => (part.kind === 'untrusted' ? part.spotlight : [])));
    const hints = Array.from(modes, (mode) => spotlightHints[mode]);
    return hints.length ? [{ kind: 'instruction', text: instruction + hints.join('') }] : [];
  }

  #add(...parts: readonly PromptPart[]): Prompt {
    return this.#with({ parts: [...this.#state.parts, ...parts] });
  }

  #with(change: Partial<PromptState>): Prompt {
    const next = new Prompt();
    next.#state = { ...this.#state, ...change };
    return next;
  }

  static {
    appendPrompt = (prompt, other) => {
      // A primitive becomes an object for the look at its private slot, which only a prompt has.
      const candidate = Object(other) as object;
      if (!(#state in candidate)) return undefined;
      const { instruction = prompt.#state.instruction, parts } = candidate.#state;
      return prompt.#with({ instruction }).#add(...parts);
    };
  }
}
