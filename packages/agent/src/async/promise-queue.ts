/** Runs jobs one after another, in the order in which they came. */
export class PromiseQueue {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs a job when all before it are done, whether they failed or not. */
  run<Value>(job: () => Promise<Value>): Promise<Value> {
    const done = this.#last.then(job, job);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
