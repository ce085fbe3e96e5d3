/** What the prompt takes as trusted text and what it refuses: checked by every compiler that we support. */
import { AgentText, Prompt, isAgentText, prompt, untrustedContent } from '@hearsay/core';
import type { Decimal, RenderedPart, TrustedText, UntrustedContent, Uuid } from '@hearsay/core';
import { trusted } from '@hearsay/core/restricted';

enum Tone {
  Warm = 'warm',
  Cold = 'cold',
}

declare const text: AgentText;
declare const kind: 'invoice' | 'refund';
declare const tone: Tone;
declare const dynamic: string;
declare const lines: readonly ('One.' | 'Two.')[];
declare const anything: any;
declare const page: UntrustedContent;

const words = { hello: 'Hello' } as const;

export const built: Prompt = lines
  .reduce((whole, line) => whole.text(line), new Prompt({ spotlight: 'datamark' }))
  .text('A literal.')
  .text(kind)
  .text(`This is about a ${kind}.`)
  .text(tone)
  .text(words.hello)
  .text(trusted(dynamic, 'a file of this repository'))
  .instruction('Quote only.')
  .untrusted(dynamic)
  .untrusted(text, { source: 'page' })
  .untrusted(page, { source: kind })
  .untrusted({ [untrustedContent]: () => dynamic }, {});

export const tagged: Prompt = prompt`${text} ${page} ${1} ${true} ${built} ${trusted(dynamic, 'a constant')}`;

export const parts: readonly RenderedPart[] = built.render().parts;

export const endorsed: string = trusted(dynamic, 'a constant') satisfies TrustedText;

export function read(value: unknown, id: Uuid, amount: Decimal): string {
  return isAgentText(value) ? value.map((raw) => raw.trim()).raw() : `${id} ${amount}`;
}

export function useAll(source: 'page' | undefined): void {
  new Prompt().untrusted(text, { source });
  // @ts-expect-error -- Agent text is quoted, never obeyed.
  new Prompt().text(text);
  // @ts-expect-error -- The raw text is any string.
  new Prompt().text(text.raw());
  // @ts-expect-error -- Not a literal.
  new Prompt().text(dynamic);
  // @ts-expect-error -- A template with an open slot.
  new Prompt().text(`Act on ${dynamic}`);
  // @ts-expect-error -- A number makes infinitely many texts.
  new Prompt().text(`In ${dynamic.length} lines`);
  // @ts-expect-error -- A literal and any string.
  new Prompt().text('A' + dynamic);
  // @ts-expect-error -- One arm is open.
  new Prompt().text(dynamic as 'a' | `b${string}`);
  // @ts-expect-error -- An intrinsic string type is open.
  new Prompt().text(dynamic as Uppercase<string>);
  // @ts-expect-error -- A brand of somebody else says nothing about trust.
  new Prompt().text(dynamic as string & { readonly brand: 'Slug' });
  // @ts-expect-error -- Nothing is known of `any`.
  new Prompt().text(anything);
  // @ts-expect-error -- Nothing is known of `unknown`.
  new Prompt().text(anything as unknown);
  // @ts-expect-error -- A closed format is not the developer's words either.
  new Prompt().text(anything as Uuid);
  // @ts-expect-error -- Not a literal.
  new Prompt().instruction(dynamic);
  // @ts-expect-error -- Agent text is quoted, never obeyed.
  new Prompt().instruction(text);
  // @ts-expect-error -- Not a literal.
  new Prompt().untrusted(text, { source: dynamic });
  // @ts-expect-error -- Agent text is quoted, never obeyed.
  new Prompt().untrusted(text, { source: text });
  // @ts-expect-error -- Nothing is known of `any`.
  new Prompt().untrusted(text, { source: anything });
  // @ts-expect-error -- A plain string is neither trusted nor marked.
  void prompt`${dynamic}`;
  // @ts-expect-error -- The raw text is any string.
  void prompt`${text.raw()}`;
  // @ts-expect-error -- Not a template.
  prompt(['x'], 1);
  // @ts-expect-error -- Only a string is endorsed.
  trusted(text, 'because');
  // @ts-expect-error -- Only a string is marked.
  AgentText.from(text);
}

export function generic<Text extends string>(value: Text): Prompt {
  // @ts-expect-error -- A type parameter can be any string.
  return new Prompt().text(value);
}
