/** How far a propagation may go; a report says when that did not suffice. */
export interface Budget {
  /** States of any label, after which everything stops. */
  readonly states: number;
  /** States of functions, after which only texts are followed further. */
  readonly functionStates: number;
}

/** How a program is solved; the budget is in proportion to its size, and the depth is that of written code. */
export interface SolvingLimits {
  readonly budget?: Budget | undefined;
  /** Segments kept per path of a text, tags aside: what lies deeper counts as the whole of what lies there. */
  readonly depth?: number | undefined;
}
