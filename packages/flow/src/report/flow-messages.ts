import type { ControlUse, SinkRank, TextLabel } from './flow-report.ts';

/** The ranks of places that a model reads. */
type PromptRank = Exclude<SinkRank, 'control'>;

const PLACES: Readonly<Record<PromptRank, string>> = {
  system: 'a system prompt',
  'tool-description': 'a tool or schema description',
  user: 'a prompt',
  'tool-result': 'a tool result',
};

const DANGERS: Readonly<Record<PromptRank, string>> = {
  system: 'the model obeys it above everything else',
  'tool-description': 'the model takes it for the developer’s own words about the tool',
  user: 'the model cannot tell it from what the program asks for',
  'tool-result': 'the calling model reads it as a fact',
};

/** What a text decides where it becomes control; a row of a config file need not say it. */
type Use = ControlUse | 'anything';

const CONTROLS: Readonly<Record<Use, string>> = {
  code: 'code to run',
  path: 'a file path',
  url: 'a URL',
  tool: 'the name of a tool',
  model: 'a model id',
  anything: 'control of the program',
};

const CONSEQUENCES: Readonly<Record<Use, string>> = {
  code: 'whoever steers its author runs commands with the rights of this program',
  path: 'its author chooses which file is read or written',
  url: 'its author chooses whom the program talks to, and what it gives away there',
  tool: 'its author chooses what the program can be made to do',
  model: 'its author chooses which model answers, and at what price',
  anything: 'its author decides what the program does',
};

const SUBJECTS: Readonly<Record<TextLabel, string>> = {
  agent: 'Text of a model',
  tool: 'Text of a tool',
  user: 'Text from a request',
};

/** The two ends of a flow, as far as its message names them. */
export interface FlowEnds {
  readonly label: TextLabel;
  readonly source: string;
  readonly sink: string;
  readonly rank: SinkRank;
  readonly use: ControlUse | undefined;
}

/** Says what is wrong at a sink, and why it matters. */
export function describeFlow({ label, source, sink, rank, use }: FlowEnds): string {
  const subject = `${SUBJECTS[label]} (\`${source}\`)`;
  if (rank === 'control') {
    const what: Use = use ?? 'anything';
    return `${subject} becomes ${CONTROLS[what]} (\`${sink}\`): ${CONSEQUENCES[what]}.`;
  }
  return `${subject} becomes part of ${PLACES[rank]} (\`${sink}\`) unquoted: ${DANGERS[rank]}.`;
}

/** Says what to write instead, in a few lines. */
export function adviseOn(rank: SinkRank, label: TextLabel, use: ControlUse | undefined): string {
  if (rank === 'control') return CONTROL_ADVICE[use ?? 'anything'];
  const closed = 'pass on a closed value instead (a boolean, a number, a member of an enum)';
  const content = label === 'agent' ? 'AgentText.from(text)' : 'text';
  const quotation = `\`new Prompt().text('…').untrusted(${content}).toString()\` from \`@hearsay/core\``;
  switch (rank) {
    case 'system':
      return label === 'user'
        ? `Keep the system prompt constant, and move the text into the user message, or ${closed}.`
        : `Keep the system prompt constant. Move the text into the user message and quote it: ${quotation}, or ${closed}.`;
    case 'tool-description':
      return `Keep descriptions constant. Give the text to the model as a quoted part of a message, or ${closed}.`;
    case 'user':
      return `Quote it: ${quotation}, or ${closed}.`;
    case 'tool-result':
      return `Return closed values, or quote the text before it goes back: ${quotation}.`;
  }
}

const CHOICE =
  'Let the text choose among what the program wrote: compare it with constants, or look it up in a table';

const CONTROL_ADVICE: Readonly<Record<Use, string>> = {
  code: `${CHOICE} of commands. Where it has to be an argument, hand it over as one (\`execFile('git', ['log', '--', text])\`), never through a shell.`,
  path: `${CHOICE} of files. Where the name has to be free, say in a suppression what confines it to its folder.`,
  url: `${CHOICE} of addresses, or keep the host constant and send the text in the body.`,
  tool: `${CHOICE} of tools.`,
  model: `${CHOICE} of models.`,
  anything: `${CHOICE}.`,
};

/** The first step of a path: where the text was born. */
export function describeSource(kind: string, label: TextLabel): string {
  const subject = SUBJECTS[label];
  return `${subject.charAt(0).toLowerCase()}${subject.slice(1)} comes out of \`${kind}\``;
}

/** A value goes into a function. */
export function describeEntry(functionName: string): string {
  return functionName === '' ? 'passed to a callback' : `passed to \`${functionName}\``;
}

/** A caller stores a value in an object that it has from a function. */
export function describeGiven(functionName: string): string {
  return functionName === '' ? 'stored in what a callback gave' : `stored in what \`${functionName}\` gave`;
}

/** A closure holds a value. */
export function describeCapture(functionName: string): string {
  return functionName === '' ? 'captured by a callback' : `captured by \`${functionName}\``;
}

/** A value leaves a function. */
export function describeReturn(functionName: string): string {
  return functionName === '' ? 'returned by a callback' : `returned by \`${functionName}\``;
}

/** The last step of a path: where the text enters a prompt. */
export function describeSink(kind: string): string {
  return `becomes \`${kind}\``;
}
