/** A text of a declaration; whoever reads source files has more on it, such as where it stands. */
export interface Said {
  readonly text: string;
}

/** What a schema says of one value; `unknown` where it says nothing that can be judged. */
export interface ValueShape<Text extends Said = Said> {
  readonly type: 'string' | 'number' | 'boolean' | 'array' | 'object' | 'unknown';
  /** The members of a closed set of strings; empty for any other value. */
  readonly values: readonly Text[];
  /** The members of the closed set that the elements of an array come from. */
  readonly itemValues: readonly Text[];
  /** The fields of an object, or of the objects in an array. */
  readonly properties: readonly NamedShape<Text>[];
  /** Whether all fields of an object could be read. */
  readonly isComplete: boolean;
  /** Why a model may leave the value out; `undefined` where it may not. */
  readonly optionality: { readonly hasDefault: boolean } | undefined;
}

/** A named argument of a tool, or a field inside one. */
export interface NamedShape<Text extends Said = Said> extends ValueShape<Text> {
  readonly name: string;
}

/** A tool as far as the judgements look at it. */
export interface ToolShape<Text extends Said = Said> {
  readonly name: Said | undefined;
  /** `undefined` where there is none that can be read. */
  readonly description: string | undefined;
  readonly parameters: ValueShape<Text> | undefined;
  readonly triggers: readonly Text[];
}
