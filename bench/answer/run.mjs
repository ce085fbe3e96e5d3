// Prints what it costs to parse, validate and decode an answer, beside JSON.parse with the same ajv validator, and
// beside zod; then what a declaration of 50 members costs the compiler, beside zod and json-schema-to-ts.
//
//   node bench/answer/run.mjs              all of it, about a minute
//   node bench/answer/run.mjs --rounds 5   fewer rounds
//   node bench/answer/run.mjs --types      the compiler alone

import { parseArgs } from 'node:util';
import { defineAnswer } from '@hearsay/answer';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { PAYLOADS } from './payloads.mjs';
import { measureDeclarations } from './type-cost.mjs';

/** The most that reading an answer may cost, as a multiple of `JSON.parse` and ajv. */
const TARGET = 1.5;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '40' }, types: { type: 'boolean', default: false } },
});
const rounds = Number(values.rounds);

/** How long one measurement of a case takes, about. */
const SLICE_MS = 8;

/** Runs something often enough for the clock, and returns microseconds for each time. */
function time(/** @type {() => unknown} */ run, /** @type {number} */ times) {
  const started = process.hrtime.bigint();
  for (let index = 0; index < times; index++) run();
  return Number(process.hrtime.bigint() - started) / times / 1000;
}

/** The best of many short rounds in turns: on a shared machine it is the steady figure. */
function bestOf(/** @type {Readonly<Record<string, () => unknown>>} */ cases) {
  const runs = Object.entries(cases).map(([name, run]) => {
    time(run, 200);
    const times = Math.max(1, Math.round((SLICE_MS * 1000) / time(run, 50)));
    return { name, run, times, best: Number.POSITIVE_INFINITY };
  });
  for (let round = 0; round < rounds; round++) {
    for (const each of runs) each.best = Math.min(each.best, time(each.run, each.times));
  }
  return Object.fromEntries(runs.map(({ name, best }) => [name, best]));
}

function measure(/** @type {import('./payloads.mjs').Payload} */ { name, schema, plain, marked, text }) {
  // The type is of no interest here.
  const answer = defineAnswer(/** @type {any} */ (schema));
  const validate = new Ajv2020({ strict: false }).compile(schema);
  const {
    ajv = 0,
    hearsay = 0,
    zod = 0,
    zodMarked = 0,
  } = bestOf({
    ajv: () => validate(JSON.parse(text)),
    hearsay: () => answer.parse(text),
    zod: () => plain.parse(JSON.parse(text)),
    zodMarked: () => marked.parse(JSON.parse(text)),
  });
  return {
    name,
    bytes: text.length,
    ajv,
    hearsay,
    ratio: hearsay / ajv,
    zod: zod / hearsay,
    zodMarked: zodMarked / hearsay,
  };
}

/** Prints rows of equal width. */
function print(/** @type {readonly (readonly string[])[]} */ rows) {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}

let isHeld = true;

if (!values.types) {
  const results = PAYLOADS.map(measure);
  print([
    [
      'answer',
      'bytes',
      'JSON.parse + ajv',
      'hearsay',
      'ratio',
      'zod / hearsay',
      'zod with agentText() / hearsay',
    ],
    ...results.map(({ name, bytes, ajv, hearsay, ratio, zod, zodMarked }) => [
      name,
      String(bytes),
      `${ajv.toFixed(1)} µs`,
      `${hearsay.toFixed(1)} µs`,
      `${ratio.toFixed(2)} ${ratio <= TARGET ? '✓' : '✗'}`,
      zod.toFixed(2),
      `${zodMarked.toFixed(2)} ${zodMarked >= 1 ? '✓' : '✗'}`,
    ]),
  ]);
  console.log(
    `\nReading an answer may cost ${TARGET} times JSON.parse with ajv, and has to be ahead of zod.\n`,
  );
  isHeld = results.every(({ ratio, zodMarked }) => ratio <= TARGET && zodMarked >= 1);
}

const costs = await measureDeclarations();
print([
  ['50 members', 'hearsay', 'zod', 'json-schema-to-ts', ''],
  ...costs.map(({ typescript, hearsay, zod, jsonSchemaToTs }) => [
    `TypeScript ${typescript}`,
    String(hearsay),
    String(zod),
    String(jsonSchemaToTs),
    hearsay < Math.min(zod, jsonSchemaToTs) ? '✓' : '✗',
  ]),
]);
console.log(
  '\nInstantiations that the declaration adds: the same program with the imports alone is subtracted.',
);

isHeld &&= costs.every(({ hearsay, zod, jsonSchemaToTs }) => hearsay < Math.min(zod, jsonSchemaToTs));
if (!isHeld) process.exitCode = 1;
