import { endOfString } from './end-of-string.ts';

/** Whether an object in a JSON text has the same key twice; the text is known to be JSON. */
export function hasDuplicateKeys(text: string): boolean {
  // One set of keys for each open object, nothing for each open array.
  const open: (Set<string> | undefined)[] = [];
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === '{') open.push(new Set());
    else if (character === '[') open.push(undefined);
    else if (character === '}' || character === ']') open.pop();
    else if (character === '"') {
      const end = endOfString(text, index);
      const keys = open.at(-1);
      if (keys !== undefined && isKey(text, end)) {
        // Keys that are written differently can be the same key.
        const key = JSON.parse(text.slice(index, end + 1)) as string;
        if (keys.has(key)) return true;
        keys.add(key);
      }
      index = end;
    }
  }
  return false;
}

/** Whether a colon follows the string that ends at a quote. */
function isKey(text: string, end: number): boolean {
  let next = end + 1;
  while (' \t\n\r'.includes(text[next] ?? ':')) next++;
  return text[next] === ':';
}
