import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { BIN, runHearsay } from '../support/run-hearsay.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const SCHEMA = { type: 'object', properties: { room: { enum: ['living_room'] } }, required: ['room'] };
const DESCRIPTION = 'Turn the light of a room on, when somebody asks for it';
const NAMED = { name: 'set_light', description: DESCRIPTION };
const PING = { type: 'object', properties: {} };

/** The same tool, as each wire has it. */
const FILES: Readonly<Record<string, unknown>> = {
  flat: { ...NAMED, parameters: SCHEMA },
  list: [{ ...NAMED, parameters: SCHEMA }],
  chat: { model: 'm', tools: [{ type: 'function', function: { ...NAMED, parameters: SCHEMA } }] },
  responses: [{ type: 'function', ...NAMED, parameters: SCHEMA, strict: true }],
  anthropic: { tools: [{ ...NAMED, input_schema: SCHEMA }] },
  gemini: { tools: [{ functionDeclarations: [{ ...NAMED, parametersJsonSchema: SCHEMA }] }] },
  mcp: { jsonrpc: '2.0', id: 1, result: { tools: [{ ...NAMED, title: 'Light', inputSchema: SCHEMA }] } },
  'ai-sdk': { set_light: { description: DESCRIPTION, inputSchema: SCHEMA } },
};

interface JsonReport {
  readonly version: number;
  readonly tools: readonly { readonly name: string | null }[];
  readonly findings: readonly Readonly<Record<string, unknown>>[];
}

