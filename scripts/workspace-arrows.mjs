// Which package may know which: the one table behind the lint rule and the test over the workspace graph.

/**
 * @typedef {object} Arrows
 * @property {readonly string[]} workspace Packages of ours that its source may import.
 * @property {'none' | 'declared' | readonly string[]} packages Other packages: none, those that its manifest declares,
 *   or these alone.
 * @property {boolean} typesOnly Whether it may import the types of other packages only.
 * @property {boolean} nodeBuiltins Whether it may import `node:` modules.
 */

/** @type {Readonly<Record<string, Arrows>>} */
export const ARROWS = {
  // Runs in browsers, Deno, Bun and edge runtimes, so it rests on the language alone.
  '@hearsay/core': { workspace: [], packages: 'none', typesOnly: true, nodeBuiltins: false },
  // Runs where `core` runs, so it knows no `node:` module either.
  '@hearsay/answer': {
    workspace: ['@hearsay/core'],
    packages: 'declared',
    typesOnly: false,
    nodeBuiltins: false,
  },
  // Runs loops on a server, with the answers and tools of the packages below it.
  '@hearsay/agent': {
    workspace: ['@hearsay/answer', '@hearsay/core', '@hearsay/tool'],
    packages: 'declared',
    typesOnly: false,
    nodeBuiltins: true,
  },
  // Is handed a compiler, so that ts-morph's TypeScript and the user's own both serve.
  '@hearsay/flow': { workspace: [], packages: ['typescript'], typesOnly: true, nodeBuiltins: false },
  // Recognises our types by package and symbol name, so it needs no `@hearsay/core` at run time.
  '@hearsay/checker': {
    workspace: ['@hearsay/flow', '@hearsay/tool'],
    packages: 'declared',
    typesOnly: false,
    nodeBuiltins: true,
  },
  // Judgements on declarations of tools, of which the editor and the run time have one implementation.
  '@hearsay/tool-rules': { workspace: [], packages: 'declared', typesOnly: false, nodeBuiltins: false },
  '@hearsay/tool': {
    workspace: ['@hearsay/answer', '@hearsay/core', '@hearsay/tool-rules'],
    packages: 'declared',
    typesOnly: false,
    nodeBuiltins: false,
  },
  // Lints with the compiler of whoever uses it; it too recognises our types by package and symbol name.
  '@hearsay/eslint-plugin': {
    workspace: ['@hearsay/flow', '@hearsay/tool-rules'],
    packages: 'declared',
    typesOnly: false,
    nodeBuiltins: true,
  },
};
