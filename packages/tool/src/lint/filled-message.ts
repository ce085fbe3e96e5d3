/** Words of a declaration can come from a server: on one line, and no longer than anything that a person would name. */
const LONGEST = 200;

/** A message of a rule, with the words of the declaration in it. */
export function filledMessage(message: string, data: Readonly<Record<string, string | number>>): string {
  return message.replaceAll(/\{\{(\w+)\}\}/gu, (hole, name: string) =>
    Object.hasOwn(data, name) ? quoted(String(data[name])) : hole,
  );
}

function quoted(words: string): string {
  const line = words.replaceAll(/\s+/gu, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
