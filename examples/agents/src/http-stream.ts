// An agent behind an HTTP server: the pieces go out as they come, and a client who hangs up cancels the run.
import type { MessageChunk } from '@hearsay/agent';
import { reactAgent } from '@hearsay/agent';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { modelOf } from './model-of.ts';

/** Streams the answer, and returns how its run ended. */
async function answer(question: string, response: ServerResponse): Promise<MessageChunk['type']> {
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  const text = 'Rain in the morning, sun in the afternoon.';
  const provider = modelOf([{ text, chunkSize: 8, delayMs: 50 }]);
  const agent = reactAgent({ provider, system: 'You know the weather.' });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  let last: MessageChunk['type'] = 'cancelled';
  for await (const chunk of agent.runStream(question, { signal: gone.signal })) {
    last = chunk.type;
    // For a person's browser, which shows it as text.
    if (chunk.type === 'delta') response.write(`data: ${JSON.stringify(chunk.text.raw())}\n\n`);
    if (chunk.type === 'done') response.write('event: done\ndata: {}\n\n');
  }
  response.end();
  return last;
}

export async function httpStream(signal: AbortSignal): Promise<void> {
  const runs: Promise<MessageChunk['type']>[] = [];
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const run = answer(searchParams.get('q') ?? '', response);
    run.catch(() => response.destroy());
    runs.push(run);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/?q=${encodeURIComponent('What about today?')}`;
  try {
    const reply = await fetch(url, { signal });
    const events = (await reply.text()).split('\n\n').filter((event) => event !== '');
    const texts = events
      .filter((event) => event.startsWith('data: '))
      .map((event) => JSON.parse(event.slice(6)) as string);
    console.log(`${events.length} events: ${texts.join('')}`);
    const hasty = await fetch(url, { signal });
    const reader = hasty.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    console.log(`a client who hangs up after the first one: the run is ${await runs[1]}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
