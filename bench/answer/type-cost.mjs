// What a declaration of 50 members costs the compiler: ours, the same in zod, and the same in json-schema-to-ts.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMPILER_OPTIONS, TYPESCRIPT_PACKAGES, compiler, count } from '../type-cost/measure.mjs';

// Below the workspace, so that the packages are found as users find them.
const scratch = fileURLToPath(new URL('../.hearsay/answer-types/', import.meta.url));

const MEMBERS = 50;

/** Each kind of member, as JSON Schema and in zod. */
const KINDS = [
  { schema: "{ type: 'string' }", zod: 'z.string()' },
  { schema: "{ type: 'number' }", zod: 'z.number()' },
  { schema: "{ type: 'boolean' }", zod: 'z.boolean()' },
  { schema: "{ enum: ['open', 'closed', 'waiting'] }", zod: "z.enum(['open', 'closed', 'waiting'])" },
  { schema: "{ type: 'array', items: { type: 'string' } }", zod: 'z.array(z.string())' },
  {
    schema:
      "{ type: 'array', items: { type: 'object', properties: { note: { type: 'string' }, minutes: { type: 'number' } }, required: ['note', 'minutes'], additionalProperties: false } }",
    zod: 'z.array(z.object({ note: z.string(), minutes: z.number() }))',
  },
  { schema: "{ type: ['string', 'null'] }", zod: 'z.string().nullable()' },
];

/** The members in one notation; every tenth is optional. */
function members(/** @type {'schema' | 'zod'} */ notation) {
  return Array.from({ length: MEMBERS }, (_, index) => {
    const kind = KINDS[index % KINDS.length]?.[notation] ?? '';
    const isOptional = index % 10 === 9;
    return `field${index}: ${notation === 'zod' && isOptional ? `${kind}.optional()` : kind}`;
  }).join(',\n  ');
}

const REQUIRED = Array.from({ length: MEMBERS }, (_, index) => index)
  .filter((index) => index % 10 !== 9)
  .map((index) => `'field${index}'`)
  .join(', ');

const SCHEMA = `{ type: 'object', properties: {\n  ${members('schema')}\n}, required: [${REQUIRED}], additionalProperties: false }`;

/** What uses the type, so that nothing is left lazy. */
const USE = `export const use = (answer: Answer): unknown[] => [${Array.from({ length: MEMBERS }, (_, index) => `answer.field${index}`).join(', ')}];`;

const PROGRAMS = {
  hearsay: {
    imports:
      "import { defineAnswer, type AnswerOf } from '@hearsay/answer';\nexport { defineAnswer, type AnswerOf };",
    declaration: `export const answer = defineAnswer(${SCHEMA});\ntype Answer = AnswerOf<typeof answer>;`,
  },
  zod: {
    imports: "import { z } from 'zod';\nexport { z };",
    declaration: `export const answer = z.object({\n  ${members('zod')}\n});\ntype Answer = z.infer<typeof answer>;`,
  },
  jsonSchemaToTs: {
    imports:
      "import type { FromSchema, JSONSchema } from 'json-schema-to-ts';\nexport type { FromSchema, JSONSchema };",
    declaration: `export const answer = ${SCHEMA} as const satisfies JSONSchema;\ntype Answer = FromSchema<typeof answer>;`,
  },
};

/** @typedef {keyof typeof PROGRAMS} Peer */
/** @typedef {Record<Peer, number> & { typescript: string }} DeclarationCost */

async function instantiations(
  /** @type {string} */ name,
  /** @type {string} */ program,
  /** @type {readonly string[]} */ command,
) {
  const folder = path.join(scratch, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER_OPTIONS }));
  writeFileSync(path.join(folder, 'answer.ts'), program);
  return (await count(command, folder)).instantiations;
}

/**
 * Measures the declaration of each peer.
 *
 * @param {readonly string[]} packages The packages of the TypeScript versions that are asked.
 * @returns {Promise<DeclarationCost[]>}
 */
export async function measureDeclarations(packages = TYPESCRIPT_PACKAGES) {
  rmSync(scratch, { recursive: true, force: true });
  const costs = [];
  for (const { version, command } of packages.map(compiler)) {
    /** @type {DeclarationCost} */
    const cost = { typescript: version, hearsay: 0, zod: 0, jsonSchemaToTs: 0 };
    for (const peer of /** @type {Peer[]} */ (Object.keys(PROGRAMS))) {
      const { imports, declaration } = PROGRAMS[peer];
      const all = `${imports}\n${declaration}\n${USE}\n`;
      const whole = await instantiations(`${version}-${peer}`, all, command);
      const alone = await instantiations(`${version}-${peer}-imports`, `${imports}\n`, command);
      cost[peer] = whole - alone;
    }
    costs.push(cost);
  }
  return costs;
}
