// `@hearsay/core` with every restriction lifted, for the control run of compile_fail fixtures: an AgentText is a
// string, every type is an answer, a prompt takes any text. Names, and how many arguments a call takes, stay.

declare global {
  // An AgentText of the control program is a string, so a string has the members of an AgentText.
  interface String {
    raw(): string;
    equals(other: string): boolean;
    compare(other: string): -1 | 0 | 1;
    readonly byteLength: number;
    readonly isEmpty: boolean;
    readonly description: string;
    matches(pattern: RegExp): boolean;
    map(change: (raw: string) => string): string;
    toJSON(): string;
  }
}

export type AgentText = string;
export interface AgentTextFactory {
  from(text: string): string;
  readonly empty: string;
}
export declare const AgentText: AgentTextFactory;
export declare function isAgentText(value: unknown): value is string;
export declare class AgentTextCoercionError extends TypeError {
  readonly code: 'HEARSAY_COERCION';
}

export type AgentAnswer<T> = T;
export type Answerable<T> = unknown;
export type Refused<Why extends string> = unknown;

export type ClosedFormat<Name extends string> = string;
export interface FormatParser<Format extends string> {
  parse(text: string): Format;
  is(value: unknown): value is Format;
}
export type Uuid = string;
export declare const Uuid: FormatParser<string>;
export type Decimal = string;
export declare const Decimal: FormatParser<string>;

export type TrustedText = string;
export type LiteralText<Text> = string;
export declare const untrustedContent: unique symbol;
export interface UntrustedContent {
  [untrustedContent](): string;
}

export type Spotlight = 'delimit' | 'datamark' | 'encode';
export interface PromptOptions {
  readonly nonce?: () => string;
  readonly spotlight?: Spotlight;
}
export interface UntrustedOptions<Source extends string> {
  readonly source?: string;
}
export interface RenderedInstruction {
  readonly kind: 'instruction';
  readonly text: string;
}
export interface RenderedText {
  readonly kind: 'text';
  readonly text: string;
}
export interface RenderedUntrusted {
  readonly kind: 'untrusted';
  readonly text: string;
  readonly content: string;
  readonly source?: string;
}
export type RenderedPart = RenderedInstruction | RenderedText | RenderedUntrusted;
export interface RenderedPrompt {
  readonly text: string;
  readonly nonce: string;
  readonly parts: readonly RenderedPart[];
}

// A prompt is sent as a string, so the control's prompt is one, and any text may take part in it.
export type Prompt = string & {
  text(part: string): Prompt;
  untrusted(content: string | UntrustedContent, options?: UntrustedOptions<string>): Prompt;
  instruction(text: string): Prompt;
  render(): RenderedPrompt;
  toString(): string;
};
export declare const Prompt: new (options?: PromptOptions) => Prompt;
export type PromptValue = unknown;
export declare function prompt(strings: readonly string[], ...values: readonly unknown[]): Prompt;
export declare const DEFAULT_UNTRUSTED_INSTRUCTION: string;
