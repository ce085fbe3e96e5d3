import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ValueVerdict } from './compare-value.ts';
import type { StatedValue } from './stated-values.ts';

/** What the process that runs a module is told. */
export interface ChildTask {
  /** The module, absolute. */
  readonly file: string;
  readonly values: readonly Pick<StatedValue, 'expected' | 'isPrinted'>[];
  /** A module to load before, which brings the library that a test asserts with. */
  readonly setup?: string;
}

/** What that process tells. */
export interface ChildReply {
  readonly verdicts: readonly (readonly [number, ValueVerdict])[];
  readonly failure?: RunFailure;
}

/** Why a module failed while it ran. */
interface RunFailure {
  readonly message: string;
  /** The stack, in the lines of the module before it was turned into JavaScript. */
  readonly stack: string;
}

/** How a module ran. */
export type RunResult = ChildReply | { readonly timedOut: true };

// `src` has the child as TypeScript, `dist` as JavaScript; the hooks that run the project's sources run both.
const CHILD = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './module-child.ts' : './module-child.js', import.meta.url),
);
const HOOKS = [
  import.meta.resolve('jiti/register'),
  new URL('../../assets/commonjs-hooks.js', import.meta.url).href,
].flatMap((hooks) => ['--import', hooks]);

/** Runs a module in a process of its own, in a working folder, for so many milliseconds at most. */
export async function runModule(task: ChildTask, cwd: string, timeoutMs: number): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--enable-source-maps', '--no-warnings', ...HOOKS, CHILD, JSON.stringify(task)],
      { cwd, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
    );
    let reply: ChildReply | undefined;
    let errors = '';
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      child.kill('SIGKILL');
    }, timeoutMs);
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (errors += chunk));
    // Only our own child writes to this channel.
    child.on('message', (message) => (reply ??= message as ChildReply));
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(timer);
      if (timedOut) resolve({ timedOut });
      else resolve(reply ?? { verdicts: [], failure: { message: lastError(errors), stack: errors } });
    });
  });
}

/** What Node.js prints of an error that nobody caught. */
function lastError(errors: string): string {
  return /^\s*(?:\w*Error\b.*)$/mu.exec(errors)?.[0].trim() ?? 'The process ended by itself.';
}
