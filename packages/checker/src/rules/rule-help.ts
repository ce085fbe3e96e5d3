import { PAGES_URL } from '@hearsay/flow';
import type { CheckRule } from './rule.ts';

/** What a reader who meets a rule for the first time is told. */
export interface RuleHelp {
  /** What the rule disallows, in a few words. */
  readonly title: string;
  /** Why that is a fault, and what to do, as paragraphs; code stands in backticks. */
  readonly paragraphs: readonly string[];
  /** The smallest example of what to write instead of what. */
  readonly example: { readonly incorrect: string; readonly correct: string };
}

/** The page of a rule. */
export function rulePage(rule: CheckRule): string {
  return `${PAGES_URL}${rule}.md`;
}

/** The help of each rule that the check runs. */
export const RULE_HELP: Readonly<Record<CheckRule, RuleHelp>> = {
  'no-agent-text-in-prompt': {
    title: 'Text of a model reaches a prompt as if the developer had written it',
    paragraphs: [
      'A model can repeat, word for word, an instruction that somebody planted in what it read. When its answer becomes part of another prompt as trusted text, the next model obeys it, with all the tools it has.',
      'Quote the text with `Prompt.untrusted`, so that the model can tell it from what you wrote. Where the text is safe to obey, say why with `trusted(text, reason)`; every report lists that decision.',
    ],
    example: {
      incorrect: 'const prompt = `Answer this case: ${summary}`;',
      correct: "const prompt = new Prompt().text('Answer this case.').untrusted(summary).toString();",
    },
  },
  'no-agent-text-in-control': {
    title: 'Text of a model decides what the program does',
    paragraphs: [
      'Where the answer of a model becomes code, a file path, a URL, the name of a tool or a model id, whoever planted an instruction in what the model read steers the program itself, with all its rights.',
      'Let the text choose among what the program wrote: compare it with constants, or look it up in a table of commands, files or addresses.',
    ],
    example: {
      incorrect: 'execSync(answer.text);',
      correct: "execFileSync('npm', ['run', SCRIPTS[answer.text] ?? 'test']);",
    },
  },
  'no-unexplained-trust': {
    title: 'A text is trusted, or a finding suppressed, without a reason that says something',
    paragraphs: [
      'An endorsement and a suppression are decisions that a reviewer has to be able to check later. Without a reason nobody can tell whether it still holds.',
      'Say in a few words what makes the text safe there: where it comes from, and who decided.',
    ],
    example: {
      incorrect: "trusted(greeting, 'ok');",
      correct: "trusted(greeting, 'set by our operators in the console');",
    },
  },
};
