import type { NamedShape, ValueShape } from './value-shape.ts';

/** A shape as far as its fields go, whatever more is known of these. */
export interface WithFields<Field> {
  readonly type: ValueShape['type'];
  readonly properties: readonly Field[];
}

/** A field whose own fields are of the same kind. */
type FieldOf<Field> = NamedShape & WithFields<Field>;

/** A tool whose arguments are known or not. */
export interface WithParameters<Field> {
  readonly parameters: WithFields<Field> | undefined;
}

/** The objects in the arguments of a tool, the arguments themselves first, each with its fields. */
export function objectShapes<Field extends FieldOf<Field>>({
  parameters,
}: WithParameters<Field>): readonly WithFields<Field>[] {
  const shapes: WithFields<Field>[] = parameters === undefined ? [] : [parameters];
  // The list grows while it is read.
  for (const { properties } of shapes)
    shapes.push(...properties.filter((property) => property.properties.length > 0));
  return shapes;
}

/** The arguments of a tool, and the fields of objects among them; not those of objects in a list, which are records. */
export function singleParameters<Field extends FieldOf<Field>>({
  parameters,
}: WithParameters<Field>): readonly Field[] {
  const single = [...(parameters?.properties ?? [])];
  // The list grows while it is read.
  for (const { type, properties } of single) if (type === 'object') single.push(...properties);
  return single;
}

/** Every argument of a tool, and every field inside one. */
export function allParameters<Field extends FieldOf<Field>>(tool: WithParameters<Field>): readonly Field[] {
  return objectShapes(tool).flatMap(({ properties }) => properties);
}
