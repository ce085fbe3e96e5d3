import { startTimer } from '../async/start-timer.ts';
import { CancelledError } from '../errors/run-error.ts';

/** What can end a run early: the caller's signal, its time limit, and a reader who leaves its stream. */
export class RunSignal {
  /** What the provider and the loop watch; undefined when nobody can cancel. */
  readonly caller: AbortSignal | undefined;
  readonly #timer: NodeJS.Timeout | undefined;
  #own: AbortController | undefined;
  #unlink: (() => void) | undefined;
  #reason: unknown;

  constructor(signal: AbortSignal | undefined, timeoutMs: number) {
    if (timeoutMs === Infinity) {
      this.caller = signal;
      return;
    }
    const limit = new AbortController();
    const over = (): void => limit.abort(new DOMException('The run took too long.', 'TimeoutError'));
    this.caller = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal;
    this.#timer = startTimer(timeoutMs, over);
  }

  /** What tools get; it is only made when one of them looks at it. */
  get tools(): AbortSignal {
    if (this.#own) return this.#own.signal;
    const own = new AbortController();
    this.#own = own;
    const { caller } = this;
    const abort = (): void => own.abort(caller?.reason);
    if (caller?.aborted === true) abort();
    else caller?.addEventListener('abort', abort, { once: true });
    this.#unlink = () => caller?.removeEventListener('abort', abort);
    if (this.#reason !== undefined) own.abort(this.#reason);
    return own.signal;
  }

  /** Throws when the caller has cancelled. */
  check(): void {
    const { caller } = this;
    if (caller?.aborted === true) throw new CancelledError(caller.reason);
  }

  /** Tells tools that are still at work that nobody waits for them. */
  abandon(reason: unknown): void {
    this.#reason = reason;
    this.#own?.abort(reason);
  }

  /** Lets go of timers and listeners. */
  dispose(): void {
    clearTimeout(this.#timer);
    this.#unlink?.();
  }
}
