// `@hearsay/core` with every restriction lifted, for the control run of compile_fail fixtures: an AgentText is a
// string, every type is an answer, a prompt takes any text. Only names and arities are those of the package.

declare global {
  // An AgentText of the control program is a string, so a string has the members of an AgentText.
  interface String {
    raw(): string;
    equals(other: string): boolean;
    compare(other: string): -1 | 0 | 1;
    readonly byteLength: number;
    readonly isEmpty: boolean;
    matches(pattern: RegExp): boolean;
    map(change: (raw: string) => string): string;
    toJSON(): string;
  }
}

export type AgentText = string;
export declare const AgentText: {
  from(text: string): string;
  readonly empty: string;
};
export declare function isAgentText(value: unknown): value is string;
export declare class AgentTextCoercionError extends TypeError {
  readonly code: 'HEARSAY_COERCION';
}

export type AgentAnswer<T> = T;
export type Answerable<T> = unknown;
export type Refused<Why extends string> = unknown;

export type Uuid = string;
export declare const Uuid: { parse(text: string): string };
export type Decimal = string;
export declare const Decimal: { parse(text: string): string };

export declare const untrustedContent: unique symbol;
export type UntrustedContent = string | { [untrustedContent](): string };

export interface PromptOptions {
  nonce?: () => string;
  spotlight?: 'delimit' | 'datamark' | 'encode';
}
export interface RenderedPrompt {
  readonly text: string;
  readonly nonce: string;
  readonly parts: readonly unknown[];
}
export declare class Prompt {
  constructor(options?: PromptOptions);
  text(part: string): Prompt;
  untrusted(content: UntrustedContent, options?: { source?: string }): Prompt;
  instruction(text: string): Prompt;
  render(): RenderedPrompt;
  toString(): string;
}
export declare function prompt(strings: readonly string[], ...values: readonly unknown[]): Prompt;
export declare const DEFAULT_UNTRUSTED_INSTRUCTION: string;
