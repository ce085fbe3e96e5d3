// Runs the examples by name: `npm run example agents debate`; without a name, all of them.
import { approval } from './approval.ts';
import { debate } from './debate.ts';
import { durable } from './durable.ts';
import { httpStream } from './http-stream.ts';
import { judgeLoop } from './judge-loop.ts';
import { orchestrator } from './orchestrator.ts';
import { research } from './research.ts';
import { reviewFix } from './review-fix.ts';
import { routing } from './routing.ts';

const EXAMPLES: Readonly<Record<string, (...rest: string[]) => Promise<void>>> = {
  'review-fix': reviewFix,
  'judge-loop': judgeLoop,
  orchestrator,
  debate,
  routing,
  research,
  approval,
  'http-stream': httpStream,
  durable,
};

const [name, ...rest] = process.argv.slice(2);

if (name === undefined) {
  for (const [each, run] of Object.entries(EXAMPLES)) {
    console.log(`== ${each}`);
    await run();
  }
} else {
  const run = Object.hasOwn(EXAMPLES, name) ? EXAMPLES[name] : undefined;
  if (run) await run(...rest);
  else {
    console.error(`There is no example \`${name}\`: name one of ${Object.keys(EXAMPLES).join(', ')}.`);
    process.exitCode = 2;
  }
}
