// Runs the examples by name: `npm run example agents debate`; without a name, all of them.
import { approval } from './approval.ts';
import { debate } from './debate.ts';
import { durable } from './durable.ts';
import type { Example } from './example.ts';
import { httpStream } from './http-stream.ts';
import { judgeLoop } from './judge-loop.ts';
import { modelName } from './model-of.ts';
import { orchestrator } from './orchestrator.ts';
import { research } from './research.ts';
import { reviewFix } from './review-fix.ts';
import { routing } from './routing.ts';

const EXAMPLES: ReadonlyMap<string, Example> = new Map([
  ['review-fix', { about: 'one role reviews a change, another one fixes it', run: reviewFix }],
  ['judge-loop', { about: 'a writer and a judge, three rounds at most', run: judgeLoop }],
  ['orchestrator', { about: 'a plan, workers in a pool, and their results put together', run: orchestrator }],
  ['debate', { about: 'two agents argue, and a judge picks one of two words', run: debate }],
  ['routing', { about: 'a router that can choose a desk of a closed set, and nothing else', run: routing }],
  ['research', { about: 'a sub-agent reads a page with a planted instruction in it', run: research }],
  ['approval', { about: 'a person approves each call of a tool over a channel', run: approval }],
  ['http-stream', { about: 'an agent behind an HTTP server, and a client who hangs up', run: httpStream }],
  ['durable', { about: 'a workflow whose process is killed, and that goes on', run: durable }],
]);

const HELP = `npm run example agents [name]

${[...EXAMPLES].map(([name, { about }]) => `  ${name.padEnd(13)} ${about}`).join('\n')}

Without a name, all of them run. The model is a script, unless HEARSAY_BASE_URL and HEARSAY_MODEL name an endpoint that
speaks the protocol of OpenAI's chat completions; HEARSAY_API_KEY holds its key. Ctrl-C cancels what is going on.`;

/** Runs examples one after another, and says in one line what went wrong. */
async function runAll(
  names: readonly string[],
  rest: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  for (const name of names) {
    if (names.length > 1) console.log(`== ${name}`);
    try {
      await EXAMPLES.get(name)?.run(signal, ...rest);
    } catch (error) {
      if (signal.aborted) console.error('cancelled');
      else console.error(`${name}: ${error instanceof Error ? error.message : 'failed'}`);
      return signal.aborted ? 130 : 1;
    }
  }
  return 0;
}

const [name, ...rest] = process.argv.slice(2);
if (name === '--help' || name === '-h') console.log(HELP);
else if (name !== undefined && !EXAMPLES.has(name)) {
  console.error(`There is no example \`${name}\`: name one of ${[...EXAMPLES.keys()].join(', ')}.`);
  process.exitCode = 2;
} else {
  const interrupted = new AbortController();
  process.once('SIGINT', () => interrupted.abort());
  // For whoever named an endpoint: the script needs no mention.
  if (modelName() !== undefined) console.error(`asking ${modelName()}`);
  process.exitCode = await runAll(
    name === undefined ? [...EXAMPLES.keys()] : [name],
    rest,
    interrupted.signal,
  );
}
