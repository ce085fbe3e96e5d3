// Runs `hearsay check` over the code and the declarations of large packages, and prints what became of each.
//
//   node bench/check/survive.mjs [part of a package's name...]

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureCommand } from './measure-command.mjs';

const require = createRequire(import.meta.url);
const HEARSAY = path.join(path.dirname(require.resolve('@hearsay/checker/package.json')), 'bin/hearsay.js');
const STORE = fileURLToPath(new URL('../../node_modules/.pnpm', import.meta.url));

/** As they are installed in this workspace. */
const PACKAGES = [
  'typescript',
  'eslint',
  '@typescript-eslint/eslint-plugin',
  '@typescript-eslint/typescript-estree',
  'prettier',
  'vitest',
  'vite',
  'rolldown',
  'ts-morph',
  'ai',
  'zod',
  'openai',
  '@openai/agents-core',
  '@openai/agents-realtime',
  'playwright-core',
  'knip',
  'highlight.js',
  'ajv',
];

const LEAK = `import { generateText } from 'ai';
export async function main(): Promise<void> {
  const { text } = await generateText({ model: 'm', prompt: 'Ask.' });
  await generateText({ model: 'm', prompt: text });
}
`;

const root = mkdtempSync(path.join(tmpdir(), 'hearsay-survive-'));
const wanted = process.argv.slice(2);
console.log('| package | as | files | MB | seconds | MiB | findings | not analysed | crashes |');
console.log('| --- | --- | --: | --: | --: | --: | --: | --: | --- |');
for (const name of PACKAGES) {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
  for (const kind of /** @type {const} */ (['code', 'declarations'])) await survive(name, kind);
}
rmSync(root, { recursive: true, force: true });

async function survive(/** @type {string} */ name, /** @type {'code' | 'declarations'} */ kind) {
  const folder = path.join(root, `${name.replace('/', '+')}-${kind}`);
  const copied = copyFiles(findPackage(name), path.join(folder, 'src'), kind);
  if (copied.count === 0) return;
  writeProject(folder);
  const { seconds, megabytes, stdout, stderr } = await measureCommand({
    script: HEARSAY,
    arguments: ['check', '--format', 'json'],
    cwd: folder,
    scratch: root,
  });
  /** @type {{ findings: readonly { file: string }[], coverage: { failedFiles: readonly { file: string, reason: string }[] } } | undefined} */
  const report = stdout === '' ? undefined : JSON.parse(stdout);
  const failed = report?.coverage.failedFiles ?? [];
  const crashes = failed.filter(
    ({ reason }) => reason.startsWith('The analysis failed') || reason.includes('nested'),
  );
  const isLeakFound = report?.findings.some(({ file }) => file === 'main.ts') === true;
  const verdict = isLeakFound
    ? crashes.map(({ file, reason }) => `${file}: ${reason}`).join(' ')
    : stderr.slice(0, 300);
  const stopped = stderr.includes('stopped at') ? ' (budget reported)' : '';
  console.log(
    `| ${name} | ${kind} | ${copied.count} | ${(copied.bytes / 1e6).toFixed(1)} | ${seconds.toFixed(1)} | ${megabytes.toFixed(0)} | ${report?.findings.length ?? 'none'} | ${failed.length} | ${(verdict === '' ? 'none' : verdict) + stopped} |`,
  );
  rmSync(folder, { recursive: true, force: true });
}

/** The newest installed version of a package. */
function findPackage(/** @type {string} */ name) {
  const start = `${name.replace('/', '+')}@`;
  const [folder] = readdirSync(STORE)
    .filter((entry) => entry.startsWith(start) && !entry.startsWith('typescript@7'))
    .sort()
    .reverse();
  if (folder === undefined) throw new Error(`${name} is not installed.`);
  return realpathSync(path.join(STORE, folder, 'node_modules', name));
}

/** Code keeps its names; declarations become modules, because a check leaves declaration files out. */
function copyFiles(
  /** @type {string} */ from,
  /** @type {string} */ to,
  /** @type {'code' | 'declarations'} */ kind,
) {
  let count = 0;
  let bytes = 0;
  for (const entry of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(from, entry);
    const isDeclaration = /\.d\.[cm]?ts$/u.test(entry);
    const isCode = /\.[cm]?[jt]sx?$/u.test(entry) && !isDeclaration;
    if (
      !(kind === 'code' ? isCode : isDeclaration) ||
      entry.includes('node_modules') ||
      !statSync(file).isFile()
    )
      continue;
    const target = path.join(to, isDeclaration ? entry.replace(/\.d\.([cm]?ts)$/u, '.$1') : entry);
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(file, target);
    count += 1;
    bytes += statSync(file).size;
  }
  return { count, bytes };
}

function writeProject(/** @type {string} */ folder) {
  writeFileSync(path.join(folder, 'main.ts'), LEAK);
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  const compilerOptions = {
    allowJs: true,
    noEmit: true,
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'preserve',
    types: [],
    experimentalDecorators: true,
  };
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['src', 'main.ts'] }),
  );
  const link = path.join(folder, 'node_modules', 'ai');
  if (existsSync(link)) return;
  mkdirSync(path.dirname(link));
  symlinkSync(realpathSync(fileURLToPath(new URL('../node_modules/ai', import.meta.url))), link, 'dir');
}
