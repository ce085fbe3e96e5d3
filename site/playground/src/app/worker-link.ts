import type { Answer, FileTexts, Request } from '../protocol/messages.ts';
import type { Packs } from '../protocol/check-result.ts';

/** What the worker answered, or that it was stopped because it did not. */
export type WorkerOutcome = Exclude<Answer, { readonly kind: 'ready' }> | { readonly kind: 'stopped' };

/** One worker; it is replaced by a new one when a check takes too long. */
export class WorkerLink {
  readonly #script: string;
  readonly #files: FileTexts[] = [];
  #worker: Worker;
  #isCold: boolean = true;
  #checks: number = 0;

  /** @param script - The address of the engine's script, held as a blob. */
  constructor(script: string) {
    this.#script = script;
    this.#worker = new Worker(script);
  }

  /** Hands files to the worker, and to those that come after it. */
  addFiles(files: FileTexts): void {
    this.#files.push(files);
    this.#isCold = true;
    this.#post({ kind: 'add-files', files });
  }

  /**
   * Has a text checked. One check at a time.
   *
   * @param limit - After how many milliseconds the worker is stopped. The first check after something was loaded may
   *   take five times as long: everything is parsed then.
   */
  check(text: string, packs: Packs, limit: number): Promise<WorkerOutcome> {
    const id = (this.#checks += 1);
    return new Promise((resolve) => {
      const finish = (outcome: WorkerOutcome): void => {
        clearTimeout(timer);
        this.#worker.onmessage = null;
        this.#worker.onerror = null;
        resolve(outcome);
      };
      const timer = setTimeout(
        () => {
          this.#restart();
          finish({ kind: 'stopped' });
        },
        this.#isCold ? 5 * limit : limit,
      );
      this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (data.kind === 'ready' || data.id !== id) return;
        if (data.kind === 'checked') this.#isCold = false;
        finish(data);
      };
      this.#worker.onerror = (event) => {
        this.#restart();
        finish({ kind: 'failed', id, reason: event.message });
      };
      this.#post({ kind: 'check', id, text, packs });
    });
  }

  /** Stops the worker for good. */
  stop(): void {
    this.#worker.terminate();
    URL.revokeObjectURL(this.#script);
  }

  #restart(): void {
    this.#worker.terminate();
    this.#worker = new Worker(this.#script);
    this.#isCold = true;
    for (const files of this.#files) this.#post({ kind: 'add-files', files });
  }

  #post(request: Request): void {
    this.#worker.postMessage(request);
  }
}
