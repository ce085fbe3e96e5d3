/** Members that every object has without holding them. */
const INHERITED: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Whether reading a member of this name from an object that does not hold it gives something all the same. */
export function isInheritedName(name: string): boolean {
  return INHERITED.has(name);
}
