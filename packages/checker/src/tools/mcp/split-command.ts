/** A part of a word: quoted in one way or the other, after a backslash, or plain. */
const PART =
  /"(?<double>(?:[^"\\]|\\[\s\S])*)"|'(?<single>[^']*)'|\\(?<escaped>[\s\S])|(?<plain>[^\s"'\\]+)|(?<odd>["'\\])/guy;

/** The words of a command, as a shell reads them that knows quotes and backslashes, and expands nothing. */
export function splitCommand(command: string): readonly string[] {
  const words: string[] = [];
  let index = 0;
  while (index < command.length) {
    if (/\s/u.test(command.charAt(index))) {
      index += 1;
      continue;
    }
    let word = '';
    PART.lastIndex = index;
    for (let part = PART.exec(command); part !== null; part = PART.exec(command)) {
      const { double, single, escaped, plain, odd } = part.groups ?? {};
      word += double?.replaceAll(/\\(["\\$`])/gu, '$1') ?? single ?? escaped ?? plain ?? odd ?? '';
      index = PART.lastIndex;
    }
    words.push(word);
  }
  return words;
}
