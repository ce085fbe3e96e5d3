// Prints what it takes to declare 1,000 tools and to write them down for OpenAI, beside the AI SDK and zod.
//
//   node bench/tool/run.mjs                 1,000 tools, the median of 7 rounds
//   node bench/tool/run.mjs --tools 200 --rounds 3

import { parseArgs } from 'node:util';
import { agentText } from '@hearsay/answer/zod';
import { Tool } from '@hearsay/tool';
import { asSchema, jsonSchema, tool } from 'ai';
import { z } from 'zod';

const { values } = parseArgs({
  options: {
    tools: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '7' },
  },
});
const count = Number(values.tools);
const rounds = Number(values.rounds);
const indices = Array.from({ length: count }, (_, index) => index);

const name = (/** @type {number} */ index) => `set_light_${index}`;
const description = 'Turn the light of a room on or off, when somebody asks for it';

/** A schema of its own for each tool: nothing is to come from a cache. */
const literal = (/** @type {number} */ index) =>
  /** @type {const} */ ({
    type: 'object',
    properties: {
      room: { type: 'string', enum: ['kitchen', 'living room', `room ${index}`] },
      on: { type: 'boolean' },
      level: { type: 'integer', minimum: 0, maximum: 100 },
      note: { type: 'string', maxLength: 200 },
      times: {
        type: 'array',
        items: { type: 'object', properties: { hour: { type: 'integer' } }, required: ['hour'] },
      },
    },
    required: ['room', 'on', 'level', 'note', 'times'],
    additionalProperties: false,
  });

const fields = (/** @type {number} */ index, /** @type {() => z.ZodType} */ text) =>
  z.object({
    room: z.enum(['kitchen', 'living room', `room ${index}`]),
    on: z.boolean(),
    level: z.int().min(0).max(100),
    note: text(),
    times: z.array(z.object({ hour: z.int() })),
  });

/** @typedef {{ readonly name: string, run(index: number): string }} Way */

/** The JSON Schema stands there; what is measured is declaring, converting and writing down. */
const FROM_JSON_SCHEMA = compare('from a JSON Schema', [
  {
    name: '@hearsay/tool',
    run: (index) =>
      JSON.stringify(new Tool(name(index), description, literal(index)).to('openai-chat').declaration),
  },
  {
    name: 'ai',
    run: (index) => {
      const declared = tool({ description, inputSchema: jsonSchema(/** @type {any} */ (literal(index))) });
      return JSON.stringify(chatForm(index, asSchema(declared.inputSchema).jsonSchema));
    },
  },
]);

/** Whoever declares with zod pays for zod first; what is measured includes building its schema. */
const FROM_ZOD = compare('from a schema of zod', [
  {
    name: '@hearsay/tool',
    run: (index) =>
      JSON.stringify(
        Tool.of(/** @type {any} */ (fields(index, agentText)), name(index), description).to('openai-chat')
          .declaration,
      ),
  },
  {
    name: 'ai',
    run: (index) => {
      const declared = tool({ description, inputSchema: fields(index, z.string) });
      return JSON.stringify(chatForm(index, asSchema(declared.inputSchema).jsonSchema));
    },
  },
  {
    name: 'zod',
    run: (index) => JSON.stringify(chatForm(index, z.toJSONSchema(fields(index, z.string)))),
  },
]);

console.log(`${count} tools, declared and written down for OpenAI (median of ${rounds} rounds)\n`);
for (const { title, rows } of [FROM_JSON_SCHEMA, FROM_ZOD]) {
  console.log(title);
  const [ours] = rows;
  for (const row of rows) {
    const ratio = ours === undefined ? 1 : row.milliseconds / ours.milliseconds;
    const against = row === ours ? '' : `  ${ratio.toFixed(2)} × ours`;
    console.log(`  ${row.name.padEnd(16)} ${row.milliseconds.toFixed(1).padStart(8)} ms${against}`);
  }
  console.log('');
}

function chatForm(/** @type {number} */ index, /** @type {unknown} */ parameters) {
  return { type: 'function', function: { name: name(index), description, parameters } };
}

function compare(/** @type {string} */ title, /** @type {readonly Way[]} */ ways) {
  // Turn by turn, so that a noisy moment hits all of them.
  /** @type {Map<string, number[]>} */
  const times = new Map(ways.map((way) => [way.name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const way of ways) {
      const started = performance.now();
      let length = 0;
      for (const index of indices) length += way.run(index).length;
      // The first round warms up.
      if (length > 0 && round > 0) times.get(way.name)?.push(performance.now() - started);
    }
  }
  const rows = ways.map((way) => ({ name: way.name, milliseconds: median(times.get(way.name) ?? []) }));
  return { title, rows };
}

function median(/** @type {readonly number[]} */ numbers) {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
