// Writes a project in the style of a service code base, the same one for the same seed.

import { mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { aiSdkFile, openAiAgentsFile } from './assistant-files.mjs';
import { handlerFile, modelFile, repositoryFile, serviceFile, viewFile } from './entity-files.mjs';
import { KERNEL_FILES } from './kernel-files.mjs';
import { SeededRandom } from './seeded-random.mjs';

/** @typedef {import('./entity-files.mjs').Entity} Entity */

/**
 * @typedef {object} GeneratedProject
 * @property {string} folder
 * @property {number} files How many files were written.
 * @property {number} lines
 * @property {readonly string[]} leaks `file:line` of each sink that a finding has to name, in order.
 * @property {string} leaf A file that no other imports, below the folder.
 * @property {string} shared A file that nearly every other imports, below the folder.
 */

const DOMAINS = /** @type {const} */ ([
  'billing',
  'shipping',
  'support',
  'identity',
  'catalogue',
  'reporting',
  'planning',
  'messaging',
]);
const QUALITIES = /** @type {const} */ ([
  'Late',
  'Open',
  'Partial',
  'Recurring',
  'External',
  'Disputed',
  'Shared',
  'Draft',
]);
const THINGS = /** @type {const} */ ([
  'Payment',
  'Parcel',
  'Ticket',
  'Account',
  'Product',
  'Forecast',
  'Shift',
  'Letter',
  'Invoice',
  'Contract',
  'Visit',
  'Refund',
]);
/** @type {readonly [readonly string[], ...(readonly string[])[]]} */
const STATES = [
  ['open', 'waiting', 'paid', 'closed'],
  ['draft', 'sent', 'delivered', 'archived'],
  ['new', 'assigned', 'solved', 'reopened', 'done'],
];
/** @type {readonly [readonly string[], ...(readonly string[])[]]} */
const AMOUNTS = [
  ['amount', 'tax', 'discount'],
  ['weight', 'volume', 'distance'],
  ['hours', 'rate', 'budget'],
];
/** @type {readonly [readonly string[], ...(readonly string[])[]]} */
const TEXTS = [
  ['subject', 'body', 'remark'],
  ['title', 'description', 'note'],
  ['address', 'instructions', 'contact'],
];

const KINDS = /** @type {const} */ ([
  ['model', modelFile],
  ['repository', repositoryFile],
  ['service', serviceFile],
  ['view', viewFile],
  ['handler', handlerFile],
]);

/** One entity in so many has two files that use an SDK: about three in a hundred do. */
const ASSISTANTS_EVERY = 12;

/** An entity knows earlier ones at most so far back, as modules of one part of a product do. */
const REACH = 24;

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'ES2022',
    lib: ['ES2023'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    types: ['node'],
    skipLibCheck: true,
    noFallthroughCasesInSwitch: true,
    noImplicitOverride: true,
  },
  include: ['src'],
};

/** Writes `count` files (at least the kernel's) below `folder`, which is emptied first, with `node_modules` linked. */
export function generateProject(
  /** @type {{ folder: string, count: number, seed?: number }} */ { folder, count, seed = 1 },
) {
  const files = new Map(Object.entries(KERNEL_FILES).map(([name, text]) => [`src/kernel/${name}`, text]));
  const random = new SeededRandom(seed);
  /** @type {Entity[]} */
  const entities = [];
  /** @type {Entity | undefined} */
  let assisted;
  let leaf = 'src/kernel/http.ts';
  while (files.size < count) {
    const entity = createEntity(random, entities);
    entities.push(entity);
    const add = (/** @type {string} */ kind, /** @type {string} */ text) => {
      if (files.size >= count) return;
      const name = `src/${entity.folder}/${entity.file}.${kind}.ts`;
      files.set(name, text);
      if (kind === 'handler') leaf = name;
    };
    for (const [kind, write] of KINDS) add(kind, write(entity));
    if (entities.length % ASSISTANTS_EVERY !== 1) continue;
    add('assistant', aiSdkFile(entity));
    add('desk', openAiAgentsFile(entity, assisted));
    assisted = entity;
  }
  writeProject(folder, files);
  return /** @type {GeneratedProject} */ ({
    folder,
    files: files.size,
    lines: [...files.values()].reduce((sum, text) => sum + text.split('\n').length - 1, 0),
    leaks: [...files].flatMap(([name, text]) => leaksOf(name, text)),
    leaf,
    shared: 'src/kernel/result.ts',
  });
}

/** @returns {Entity} */
function createEntity(/** @type {SeededRandom} */ random, /** @type {readonly Entity[]} */ before) {
  const number = before.length;
  const words = [random.pick(QUALITIES), random.pick(THINGS)];
  const file = `${words.join('-').toLowerCase()}-${number}`;
  const near = before.slice(-REACH);
  const parents = new Set(
    Array.from({ length: Math.min(random.below(3), near.length) }, () => near[random.below(near.length)]),
  );
  return {
    name: `${words.join('')}${number}`,
    file,
    folder: `${DOMAINS[Math.floor(number / 8) % DOMAINS.length]}/${file}`,
    states: random.pick(STATES),
    amounts: random.pick(AMOUNTS),
    texts: random.pick(TEXTS),
    parents: [...parents].filter((parent) => parent !== undefined),
  };
}

function leaksOf(/** @type {string} */ name, /** @type {string} */ text) {
  return text
    .split('\n')
    .flatMap((line, index) => (line.includes('// leak: ') ? [`${name}:${index + 1}`] : []));
}

function writeProject(/** @type {string} */ folder, /** @type {ReadonlyMap<string, string>} */ files) {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG, undefined, 2));
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'generated', private: true, type: 'module' }),
  );
  linkPackages(path.join(folder, 'node_modules'));
}

/** Links what the generated files import, from where this package has it. */
function linkPackages(/** @type {string} */ target) {
  const installed = fileURLToPath(new URL('../node_modules', import.meta.url));
  for (const name of ['@openai/agents', '@types/node', 'ai', 'zod']) {
    const link = path.join(target, name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(realpathSync(path.join(installed, name)), link, 'dir');
  }
}
