// An agent behind an HTTP server: the pieces go out as they come, and a client who hangs up cancels the run.
import { reactAgent } from '@hearsay/agent';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { modelOf } from './model-of.ts';

async function answer(question: string, response: ServerResponse): Promise<void> {
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  const provider = modelOf([{ text: 'Rain in the morning, sun in the afternoon.', chunkSize: 8 }]);
  const agent = reactAgent({ provider, system: 'You know the weather.' });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for await (const chunk of agent.runStream(question, { signal: gone.signal })) {
    // For a person's browser, which shows it as text.
    if (chunk.type === 'delta') response.write(`data: ${JSON.stringify(chunk.text.raw())}\n\n`);
    if (chunk.type === 'done') response.write('event: done\ndata: {}\n\n');
  }
  response.end();
}

export async function httpStream(): Promise<void> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    answer(searchParams.get('q') ?? '', response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}/?q=${encodeURIComponent('What about today?')}`);
  const events = (await reply.text()).split('\n\n').filter((event) => event !== '');
  const texts = events
    .filter((event) => event.startsWith('data: '))
    .map((event) => JSON.parse(event.slice(6)) as string);
  console.log(`${events.length} events: ${texts.join('')}`);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
