// A workflow of four steps that kills its own process at the point that it is told: `before:N` and `during:N` a call of
// the model, `after:N` a call, `stored:N` a step. Each call of the model leaves a line in the log; each step tells on
// standard error when it begins to be stored and when it is, so that somebody else can kill the process in between.
import { appendFileSync, writeSync } from 'node:fs';
import { AgentStep, FileStepStore, SqliteStepStore, WorkflowContext } from '@hearsay/agent';
import { FakeProvider } from '@hearsay/agent/testing';

const [, , kind, storePath, logPath, death = 'never', padding = '0'] = process.argv;
const die = (point) => {
  if (point === death) process.kill(process.pid, 'SIGKILL');
};

async function openStore() {
  if (kind === 'file') {
    const file = await FileStepStore.open(storePath);
    return { store: file, close: () => file.close() };
  }
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(storePath);
  return { store: new SqliteStepStore(database), close: () => database.close() };
}

const { store, close } = await openStore();
const written = { count: 0 };
const counting = {
  read: (workflow, step) => store.read(workflow, step),
  async write(workflow, step, stored) {
    // At once, and not when the event loop turns.
    writeSync(2, `writing ${step}\n`);
    await store.write(workflow, step, stored);
    writeSync(2, `written ${step}\n`);
    written.count += 1;
    die(`stored:${step}`);
  },
};

const providerOf = (step) => ({
  async chat(request) {
    die(`before:${step}`);
    appendFileSync(logPath, `${step}\n`);
    die(`during:${step}`);
    const text = `output of ${step}${'.'.repeat(Number(padding))}`;
    const reply = await new FakeProvider([text]).chat(request);
    die(`after:${step}`);
    return reply;
  },
});

const workflow = new WorkflowContext({ id: 'run-1', provider: providerOf('none'), store: counting });
const outputs = [];
for (const step of ['1', '2', '3', '4']) {
  const config = { maxReplyBytes: Infinity };
  const input = `Do step ${step}.`;
  const text = await workflow.agent(step, AgentStep.of({ input, provider: providerOf(step), config }));
  outputs.push(text.raw().replace(/\.+$/, ''));
}
await close();
console.log(JSON.stringify({ outputs, written: written.count }));
