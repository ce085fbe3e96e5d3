import plugin from '@hearsay/eslint-plugin';
import type { Flow } from '@hearsay/flow';
import { Linter } from 'eslint/universal';
import type ts from 'typescript';
import type { Finding, Fix } from '../protocol/check-result.ts';
import { parserOf } from './parse-for-lint.ts';
import { fixWithoutName } from './engine-messages.ts';

const RULES: Linter.RulesRecord = { ...plugin.configs.recommended.rules, ...plugin.configs.tools.rules };
const FLOW_RULE = '@hearsay/no-agent-text-in-prompt';

const linter = new Linter();

/**
 * What the rules of `@hearsay/eslint-plugin` have to say of the visitor's file, with the fixes that they suggest.
 *
 * @param flows - As `hearsay check` finds them: a finding of the same place is told with the way that the text takes.
 */
export function ruleFindings(
  program: ts.Program,
  file: ts.SourceFile,
  flows: readonly Flow[],
): readonly Finding[] {
  const messages = linter.verify(
    file.text,
    {
      files: ['**/*.ts'],
      languageOptions: { parser: parserOf(program, file) },
      // Comments to ESLint are about rules that are not here.
      linterOptions: { reportUnusedDisableDirectives: 'off' },
      plugins: { '@hearsay': plugin },
      // Following texts takes most of the time; it is known already that there are none.
      rules: flows.length > 0 ? RULES : { ...RULES, [FLOW_RULE]: 'off' },
    },
    { filename: 'src/review.ts' },
  );
  // The parser refuses a few things that the compiler tells of in its own words.
  if (messages.some(({ fatal }) => fatal === true)) return flows.map(flowFinding);
  return messages
    .filter(({ ruleId }) => ruleId !== null && ruleId in RULES)
    .map((message) => toFinding(message, file, flows));
}

function toFinding(message: Linter.LintMessage, file: ts.SourceFile, flows: readonly Flow[]): Finding {
  const start = offsetOf(file, message.line, message.column);
  const end = offsetOf(file, message.endLine ?? message.line, message.endColumn ?? message.column + 1);
  const code = message.ruleId?.replace('@hearsay/', '') ?? '';
  const flow = flows.find(
    ({ rule, sink: { place } }) => rule === code && place.start === start && place.end === end,
  );
  return {
    code,
    origin: 'rule',
    severity: message.severity === 2 ? 'error' : 'warning',
    message: flow?.message ?? message.message,
    advice: flow?.advice,
    start,
    end,
    path: flow?.path.map(({ place, note }) => ({ start: place.start, end: place.end, note })) ?? [],
    fixes: fixesOf(message),
  };
}

/** A finding of a flow alone: of a file that cannot be parsed, which no rule is asked about. */
export function flowFinding({ rule, message, advice, sink, path }: Flow): Finding {
  return {
    code: rule,
    origin: 'rule',
    severity: 'error',
    message,
    advice,
    start: sink.place.start,
    end: sink.place.end,
    path: path.map(({ place, note }) => ({ start: place.start, end: place.end, note })),
    fixes: [],
  };
}

function fixesOf({ fix, suggestions = [] }: Linter.LintMessage): readonly Fix[] {
  const offered = suggestions.map((suggestion) => ({ title: suggestion.desc, ...suggestion.fix }));
  const own = fix === undefined ? [] : [{ title: fixWithoutName(), ...fix }];
  return [...own, ...offered].map(({ title, range, text: written }) => ({
    title,
    edit: { start: range[0], end: range[1], text: written },
  }));
}

/** ESLint counts lines and columns from 1. */
function offsetOf(file: ts.SourceFile, line: number, column: number): number {
  const starts = file.getLineStarts();
  const start = starts[Math.min(line, starts.length) - 1] ?? 0;
  return Math.min(start + column - 1, file.text.length);
}
