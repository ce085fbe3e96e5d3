// Every sentence that this package throws, short because they count into its size. None ever holds agent text.

export const coercionMessage: string =
  'AgentText is not a string. In a prompt, write Prompt.untrusted(text); in a log, write text.raw().';

export const cloneMessage: string = 'AgentText cannot be cloned: send text.raw()';

/** `taker` names the function that got something else. */
export function stringMessage(taker: string): string {
  return `${taker} takes a string. Pass AgentText on as it is, or to Prompt.untrusted().`;
}

export const uuidMessage: string = 'Uuid.parse() takes 8-4-4-4-12 hexadecimal digits.';

export const decimalMessage: string = 'Decimal.parse() takes a number like -12.50, of at most 40 characters.';

export const contentMessage: string =
  'Expected AgentText or UntrustedContent: mark text with AgentText.from().';

export const sourceMessage: string = 'source takes one line without ", < or >.';

export const spotlightMessage: string = 'spotlight takes delimit, datamark or encode.';

export const randomnessMessage: string = 'No prompt without a nonce: crypto.getRandomValues() is missing.';

export const nonceMessage: string = 'nonce() must return 32 or more random lower-case hexadecimal digits.';

export const tagMessage: string = 'prompt is a tag: write prompt`text`, with valid escapes.';

export const reasonMessage: string = 'trusted() takes a reason why text may be obeyed.';
