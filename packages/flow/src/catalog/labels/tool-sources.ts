import type { ResultShape, SdkCatalog } from '../sdk-catalog.ts';

/** What a page, a service or a program on this machine answered; a harmless part says how it went. */
const shapes: Readonly<Record<string, ResultShape>> = {
  'web.response': {
    harmless: [
      'ok',
      'status',
      'statusCode',
      'statusText',
      'headers',
      'url',
      'type',
      'redirected',
      'bodyUsed',
      'config',
      'request',
      'timings',
    ],
  },
  'process.output': {
    harmless: [
      'pid',
      'status',
      'signal',
      'exitCode',
      'signalCode',
      'killed',
      'connected',
      'stdin',
      'channel',
    ],
  },
};

function source(
  sdk: string,
  packages: readonly string[],
  names: readonly string[],
  result: 'web.response' | 'process.output',
): SdkCatalog {
  return { sdk, packages, versionedBy: [], shapes, entries: [{ names, result, label: 'tool' }] };
}

const verbs = ['get', 'head', 'delete', 'options', 'post', 'put', 'patch', 'request'];

const childProcess: SdkCatalog = {
  sdk: 'node:child_process',
  packages: ['child_process'],
  versionedBy: [],
  shapes,
  entries: [
    {
      names: ['exec', 'execFile'],
      result: 'process.output',
      label: 'tool',
      // Behind the command, its arguments and its options stands what is told of the error, the output, the errors.
      parameters: [{ at: [1, 2, 3].flatMap((at) => [`(${String(at)})(1)`, `(${String(at)})(2)`]) }],
    },
    {
      names: ['execSync', 'execFileSync', 'spawn', 'spawnSync'],
      result: 'process.output',
      label: 'tool',
    },
  ],
};

/** Where text of a tool comes in: fetched pages, answers of services, output of commands. */
export const toolSources: readonly SdkCatalog[] = [
  source('global', ['global'], ['fetch'], 'web.response'),
  childProcess,
  source('axios', ['axios'], ['default', ...verbs], 'web.response'),
  source('got', ['got'], ['default', 'got', ...verbs], 'web.response'),
  source('ky', ['ky'], ['default', 'ky', ...verbs], 'web.response'),
  source('node-fetch', ['node-fetch'], ['default'], 'web.response'),
  source('undici', ['undici'], ['fetch', 'request'], 'web.response'),
  source('cross-spawn', ['cross-spawn'], ['default', 'spawn', 'sync'], 'process.output'),
  source(
    'execa',
    ['execa'],
    ['execa', 'execaSync', 'execaNode', 'execaCommand', 'execaCommandSync', '$'],
    'process.output',
  ),
];
