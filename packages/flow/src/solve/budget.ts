/** How far a propagation may go; a report says when that did not suffice. */
export interface Budget {
  /** States of any label, after which everything stops. */
  readonly states: number;
  /** States of functions, after which only texts are followed further. */
  readonly functionStates: number;
}
