import type { ClientRequest, IncomingMessage } from 'node:http';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { startTimer } from '../async/start-timer.ts';
import { ProviderNetworkError, ProviderTimeoutError } from '../errors/provider-error.ts';
import type { TimeoutStage } from '../errors/agent-error-messages.ts';
import { CancelledError } from '../errors/run-error.ts';
import type { OpenAiTimeouts } from './openai-options.ts';

/** What is posted, and how long it may take until the response begins. */
export interface Post {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeouts: OpenAiTimeouts;
  readonly signal: AbortSignal | undefined;
}

function send(post: Post): ClientRequest {
  const { url, headers, body } = post;
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const length = Buffer.byteLength(body);
  const options = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': String(length), ...headers },
  };
  return request(url, options).end(body);
}

/**
 * Posts a body and waits until the response begins; what the signal aborts later is up to the reader.
 *
 * It is Node's own client, and not `fetch`, because only it tells a connection that does not come about from a vendor
 * that thinks. Redirects are not followed: the key goes where it was sent to.
 */
export function httpPost(post: Post): Promise<IncomingMessage> {
  const { timeouts, signal } = post;
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) {
      reject(new CancelledError(signal.reason));
      return;
    }
    const request = send(post);
    const timers: (NodeJS.Timeout | undefined)[] = [];
    const settle = (): void => {
      for (const timer of timers) clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    const fail = (error: Error): void => {
      settle();
      request.destroy();
      reject(error);
    };
    const onAbort = (): void => fail(new CancelledError(signal?.reason));
    const after = (ms: number, stage: TimeoutStage): NodeJS.Timeout | undefined => {
      const timer = startTimer(ms, () => fail(new ProviderTimeoutError(stage)));
      timers.push(timer);
      return timer;
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    after(timeouts.requestMs, 'Request');
    request.on('socket', (socket) => {
      if (!socket.connecting) return;
      const connecting = after(timeouts.connectMs, 'Connect');
      const event = post.url.protocol === 'https:' ? 'secureConnect' : 'connect';
      socket.once(event, () => clearTimeout(connecting));
    });
    // Stays after the response has begun, so that a late fault is never unhandled.
    request.on('error', (cause) => fail(new ProviderNetworkError({ cause, reason: codeOf(cause) })));
    request.on('response', (response) => {
      settle();
      resolve(response);
    });
  });
}

/** The system's own word for a fault of the network, such as ECONNREFUSED. */
export function codeOf(error: unknown): string | undefined {
  const code: unknown = (error as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? code : undefined;
}
