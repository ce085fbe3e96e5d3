/** A message of a rule, with the words of the declaration in it. */
export function filledMessage(message: string, data: Readonly<Record<string, string | number>>): string {
  return message.replaceAll(/\{\{(\w+)\}\}/gu, (hole, name: string) =>
    Object.hasOwn(data, name) ? String(data[name]) : hole,
  );
}
