import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What one request got, as it came over the wire. */
export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown>;
}

export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

/** A server on loopback that behaves as each test says. */
export class LoopbackServer {
  readonly received: ReceivedRequest[] = [];
  readonly #server: Server;
  readonly #sockets: Set<Socket> = new Set();
  readonly #behaviours: Behaviour[];

  constructor(...behaviours: Behaviour[]) {
    this.#behaviours = behaviours;
    this.#server = createServer((request, response) => void this.#answer(request, response));
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
  }

  /** How many connections are open. */
  get connections(): number {
    return this.#sockets.size;
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = JSON.parse(Buffer.concat(pieces).toString()) as Record<string, unknown>;
    this.received.push({ path: request.url ?? '', headers: request.headers, body });
    await this.#behaviours.shift()?.(response, request);
  }
}

/** Answers with JSON. */
export function json(value: unknown, status: number = 200, headers: Record<string, string> = {}): Behaviour {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
  };
}

/** A whole reply that says something. */
export function reply(message: object, rest: object = {}): Behaviour {
  return json({ choices: [{ message: { role: 'assistant', ...message }, finish_reason: 'stop' }], ...rest });
}

/** The lines of a stream. */
export function lines(...chunks: readonly (object | string)[]): string {
  return chunks
    .map((chunk) => `data: ${typeof chunk === 'string' ? chunk : JSON.stringify(chunk)}\n\n`)
    .join('');
}

/** A chunk with a delta. */
export function delta(delta: object, finish_reason: string | null = null): object {
  return { choices: [{ index: 0, delta, finish_reason }] };
}

/** Streams a text, split as told. */
export function stream(text: string, split: number = Infinity, pauseMs: number = 0): Behaviour {
  return async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const bytes = Buffer.from(text);
    for (let start = 0; start < bytes.length; start += split) {
      response.write(bytes.subarray(start, Math.min(bytes.length, start + split)));
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      else if (split < Infinity) await new Promise((resolve) => setImmediate(resolve));
    }
    response.end();
  };
}
