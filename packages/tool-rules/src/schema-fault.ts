/** What the outermost level of a schema says, as far as it can be read. */
export interface SchemaRoot<Text> {
  /** The type in lower case; `undefined` where the schema names none. */
  readonly type: string | undefined;
  /** Whether other schemas that it refers to may say what it is of. */
  readonly isOpen: boolean;
  /** The names of the properties; `undefined` where not all of them can be read. */
  readonly properties: readonly string[] | undefined;
  /** The names under `required`, as far as they can be read. */
  readonly required: readonly (Text & { readonly text: string })[];
}

/** Why a schema cannot be the one of a tool's arguments. */
export type SchemaFault<Text> =
  | { readonly kind: 'notObject' }
  | { readonly kind: 'unknownRequired'; readonly name: Text & { readonly text: string } };

/** Finds what no SDK takes in the schema of a tool's arguments. */
export function schemaRootFaults<Text>({
  type,
  isOpen,
  properties,
  required,
}: SchemaRoot<Text>): readonly SchemaFault<Text>[] {
  if (type !== undefined && type !== 'object') return [{ kind: 'notObject' }];
  if (properties === undefined) return [];
  return [
    ...(type === undefined && !isOpen ? [{ kind: 'notObject' } as const] : []),
    ...required
      .filter(({ text }) => !properties.includes(text))
      .map((name) => ({ kind: 'unknownRequired', name }) as const),
  ];
}
