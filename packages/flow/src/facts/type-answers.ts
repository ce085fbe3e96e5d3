import type { NodeId } from './node-facts.ts';
import type { NodeTypes } from './typed-facts.ts';

/** The values for which a question was answered with yes, and those for which it was answered with no. */
export interface AnsweredNodes {
  readonly yes: readonly NodeId[];
  readonly no: readonly NodeId[];
}

/** What is known of the types of one file's values, as plain JSON. */
export type TypeAnswers = Readonly<Record<keyof NodeTypes, AnsweredNodes>>;

type Question = keyof NodeTypes;

/**
 * Remembers every answer about the types of one file, so that the same question never needs a compiler again.
 *
 * What was not asked before is asked of `others`, which may have to load a program first.
 */
export class RememberedTypes implements NodeTypes {
  readonly #known: Readonly<Record<Question, Map<NodeId, boolean>>>;
  readonly #others: () => NodeTypes;
  #hasLearned = false;

  constructor(answers: TypeAnswers | undefined, others: () => NodeTypes) {
    this.#known = {
      carriesText: toMap(answers?.carriesText),
      isPromise: toMap(answers?.isPromise),
      isPrimitive: toMap(answers?.isPrimitive),
      canBeMissing: toMap(answers?.canBeMissing),
    };
    this.#others = others;
  }

  carriesText(node: NodeId): boolean {
    return this.#ask('carriesText', node);
  }

  isPromise(node: NodeId): boolean {
    return this.#ask('isPromise', node);
  }

  isPrimitive(node: NodeId): boolean {
    return this.#ask('isPrimitive', node);
  }

  canBeMissing(node: NodeId): boolean {
    return this.#ask('canBeMissing', node);
  }

  /** Whether anything was asked that was not known from the beginning. */
  get hasLearned(): boolean {
    return this.#hasLearned;
  }

  /** Everything that is known by now. */
  answers(): TypeAnswers {
    return {
      carriesText: toAnswers(this.#known.carriesText),
      isPromise: toAnswers(this.#known.isPromise),
      isPrimitive: toAnswers(this.#known.isPrimitive),
      canBeMissing: toAnswers(this.#known.canBeMissing),
    };
  }

  #ask(question: Question, node: NodeId): boolean {
    const known = this.#known[question].get(node);
    if (known !== undefined) return known;
    const answer = this.#others()[question](node);
    this.#known[question].set(node, answer);
    this.#hasLearned = true;
    return answer;
  }
}

function toMap(answered: AnsweredNodes | undefined): Map<NodeId, boolean> {
  const map = new Map<NodeId, boolean>();
  for (const node of answered?.yes ?? []) map.set(node, true);
  for (const node of answered?.no ?? []) map.set(node, false);
  return map;
}

function toAnswers(known: ReadonlyMap<NodeId, boolean>): AnsweredNodes {
  const nodes = [...known.keys()].sort((one, other) => one - other);
  return {
    yes: nodes.filter((node) => known.get(node) === true),
    no: nodes.filter((node) => known.get(node) === false),
  };
}
