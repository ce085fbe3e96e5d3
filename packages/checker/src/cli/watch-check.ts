import { dirname } from 'node:path';
import { watch, type FSWatcher } from 'chokidar';
import type { AnalysisInputs } from '../files/trace-inputs.ts';
import type { CheckTask } from './check-worker-message.ts';
import { CheckThread } from './check-thread.ts';
import { watching } from './cli-messages.ts';
import { failureStatus } from './failure-status.ts';
import { createProgress } from './progress.ts';
import { tellReport, type TellingOptions } from './tell-report.ts';
import { writeNotice } from './write-message.ts';

/** Milliseconds of quiet before a check begins: editors and version control write several files at once. */
const QUIET_TIME = 60;

/** Files whose coming or going can change a result. */
const COUNTS = /\.(?:[cm]?[jt]sx?|json)$/u;

/** Files that decide what is checked: a check that did not come so far has not read them. */
const DECIDES = /[/\\](?:hearsay\.config\.(?:ts|js|json)|package\.json|tsconfig[^/\\]*\.json)$/u;

/**
 * Checks, and checks again whenever a file is saved that the result depends on, until the process is interrupted.
 *
 * The first check decides nothing: a config that does not load is told, and looked at again when it is saved.
 */
export async function watchCheck(
  task: Extract<CheckTask, { readonly kind: 'check' }>,
  telling: TellingOptions,
): Promise<number> {
  const thread = new CheckThread();
  const inputs = new WatchedInputs(task.options.cwd ?? process.cwd());
  for (;;) {
    const progress = createProgress(process.stderr, process.env);
    try {
      const report = await thread.run(task, {
        onProgress: progress.show,
        onInputs: (found) => inputs.watch(found),
      });
      progress.clear();
      tellReport(report, telling);
    } catch (error) {
      progress.clear();
      process.exitCode = failureStatus(error, process.argv);
    }
    if (telling.flags.quiet !== true) writeNotice(watching(), telling.flags.color);
    await inputs.change();
  }
}

/** Waits for changes of what a result depends on. */
class WatchedInputs {
  readonly #watcher: FSWatcher;
  readonly #folders = new Set<string>();
  #files: ReadonlySet<string> = new Set();
  #hasChanged = false;
  #onChange: (() => void) | undefined;

  constructor(folder: string) {
    this.#watcher = watch(folder, { depth: 0, ignoreInitial: true, ignored: isIgnored });
    this.#folders.add(folder);
    this.#watcher.on('all', (event, path) => {
      const isKnown = this.#files.has(path.replaceAll('\\', '/')) || DECIDES.test(path);
      if (isKnown || (event !== 'change' && COUNTS.test(path)) || event.endsWith('Dir')) this.#note();
    });
  }

  /** Watches what a check has looked at, from now on too. */
  watch({ files, folders }: AnalysisInputs): void {
    this.#files = new Set(files);
    const added = [...folders, ...files.map((file) => dirname(file))].filter(
      (folder) => !this.#folders.has(folder),
    );
    for (const folder of added) this.#folders.add(folder);
    if (added.length > 0) this.#watcher.add([...new Set(added)]);
  }

  /** Comes back when something has changed and it has been quiet since. */
  async change(): Promise<void> {
    while (!this.#hasChanged) await this.#nextEvent();
    while (this.#hasChanged) {
      this.#hasChanged = false;
      await new Promise((resolve) => setTimeout(resolve, QUIET_TIME));
    }
  }

  async #nextEvent(): Promise<void> {
    return new Promise((resolve) => {
      this.#onChange = resolve;
    });
  }

  #note(): void {
    this.#hasChanged = true;
    this.#onChange?.();
  }
}

function isIgnored(path: string): boolean {
  return /[/\\](?:node_modules|\.git)(?:[/\\]|$)/u.test(path);
}