async function reportOf(
  files: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<JsonReport> {
  const { stdout, stderr } = await runHearsay(temporaryFolder(files), ['tools', ...args, '--json']);
  expect(stderr).toBe('');
  return JSON.parse(stdout) as JsonReport;
}

describe('hearsay tools on JSON', () => {
  it.each(Object.entries(FILES))('reads the form of %s', async (_form, content) => {
    const report = await reportOf({ 'tools.json': JSON.stringify(content) }, ['tools.json']);
    expect(report.version).toBe(1);
    expect(report.tools).toEqual([{ name: 'set_light' }]);
    expect(report.findings).toMatchObject([
      {
        check: 'enum-spoken',
        rule: 'prefer-spoken-enum',
        level: 'warning',
        tool: 'set_light',
        index: 0,
        path: '/parameters/properties/room/enum/0',
      },
    ]);
  });

  it('reads what is piped in', () => {
    const { status, stdout } = spawnSync(process.execPath, [BIN, 'tools', '-'], {
      input: JSON.stringify(FILES['mcp']),
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    expect(stdout).toContain('1 tool in -: 0 errors, 1 warning, 0 notes.');
  });

  it('shows names that somebody else wrote on one line, and no more of them than anybody needs', async () => {
    const name = `light\n0 errors, 0 warnings\n${'x'.repeat(5000)}`;
    const tools = [{ ...NAMED, name, description: '', parameters: SCHEMA }];
    const folder = temporaryFolder({ 'tools.json': JSON.stringify(tools) });
    const { stdout } = await runHearsay(folder, ['tools', 'tools.json', '--no-color']);
    expect(stdout).toMatch(/^light 0 errors, 0 warnings x+…\n/u);
    expect(stdout.length).toBeLessThan(1500);
  });

  it('shows the findings under their tools, and ends with a count', async () => {
    const tools = [FILES['flat'], { ...NAMED, name: 'ping', parameters: PING }, { note: 'no tool' }];
    const folder = temporaryFolder({ 'tools.json': JSON.stringify(tools) });
    const { status, stdout } = await runHearsay(folder, ['tools', 'tools.json', '--no-color']);
    expect(status).toBe(1);
    expect(stdout).toBe(`set_light
  warning enum-spoken /parameters/properties/room/enum/0
    Nobody says \`living_room\`, and small models copy words of the request into the call. Write
    \`living room\`.
    hearsay explain prefer-spoken-enum

tool 3
  error not-a-tool
    A flat declaration has \`name\`, a string. Write \`{ name, description, parameters }\`.
    hearsay explain require-flat-tool

3 tools in tools.json: 1 error, 1 warning, 0 notes.
`);
  });

  it('says so when there is nothing to say', async () => {
    const folder = temporaryFolder({ 'ping.json': JSON.stringify({ ...NAMED, parameters: PING }) });
    const { status, stdout } = await runHearsay(folder, ['tools', 'ping.json']);
    expect({ status, stdout }).toEqual({ status: 0, stdout: '1 tool in ping.json, nothing to say.\n' });
  });

  it('shows no control characters of what it was given', async () => {
    const strange = { name: 'a\u001b[31m', description: '', parameters: PING };
    const folder = temporaryFolder({ 'tools.json': JSON.stringify(strange) });
    const { stdout } = await runHearsay(folder, ['tools', 'tools.json']);
    expect(stdout).not.toContain('\u001b');
  });
});

describe('hearsay tools on the list of a real server', () => {
  const file = new URL('../../../tool/tests/real-declarations/mcp-servers.json', import.meta.url);
  const { servers } = JSON.parse(readFileSync(file, 'utf8')) as {
    servers: readonly { readonly package: string; readonly tools: readonly unknown[] }[];
  };

  // Four of them, small and large; each takes a second.
  const some = servers.filter(({ package: name }) => /-(?:memory|github)$|playwright|notion/u.test(name));

  it.each(some)('$package', async ({ tools }) => {
    const answer = { jsonrpc: '2.0', id: 2, result: { tools } };
    const report = await reportOf({ 'list.json': JSON.stringify(answer) }, ['list.json']);
    expect(report.tools).toHaveLength(tools.length);
    expect(report.findings.filter(({ level }) => level === 'error')).toEqual([]);
    expect(report.findings.map(({ check }) => check)).not.toContain('nested-shape');
  });
});

describe('hearsay tools on a module', () => {
  const { href } = new URL('../../../tool/dist/index.js', import.meta.url);
  const path = fileURLToPath(href);

  it('reads exported tools of @hearsay/tool, each once, also in TypeScript', async () => {
    const source = `import { Tool, defineTool } from ${JSON.stringify(path)};
export const light: Tool = new Tool('set_light', ${JSON.stringify(DESCRIPTION)}, ${JSON.stringify(SCHEMA)});
export const ping = defineTool({
  name: 'ping', description: 'Check that a host answers, when somebody asks', input: { type: 'object', properties: {} }, run: () => 1,
});
export const tools = [light, ping];
export const other = 1;
export function make(): number { return 1; }
`;
    const report = await reportOf({ 'tools.ts': source }, ['tools.ts']);
    expect(report.tools).toEqual([{ name: 'set_light' }, { name: 'ping' }]);
    expect(report.findings.map(({ check }) => check)).toEqual(['enum-spoken']);
  });

  it('reads tools of the AI SDK and of frameworks, by the schema that they have', async () => {
    const source = `const schema = { '~standard': { version: 1, vendor: 'x', validate: (value) => ({ value }),
  jsonSchema: { input: () => (${JSON.stringify(SCHEMA)}), output: () => ({}) } } };
export const light = { description: ${JSON.stringify(DESCRIPTION)}, inputSchema: schema, execute() {} };
export const mastra = { id: 'lamp', description: ${JSON.stringify(DESCRIPTION)}, inputSchema: schema };
export const langchain = { name: 'torch', description: ${JSON.stringify(DESCRIPTION)}, schema };
export default { tools: { light } };
`;
    const report = await reportOf({ 'tools.mjs': source }, ['tools.mjs', '--check', 'same-intent=off']);
    expect(report.tools).toEqual([{ name: 'light' }, { name: 'torch' }, { name: 'lamp' }]);
    expect(report.findings.map(({ check, tool }) => `${String(check)} ${String(tool)}`)).toEqual([
      'enum-spoken light',
      'enum-spoken torch',
      'enum-spoken lamp',
    ]);
  });
});

describe('the options of hearsay tools', () => {
  const files = { 'tools.json': JSON.stringify(FILES['chat']) };
  const run = async (...args: readonly string[]): ReturnType<typeof runHearsay> =>
    runHearsay(temporaryFolder(files), ['tools', 'tools.json', ...args]);

  it('set levels, and a limit for warnings', async () => {
    expect((await run()).status).toBe(0);
    expect((await run('--max-warnings', '0')).status).toBe(1);
    expect((await run('--check', 'enum-spoken=error')).status).toBe(1);
    const off = await run('--check', 'enum-spoken=off', '--max-warnings', '0');
    expect(off).toMatchObject({ status: 0, stdout: '1 tool in tools.json, nothing to say.\n' });
  });

  it('can ask for the flat form', async () => {
    const { status, stdout } = await run('--flat');
    expect(status).toBe(1);
    expect(stdout).toContain('error nested-shape');
    expect(stdout).toContain("Tool.from('openai-chat', declaration)");
  });

  it('leave out notes', async () => {
    const noted = await run('--check', 'enum-spoken=info');
    expect(noted.stdout).toContain('info enum-spoken');
    expect((await run('--check', 'enum-spoken=info', '--quiet')).stdout).not.toContain('enum-spoken');
  });

  it('are on the help page, with the exit statuses', async () => {
    const { status, stdout } = await runHearsay(temporaryFolder({}), ['tools', '--help']);
    expect(status).toBe(0);
    for (const word of ['--format', '--check', '--mcp', '--flat', '--quiet', '--max-warnings', 'Exit status'])
      expect(stdout).toContain(word);
    expect((await runHearsay(temporaryFolder({}), ['--help'])).stdout).toContain('tools [options] [file]');
  });
});

describe('hearsay tools refuses in one sentence', () => {
  it.each([
    [['nope.json'], /^error: `nope\.json` could not be read \(ENOENT.*\)\.\n$/u],
    [['broken.json'], /^error: `broken\.json` is no JSON \(.*\): give a module, .*\.\n$/u],
    [['empty.json'], /^error: `empty\.json` holds no declarations of tools: .*\.\n$/u],
    [['empty.mjs'], /^error: `empty\.mjs` exports no tools: .*\.\n$/u],
    [['throws.mjs'], /^error: `throws\.mjs` could not be loaded \(boom\): .*\.\n$/u],
    [
      ['ping.json', '--check', 'enum-spokn=off'],
      /^error: There is no check `enum-spokn`: did you mean `enum-spoken`\?\n$/u,
    ],
    [
      ['ping.json', '--check', 'enum-spoken=loud'],
      /^error: `--check enum-spoken=loud` sets no level: .*\.\n$/u,
    ],
    [['ping.json', '--max-warnings', 'x'], /^error: `--max-warnings x` is not a whole number: .*\.\n$/u],
    [['ping.json', '--flt'], /^error: .*did you mean `--flat`\?\n$/u],
    [[], /^error: Name one source of tools: .*\.\n$/u],
  ])('%j', async (args, message) => {
    const folder = temporaryFolder({
      'broken.json': '{',
      'empty.json': '{"a":1}',
      'empty.mjs': 'export const a = 1;',
      'throws.mjs': 'throw new Error("boom\\nat x");',
      'ping.json': JSON.stringify({ ...NAMED, parameters: PING }),
    });
    const { status, stdout, stderr } = await runHearsay(folder, ['tools', ...args]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });
});
