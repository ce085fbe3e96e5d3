import type { AgentText } from './agent-text.ts';
import { coreMessages } from './core-messages.ts';
import { isAgentText } from './is-agent-text.ts';
import type { LiteralText } from './literal-text.ts';
import { freshNonce, randomNonce } from './nonce.ts';
import type { PromptPart, UntrustedPart } from './prompt-part.ts';
import { renderPart, spotlightContent } from './prompt-part.ts';
import type { RenderedPart, RenderedPrompt } from './rendered-prompt.ts';
import type { Spotlight } from './spotlight.ts';
import { DEFAULT_UNTRUSTED_INSTRUCTION, spotlightHints } from './spotlight.ts';
import { readUntrusted } from './read-untrusted.ts';
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
  readonly instruction: string | undefined;
  readonly parts: readonly PromptPart[];
}

function checkText(text: unknown): string {
  if (isAgentText(text)) throw new TypeError(coreMessages.textIsAgentText);
  if (typeof text !== 'string') throw new TypeError(coreMessages.textNotString);
  return text;
}

function checkSource(source: unknown): string {
  // It stands inside the tag, so nothing in it may end the tag.
  if (typeof source !== 'string' || !source.trim() || /[\p{Cc}\u2028\u2029"<>]/u.test(source)) {
    throw new TypeError(coreMessages.source);
  }
  return source;
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
    if (!Object.hasOwn(spotlightHints, spotlight)) throw new TypeError(coreMessages.spotlight);
    this.#state = { draw: nonce, spotlight, instruction: undefined, parts: [] };
    Object.freeze(this);
  }

  /**
   * Adds a part that the developer wrote: a literal, or `TrustedText`.
   *
   * @throws TypeError for anything but a string.
   */
  text<const Text>(part: LiteralText<Text>): Prompt {
    return this.#with({ parts: [...this.#state.parts, { kind: 'text', text: checkText(part) }] });
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
    const raw = typeof content === 'string' ? content : readUntrusted(content);
    if (raw === undefined) throw new TypeError(coreMessages.contentNotText);
    const { spotlight, parts } = this.#state;
    const source: unknown = options?.source;
    const part: UntrustedPart = {
      kind: 'untrusted',
      content: spotlightContent(raw, spotlight),
      spotlight,
      ...(source === undefined ? {} : { source: checkSource(source) }),
    };
    return this.#with({ parts: [...parts, part] });
  }

  /**
   * Replaces the default opening instruction, which is rendered if there is an untrusted part.
   *
   * What the model must know to read datamarked or encoded blocks is still added to it.
   */
  instruction<const Text>(text: LiteralText<Text>): Prompt {
    return this.#with({ instruction: checkText(text) });
  }

  /**
   * Writes the prompt out, with a fresh nonce each time.
   *
   * @throws Error when the platform has no secure random source: no nonce, no prompt.
   */
  render(): RenderedPrompt {
    const { draw, parts } = this.#state;
    const instruction = this.#openingInstruction();
    const texts = parts.map((part) => (part.kind === 'text' ? part.text : `${part.source} ${part.content}`));
    const nonce = freshNonce(draw, [...instruction, ...texts]);
    const rendered: RenderedPart[] = [
      ...instruction.map((text) => ({ kind: 'instruction' as const, text })),
      ...parts.map((part) => renderPart(part, nonce)),
    ];
    return Object.freeze({
      text: rendered.map((part) => part.text).join('\n\n'),
      nonce,
      parts: Object.freeze(rendered.map((part) => Object.freeze(part))),
    });
  }

  /** Writes the prompt out as one string, with a fresh nonce each time. */
  toString(): string {
    return this.render().text;
  }

  /** The instruction with what the modes in use add to it; nothing, if no part is untrusted. */
  #openingInstruction(): string[] {
    const { instruction = DEFAULT_UNTRUSTED_INSTRUCTION, parts } = this.#state;
    const modes = new Set(parts.flatMap((part) => (part.kind === 'untrusted' ? [part.spotlight] : [])));
    if (modes.size === 0) return [];
    return [instruction + Array.from(modes, (mode) => spotlightHints[mode]).join('')];
  }

  #with(change: Partial<PromptState>): Prompt {
    const next = new Prompt();
    next.#state = { ...this.#state, ...change };
    return next;
  }

  static {
    appendPrompt = (prompt, other) => {
      if (typeof other !== 'object' || other === null || !(#state in other)) return undefined;
      const { instruction = prompt.#state.instruction, parts } = other.#state;
      return prompt.#with({ instruction, parts: [...prompt.#state.parts, ...parts] });
    };
  }
}
