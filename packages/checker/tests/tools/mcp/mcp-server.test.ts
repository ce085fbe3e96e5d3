import { describe, expect, it } from 'vitest';
import { parseMcpServer } from '../../../src/tools/mcp/mcp-server.ts';
import { splitCommand } from '../../../src/tools/mcp/split-command.ts';
import { UsageError } from '../../../src/usage-error.ts';

describe('a command', () => {
  it.each([
    ['npx -y some-server', ['npx', '-y', 'some-server']],
    ['  node\tserver.js  ', ['node', 'server.js']],
    [`node 'my server.js' "a 'b'"`, ['node', 'my server.js', `a 'b'`]],
    ['node my\\ server.js --root="C:\\tools" ""', ['node', 'my server.js', '--root=C:\\tools', '']],
    ['say "a \\"word\\""', ['say', 'a "word"']],
    [`it's`, [`it's`]],
    ['', []],
  ])('%s', (command, words) => {
    expect(splitCommand(command)).toEqual(words);
  });
});

describe('a server', () => {
  it('is started with the variables that are set before its command, which no report shows', () => {
    expect(parseMcpServer('KEY=secret EMPTY= npx -y some-server --level=3')).toEqual({
      kind: 'stdio',
      command: 'npx',
      args: ['-y', 'some-server', '--level=3'],
      env: { KEY: 'secret', EMPTY: '' },
      label: 'npx -y some-server --level=3',
    });
  });

  it('is asked at an address, of which no report shows what can be secret', () => {
    const server = parseMcpServer('https://user:word@mcp.example.com/mcp?key=secret');
    expect(server).toMatchObject({ kind: 'http', label: 'https://mcp.example.com/mcp' });
  });

  it.each(['', '   ', 'KEY=secret', 'https://'])('is not named by "%s"', (written) => {
    expect(() => parseMcpServer(written)).toThrow(UsageError);
  });
});
