// Writes the JavaScript of the packages for which `tsc` writes declarations alone: one module for each entry, and
// chunks for what they share. Node.js takes half a millisecond to find and link a module, and these packages have a
// hundred and more, of which a program that imports one loads all.
//
//   node scripts/bundle.mjs     as `npm run build` does, after `tsc`
import { rmSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT, bundledPackages, entryModules } from './workspace.mjs';

await Promise.all(bundledPackages().map(bundle));

/** Bundles what the `exports` of a manifest name, and leaves every other package to be imported. */
async function bundle(/** @type {import('./workspace.mjs').WorkspacePackage} */ bundled) {
  const { folder } = bundled;
  const output = join(ROOT, folder, 'dist');
  removeScripts(output);
  await build({
    absWorkingDir: join(ROOT, folder),
    entryPoints: entryModules(bundled).map((entry) =>
      entry.replace('./dist/', './src/').replace(/\.js$/, '.ts'),
    ),
    outdir: output,
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'es2023',
    sourcemap: true,
    // The sources are published beside the output.
    sourcesContent: false,
    logLevel: 'warning',
  });
}

/** Chunks are named by their content, so that those of the last build would stay. */
function removeScripts(/** @type {string} */ folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (/\.js(\.map)?$/.test(name)) rmSync(join(folder, name));
  }
}
