import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PromiseQueue } from '../async/promise-queue.ts';
import { WorkflowError } from '../errors/workflow-error.ts';
import type { JsonValue } from '@hearsay/answer';
import type { Usage } from '../messages/usage.ts';
import type { StepStore, StoredStep } from './step-store.ts';

interface Line {
  readonly workflow: string;
  readonly step: string;
  readonly output: JsonValue;
  readonly usage: Usage;
}

function isLine(value: unknown): value is Line {
  const line = value as Partial<Record<keyof Line, unknown>> | null;
  return (
    typeof line?.workflow === 'string' &&
    typeof line.step === 'string' &&
    line.output !== undefined &&
    typeof line.usage === 'object'
  );
}

function parseLine(text: string, number: number): Line {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // What JSON's own error says is left out: it quotes the line.
    throw new WorkflowError('corrupt', `line ${number}`);
  }
  if (!isLine(value)) throw new WorkflowError('corrupt', `line ${number}`);
  return value;
}

/** Makes sure that a file which was just made is still in its folder after a crash. */
async function syncFolder(path: string): Promise<void> {
  const { open } = await import('node:fs/promises');
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } catch {
    // Windows cannot, and does not have to.
  } finally {
    await folder.close();
  }
}

/**
 * Keeps steps in a file that is only appended to, one line of JSON for each.
 *
 * A line is on the disk before its step counts as finished. A process that is killed while it writes leaves half a line
 * at the end, which is cut off when the file is opened again; its step was not finished. One process at a time, and
 * nothing to install: programs of several processes take `SqliteStepStore`.
 */
export class FileStepStore implements StepStore {
  readonly #file: FileHandle;
  readonly #steps: Map<string, StoredStep> = new Map();
  readonly #queue: PromiseQueue = new PromiseQueue();
  #size = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /**
   * Opens a file, or makes it.
   *
   * @throws WorkflowError of kind `corrupt` when a line before the last cannot be read.
   */
  static async open(path: string): Promise<FileStepStore> {
    // Loaded with the first store, not with the package.
    const { open } = await import('node:fs/promises');
    const file = await open(path, 'a+', 0o600);
    const store = new FileStepStore(file);
    try {
      await store.#load();
      await syncFolder(path);
      return store;
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  read(workflow: string, step: string): StoredStep | undefined {
    return structuredClone(this.#steps.get(JSON.stringify([workflow, step])));
  }

  write(workflow: string, step: string, stored: StoredStep): Promise<void> {
    const { output, usage } = stored;
    const line: Line = { workflow, step, output, usage };
    const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
    return this.#queue.run(async () => {
      try {
        await this.#file.appendFile(bytes);
        await this.#file.datasync();
      } catch (cause) {
        // Half a line must not become the beginning of the next one.
        await this.#file.truncate(this.#size).catch(() => undefined);
        throw new WorkflowError('store', step, { cause });
      }
      this.#size += bytes.length;
      this.#steps.set(JSON.stringify([workflow, step]), structuredClone({ output, usage }));
    });
  }

  /** Closes the file after what is being written. */
  close(): Promise<void> {
    return this.#queue.run(() => this.#file.close());
  }

  async #load(): Promise<void> {
    const bytes = await this.#file.readFile();
    this.#size = bytes.lastIndexOf('\n') + 1;
    if (this.#size < bytes.length) {
      await this.#file.truncate(this.#size);
      await this.#file.datasync();
    }
    const lines = bytes.subarray(0, this.#size).toString('utf8').split('\n').slice(0, -1);
    for (const [index, text] of lines.entries()) {
      const { workflow, step, output, usage } = parseLine(text, index + 1);
      this.#steps.set(JSON.stringify([workflow, step]), { output, usage });
    }
  }
}
