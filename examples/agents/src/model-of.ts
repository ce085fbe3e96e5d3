import type { Provider } from '@hearsay/agent';
import { RetryProvider } from '@hearsay/agent';
import { OpenAiProvider } from '@hearsay/agent/openai';
import type { FakeReply } from '@hearsay/agent/testing';
import { FakeProvider } from '@hearsay/agent/testing';

/** A variable of the environment; one that is empty counts as none. */
function variable(name: string): string | undefined {
  const value = process.env[name];
  return value === '' ? undefined : value;
}

/** The real model that is asked; undefined when the script answers. */
export function modelName(): string | undefined {
  return variable('HEARSAY_BASE_URL') === undefined ? undefined : variable('HEARSAY_MODEL');
}

/**
 * The model of an example: a real one when `HEARSAY_BASE_URL` and `HEARSAY_MODEL` name an endpoint, and else the script.
 *
 * `HEARSAY_API_KEY` holds the key of an endpoint that wants one.
 */
export function modelOf(script: readonly (FakeReply | string)[]): Provider {
  const baseUrl = variable('HEARSAY_BASE_URL');
  const model = variable('HEARSAY_MODEL');
  if (baseUrl === undefined || model === undefined) return new FakeProvider(script);
  return new RetryProvider(new OpenAiProvider({ baseUrl, model, apiKey: variable('HEARSAY_API_KEY') }));
}

/** A scripted call of a tool. */
export function asks(name: string, input: object, id: string = `call-${name}`): FakeReply {
  return { toolCalls: [{ id, name, arguments: JSON.stringify(input) }] };
}
