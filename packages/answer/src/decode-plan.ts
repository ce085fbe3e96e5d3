import type { JsonValue } from './json-value.ts';

/** How one place of a valid answer becomes a part of the decoded value. */
export type DecodePlan =
  | { readonly kind: 'keep'; readonly types: readonly PlainType[] }
  | { readonly kind: 'text' | 'uuid' | 'decimal' }
  | { readonly kind: 'closed'; readonly values: readonly JsonValue[] }
  | ObjectPlan
  | { readonly kind: 'map'; readonly value: DecodePlan }
  | ListPlan
  | UnionPlan
  | ReferencePlan
  | { readonly kind: 'nothing' };

/** Values that are no text and hold none. */
type PlainType = 'boolean' | 'null' | 'number';

/** An object of which the declared members are taken, in the order of their declaration. */
export interface ObjectPlan {
  readonly kind: 'object';
  readonly members: readonly MemberPlan[];
}

/** One declared member. */
export interface MemberPlan {
  readonly name: string;
  readonly isRequired: boolean;
  readonly plan: DecodePlan;
}

/** An array: the first places each have a plan of their own; `rest` is for all others, which are dropped without it. */
export interface ListPlan {
  readonly kind: 'list';
  readonly prefix: readonly DecodePlan[];
  readonly rest: DecodePlan | undefined;
}

/** One of several plans: the first arm that the value fits. */
export interface UnionPlan {
  readonly kind: 'union';
  readonly arms: readonly ArmPlan[];
}

/** One arm, and where its schema stands. */
export interface ArmPlan {
  readonly pointer: string;
  readonly plan: DecodePlan;
}

/** A plan that stands elsewhere, under the pointer of its schema: plans may hold themselves. */
interface ReferencePlan {
  readonly kind: 'reference';
  readonly target: string;
}

/** What a declaration writes out: the strings that the developer, and no model, wrote. */
export interface DeclaredWords {
  /** The texts of closed sets. */
  readonly texts: ReadonlySet<string>;

  /** The names of members. */
  readonly names: ReadonlySet<string>;
}

/** The plan of a whole answer. */
export interface AnswerPlan extends DeclaredWords {
  readonly root: DecodePlan;

  /** The plans that references name. */
  readonly targets: ReadonlyMap<string, DecodePlan>;
}
