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
const ID = 'article-1';

/** Does the steps, and dies after one of them if it is told to. */
async function work(path: string, signal: AbortSignal, death: string | undefined): Promise<void> {
  const store = await FileStepStore.open(path);
  try {
    const workflow = new WorkflowContext({ id: ID, store, signal, provider: modelOf([]) });
    let input = new Prompt().text('Write about rivers, step by step.');
    for (const step of STEPS) {
      const isStored = store.read(ID, step) !== undefined;
      const provider = modelOf([`the ${step}`]);
      const output = await workflow.agent(
        step,
        AgentStep.of({ input, provider, system: 'You write articles.' }),
      );
      console.log(`${step}: ${isStored ? 'read back' : 'done'}`);
      if (step === death) process.kill(process.pid, 'SIGKILL');
      input = new Prompt().text('Go on from here:').untrusted(output);
    }
  } finally {
    await store.close();
  }
}

export async function durable(signal: AbortSignal, path?: string, death?: string): Promise<void> {
  if (path !== undefined) {
    await work(path, signal, death);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'hearsay-durable-'));
  try {
    const file = join(folder, 'steps.jsonl');
    const main = fileURLToPath(new URL('main.js', import.meta.url));
    const killed = spawnSync(process.execPath, [main, 'durable', file, 'draft'], { encoding: 'utf8' });
    console.log(`${killed.stdout}killed by ${killed.signal ?? 'nobody'}`);
    await work(file, signal, undefined);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
