import { isSlowPattern, needsBacktracking, triggerPattern } from '@hearsay/tool-rules';
import { RE2JS } from 're2js';
import type { Tool } from './tool.ts';
import { triggerMessages } from './trigger-messages.ts';

/** What is wrong with a trigger. */
export interface TriggerProblem {
  readonly tool: string;
  readonly trigger: string;
  /**
   * `invalid` is no regular expression, `empty` matches every request, and both never call the tool; `slow` is one that
   * other engines can hang on, and is matched in time that grows with the request alone.
   */
  readonly kind: 'invalid' | 'empty' | 'slow';
  /** What is wrong and what to write instead, in a sentence. */
  readonly message: string;
}

/** A trigger that can be matched. */
export interface CompiledTrigger {
  readonly tool: string;
  readonly trigger: string;
  /** Whether a request matches, in any case; looks at no more than the beginning of a long one. */
  readonly matches: (request: string) => boolean;
}

/** The triggers of some tools, and what is wrong with them. */
export interface CompiledTriggers {
  readonly triggers: readonly CompiledTrigger[];
  readonly problems: readonly TriggerProblem[];
}

/** How much of a request is looked at: more than anybody says at once. */
const LONGEST_REQUEST = 4096;
/** How much of it where only an engine that backtracks can match the pattern. */
const LONGEST_BACKTRACKED = 512;

const compiled = new WeakMap<Tool, CompiledTriggers>();

/**
 * Compiles the triggers of a tool or of several, in their order, and tells of those that do not do what they should;
 * it never throws.
 *
 * @example
 * ```ts
 * import { Tool, compileTriggers } from '@hearsay/tool';
 *
 * const light = new Tool('set_light', 'Turn a light on or off', { type: 'object' }).withTrigger('(lights?|lamps?');
 * for (const { trigger, message } of compileTriggers(light).problems) console.log(trigger, message);
 * ```
 */
export function compileTriggers(tools: Tool | readonly Tool[]): CompiledTriggers {
  const each = (isOne(tools) ? [tools] : tools).map(triggersOf);
  return {
    triggers: each.flatMap(({ triggers }) => triggers),
    problems: each.flatMap(({ problems }) => problems),
  };
}

function isOne(tools: Tool | readonly Tool[]): tools is Tool {
  return !Array.isArray(tools);
}

function triggersOf(tool: Tool): CompiledTriggers {
  const known = compiled.get(tool) ?? compileTool(tool);
  compiled.set(tool, known);
  return known;
}

function compileTool({ name: tool, triggers: patterns }: Tool): CompiledTriggers {
  const triggers: CompiledTrigger[] = [];
  const problems: TriggerProblem[] = [];
  for (const trigger of patterns) {
    const { matches, problem } = compileOne(trigger);
    if (matches !== undefined) triggers.push({ tool, trigger, matches });
    if (problem !== undefined) problems.push({ tool, trigger, ...problem });
  }
  return { triggers, problems };
}

interface CompiledOne {
  readonly matches?: CompiledTrigger['matches'];
  readonly problem?: Pick<TriggerProblem, 'kind' | 'message'>;
}

function compileOne(trigger: string): CompiledOne {
  const read = triggerPattern(trigger);
  if (read.kind === 'invalid')
    return { problem: { kind: 'invalid', message: triggerMessages.invalid(trigger, read.reason) } };
  if (isSlowPattern(trigger)) {
    const problem = { kind: 'slow', message: triggerMessages.slow(trigger) } as const;
    const matches = linearMatcher(trigger);
    if (matches === undefined) return { problem };
    return matches('') ? { problem: emptyProblem(trigger) } : { matches, problem };
  }
  if (read.pattern.test('')) return { problem: emptyProblem(trigger) };
  return { matches: linearMatcher(trigger) ?? backtrackingMatcher(read.pattern) };
}

function emptyProblem(trigger: string): Pick<TriggerProblem, 'kind' | 'message'> {
  return { kind: 'empty', message: triggerMessages.empty(trigger) };
}

/** White space to JavaScript, but not to the other engine. */
const WIDE_SPACE = /[\v\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]/gu;

/** A matcher whose time grows with the length of the request alone; `undefined` where there is none for the pattern. */
function linearMatcher(trigger: string): CompiledTrigger['matches'] | undefined {
  if (trigger.length > LONGEST_REQUEST || needsBacktracking(trigger)) return undefined;
  try {
    const pattern = RE2JS.compile(RE2JS.translateRegExp(trigger), RE2JS.CASE_INSENSITIVE);
    return (request) => pattern.matcher(request.slice(0, LONGEST_REQUEST).replaceAll(WIDE_SPACE, ' ')).find();
  } catch {
    // It knows less syntax than JavaScript, and refuses patterns that repeat too often.
    return undefined;
  }
}

function backtrackingMatcher(pattern: RegExp): CompiledTrigger['matches'] {
  return (request) => pattern.test(request.slice(0, LONGEST_BACKTRACKED));
}
