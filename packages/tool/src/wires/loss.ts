/** Something that a declaration says in one dialect and cannot say in another. */
export interface Loss {
  /** Where it stood in the declaration that was converted, as a JSON Pointer: `/parameters/properties/city/pattern`. */
  readonly path: string;
  /** The key or keyword that is concerned. */
  readonly keyword: string;
  /** What became of it, in a sentence. */
  readonly message: string;
}
