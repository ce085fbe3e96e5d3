// Puts the rules' pages into the package while it is packed: `hearsay explain` prints them. They are written in `docs`,
// where their examples are tested; `--remove` takes the copy away again, so that nobody edits it.
import { cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const copy = fileURLToPath(new URL('../rules', import.meta.url));
const pages = fileURLToPath(new URL('../../../docs/rules', import.meta.url));

rmSync(copy, { recursive: true, force: true });
if (!process.argv.includes('--remove')) cpSync(pages, copy, { recursive: true });
