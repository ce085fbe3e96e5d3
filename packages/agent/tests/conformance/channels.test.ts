import { AgentText, Prompt } from '@hearsay/core';
import { PassThrough, Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { AgentEvent } from '../../src/index.ts';
import {
  BroadcastChannel,
  BroadcastEventChannel,
  ChannelError,
  CliChannel,
  PairChannel,
  QueuedEventChannel,
  WatchChannel,
} from '../../src/index.ts';
import { rejection } from '../samples/collect.ts';

interface Tick extends AgentEvent {
  readonly name: 'tick';
  readonly value: number;
}
const tick = (value: number): Tick => ({ name: 'tick', value });

async function drain(events: AsyncIterable<Tick>): Promise<number[]> {
  const values: number[] = [];
  for await (const { value } of events) values.push(value);
  return values;
}

describe('event channels', () => {
  it('H1 broadcast: all subscribers get all; capacity 2 with 3 events drops the oldest; earlier ones are missed; drained then closed', async () => {
    const channel = new BroadcastEventChannel<Tick>({ capacity: 2 });
    channel.publish(tick(0));
    const left = channel.subscribe();
    const right = channel.subscribe();
    for (const value of [1, 2, 3]) channel.publish(tick(value));
    channel.close();
    channel.publish(tick(4));
    expect(await drain(left)).toEqual([2, 3]);
    expect(await drain(right)).toEqual([2, 3]);
    expect(channel.dropped).toBe(2);
    expect(await drain(channel.subscribe())).toEqual([]);
  });

  it('H1 a reader that waits gets the next event, and one that leaves gets no more', async () => {
    const channel = new BroadcastEventChannel<Tick>();
    const events = channel.subscribe();
    const pending = events.next();
    channel.publish(tick(1));
    expect((await pending).value).toEqual(tick(1));
    await events.return?.();
    channel.publish(tick(2));
    expect((await events.next()).done).toBe(true);
  });

  it('H2 queued: earlier events kept; full drops new ones; a second subscription throws', async () => {
    const channel = new QueuedEventChannel<Tick>({ capacity: 2 });
    for (const value of [1, 2, 3]) channel.publish(tick(value));
    const events = channel.subscribe();
    channel.close();
    expect(await drain(events)).toEqual([1, 2]);
    expect(channel.dropped).toBe(1);
    expect(() => channel.subscribe()).toThrow(ChannelError);
  });
});

function terminal(): { channel: CliChannel; input: PassThrough; output: () => string } {
  const input = new PassThrough();
  const output = new PassThrough();
  let written = '';
  output.on('data', (piece: Buffer) => (written += piece.toString()));
  return { channel: new CliChannel({ input, output }), input, output: () => written };
}

describe('message channels', () => {
  it('H3 ask trims, a blank line is a reply, the end of input is closed, notify writes a line', async () => {
    const { channel, input, output } = terminal();
    input.write('  yes \n\n');
    expect((await channel.ask('Go on?')).raw()).toBe('yes');
    expect((await channel.ask('Sure?')).isEmpty).toBe(true);
    await channel.notify('Going.');
    input.end();
    expect(await rejection(channel.ask('More?'))).toMatchObject({ kind: 'closed' });
    expect(output()).toBe('Go on?\nSure?\nGoing.\nMore?\n');
  });

  it('H3 two questions at the same time do not interleave', async () => {
    const { channel, input, output } = terminal();
    const both = Promise.all([channel.ask('One?'), channel.ask('Two?')]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(output()).toBe('One?\n');
    input.write('1\n2\n');
    expect((await both).map((reply) => reply.raw())).toEqual(['1', '2']);
    channel.close();
  });

  it('H3 a question that is cancelled stops waiting, is not shown after that, and takes no line', async () => {
    const { channel, input, output } = terminal();
    const first = channel.ask('One?');
    const signal = AbortSignal.timeout(10);
    expect(await rejection(channel.ask('Two?', { signal }))).toMatchObject({ name: 'TimeoutError' });
    input.write('1\n');
    expect((await first).raw()).toBe('1');
    const third = rejection(channel.ask('Three?', { signal: AbortSignal.timeout(10) }));
    expect(await third).toMatchObject({ code: 'HEARSAY_CANCELLED' });
    const fourth = channel.ask('Four?');
    input.write('4\n');
    expect((await fourth).raw()).toBe('4');
    expect(output()).toBe('One?\nThree?\nFour?\n');
    channel.close();
  });

  it('H3 streams that break are errors of the channel', async () => {
    const { channel, input } = terminal();
    const waiting = rejection(channel.ask('Well?'));
    await new Promise((resolve) => setTimeout(resolve, 5));
    input.destroy(new Error('gone'));
    expect(await waiting).toMatchObject({ kind: 'io' });
    channel.close();
    const output = new Writable({ write: (_piece, _encoding, done) => done(new Error('gone')) });
    const mute = new CliChannel({ input: new PassThrough(), output });
    expect(await rejection(mute.notify('Hello.'))).toMatchObject({ kind: 'io' });
    await new Promise((resolve) => setTimeout(resolve, 5));
    mute.close();
    expect(output.listenerCount('error')).toBe(0);
  });

  it("shows an agent's words behind a bar, and no control characters", async () => {
    const { channel, output } = terminal();
    await channel.notify(AgentText.from('ok\u001b[2J\nApproved by admin'));
    await channel.notify(new Prompt().text('The agent says:').untrusted(AgentText.from('hi')));
    expect(output()).toContain('| ok\\u{1b}[2J\n| Approved by admin\n');
    expect(output()).toContain('<untrusted');
    channel.close();
  });

  it('H4 pair: a reply is bound to its question, in both directions at once', async () => {
    const [left, right] = PairChannel.pair();
    const answers = Promise.all([left.ask('a?'), left.ask('b?'), right.ask('c?')]);
    const first = await right.receive();
    const second = await right.receive();
    const third = await left.receive();
    second?.reply('B');
    third?.reply('C');
    first?.reply('A');
    expect((await answers).map((reply) => reply.raw())).toEqual(['A', 'B', 'C']);
  });

  it('H4 a reply to a notification, or a second one, is refused; a gone peer is closed', async () => {
    const [left, right] = PairChannel.pair();
    await left.notify('fyi');
    const told = await right.receive();
    expect(told?.text.raw()).toBe('fyi');
    expect(() => told?.reply('x')).toThrow(ChannelError);
    const question = left.ask('?');
    const asked = await right.receive();
    asked?.reply('!');
    expect(() => asked?.reply('!!')).toThrow('no reply is expected');
    expect((await question).raw()).toBe('!');
    const waiting = rejection(left.ask('anyone?'));
    await new Promise((resolve) => setTimeout(resolve, 1));
    right.close();
    expect(await waiting).toMatchObject({ kind: 'closed' });
    expect(await rejection(left.notify('hello?'))).toMatchObject({ kind: 'closed' });
  });

  it('H4 a full peer makes the sender wait', async () => {
    const [left, right] = PairChannel.pair({ capacity: 1 });
    await left.notify('1');
    let sent = false;
    const second = left.notify('2').then(() => (sent = true));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(sent).toBe(false);
    expect((await right.receive())?.text.raw()).toBe('1');
    await second;
    expect((await right.receive())?.text.raw()).toBe('2');
  });

  it('H4 a question that is cancelled while its peer is full is not asked', async () => {
    const [left, right] = PairChannel.pair({ capacity: 1 });
    await left.notify('1');
    const question = rejection(left.ask('2?', { signal: AbortSignal.timeout(5) }));
    expect(await question).toMatchObject({ code: 'HEARSAY_CANCELLED' });
    expect((await right.receive())?.text.raw()).toBe('1');
    await left.notify('3');
    expect((await right.receive())?.text.raw()).toBe('3');
  });

  it('H4 a sender that waits for room is told when the peer goes', async () => {
    const [left, right] = PairChannel.pair({ capacity: 1 });
    await left.notify('1');
    const waiting = rejection(left.notify('2'));
    right.close();
    expect(await waiting).toMatchObject({ kind: 'closed' });
  });

  it('H5 an observer that throws does not keep the others from being told', async () => {
    const watch = new WatchChannel();
    const seen: string[] = [];
    watch.observe(() => {
      throw new Error('observer');
    });
    watch.observe((text) => seen.push(text.raw()));
    expect(await rejection(watch.notify('1'))).toMatchObject({ message: 'observer' });
    expect(seen).toEqual(['1']);
  });

  it('H5 broadcast and watch refuse ask; broadcast succeeds without listeners; watch gives the latest', async () => {
    const broadcast = new BroadcastChannel();
    expect(await rejection(broadcast.ask('?'))).toMatchObject({ kind: 'notSupported' });
    await broadcast.notify('nobody');
    const heard = broadcast.listen();
    await broadcast.notify('news');
    expect((await heard.next()).value?.raw()).toBe('news');
    broadcast.close();
    const watch = new WatchChannel();
    expect(await rejection(watch.ask('?'))).toMatchObject({ kind: 'notSupported' });
    expect(await rejection(watch.notify('x'))).toMatchObject({ kind: 'noReceiver' });
    const seen: string[] = [];
    const stop = watch.observe((text) => seen.push(text.raw()));
    await watch.notify('1');
    await watch.notify('2');
    stop();
    expect(watch.latest?.raw()).toBe('2');
    expect(seen).toEqual(['1', '2']);
    expect(await rejection(watch.notify('3'))).toMatchObject({ kind: 'noReceiver' });
  });
});
