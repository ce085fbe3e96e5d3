// A workflow of three steps whose process is killed after the second one, and a rerun that goes on where it was.
import { AgentStep, FileStepStore, WorkflowContext } from '@hearsay/agent';
import { Prompt } from '@hearsay/core';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { modelOf } from './model-of.ts';

const STEPS = ['outline', 'draft', 'edit'] as const;

/** Does the steps, and dies after one of them if it is told to. */
async function work(path: string, death: string | undefined): Promise<void> {
  const store = await FileStepStore.open(path);
  let text = new Prompt().text('Write about rivers, step by step.');
  for (const step of STEPS) {
    const isStored = store.read('article-1', step) !== undefined;
    const provider = modelOf([`the ${step}`]);
    const workflow = new WorkflowContext({ id: 'article-1', store, provider });
    const output = await workflow.agent(step, AgentStep.of({ input: text, system: 'You write articles.' }));
    console.log(`${step}: ${isStored ? 'read back' : 'done'}`);
    if (step === death) process.kill(process.pid, 'SIGKILL');
    text = new Prompt().text('Go on from here:').untrusted(output);
  }
  await store.close();
}

export async function durable(path?: string, death?: string): Promise<void> {
  if (path !== undefined) {
    await work(path, death);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'hearsay-durable-'));
  const file = join(folder, 'steps.jsonl');
  const main = fileURLToPath(new URL('main.js', import.meta.url));
  const killed = spawnSync(process.execPath, [main, 'durable', file, 'draft'], { encoding: 'utf8' });
  console.log(`${killed.stdout}killed by ${killed.signal ?? 'nobody'}`);
  await work(file, undefined);
  rmSync(folder, { recursive: true });
}
