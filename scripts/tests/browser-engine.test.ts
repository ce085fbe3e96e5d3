import { builtinModules } from 'node:module';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { ROOT } from '../workspace.mjs';

describe('the engine in a browser', () => {
  it('reaches no module of Node.js from its entry point', async () => {
    const { metafile, warnings } = await build({
      absWorkingDir: ROOT,
      entryPoints: [join('packages', 'flow', 'src', 'index.ts')],
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      // Knows no built-in modules: importing one is an error.
      platform: 'neutral',
      logLevel: 'silent',
    });
    expect(warnings).toEqual([]);
    const imported = Object.values(metafile.inputs).flatMap(({ imports }) => imports.map(({ path }) => path));
    expect(imported.length).toBeGreaterThan(100);
    expect(imported.filter((path) => builtinModules.includes(path.replace('node:', '')))).toEqual([]);
  });
});
