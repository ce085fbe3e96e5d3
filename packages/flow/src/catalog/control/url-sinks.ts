import type { ApiEntry, SdkCatalog, SinkRow } from '../sdk-catalog.ts';

function url(...at: readonly string[]): SinkRow {
  return { rank: 'control', use: 'url', at };
}

/** The parts of a request's options that say where it goes. */
const target = url('(0).url', '(0).baseURL');

function library(packageName: string, entries: readonly ApiEntry[]): SdkCatalog {
  return { sdk: packageName, packages: [packageName], versionedBy: [], shapes: {}, entries };
}

const verbs = ['get', 'head', 'delete', 'options', 'post', 'put', 'patch'];

/** Where a text decides whom the program talks to. */
export const urlSinks: readonly SdkCatalog[] = [
  {
    sdk: 'global',
    packages: ['global'],
    versionedBy: [],
    shapes: {},
    entries: [{ names: ['fetch', 'new Request', 'new WebSocket', 'new EventSource'], sinks: [url('(0)')] }],
  },
  {
    sdk: 'node:http',
    packages: ['http', 'https'],
    versionedBy: [],
    shapes: {},
    entries: [{ names: ['request', 'get'], sinks: [url('(0)', '(0).hostname', '(0).host', '(0).path')] }],
  },
  {
    sdk: 'node:http2',
    packages: ['http2'],
    versionedBy: [],
    shapes: {},
    entries: [{ names: ['connect'], sinks: [url('(0)')] }],
  },
  library('axios', [
    { names: verbs, sinks: [url('(0)')] },
    // One call for a URL with options behind it, or for options alone.
    { names: ['default', 'request'], sinks: [url('(0)'), target] },
    { names: ['create'], sinks: [target] },
  ]),
  library('got', [{ names: ['default', 'got', 'stream', ...verbs], sinks: [url('(0)')] }]),
  library('ky', [{ names: ['default', 'ky', ...verbs], sinks: [url('(0)')] }]),
  library('node-fetch', [{ names: ['default'], sinks: [url('(0)')] }]),
  library('undici', [
    { names: ['fetch', 'request', 'stream', 'pipeline', 'new Request'], sinks: [url('(0)')] },
  ]),
];
