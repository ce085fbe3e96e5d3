// Runs the checks over the build in the Node.js that executes this file, which needs nothing but that Node.js.
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { serialize } from 'node:v8';
import { runChecks } from './checks.mjs';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'hearsay-smoke-'));

async function load(name, entry) {
  const root = join(folder, name);
  await cp(dist, join(root, 'dist'), { recursive: true });
  await writeFile(join(root, 'package.json'), '{"type":"module"}');
  return await import(pathToFileURL(join(root, 'dist', entry)).href);
}

try {
  const first = await load('first', 'index.js');
  const held = runChecks(first, await load('second', 'index.js'), await load('first', 'restricted.js'));
  const text = first.AgentText.from('日本語');
  if (inspect([text]) !== '[ AgentText(<9 bytes>) ]')
    throw new Error('Does not hold: inspection shows the length');
  const bare = inspect(text, { customInspect: false, showHidden: true, getters: true });
  if (bare.includes('日本語')) throw new Error('Does not hold: bare inspection hides the text');
  let serialized = true;
  try {
    serialize(text);
  } catch {
    serialized = false;
  }
  if (serialized) throw new Error('Does not hold: serialising throws');
  console.log(`Node.js ${process.versions.node}: ${held.length + 3} checks hold`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
