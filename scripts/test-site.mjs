// Builds the documentation site, as for a host that serves it below a path, reads it in a real Chromium, and uses its
// playground there.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './workspace.mjs';

const environment = { ...process.env, HEARSAY_SITE_BASE: '/hearsay/' };
const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');

run(join(ROOT, 'scripts', 'setup.mjs'));
run(join(ROOT, 'scripts', 'site.mjs'));
run(vitest, 'run', '--root', ROOT, '--config', join('site', 'vitest.config.ts'), ...process.argv.slice(2));
run(join(ROOT, 'site', 'playground', 'scripts', 'test.mjs'), '--built');

/**
 * Runs a script to its end; this one fails as it does.
 *
 * @param {...string} parameters
 */
function run(...parameters) {
  const { status } = spawnSync(process.execPath, parameters, {
    cwd: ROOT,
    env: environment,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
