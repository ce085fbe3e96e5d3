// Makes a fresh clone ready to run: installs with the pinned pnpm, builds, and does neither when nothing changed.
// Node's built-ins only, because nothing is installed yet when it runs.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ROOT,
  bundledPackages,
  entryModules,
  publishablePackages,
  readManifest,
  workspacePackages,
} from './workspace.mjs';

const OLDEST_NODE = { major: 20, minor: 19 };
const STAMP = join(ROOT, 'node_modules', '.hearsay-setup.json');

refuseOldNode();
const stamp = readStamp();
installWhenNeeded();
buildWhenNeeded();

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE.major || (major === OLDEST_NODE.major && minor >= OLDEST_NODE.minor)) return;
  fail(
    `Hearsay needs Node.js ${OLDEST_NODE.major}.${OLDEST_NODE.minor} or newer, and this is ${process.versions.node}. ` +
      'Install a newer Node.js and run the same command again.',
  );
}

function installWhenNeeded() {
  const key = hashOf([
    process.versions.node.split('.')[0] ?? '',
    `${process.platform}-${process.arch}`,
    ...['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'].map(readText),
    ...workspacePackages().map(({ folder }) => readText(`${folder}/package.json`)),
  ]);
  if (stamp.install === key && everyPackageIsLinked()) return;

  const pnpm = readManifest('.').packageManager ?? '';
  console.log(`Installing the packages with ${pnpm} (up to a minute the first time).`);
  const started = Date.now();
  const result = runNpm([
    'exec',
    '--yes',
    '--',
    pnpm,
    'install',
    '--frozen-lockfile',
    '--config.confirmModulesPurge=false',
  ]);
  if (result.error !== undefined) {
    fail(`The packages could not be installed, because npm did not start (${result.error.message}).`);
  }
  if (result.status !== 0) {
    fail(
      `The packages could not be installed: ${pnpm} ended with status ${String(result.status)}, for the reason above.`,
      result,
    );
  }
  console.log(`Installed in ${secondsSince(started)} s.`);
  writeStamp({ install: key });
}

function buildWhenNeeded() {
  const packages = publishablePackages();
  const sources = packages
    .flatMap(({ folder }) => filesBelow(`${folder}/src`))
    .filter((file) => file.endsWith('.ts'));
  const configs = [
    'scripts/bundle.mjs',
    'tsconfig.base.json',
    ...packages.map(({ folder }) => `${folder}/tsconfig.json`),
  ];
  const key = hashOf([stamp.install, ...[...configs, ...sources].flatMap((file) => [file, readText(file)])]);
  const outputsStand = outputsOf(sources).every((file) => existsSync(join(ROOT, file)));
  if (stamp.build === key && outputsStand) return;

  console.log('Building the packages.');
  const started = Date.now();
  // `tsc -b` believes its own notes, and would not write an output again that somebody deleted.
  const force = outputsStand ? [] : ['--force'];
  const tsc = join(ROOT, 'node_modules', 'typescript', 'lib', 'tsc.js');
  const result = run(process.execPath, [tsc, '-b', ...force, ...packages.map(({ folder }) => folder)]);
  if (result.error !== undefined) {
    fail(`The packages could not be built, because the compiler did not start (${result.error.message}).`);
  }
  if (result.status !== 0) {
    fail('The packages could not be built: the compiler reports the errors above.', result);
  }
  const bundles = run(process.execPath, [join(ROOT, 'scripts', 'bundle.mjs')]);
  if (bundles.status !== 0) fail('The packages could not be bundled, for the reason above.', bundles);
  console.log(`Built in ${secondsSince(started)} s.`);
  writeStamp({ build: key });
}

/** pnpm gives each package with dependencies a `node_modules` of its own; a deleted one must not go unseen. */
function everyPackageIsLinked() {
  return workspacePackages()
    .filter(
      ({ manifest }) => Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).length > 0,
    )
    .every(({ folder }) => existsSync(join(ROOT, folder, 'node_modules')));
}

function runNpm(/** @type {string[]} */ args) {
  // Under `npm run`, npm names its own script; that also avoids `npm.cmd`, which Windows starts in a shell only.
  const script = process.env['npm_execpath'] ?? '';
  if (script.endsWith('npm-cli.js')) return run(process.execPath, [script, ...args]);
  return run('npm', args, process.platform === 'win32');
}

function run(/** @type {string} */ command, /** @type {string[]} */ args, shell = false) {
  return spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28, shell });
}

/** The outputs that are looked for: of a bundled package, the declarations and the entries. */
function outputsOf(/** @type {readonly string[]} */ sources) {
  const bundled = bundledPackages();
  const outputs = sources.map((source) => {
    const isBundled = bundled.some(({ folder }) => source.startsWith(`${folder}/`));
    return source.replace('/src/', '/dist/').replace(/\.ts$/, isBundled ? '.d.ts' : '.js');
  });
  const entries = bundled.flatMap((each) => entryModules(each).map((entry) => join(each.folder, entry)));
  return [...outputs, ...entries];
}

/** @returns {string[]} Paths relative to the root, sorted, so that the hash does not depend on the file system. */
function filesBelow(/** @type {string} */ folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(path) : [path];
    })
    .sort();
}

function readText(/** @type {string} */ path) {
  return readFileSync(join(ROOT, path), 'utf8');
}

function hashOf(/** @type {readonly string[]} */ parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${String(part.length)}\n${part}\n`);
  return hash.digest('hex');
}

/** @returns {{ install: string, build: string }} */
function readStamp() {
  try {
    return { install: '', build: '', ...JSON.parse(readFileSync(STAMP, 'utf8')) };
  } catch {
    // No stamp, or half of one: do the work again.
    return { install: '', build: '' };
  }
}

function writeStamp(/** @type {{ install?: string, build?: string }} */ change) {
  Object.assign(stamp, change);
  mkdirSync(join(ROOT, 'node_modules'), { recursive: true });
  writeFileSync(STAMP, `${JSON.stringify(stamp)}\n`);
}

function secondsSince(/** @type {number} */ started) {
  return ((Date.now() - started) / 1000).toFixed(1);
}

/** @returns {never} */
function fail(/** @type {string} */ sentence, output = { stdout: '', stderr: '' }) {
  const said = `${output.stdout}${output.stderr}`.trim();
  if (said !== '') console.error(said.split('\n').slice(-40).join('\n'));
  console.error(sentence);
  process.exit(1);
}
