import {
  isObject,
  SAME_INTENT_THRESHOLD,
  TOOL_RULE_MESSAGES,
  overlappingTriggers,
  sameIntent,
  type OverlappingTrigger,
  type SaidAt,
} from '@hearsay/tool-rules';
import { detectDialect } from './detect-dialect.ts';
import { CHECKS, type CheckName } from './lint/check-table.ts';
import { filledMessage } from './lint/filled-message.ts';
import { judgeTool, type Fault } from './lint/judge-tool.ts';
import { judgedTool, type JudgedTool } from './lint/judged-tool.ts';
import { lintMessages } from './lint/lint-messages.ts';
import type { FindingLevel, ToolFinding } from './lint/tool-finding.ts';
import { Tool } from './tool.ts';
import type { ToolDialect } from './tool-dialect.ts';
import { ToolError } from './tool-error.ts';

/** What is looked at, and what may stay. */
export interface LintToolsOptions {
  /** Levels other than the measured ones; `off` leaves a check out. */
  readonly levels?: Readonly<Partial<Record<CheckName, FindingLevel | 'off'>>>;
  /** Members of closed sets that stay as they are, such as names that users know. */
  readonly allowValues?: readonly string[];
  /** Arguments that may be left out, by name. */
  readonly allowOptional?: readonly string[];
  /** From which share of common words on two tools are taken to do the same; 0.4 unless given. */
  readonly sameIntent?: number;
  /** How long the conversation is by now; without it, nothing is said about it. */
  readonly conversation?: { readonly turns?: number; readonly tokens?: number };
}

/** How many tools the engine that was measured shows at once. */
const SHOWN_TOOLS = 5;
/** How far that engine looks back, in tokens, and from when on it is worth telling. */
const WINDOW = 256;
const NEAR_WINDOW = 200;
/** How many requests in one conversation halved what was called right. */
const LONG_TURNS = 8;

/**
 * Tells of everything in the declarations of tools that models and SDKs stumble over, in the words of the lint rules.
 *
 * It takes tools, and flat declarations as they are sent; declarations of another shape are told of, and then read.
 *
 * @example
 * ```ts
 * import { Tool, lintTools } from '@hearsay/tool';
 *
 * const schema = { type: 'object', properties: { side: { enum: ['left_half', 'right_half'] } }, required: ['side'] };
 * const tools = [new Tool('put_window', 'Put the window on one half of the screen', schema)];
 * for (const { level, tool, message } of lintTools(tools)) console.log(level, tool, message);
 * ```
 */
export function lintTools(tools: readonly unknown[], options: LintToolsOptions = {}): readonly ToolFinding[] {
  const { allowValues = [], allowOptional = [], levels = {} } = options;
  const findings: ToolFinding[] = [];
  const report = (index: number | undefined, tool: string | undefined, faults: readonly Fault[]): void => {
    for (const fault of faults) {
      const { level, rule } = CHECKS[fault.check];
      const wanted = levels[fault.check] ?? level;
      if (wanted !== 'off') findings.push({ ...fault, rule, level: wanted, tool, index });
    }
  };
  const read = tools.flatMap((given, index): JudgedTool[] => {
    const { tool, faults } = readTool(given);
    report(index, tool?.name, faults);
    return tool === undefined ? [] : [judgedTool(tool, index)];
  });
  const overlaps = overlappingTriggers(read);
  const threshold = options.sameIntent ?? SAME_INTENT_THRESHOLD;
  for (const judged of read)
    report(judged.index, judged.tool.name, [
      ...judgeTool(judged, { values: allowValues, optional: allowOptional }),
      ...twinFaults(judged, read, threshold),
      ...overlapFaults(judged, overlaps),
    ]);
  report(undefined, undefined, [...countFaults(tools.length), ...conversationFaults(options.conversation)]);
  return findings;
}

interface ReadTool {
  readonly tool: Tool | undefined;
  readonly faults: readonly Fault[];
}

function readTool(given: unknown): ReadTool {
  if (given instanceof Tool) return { tool: given, faults: [] };
  // A tool of another installed copy of this package has the same flat form.
  const declaration = isObject(given) && isFunction(given['toJSON']) ? given['toJSON']() : given;
  const dialect = detectDialect(declaration);
  const isForeign = dialect !== undefined && dialect !== 'cactus' && dialect !== 'openai-responses';
  const faults: Fault[] = isForeign
    ? [{ check: 'nested-shape', path: '', message: lintMessages.foreign(dialect) }]
    : [];
  try {
    return { tool: isForeign ? Tool.from(dialect, declaration) : flatTool(declaration, dialect), faults };
  } catch (error) {
    if (!ToolError.isInstance(error)) throw error;
    return {
      tool: undefined,
      faults: [...faults, { check: 'not-a-tool', path: '', message: error.message }],
    };
  }
}

function isFunction(value: unknown): value is () => unknown {
  return typeof value === 'function';
}

/** The flat form of OpenAI's Responses is one to all readers, but may lack a description. */
function flatTool(declaration: unknown, dialect: ToolDialect | undefined): Tool {
  return dialect === 'openai-responses' ? Tool.from(dialect, declaration) : Tool.parse(declaration);
}

/** The tool before it that says that it does the same. */
function twinFaults(judged: JudgedTool, all: readonly JudgedTool[], threshold: number): readonly Fault[] {
  const twin = all.slice(0, all.indexOf(judged)).find((earlier) => {
    const overlap = sameIntent(earlier, judged);
    return overlap > 0 && overlap >= threshold;
  });
  if (twin === undefined) return [];
  const data = { tool: judged.tool.name, other: twin.tool.name };
  const message = filledMessage(TOOL_RULE_MESSAGES['no-overlapping-tools'].sameIntent, data);
  return [{ check: 'same-intent', path: '', message }];
}

/** What its triggers match of other tools. */
function overlapFaults(
  { triggers }: JudgedTool,
  overlaps: readonly OverlappingTrigger<SaidAt>[],
): readonly Fault[] {
  return overlaps
    .filter(({ trigger }) => triggers.includes(trigger))
    .map(({ kind, trigger: { text: trigger, path }, tool, other }): Fault => {
      const template = TOOL_RULE_MESSAGES['no-overlapping-tools'][kind];
      return { check: 'trigger-overlap', path, message: filledMessage(template, { trigger, tool, other }) };
    });
}

function countFaults(count: number): readonly Fault[] {
  if (count <= SHOWN_TOOLS) return [];
  return [{ check: 'retrieval', path: '', message: lintMessages.retrieval(count, SHOWN_TOOLS) }];
}

function conversationFaults({
  turns = 0,
  tokens = 0,
}: NonNullable<LintToolsOptions['conversation']> = {}): readonly Fault[] {
  if (turns >= LONG_TURNS) return [{ check: 'session-length', path: '', message: lintMessages.turns(turns) }];
  if (tokens >= NEAR_WINDOW)
    return [{ check: 'session-length', path: '', message: lintMessages.tokens(tokens, WINDOW) }];
  return [];
}
