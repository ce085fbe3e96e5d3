// A workflow of four steps that kills its own process at the point that it is told: `before:N` and `during:N` a call of
// the model, `after:N` a call, `stored:N` a step. Each call of the model leaves a line in the log.
import { appendFileSync } from 'node:fs';
import { AgentStep, FileStepStore, WorkflowContext } from '@hearsay/agent';
import { defineAnswer } from '@hearsay/answer';
import { FakeProvider } from '@hearsay/agent/testing';

const [, , storePath, logPath, death = 'never'] = process.argv;
const die = (point) => {
  if (point === death) process.kill(process.pid, 'SIGKILL');
};

const note = defineAnswer({ type: 'object', properties: { text: { type: 'string' } }, required: ['text'] });
const store = await FileStepStore.open(storePath);
const written = { count: 0 };
const counting = {
  read: (workflow, step) => store.read(workflow, step),
  async write(workflow, step, stored) {
    await store.write(workflow, step, stored);
    written.count += 1;
    die(`stored:${step}`);
  },
};

const providerOf = (step) => ({
  async chat(request) {
    die(`before:${step}`);
    appendFileSync(logPath, `${step}\n`);
    die(`during:${step}`);
    const reply = await new FakeProvider([JSON.stringify({ text: `output of ${step}` })]).chat(request);
    die(`after:${step}`);
    return reply;
  },
});

const workflow = new WorkflowContext({ id: 'run-1', provider: providerOf('none'), store: counting });
const outputs = [];
for (const step of ['1', '2', '3', '4']) {
  const input = `Do step ${step}.`;
  const { text } = await workflow.agent(
    step,
    AgentStep.of({ input, provider: providerOf(step) }).output(note),
  );
  outputs.push(text.raw());
}
await store.close();
console.log(JSON.stringify({ outputs, written: written.count }));
