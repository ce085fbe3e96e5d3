type FixturesText =
  | 'summary'
  | 'folder'
  | 'project'
  | 'format'
  | 'json'
  | 'bless'
  | 'write'
  | 'description'
  | 'typescript'
  | 'writeWithoutBless'
  | 'after';

/** What `hearsay fixtures --help` says beyond the names of its options. */
export const fixturesHelp: Readonly<Record<FixturesText, string>> = {
  summary: 'run compile_fail fixtures on several TypeScript versions',
  folder: 'folder that holds the fixtures',
  project: 'start from the compiler options of this file instead of the strict defaults',
  format: 'how to print the result',
  json: 'short for --format json',
  bless: 'show which headers and markers would make failing cases hold; writes nothing',
  write: 'with --bless: write what it shows',
  description:
    'Compiles every fixture below a folder and checks that it fails as its first comment states: with those codes, ' +
    'that message and at that place, on every TypeScript version, and for no other reason than the mark.',
  typescript:
    'TypeScript package to run, found upward from the folder; repeatable ' +
    '(default: typescript-5.9, typescript, typescript-7.0)',
  writeWithoutBless: '--write needs --bless: it writes what --bless shows.',
  after: `
A fixture is a .ts file; name.pass.ts beside it is the smallest change that compiles:

  // compile_fail TS2731 "Implicit conversion of a 'symbol'"
  import type { AgentText } from '@hearsay/core';
  export const ask = (reply: AgentText): string => \`Answer this: \${reply}\`;
  //                                                                ^

  Several codes:     // compile_fail TS2345 TS2322 "fragment"
  Place:             a caret under the column, or @line 7 in the header (@line 7:12 with a column)
  Name of the case:  // form: template literal
  No control run:    // control: none -- reason

Each version compiles the fixtures with their twins, and once more with every mark lifted (the control):
a fixture that still fails there fails for another reason.

Bless mode prints the new headers and markers of failing cases as a diff and writes nothing; --bless --write
writes them. A new fixture may start with a bare "// compile_fail". Cases that compile, whose twin fails or
that fail without the mark are never blessed. The exit status is that of the run before blessing.

Exit status: 0 all held, 1 a case fails, 2 usage, or a run that cannot start.`,
};
