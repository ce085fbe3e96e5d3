/** Says that a place holds any text. */
export function freeText(): string {
  return 'it is free text, which from an agent must be AgentText';
}

/** Says that a place is of a type that holds everything. */
export function anythingHere(type: string): string {
  return `\`${type}\` can hold free text: name its type`;
}

/** Says that a type parameter stands for everything. */
export function unconstrainedParameter(name: string): string {
  return `the type parameter \`${name}\` stands for any type: write \`${name} extends Answerable<${name}>\``;
}

/** Says that a symbol has a description. */
export function symbolHere(): string {
  return 'a symbol can hold text in its description';
}

/** Says that a function is no data. */
export function functionHere(): string {
  return 'a function is no data';
}

/** Says that an instance has more than its type shows. */
export function classInstance(name: string): string {
  return `\`${name}\` is a class, whose instances can hold text in members that the type does not show: use a plain object`;
}

/** Says that an object hides what it holds. */
export function hiddenData(name: string): string {
  return `\`${name}\` hides its data: use a number, AgentText or a plain object`;
}

/** Says that keys can be sentences. */
export function openKeys(): string {
  return 'its keys can be any text: use a Map with AgentText keys';
}

/** Says that a type names no members. */
export function unnamedMembers(type: string): string {
  return `\`${type}\` can hold anything: name its members`;
}
