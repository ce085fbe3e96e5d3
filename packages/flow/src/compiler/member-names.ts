import type { MemberAssumptions } from '../facts/file-facts.ts';

/**
 * Knows the names of members that a call can mean, and remembers which of them were asked for.
 *
 * The answers depend on every file of the program, so facts that were kept hold only as long as the answers do.
 */
export class MemberNames {
  readonly #declared: ReadonlySet<string>;
  readonly #described: (name: string) => boolean;
  #asked = new Set<string>();

  /** @param described - Whether a name means something whatever the project declares. */
  constructor(declared: ReadonlySet<string>, described: (name: string) => boolean) {
    this.#declared = declared;
    this.#described = described;
  }

  /** Whether the project or the catalog declares anything under a name. */
  isKnown(name: string): boolean {
    if (this.#described(name)) return true;
    this.#asked.add(name);
    return this.#declared.has(name);
  }

  /** What was asked since the last call. */
  takeAssumptions(): MemberAssumptions {
    const asked = [...this.#asked].sort();
    this.#asked = new Set();
    return {
      declared: asked.filter((name) => this.#declared.has(name)),
      undeclared: asked.filter((name) => !this.#declared.has(name)),
    };
  }
}
