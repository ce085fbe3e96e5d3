import type { ToolDeclaration, ToolParameter, ValueSchema } from './tool-declaration.ts';

/** The objects in the arguments of a tool, the arguments themselves first, each with its fields. */
export function objectSchemas({ parameters }: ToolDeclaration): readonly ValueSchema[] {
  const schemas: ValueSchema[] = parameters === undefined ? [] : [parameters];
  // The list grows while it is read.
  for (const { properties } of schemas)
    schemas.push(...properties.filter((property) => property.properties.length > 0));
  return schemas;
}

/** The arguments of a tool, and the fields of objects among them; not those of objects in a list, which are records. */
export function singleParameters({ parameters }: ToolDeclaration): readonly ToolParameter[] {
  const single = [...(parameters?.properties ?? [])];
  // The list grows while it is read.
  for (const { type, properties } of single) if (type === 'object') single.push(...properties);
  return single;
}

/** Every argument of a tool, and every field inside one. */
export function allParameters(tool: ToolDeclaration): readonly ToolParameter[] {
  return objectSchemas(tool).flatMap(({ properties }) => properties);
}
