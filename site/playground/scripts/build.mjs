// Builds the playground into `dist`: the script of the page, and beside it what it loads.
// First of all: the others look for what it installs.
import './install.mjs';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleEngine } from './bundle-engine.mjs';
import { DIST, FLOW, FOLDER, fromRoot } from './folders.mjs';
import { packDeclarations } from './pack-declarations.mjs';

/** @type {typeof import('esbuild')} */
const { build } = fromRoot('esbuild');

rmSync(DIST, { recursive: true, force: true });
mkdirSync(DIST, { recursive: true });

const [engine, { base, packs, needs }] = await Promise.all([bundleEngine(), packDeclarations()]);
const files = {
  engine: write('engine', 'js', engine),
  base: write('base', 'json', JSON.stringify(base)),
  packs: Object.fromEntries(
    Object.entries(packs).map(([name, texts]) => [
      name,
      write(name.replace('@', '').replace('/', '-'), 'json', JSON.stringify(texts)),
    ]),
  ),
  needs,
};
const assets = { version: hash(JSON.stringify(files)), ...files };
writeFileSync(join(DIST, 'assets.json'), JSON.stringify(assets));
await build({
  absWorkingDir: FOLDER,
  entryPoints: {
    playground: join(FOLDER, 'src', 'app', 'mount-playground.ts'),
    'service-worker': join(FOLDER, 'src', 'offline', 'service-worker.ts'),
  },
  outdir: DIST,
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  legalComments: 'none',
  alias: { '@hearsay/flow': FLOW },
  loader: { '.css': 'text' },
  define: { HEARSAY_ASSETS: JSON.stringify(assets) },
  plugins: [exampleTexts()],
  logLevel: 'warning',
});
console.log(`Built the playground into ${DIST}.`);

/**
 * The examples are shown, not run.
 *
 * @returns {import('esbuild').Plugin}
 */
function exampleTexts() {
  return {
    name: 'example-texts',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /\?text$/ }, ({ path, resolveDir }) => ({
        path: join(resolveDir, path.replace('?text', '')),
        namespace: 'text',
      }));
      onLoad({ filter: /./, namespace: 'text' }, ({ path }) => ({
        contents: readFileSync(path, 'utf8'),
        loader: 'text',
      }));
    },
  };
}

/** Writes a file under a name that changes with its contents. */
function write(/** @type {string} */ name, /** @type {string} */ extension, /** @type {string} */ text) {
  const file = `${name}-${hash(text)}.${extension}`;
  writeFileSync(join(DIST, file), text);
  return { file, bytes: Buffer.byteLength(text) };
}

function hash(/** @type {string} */ text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}
