import { isObject } from '@hearsay/tool-rules';

/** Whether two values of JSON say the same: keys in any order, elements of lists in theirs. */
export function equalJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((element, index) => equalJson(element, other[index]))
    );
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && equalJson(one[key], other[key]))
  );
}
