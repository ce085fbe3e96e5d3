import type { ValueSchema } from './tool-declaration.ts';

/** A value of which the schema says nothing that can be read. */
export const UNKNOWN_VALUE: ValueSchema = {
  type: 'unknown',
  values: [],
  itemValues: [],
  properties: [],
  isComplete: false,
  optionality: undefined,
};

/** A value of a plain type. */
export function plainValue(type: ValueSchema['type']): ValueSchema {
  return { ...UNKNOWN_VALUE, type, isComplete: true };
}

/** A value out of a closed set of strings. */
export function closedSet(values: ValueSchema['values']): ValueSchema {
  return { ...plainValue('string'), values };
}

/** An array whose elements follow a schema. */
export function arrayOf(items: ValueSchema | undefined): ValueSchema {
  if (items === undefined) return plainValue('array');
  const { values, properties, isComplete } = items;
  return { ...plainValue('array'), itemValues: values, properties, isComplete };
}
