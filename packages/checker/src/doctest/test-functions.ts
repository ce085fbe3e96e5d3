// Stands for a test runner that works only when it runs the file itself: in a block, tests are run at once.

type Run = (name: string, body: () => unknown) => void;

// The process that imports this has put them there.
const shared = globalThis as unknown as Readonly<Record<'expect' | 'test', unknown>>;

/** What the project's own library says of a value. */
export const expect: unknown = shared.expect;
/** Runs a test. */
export const test: Run = shared.test as Run;
/** Runs a test. */
export const it: Run = (name, body) => test(name, body);
/** Runs a group of tests. */
export const describe: Run = (name, body) => test(name, body);
