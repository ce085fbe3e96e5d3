// Bundles the compiler, the flow engine and the lint rules into one script for a web worker.
import { isAbsolute, join } from 'node:path';
import { FLOW, FOLDER, fromRoot, ROOT } from './folders.mjs';

/** @type {typeof import('esbuild')} */
const { build } = fromRoot('esbuild');

const shim = (/** @type {string} */ name) => join(FOLDER, 'scripts', 'shims', name);

/** @type {Readonly<Record<string, string>>} */
const ALIASES = {
  '@hearsay/flow': FLOW,
  'eslint/use-at-your-own-risk': shim('eslint.cjs'),
  'eslint/universal': fromRoot.resolve('eslint/universal'),
  eslint: shim('eslint.cjs'),
  'node:module': shim('node-module.mjs'),
  'node:path': 'path-browserify',
  path: 'path-browserify',
  // A folder in between may have one of its own; two compilers know nothing of each other.
  typescript: fromRoot.resolve('typescript'),
};

/** Marks what is looked for in the folder of the playground. */
const OURS = 'ours';

/** @type {import('esbuild').Plugin} */
const browser = {
  name: 'browser',
  setup({ onResolve, resolve }) {
    // The workspace has the same packages at the same versions: one copy of each is enough.
    onResolve({ filter: /^@typescript-eslint\/(?:scope-manager|types|visitor-keys)$/ }, (found) =>
      found.pluginData === OURS
        ? undefined
        : resolve(found.path, { kind: found.kind, resolveDir: FOLDER, pluginData: OURS }),
    );
    onResolve({ filter: /^[^.]/ }, ({ path, kind }) => {
      const target = ALIASES[path];
      if (target === undefined) return undefined;
      return isAbsolute(target) ? { path: target } : resolve(target, { kind, resolveDir: FOLDER });
    });
    // ESLint's own rules are three quarters of it.
    onResolve({ filter: /^\.\.?\/(?:.*\/)?rules$/ }, ({ importer }) =>
      /\/eslint\/lib\//u.test(importer) ? { path: shim('eslint-rules.cjs') } : undefined,
    );
    onResolve({ filter: /^\.\.\/shared\/ajv$/ }, () => ({ path: shim('eslint-ajv.cjs') }));
    onResolve({ filter: /^node:/ }, () => ({ path: shim('empty.cjs') }));
  },
};

/**
 * Bundles the engine.
 *
 * @returns {Promise<string>} The script.
 */
export async function bundleEngine() {
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [join(FOLDER, 'src', 'engine', 'worker.ts')],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    define: { 'import.meta.url': '""' },
    inject: [shim('process.mjs')],
    plugins: [browser],
  });
  const compilers = Object.keys(metafile.inputs).filter((path) =>
    path.endsWith('/typescript/lib/typescript.js'),
  );
  if (compilers.length !== 1) throw new Error(`One compiler is needed, not ${compilers.join(' and ')}.`);
  return outputFiles[0]?.text ?? '';
}
