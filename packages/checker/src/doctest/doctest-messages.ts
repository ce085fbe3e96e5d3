const example = '`compile_fail,TS2345`, `no_run`, `ignore-because="…"`, `hidden` or `name="…"`';

/** Every sentence that a doctest run shows, apart from what finds the faults. */
export const doctestMessages = {
  words: {
    misspelt: (word: string, nearest: string): string =>
      `\`${word}\` means nothing behind a fence; did you mean \`${nearest}\`?`,
    nameless: (): string => '`name` is empty. Write `name="server"` on the blocks that are one program.',
    ignoredWithoutReason: (): string =>
      '`ignore-because` needs a reason. Write why the block is left alone, as in `ignore-because="shows an older API"`.',
    codeAlone: (): string => 'A code needs `compile_fail` before it, as in `compile_fail,TS2345`.',
    failsWithoutCode: (): string =>
      '`compile_fail` needs the codes that must occur, as in `compile_fail,TS2345`.',
  },
  run: {
    noDocument: (name: string): string =>
      `\`${name}\` names no document. Write a Markdown, MDX or TypeScript file, a folder of them, or a pattern in quotes.`,
    noBlock: (): string =>
      `No document has a block of TypeScript: a fence says \`ts\`, and behind it ${example} where it needs to.`,
    noCompiler: (): string =>
      'No TypeScript was found from the documents upward. Install `typescript`, or name packages with --typescript.',
    malformedTimeout: (written: string): string =>
      `\`--timeout ${written}\` is not a number of seconds: write one above 0.`,
    writeWithoutUpdate: (): string => '--write needs --update: it writes what --update shows.',
  },
  compiler: (code: number, message: string): string => `TS${code}: ${message}`,
  threw: (message: string): string => `It fails when it runs: ${message}`,
  timedOut: (seconds: number): string =>
    `It does not end within ${seconds} s. Write \`no_run\` on a block that waits for something, or set --timeout.`,
  noExpect: (): string =>
    'It calls `expect`, and the project has none: install `vitest` or `expect`, or write `no_run` on the block.',
  notReached: (expected: string): string => `The run never comes to the value \`${expected}\`.`,
  otherValue: (expected: string, shownValue: string): string =>
    `The value is \`${shownValue}\`, not \`${expected}\`.`,
  update: {
    nothing: (): string => 'No value has to be written.',
    written: (file: string): string => `Wrote ${file}.`,
    notWritten: (count: number): string =>
      `${count} ${count === 1 ? 'file' : 'files'} would change; nothing was written. Add --write to write.`,
  },
} as const;
