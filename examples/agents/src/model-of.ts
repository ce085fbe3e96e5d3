import type { Provider } from '@hearsay/agent';
import { RetryProvider } from '@hearsay/agent';
import { OpenAiProvider } from '@hearsay/agent/openai';
import type { FakeReply } from '@hearsay/agent/testing';
import { FakeProvider } from '@hearsay/agent/testing';

/**
 * The model of an example: a real one when `HEARSAY_BASE_URL` and `HEARSAY_MODEL` name an endpoint, and else the script.
 *
 * `HEARSAY_API_KEY` holds the key of an endpoint that wants one.
 */
export function modelOf(script: readonly (FakeReply | string)[]): Provider {
  const { HEARSAY_BASE_URL: baseUrl, HEARSAY_MODEL: model, HEARSAY_API_KEY: apiKey } = process.env;
  if (baseUrl === undefined || model === undefined) return new FakeProvider(script);
  return new RetryProvider(new OpenAiProvider({ baseUrl, model, apiKey }));
}

/** A scripted call of a tool. */
export function asks(name: string, input: object, id: string = `call-${name}`): FakeReply {
  return { toolCalls: [{ id, name, arguments: JSON.stringify(input) }] };
}
