import { Prompt } from '@hearsay/core';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FixtureMissingError, RecordReplayProvider, reactAgent, usageOf } from '../src/index.ts';
import { FakeProvider } from '../src/testing.ts';
import { collect, rejection, types } from './samples/collect.ts';
import { sampleCall, sampleTool } from './samples/sample-tools.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearsay-recordings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = sampleTool('page', () => 'a page', { isForeign: true });
const input = (): Prompt => new Prompt().text('Summarise:').untrusted('some text');

describe('RecordReplayProvider', () => {
  it('finds the recording of a prompt on every run, whatever its nonce, tools and streams included', async () => {
    const inner = new FakeProvider([
      { text: 'So.', reasoning: 'hm', toolCalls: [sampleCall('c1', 'page')], usage: usageOf(1, 2) },
      { text: 'Done.', usage: usageOf(3, 4) },
    ]);
    const record = new RecordReplayProvider({ folder, record: inner });
    const first = await reactAgent({ provider: record, tools: [page] }).runDetailed(input());
    expect(readdirSync(folder)).toHaveLength(2);
    const replay = new RecordReplayProvider({ folder });
    const again = await reactAgent({ provider: replay, tools: [page] }).runDetailed(input());
    expect(again.text.raw()).toBe(first.text.raw());
    expect(again.summary).toEqual(first.summary);
    const { chunks } = await collect(reactAgent({ provider: replay, tools: [page] }).runStream(input()));
    expect(types(chunks)).toEqual(['delta', 'tool-call', 'tool-result', 'delta', 'done']);
    for (const name of readdirSync(folder)) {
      expect(readFileSync(join(folder, name), 'utf8')).not.toMatch(/[0-9a-f]{32}/);
    }
  });

  it('records a stream, and replays it', async () => {
    const other = join(folder, 'stream');
    const inner = new FakeProvider([{ text: 'abcdef', chunkSize: 2 }]);
    const record = new RecordReplayProvider({ folder: other, record: inner });
    await collect(reactAgent({ provider: record }).runStream('Hi'));
    const replay = new RecordReplayProvider({ folder: other });
    expect((await reactAgent({ provider: replay }).run('Hi')).raw()).toBe('abcdef');
  });

  it('fails without a recording', async () => {
    const replay = new RecordReplayProvider({ folder });
    expect(await rejection(reactAgent({ provider: replay }).run('Never asked'))).toMatchObject({
      cause: expect.any(FixtureMissingError),
    });
  });
});
