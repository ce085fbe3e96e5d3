// The answer types whose cost is measured, written out as TypeScript.

const FIELD_TYPES = [
  'AgentText',
  'number',
  'boolean',
  "'open' | 'closed' | 'waiting'",
  'readonly AgentText[]',
  'readonly { readonly note: AgentText; readonly minutes: number }[]',
  'AgentText | null',
  'ReadonlyMap<AgentText, number>',
];

/** One object type with many fields of every allowed kind. */
function wide(/** @type {number} */ fields) {
  const members = Array.from({ length: fields }, (_, index) => {
    return `  readonly field${index}: ${FIELD_TYPES[index % FIELD_TYPES.length]};`;
  });
  return `interface Answer {\n${members.join('\n')}\n}`;
}

/** Object types nested in each other, each with text of its own. */
function deep(/** @type {number} */ depth) {
  const levels = Array.from({ length: depth }, (_, index) => {
    const next = index + 1 === depth ? 'AgentText' : `Level${index + 1}`;
    return `interface Level${index} {\n  readonly summary: AgentText;\n  readonly next: ${next};\n}`;
  });
  return `${levels.join('\n')}\ntype Answer = Level0;`;
}

/** A discriminated union with a payload of its own in each arm. */
function union(/** @type {number} */ arms) {
  const types = Array.from({ length: arms }, (_, index) => {
    return `  | { readonly kind: 'arm${index}'; readonly reason: AgentText; readonly amount${index}: number }`;
  });
  return `type Answer =\n${types.join('\n')};`;
}

/** Types that hold themselves and each other, through arrays, unions, maps and a type parameter. */
function recursive() {
  return `interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: Page<Item> | null;
}

interface Message {
  readonly body: AgentText;
  readonly replies: readonly Message[];
  readonly ticket: Ticket | null;
}

interface Ticket {
  readonly status: 'open' | 'closed';
  readonly thread: Page<Message>;
  readonly linked: ReadonlyMap<AgentText, Ticket>;
}

type Answer = Ticket | readonly Answer[] | { readonly kind: 'group'; readonly members: readonly Answer[] };`;
}

/** Cases by name. */
export const TYPE_COST_CASES = {
  '200 fields': wide(200),
  'depth 20': deep(20),
  '60-arm union': union(60),
  recursive: recursive(),
};

/**
 * The program of a case: it asks for AgentAnswer of the type, and uses the result, so that nothing is left lazy.
 *
 * The baseline is the same program without AgentAnswer: what it costs is not ours.
 */
export function typeCostProgram(
  /** @type {string} */ declarations,
  /** @type {'AgentAnswer' | 'baseline'} */ kind,
) {
  const checked = kind === 'AgentAnswer' ? 'AgentAnswer<Answer>' : 'Answer';
  return `import type { AgentAnswer, AgentText } from '@hearsay/core';

${declarations}

export type Unused = AgentAnswer<number>;
export const accept = (answer: Answer): ${checked} => answer;
`;
}
