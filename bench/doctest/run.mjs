// Prints what `hearsay doctest` costs beside one `tsc` run over the same code.
//
//   node bench/doctest/run.mjs                1,000 blocks in 50 documents
//   node bench/doctest/run.mjs --blocks 200 --rounds 5

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureCommand } from '../check/measure-command.mjs';

/** How many times the time of `tsc` a run may take. */
const TARGET = 1.5;
const BLOCKS_IN_A_DOCUMENT = 20;

const HEARSAY = fileURLToPath(new URL('../bin/hearsay.js', import.meta.resolve('@hearsay/checker')));
const require = createRequire(import.meta.url);
const TSC = require.resolve('typescript/bin/tsc');

const { values } = parseArgs({
  options: { blocks: { type: 'string', default: '1000' }, rounds: { type: 'string', default: '3' } },
});
const count = Number(values.blocks);
const scratch = mkdtempSync(path.join(tmpdir(), 'hearsay-bench-doctest-'));

try {
  const project = write(path.join(scratch, 'project'));
  /** @type {Record<'tsc' | 'doctest', number[]>} */
  const seconds = { tsc: [], doctest: [] };
  for (let round = 0; round < Number(values.rounds); round += 1) {
    seconds.tsc.push(await measure(TSC, ['-p', 'code.tsconfig.json'], project));
    seconds.doctest.push(await measure(HEARSAY, ['doctest', 'docs', '--typescript', 'typescript'], project));
  }
  // Whatever else the machine does only adds to a time.
  const [tsc, doctest] = [Math.min(...seconds.tsc), Math.min(...seconds.doctest)];
  const ratio = doctest / tsc;
  console.log(
    `${count} blocks: doctest ${doctest.toFixed(2)} s, tsc ${tsc.toFixed(2)} s, ` +
      `ratio ${ratio.toFixed(2)} (≤ ${TARGET}) ${ratio <= TARGET ? '✓' : '✗'}`,
  );
  process.exitCode = ratio <= TARGET ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

async function measure(
  /** @type {string} */ script,
  /** @type {readonly string[]} */ given,
  /** @type {string} */ cwd,
) {
  const { seconds, status, stdout, stderr } = await measureCommand({
    script,
    arguments: given,
    cwd,
    scratch,
  });
  if (status !== 0)
    throw new Error(`${path.basename(script)} ended with status ${status}: ${stdout}${stderr}`);
  return seconds;
}

/** Writes documents, and their blocks as files of their own for `tsc`. */
function write(/** @type {string} */ folder) {
  mkdirSync(path.join(folder, 'docs'), { recursive: true });
  mkdirSync(path.join(folder, 'code'));
  mkdirSync(path.join(folder, 'node_modules/@types'), { recursive: true });
  for (const [name, file] of /** @type {const} */ ([
    ['typescript', 'typescript/package.json'],
    ['@types/node', '@types/node/package.json'],
  ])) {
    symlinkSync(path.dirname(require.resolve(file)), path.join(folder, 'node_modules', name));
  }
  const options = {
    compilerOptions: {
      strict: true,
      target: 'ES2022',
      lib: ['ES2022'],
      module: 'NodeNext',
      types: ['node'],
      noEmit: true,
      skipLibCheck: true,
    },
  };
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ ...options, include: ['docs'] }));
  writeFileSync(path.join(folder, 'code.tsconfig.json'), JSON.stringify({ ...options, include: ['code'] }));
  const blocks = Array.from({ length: count }, (_, index) => block(index));
  blocks.forEach((code, index) => writeFileSync(path.join(folder, `code/block-${index}.ts`), code));
  for (let start = 0; start < count; start += BLOCKS_IN_A_DOCUMENT) {
    const page = blocks.slice(start, start + BLOCKS_IN_A_DOCUMENT).map((code) => `\`\`\`ts\n${code}\`\`\`\n`);
    writeFileSync(path.join(folder, `docs/page-${start}.md`), `# Page\n\n${page.join('\nText.\n\n')}`);
  }
  return folder;
}

function block(/** @type {number} */ index) {
  return `import { readFile } from 'node:fs/promises';

interface Ticket${index} {
  readonly id: number;
  readonly title: string;
  readonly labels: readonly string[];
}

export async function open${index}(file: string): Promise<readonly Ticket${index}[]> {
  const lines = (await readFile(file, 'utf8')).split('\\n');
  return lines.map((title, id) => ({ id, title, labels: title.split(' ').filter((word) => word.length > ${index % 7}) }));
}
`;
}
