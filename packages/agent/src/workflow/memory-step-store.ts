import type { StepStore, StoredStep } from './step-store.ts';

/** Keeps steps as long as the process lives, for tests and for workflows that need not outlive it. */
export class MemoryStepStore implements StepStore {
  readonly #steps: Map<string, StoredStep> = new Map();

  read(workflow: string, step: string): StoredStep | undefined {
    return structuredClone(this.#steps.get(JSON.stringify([workflow, step])));
  }

  write(workflow: string, step: string, stored: StoredStep): void {
    this.#steps.set(JSON.stringify([workflow, step]), structuredClone(stored));
  }
}
