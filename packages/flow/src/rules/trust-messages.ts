/** What is wrong, and what to write instead. */
export interface RuleText {
  readonly message: string;
  readonly advice: string;
}

const REASON_ADVICE =
  'Say in a few words what makes the text safe here, so that a reviewer can check it: where it comes from, and who decided.';

/** Tells of an endorsement without a reason that can be read. */
export function endorsementWithoutReason(): RuleText {
  return {
    message:
      'A text is endorsed as trusted without a reason, so nobody can review why the model may obey it.',
    advice: `Give the reason as a literal: \`trusted(text, 'set by our operators in the console')\`. ${REASON_ADVICE}`,
  };
}

/** Tells of an endorsement whose reason explains nothing. */
export function endorsementWithEmptyWords(reason: string): RuleText {
  return {
    message: `A text is endorsed as trusted for the reason "${reason}", which explains nothing to a reviewer.`,
    advice: REASON_ADVICE,
  };
}

/** Tells of a suppression that names no rule. */
export function suppressionWithoutRule(): RuleText {
  return {
    message: 'This suppression names no rule, so it suppresses nothing.',
    advice: 'Write `// hearsay-ignore <rule> -- <reason>`.',
  };
}

/** Tells of a suppression that names a rule that does not exist. */
export function suppressionOfUnknownRule(rule: string, nearest: string | undefined): RuleText {
  const remedy =
    nearest === undefined
      ? 'Name a rule that exists, or remove the comment.'
      : `Write \`${nearest}\` if you mean that.`;
  return {
    message: `This suppression names the rule \`${rule}\`, which does not exist, so it suppresses nothing.`,
    advice: remedy,
  };
}

/** Tells of a suppression without a reason. */
export function suppressionWithoutReason(rule: string): RuleText {
  return {
    message: `This suppression of \`${rule}\` gives no reason, so it suppresses nothing.`,
    advice: `Write \`// hearsay-ignore ${rule} -- <reason>\`. ${REASON_ADVICE}`,
  };
}

/** Tells of a suppression whose reason explains nothing. */
export function suppressionWithEmptyWords(rule: string, reason: string): RuleText {
  return {
    message: `This suppression of \`${rule}\` gives the reason "${reason}", which explains nothing, so it suppresses nothing.`,
    advice: REASON_ADVICE,
  };
}

/** Tells of a suppression that has nothing to suppress. */
export function unusedSuppression(rule: string): RuleText {
  return {
    message: `This suppression of \`${rule}\` suppresses nothing: there is no such finding on its line or the next.`,
    advice: 'Remove the comment, or move it to the line of the finding.',
  };
}
