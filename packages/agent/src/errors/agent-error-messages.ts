// Every sentence of an error of this package. None holds text of a model, a tool, a vendor or a page: what these said is
// reachable as AgentText on the error.

/** The stages at which a request can run out of time. */
export type TimeoutStage =
  'Connect' | 'Request' | 'Idle' | 'StreamTotal' | 'ResponseBody' | 'Transport' | 'Tool' | 'Run';

export const errorMessages = {
  api: (status: number, reason: string | undefined): string =>
    `api error (status ${status})${reason === undefined ? '' : `: ${reason}`}`,
  rateLimited: 'rate limited',
  network: (reason: string | undefined): string =>
    `network error${reason === undefined ? '' : `: ${reason}`}`,
  timeout: (stage: TimeoutStage): string => `request timed out during ${stage}`,
  storage: 'memory error: the messages could not be stored or read',
  tokenCount: 'memory error: token counting failed',
  provider: 'provider error',
  cancelled: 'run cancelled',
  busy: 'this agent is in the middle of a run; wait for it, or make another agent',
  tooManyToolRounds: (limit: number): string =>
    `model requested tools for more than ${limit} rounds; raise \`maxToolRounds\` if that is intended`,
  retriesExhausted: (limit: number): string =>
    `structured output failed validation for more than ${limit} retries; raise \`maxStructuredRetries\` if that is intended`,
  structuredParse: 'structured output failed to decode: the schema allows what the type does not',
  abandoned: 'the stream was left before its end',
  toolNotFound: 'tool not found',
  invalidArguments: 'invalid arguments',
  toolFailed: (name: string): string => `tool error: ${name} failed`,
  toolCollision: (name: string): string =>
    `a tool named ${name} is there already, and a tool of a server does not take its place`,
  missingTools: (names: readonly string[]): string => `tools not found in registry: ${names.join(', ')}`,
  pool: {
    duplicate: (name: string): string => `sub agent '${name}' already exists`,
    notFound: (name: string): string => `no such sub agent: '${name}'`,
    factory: (name: string): string => `sub agent factory failed: '${name}'`,
    run: (name: string): string => `sub agent run failed: '${name}'`,
    full: (name: string): string => `the pool is full: '${name}' was not added`,
  },
  cycle: 'this agent waits for the run that asks it; it cannot answer before it has itself been answered',
  fixtureMissing: (file: string): string =>
    `there is no recording ${file}: record it with the real model first`,
  workflow: {
    duplicateStep: (step: string): string =>
      `step '${step}' was begun already: give every step of a workflow a name of its own`,
    storedOutput: (step: string): string =>
      `the stored output of step '${step}' does not fit its answer any more: was the declaration changed?`,
    store: (step: string): string => `step '${step}' could not be stored`,
    corrupt: (place: string): string => `${place} of the step store cannot be read`,
  },
  noLimit: (name: string): string => `\`${name}\` is a number from 0, or Infinity`,
  depth: (limit: number): string => `sub agents are nested more than ${limit} deep`,
  channel: {
    io: 'channel io error',
    closed: 'channel closed',
    noReceiver: 'nobody receives from this channel',
    noReply: 'no reply is expected for this message',
    notSupported: 'this channel cannot do that',
  },
} as const;
