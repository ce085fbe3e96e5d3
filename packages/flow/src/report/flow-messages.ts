import type { SinkRank } from './flow-report.ts';

const PLACES: Readonly<Record<SinkRank, string>> = {
  system: 'a system prompt',
  'tool-description': 'a tool or schema description',
  user: 'a prompt',
  'tool-result': 'a tool result',
};

const DANGERS: Readonly<Record<SinkRank, string>> = {
  system: 'the model obeys it above everything else',
  'tool-description': 'the model takes it for the developer’s own words about the tool',
  user: 'the model cannot tell it from what the program asks for',
  'tool-result': 'the calling model reads it as a fact',
};

/** Says what is wrong at a sink, and why it matters. */
export function describeFlow(source: string, sink: string, rank: SinkRank): string {
  return `Text of a model (\`${source}\`) becomes part of ${PLACES[rank]} (\`${sink}\`) unquoted: ${DANGERS[rank]}.`;
}

/** Says what to write instead, in a few lines. */
export function adviseOn(rank: SinkRank): string {
  const closed = 'pass on a closed value instead (a boolean, a number, a member of an enum)';
  const quotation =
    "`new Prompt().text('…').untrusted(AgentText.from(text)).toString()` from `@hearsay/core`";
  switch (rank) {
    case 'system':
      return `Keep the system prompt constant. Move the text into the user message and quote it: ${quotation}, or ${closed}.`;
    case 'tool-description':
      return `Keep descriptions constant. Give the text to the model as a quoted part of a message, or ${closed}.`;
    case 'user':
      return `Quote it: ${quotation}, or ${closed}.`;
    case 'tool-result':
      return `Return closed values, or quote the text before it goes back: ${quotation}.`;
  }
}

/** The first step of a path: where the text was born. */
export function describeSource(kind: string): string {
  return `text of a model comes out of \`${kind}\``;
}

/** A value goes into a function. */
export function describeEntry(functionName: string): string {
  return functionName === '' ? 'passed to a callback' : `passed to \`${functionName}\``;
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
