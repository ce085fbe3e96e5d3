// Asks real servers of the Model Context Protocol for their tools, and keeps what they answer as a fixture: facts, each
// with the package and version that it comes from. Run it by hand: `node scripts/gather-tool-declarations.mjs`. It
// installs the servers into a cache folder; none of them is given a real key or address, and none is called.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './workspace.mjs';

const FOLDER = join(ROOT, 'node_modules', '.cache', 'hearsay-mcp-servers');
const FIXTURE = join(ROOT, 'packages', 'tool', 'tests', 'real-declarations', 'mcp-servers.json');
/** Of prose, the beginning will do: what is tested are names and schemas. */
const LONGEST = 100;
const SCRATCH = mkdtempSync(join(tmpdir(), 'hearsay-mcp-'));
const NO_KEY = 'no-key';

/** @type {Readonly<Record<string, { version: string, args?: string[], env?: Record<string, string> }>>} */
const SERVERS = {
  '@modelcontextprotocol/server-everything': { version: '2026.8.31' },
  '@modelcontextprotocol/server-filesystem': { version: '2026.8.31', args: [SCRATCH] },
  '@modelcontextprotocol/server-memory': { version: '2026.8.31' },
  '@modelcontextprotocol/server-sequential-thinking': { version: '2026.8.31' },
  '@modelcontextprotocol/server-github': {
    version: '2025.4.8',
    env: { GITHUB_PERSONAL_ACCESS_TOKEN: NO_KEY },
  },
  '@modelcontextprotocol/server-gitlab': {
    version: '2025.4.25',
    env: { GITLAB_PERSONAL_ACCESS_TOKEN: NO_KEY },
  },
  '@modelcontextprotocol/server-google-maps': { version: '0.6.2', env: { GOOGLE_MAPS_API_KEY: NO_KEY } },
  '@modelcontextprotocol/server-slack': {
    version: '2025.4.25',
    env: { SLACK_BOT_TOKEN: NO_KEY, SLACK_TEAM_ID: NO_KEY },
  },
  '@modelcontextprotocol/server-brave-search': { version: '0.6.2', env: { BRAVE_API_KEY: NO_KEY } },
  '@modelcontextprotocol/server-puppeteer': { version: '2025.5.12' },
  '@playwright/mcp': { version: '0.0.83', args: ['--headless', '--caps=vision,pdf,testing'] },
  'chrome-devtools-mcp': { version: '1.11.0', args: ['--no-usage-statistics'] },
  '@wonderwhy-er/desktop-commander': { version: '0.2.52' },
  '@notionhq/notion-mcp-server': { version: '2.5.2', env: { NOTION_TOKEN: NO_KEY } },
  'firecrawl-mcp': { version: '3.26.0', env: { FIRECRAWL_API_KEY: NO_KEY } },
  'tavily-mcp': { version: '0.2.22', env: { TAVILY_API_KEY: NO_KEY } },
  '@upstash/context7-mcp': { version: '4.1.1' },
};

install();
const servers = [];
for (const [name, options] of Object.entries(SERVERS)) {
  try {
    const tools = await toolsOf(name, options);
    servers.push({
      package: name,
      version: options.version,
      license: manifestOf(name).license,
      tools: shortened(tools),
    });
    console.log(`${name}: ${String(tools.length)} tools`);
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
mkdirSync(join(FIXTURE, '..'), { recursive: true });
writeFileSync(FIXTURE, `${JSON.stringify({ servers }, undefined, 1)}\n`);
rmSync(SCRATCH, { recursive: true, force: true });
console.log(
  `${String(servers.flatMap(({ tools }) => tools).length)} declarations of ${String(servers.length)} servers.`,
);
process.exit(0);

function install() {
  const dependencies = Object.fromEntries(
    Object.entries(SERVERS).map(([name, { version }]) => [name, version]),
  );
  const manifest = JSON.stringify({ name: 'hearsay-mcp-servers', private: true, dependencies });
  const file = join(FOLDER, 'package.json');
  if (existsSync(file) && readFileSync(file, 'utf8') === manifest) return;
  mkdirSync(FOLDER, { recursive: true });
  // No scripts run: some would download a browser.
  const options = ['--ignore-scripts', '--omit=optional', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  writeFileSync(file, manifest);
  const { status } = spawnSync('npm', ['install', '--loglevel=error', '--no-package-lock', ...options], {
    cwd: FOLDER,
    stdio: 'inherit',
  });
  if (status !== 0) {
    rmSync(file, { force: true });
    process.exit(status ?? 1);
  }
}

/** @param {string} name */
function manifestOf(name) {
  return JSON.parse(readFileSync(join(FOLDER, 'node_modules', name, 'package.json'), 'utf8'));
}

/**
 * Starts a server, asks for its tools page by page, and ends it.
 *
 * @param {string} name
 * @param {{ args?: string[], env?: Record<string, string> }} options
 * @returns {Promise<unknown[]>}
 */
async function toolsOf(name, { args = [], env = {} }) {
  const { bin } = manifestOf(name);
  const program = typeof bin === 'string' ? bin : Object.values(bin)[0];
  const child = spawn(process.execPath, [join(FOLDER, 'node_modules', name, program), ...args], {
    cwd: SCRATCH,
    env: { PATH: process.env['PATH'], HOME: SCRATCH, ...env },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  /** @type {Map<number, (message: any) => void>} */
  const waiting = new Map();
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!line.startsWith('{')) return;
    const message = JSON.parse(line);
    waiting.get(message.id)?.(message);
  });
  const send = (/** @type {object} */ message) =>
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const ask = (/** @type {number} */ id, /** @type {string} */ method, /** @type {object} */ params) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no answer to ${method} in 30 s`)), 30_000);
      child.on('exit', (status) => reject(new Error(`ended with ${String(status)}`)));
      waiting.set(id, (message) => {
        clearTimeout(timer);
        if (message.error) reject(new Error(message.error.message));
        else resolve(message.result);
      });
      send({ id, method, params });
    });
  try {
    const clientInfo = { name: 'hearsay-gather', version: '1.0.0' };
    await ask(1, 'initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo });
    send({ method: 'notifications/initialized' });
    const tools = [];
    for (let id = 2, cursor; ; id += 1) {
      const page = await ask(id, 'tools/list', cursor === undefined ? {} : { cursor });
      tools.push(...page.tools);
      cursor = page.nextCursor;
      if (cursor === undefined) return tools;
    }
  } finally {
    child.removeAllListeners('exit');
    child.kill();
  }
}

/**
 * The same value with long descriptions cut.
 *
 * @param {any} value
 * @returns {any}
 */
function shortened(value) {
  if (Array.isArray(value)) return value.map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      const isProse = ['description', 'title'].includes(key) && typeof member === 'string';
      return [key, isProse ? member.slice(0, LONGEST).trim() : shortened(member)];
    }),
  );
}
