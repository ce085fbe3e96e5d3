import type { SinkRank } from '@hearsay/flow';

/** A group of findings, and what a model makes of a text there. */
export interface GroupText {
  readonly title: string;
  readonly hint: string;
}

/** The groups of findings, by the rank of the prompt that is reached. */
export const GROUP_TEXTS: Readonly<Record<SinkRank | 'none', GroupText>> = {
  system: {
    title: 'System prompts and instructions',
    hint: 'A model obeys these above everything else.',
  },
  'tool-description': {
    title: 'Tool descriptions',
    hint: 'A model takes these as the developer’s word on what a tool does.',
  },
  user: { title: 'User prompts and messages', hint: 'A model takes these as what it is asked to do.' },
  'tool-result': { title: 'Tool results', hint: 'A model takes these as what a tool has found out.' },
  control: {
    title: 'Code, paths, URLs, tools and models',
    hint: 'No model reads these: the program does what they say.',
  },
  none: { title: 'Trust and suppressions', hint: 'Decisions that a reviewer cannot check.' },
};
