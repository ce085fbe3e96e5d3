import type { NamedShape } from './value-shape.ts';

/** What is made up most readily where an argument may be left out. */
export type OptionalArgument = 'optionalArgument' | 'optionalText' | 'optionalChoice';

/** Which optional arguments are let through. */
export interface OptionalArgumentChecks {
  readonly allow: readonly string[];
  readonly allowDefaults: boolean;
  readonly textsOnly: boolean;
}

/** What speaks against leaving an argument open; `undefined` where nothing does. */
export function optionalArgument(
  { name, type, values, optionality }: NamedShape,
  { allow, allowDefaults, textsOnly }: OptionalArgumentChecks,
): OptionalArgument | undefined {
  if (optionality === undefined || allow.includes(name)) return undefined;
  if ((allowDefaults && optionality.hasDefault) || (textsOnly && type !== 'string')) return undefined;
  if (values.length > 0) return 'optionalChoice';
  return type === 'string' ? 'optionalText' : 'optionalArgument';
}
