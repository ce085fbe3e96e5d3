type DoctestText =
  | 'summary'
  | 'description'
  | 'files'
  | 'project'
  | 'typescript'
  | 'format'
  | 'timeout'
  | 'update'
  | 'write'
  | 'watch'
  | 'after';

/** What `hearsay doctest --help` says beyond the names of its options. */
export const doctestHelp: Readonly<Record<DoctestText, string>> = {
  summary: 'compile and run the code blocks of Markdown, MDX and TSDoc',
  description:
    'Compiles every block of TypeScript in the documents with the tsconfig of their project, on every TypeScript ' +
    'version that is installed, and runs the blocks that assert something.',
  files: 'Markdown, MDX and TypeScript files, folders of them, or patterns in quotes',
  project: 'compile with this tsconfig instead of the one nearest to each document',
  typescript:
    'TypeScript package to compile with, found upward from the documents; repeatable ' +
    '(default: those of typescript-5.9, typescript and typescript-7.0 that are installed)',
  format: 'how to print the result: pretty, json or github',
  timeout: 'how many seconds one block may run (default: 10)',
  update: 'show what `// =>` comments would say of the values that the blocks have; writes nothing',
  write: 'with --update: write what it shows',
  watch: 'run again whenever a document or a source is saved',
  after: `
Behind a fence:
  \`\`\`ts                            compiles; is run when it asserts (node:assert, expect, or a comment // => value)
  \`\`\`ts no_run                     compiles, and is never run
  \`\`\`ts compile_fail,TS2345        fails with exactly these codes; "part of the message" and // ^ markers pin it down
  \`\`\`ts ignore-because="reason"    is left alone
  \`\`\`ts name="server"              blocks of a document that share a name are one program
  \`\`\`ts hidden                     in a comment (<!-- … -->): set-up for the blocks after it

Examples:
  hearsay doctest README.md docs
  hearsay doctest 'src/**/*.ts' --typescript typescript
  hearsay doctest README.md --update --write

Exit status: 0 all blocks hold, 1 a block does not, 2 usage, or a run that cannot start.`,
};
