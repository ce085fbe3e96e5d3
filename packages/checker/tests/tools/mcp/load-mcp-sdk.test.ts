import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Client } from '@modelcontextprotocol/client';
import { expect, expectTypeOf, it } from 'vitest';
import type { McpSdkClient } from '../../../src/tools/mcp/load-mcp-sdk.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const LOADER = new URL('../../../dist/tools/mcp/load-mcp-sdk.js', import.meta.url).href;
const HTTP = 'exports.StreamableHTTPClientTransport = class {};';
const STDIO = 'exports.StdioClientTransport = class {}; exports.getDefaultEnvironment = () => ({});';
const VERSION_1 = 'node_modules/@modelcontextprotocol/sdk/client';
const VERSION_2 = 'node_modules/@modelcontextprotocol/client';

/** What is loaded in a project: in a process of its own, as package managers let those that they start find more. */
function loadedIn(files: Readonly<Record<string, string>>, ...others: readonly string[]): string {
  const folder = temporaryFolder({ 'package.json': '{}', ...files });
  const program = `
    import { loadMcpSdk } from ${JSON.stringify(LOADER)};
    try {
      const sdk = loadMcpSdk(${JSON.stringify([join(folder, 'package.json'), ...others])});
      console.log(new sdk.Client({ name: 'hearsay', version: '0.0.0' }).constructor.name, Object.keys(sdk).length > 3);
    } catch (error) {
      console.log(error.name, error.message);
    }
  `;
  const args = ['--input-type=module', '--eval', program];
  return spawnSync(process.execPath, args, { env: { ...process.env, NODE_PATH: '' }, encoding: 'utf8' })
    .stdout;
}

const VERSION_1_FILES = {
  [`${VERSION_1}/index.js`]: 'exports.Client = class ClientOf1 {};',
  [`${VERSION_1}/stdio.js`]: STDIO,
  [`${VERSION_1}/streamableHttp.js`]: HTTP,
};
const VERSION_2_FILES = {
  [`${VERSION_2}/index.js`]: `exports.Client = class ClientOf2 {}; ${HTTP}`,
  [`${VERSION_2}/stdio.js`]: STDIO,
};

it('says which package is missing', () => {
  const said = loadedIn({});
  expect(said).toContain('UsageError');
  expect(said).toContain('`npm install --save-dev @modelcontextprotocol/client`');
});

it('takes what the project has, the newer version first', () => {
  expect(loadedIn(VERSION_1_FILES)).toBe('ClientOf1 true\n');
  expect(loadedIn({ ...VERSION_1_FILES, ...VERSION_2_FILES })).toBe('ClientOf2 true\n');
});

it('takes the one that is installed beside this package', () => {
  expect(loadedIn({}, LOADER)).toBe('Client true\n');
});

it('asks nothing of a client that the official one does not have', () => {
  expectTypeOf<Pick<Client, 'connect' | 'listTools' | 'close'>>().toExtend<{
    connect(transport: never, options: { timeout: number }): Promise<void>;
    listTools: McpSdkClient['listTools'];
    close: McpSdkClient['close'];
  }>();
});
