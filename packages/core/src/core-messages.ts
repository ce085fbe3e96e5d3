/** Every sentence that this package throws. None of them ever holds text that an agent wrote. */
export const coreMessages = {
  coercion:
    'AgentText does not turn into a string by itself. In a prompt, write Prompt.untrusted(text); for logs and artifacts, write text.raw().',
  fromNotString: 'AgentText.from() takes a string.',
  fromAgentText: 'AgentText.from() got a text that is already marked: pass it on as it is.',
  mapNotString: 'AgentText.map() needs a function that returns a string.',
  compareNotText: 'AgentText.compare() takes an AgentText or a string.',
  uncloneable:
    'AgentText cannot be cloned or posted: send text.raw(), and mark it again with AgentText.from()',
  uuid: 'Uuid.parse() takes 32 hexadecimal digits in groups of 8-4-4-4-12.',
  decimal:
    'Decimal.parse() takes at most 40 characters of plain decimal notation, such as -12.50: no exponent, no superfluous zero in front.',
  textIsAgentText: 'Agent text is not trusted text: write Prompt.untrusted(text).',
  textNotString: 'Prompt.text() and Prompt.instruction() take a string.',
  contentNotText: 'Prompt.untrusted() takes a string, an AgentText or an UntrustedContent.',
  source: 'The source of an untrusted block is one line of text without quotes, "<" or ">".',
  spotlight: "The option spotlight is 'delimit', 'datamark' or 'encode'.",
  randomness: 'No prompt without a nonce: this platform has no crypto.getRandomValues().',
  nonceShape: 'The option nonce must return at least 32 lower-case hexadecimal digits.',
  nonceRepeats:
    'The option nonce keeps returning a nonce that the prompt already contains: it must be random.',
  tagCall: 'prompt is a template tag: write prompt`…`, not prompt(…).',
  tagEscape: 'The template of the prompt tag holds an invalid escape sequence.',
  tagValue:
    'The prompt tag takes AgentText, UntrustedContent, a Prompt, a number, a boolean or trusted(text, reason). Wrap text that somebody else wrote in AgentText.from().',
  reason: 'trusted() needs a reason that says why this text may be obeyed.',
  trustedNotString: 'trusted() takes a string.',
} as const;
