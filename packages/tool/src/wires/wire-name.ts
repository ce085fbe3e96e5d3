import { isObject, pointerToken } from '@hearsay/tool-rules';
import type { ToolDialect } from '../tool-dialect.ts';
import type { Loss } from './loss.ts';
import { lossMessages } from './loss-messages.ts';

/** Which names a target takes. */
interface NameRule {
  readonly pattern: RegExp;
  /** Characters that it does not take, each by itself. */
  readonly refused: RegExp;
  readonly maximum: number;
  /** What the rule says, in words. */
  readonly words: string;
}

const DASHES: Omit<NameRule, 'pattern' | 'maximum'> = {
  refused: /[^a-zA-Z0-9_-]/gu,
  words: 'letters, digits, `_` and `-`',
};

/** The rules as each target documents them; where a target documents none, any name goes. */
const NAME_RULES: Readonly<Partial<Record<ToolDialect, NameRule>>> = {
  'openai-chat': { ...DASHES, pattern: /^[a-zA-Z0-9_-]{1,64}$/u, maximum: 64 },
  // `FunctionTool` states no rule of its own; the service holds names to the one of its tools in a namespace.
  'openai-responses': { ...DASHES, pattern: /^[a-zA-Z0-9_-]{1,128}$/u, maximum: 128 },
  anthropic: { ...DASHES, pattern: /^[a-zA-Z0-9_-]{1,128}$/u, maximum: 128 },
  gemini: {
    pattern: /^[a-zA-Z_][a-zA-Z0-9_.:-]{0,127}$/u,
    refused: /[^a-zA-Z0-9_.:-]/gu,
    maximum: 128,
    words: 'a letter or `_`, then letters, digits, `_`, `.`, `:` and `-`',
  },
  mcp: {
    pattern: /^[a-zA-Z0-9_.-]{1,128}$/u,
    refused: /[^a-zA-Z0-9_.-]/gu,
    maximum: 128,
    words: 'letters, digits, `_`, `-` and `.`',
  },
};

/** The name of a tool as a target takes it, which is the name itself wherever that is allowed. */
export function wireName(dialect: ToolDialect, name: string): string {
  const rule = NAME_RULES[dialect];
  if (rule === undefined || rule.pattern.test(name)) return name;
  const replaced = name.replaceAll(rule.refused, '_').slice(0, rule.maximum);
  return rule.pattern.test(replaced) ? replaced : `_${replaced}`.slice(0, rule.maximum);
}

/** What a target makes of a name that it does not take. */
export function nameLosses(dialect: ToolDialect, name: string): readonly Loss[] {
  const rule = NAME_RULES[dialect];
  if (rule === undefined || rule.pattern.test(name)) return [];
  const message = lossMessages.name(dialect, rule.words, rule.maximum, wireName(dialect, name));
  return [{ path: '/name', keyword: 'name', message }];
}

/** What Gemini takes for the name of an argument. */
const ARGUMENT_NAME = /^[a-zA-Z_][a-zA-Z0-9_]{0,63}$/u;

/** The names of arguments that Gemini refuses; they stay, because calls would come back with others. */
export function argumentNameLosses(parameters: unknown): readonly Loss[] {
  const properties = isObject(parameters) ? parameters['properties'] : undefined;
  if (!isObject(properties)) return [];
  return Object.keys(properties)
    .filter((name) => !ARGUMENT_NAME.test(name))
    .map((name) => ({
      path: `/parameters/properties/${pointerToken(name)}`,
      keyword: 'properties',
      message: lossMessages.argumentName(),
    }));
}
