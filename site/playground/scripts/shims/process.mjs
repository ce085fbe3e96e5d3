// What ESLint and its libraries ask of the process that they run in.
export const process = {
  browser: true,
  env: {},
  argv: [],
  versions: {},
  platform: 'browser',
  cwd: () => '/project',
};
