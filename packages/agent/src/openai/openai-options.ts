/** How an answer's schema is told to the vendor. */
export type StructuredMode = 'native' | 'json-object' | 'off';

/** How long each stage may take, in milliseconds. */
export interface OpenAiTimeouts {
  /** Until the connection stands; 30 seconds. */
  readonly connectMs: number;
  /** Until the response begins; ten minutes. */
  readonly requestMs: number;
  /** Between two pieces of a stream; one minute. */
  readonly idleMs: number;
  /** For a whole stream; half an hour. */
  readonly streamTotalMs: number;
  /** For the body of a response that is no stream; one minute. */
  readonly bodyMs: number;
}

/** How much a vendor may send. */
export interface OpenAiLimits {
  /** Bytes of a response that is no stream; 16 MiB. */
  readonly bodyBytes: number;
  /** Bytes of a stream that make up no whole event yet; 1 MiB. */
  readonly eventBytes: number;
  /** Calls of tools in one reply; 64. */
  readonly toolCalls: number;
  /** Bytes of the arguments of one call; 1 MiB. */
  readonly argumentBytes: number;
}

/** An endpoint that speaks the protocol of OpenAI's chat completions. */
export interface OpenAiOptions {
  /** Such as `https://api.openai.com/v1`; slashes at its end do not count. */
  readonly baseUrl: string;
  /** The model to ask. */
  readonly model: string;
  /** Sent as a bearer token, unless it is empty. */
  readonly apiKey?: string | undefined;
  /** Further headers, such as those of a gateway. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** How an answer's schema is told; `native` when left out. */
  readonly structured?: StructuredMode | undefined;
  /** How long each stage may take. */
  readonly timeouts?: Partial<OpenAiTimeouts> | undefined;
  /** How much the vendor may send. */
  readonly limits?: Partial<OpenAiLimits> | undefined;
}

export const DEFAULT_TIMEOUTS: OpenAiTimeouts = {
  connectMs: 30_000,
  requestMs: 600_000,
  idleMs: 60_000,
  streamTotalMs: 1_800_000,
  bodyMs: 60_000,
};

export const DEFAULT_LIMITS: OpenAiLimits = {
  bodyBytes: 16 * 1024 * 1024,
  eventBytes: 1024 * 1024,
  toolCalls: 64,
  argumentBytes: 1024 * 1024,
};
