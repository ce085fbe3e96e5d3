// An orchestrator splits a task, workers do the parts at the same time, and the results come together quoted.
import { SubAgentPool, reactAgent } from '@hearsay/agent';
import { defineAnswer } from '@hearsay/answer';
import { Prompt } from '@hearsay/core';
import { modelOf } from './model-of.ts';

const plan = defineAnswer({
  type: 'object',
  properties: { parts: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 4 } },
  required: ['parts'],
});

export async function orchestrator(signal: AbortSignal): Promise<void> {
  const provider = modelOf([
    JSON.stringify({ parts: ['the install command', 'the first program'] }),
    'Run npm install, build, then call run().',
  ]);
  const lead = reactAgent({ provider, system: 'You plan guides and put their parts together.' });
  const task = 'Plan a guide for newcomers. Answer as JSON: its parts.';
  const { parts } = await lead.runTyped(plan, task, { signal });
  console.log(`plan: ${parts.map((part) => part.raw()).join(', ')}`);
  const pool = new SubAgentPool({ maxAgents: 4 });
  const written = await Promise.all(
    parts.map((part, index) =>
      pool.spawnReact(
        `writer-${index}`,
        { provider: modelOf([`Text number ${index + 1}.`]), system: 'You write one part of a guide.' },
        new Prompt().text('Write this part of the guide:').untrusted(part, { source: 'plan' }),
        { signal },
      ),
    ),
  );
  console.log(`workers: ${pool.names().join(', ')}`);
  const input = written.reduce(
    (all, text) => all.untrusted(text, { source: 'writer' }),
    new Prompt().text('Put these parts together:'),
  );
  console.log(`guide: ${(await lead.run(input, { signal })).raw()}`);
}
