import type { ApiEntry, SdkCatalog, SinkRow } from '../sdk-catalog.ts';

function code(...at: readonly string[]): SinkRow {
  return { rank: 'control', use: 'code', at };
}

/** What an interpreter takes for code among the arguments of a command: `bash -c <text>`. */
const shellArguments: SinkRow = { ...code('(1)[]'), isShellOnly: true };

/** Programs that a text starts: the command line, or the program's name. */
const commands: readonly ApiEntry[] = [
  { names: ['exec', 'execSync'], sinks: [code('(0)')] },
  {
    names: ['spawn', 'spawnSync', 'execFile', 'execFileSync'],
    sinks: [code('(0)'), shellArguments],
  },
  { names: ['fork'], sinks: [code('(0)')] },
];

/** A library that starts programs. */
function commandLibrary(packageName: string, entries: readonly ApiEntry[]): SdkCatalog {
  return { sdk: packageName, packages: [packageName], versionedBy: [], shapes: {}, entries };
}

/** Where a text becomes code that the program runs. */
export const codeSinks: readonly SdkCatalog[] = [
  {
    sdk: 'global',
    packages: ['global'],
    versionedBy: [],
    shapes: {},
    entries: [
      { names: ['eval', 'import', 'require', 'importScripts'], sinks: [code('(0)')] },
      { names: ['Function', 'new Function'], sinks: [code('(0)', '(1)', '(2)', '(3)')] },
      { names: ['new Worker'], sinks: [code('(0)')] },
    ],
  },
  {
    sdk: 'node:child_process',
    packages: ['child_process'],
    versionedBy: [],
    shapes: {},
    entries: commands,
  },
  {
    sdk: 'node:vm',
    packages: ['vm'],
    versionedBy: [],
    shapes: {},
    entries: [
      {
        names: ['runInContext', 'runInNewContext', 'runInThisContext', 'compileFunction'],
        sinks: [code('(0)')],
      },
      { names: ['new Script', 'new SourceTextModule'], sinks: [code('(0)')] },
    ],
  },
  {
    sdk: 'node:worker_threads',
    packages: ['worker_threads'],
    versionedBy: [],
    shapes: {},
    entries: [{ names: ['new Worker'], sinks: [code('(0)')] }],
  },
  commandLibrary('cross-spawn', [
    { names: ['default', 'spawn', 'sync'], sinks: [code('(0)'), shellArguments] },
  ]),
  commandLibrary('execa', [
    { names: ['execa', 'execaSync', 'execaNode'], sinks: [code('(0)'), shellArguments] },
    { names: ['execaCommand', 'execaCommandSync'], sinks: [code('(0)')] },
  ]),
  commandLibrary('shelljs', [{ names: ['exec'], sinks: [code('(0)')] }]),
];
