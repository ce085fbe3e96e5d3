// Runs the official JSON Schema test suite and prints the figures of docs/answers.md.
//
//   git clone https://github.com/json-schema-org/JSON-Schema-Test-Suite
//   node packages/answer/scripts/run-test-suite.mjs JSON-Schema-Test-Suite
//
// No npm package carries the suite for these drafts, so it is no part of the tests.

import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { AnswerSchemaError, defineAnswer } from '../dist/index.js';
import { withValidator } from '../dist/compile-validator.js';
import { validationSchema } from '../dist/validation-schema.js';

/** @typedef {{ description: string, schema: any, tests: { description: string, data: unknown, valid: boolean }[] }} Group */

const [suite] = process.argv.slice(2);
if (suite === undefined) {
  console.error('Name the folder of the suite: node packages/answer/scripts/run-test-suite.mjs <folder>');
  process.exit(2);
}

/** What needs schemas from the network, or vocabularies of one's own. */
const LEFT_OUT = new Set(['refRemote.json', 'vocabulary.json']);

const DRAFTS = [
  { name: 'draft2020-12', schema: 'https://json-schema.org/draft/2020-12/schema' },
  { name: 'draft7', schema: 'http://json-schema.org/draft-07/schema#' },
];

for (const draft of DRAFTS) {
  const folder = path.join(suite, 'tests', draft.name);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json') && !LEFT_OUT.has(file));
  const counts = { tests: 0, right: 0, groups: 0, declared: 0, declaredTests: 0, declaredRight: 0 };
  /** @type {Map<string, number>} */
  const wrong = new Map();
  for (const file of files) {
    /** @type {Group[]} */
    const groups = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    for (const group of groups) {
      const schema =
        typeof group.schema === 'object' ? { $schema: draft.schema, ...group.schema } : group.schema;
      counts.groups++;
      judge(group, schema, counts, () => wrong.set(file, (wrong.get(file) ?? 0) + 1));
      declare(group, schema, counts);
    }
  }
  console.log(
    `${draft.name}: the validator is right in ${counts.right} of ${counts.tests} tests; ` +
      `${counts.declared} of ${counts.groups} schemas can be declared, right in ${counts.declaredRight} of ${counts.declaredTests} tests`,
  );
  console.log(`  wrong in ${[...wrong].map(([file, count]) => `${file} (${count})`).join(', ') || 'none'}`);
}

/** Asks the validator alone, also with schemas that say too little for an answer. */
function judge(
  /** @type {Group} */ group,
  /** @type {any} */ schema,
  /** @type {{ tests: number, right: number }} */ counts,
  /** @type {() => void} */ onWrong,
) {
  /** @type {((value: unknown) => boolean) | undefined} */
  let isValid;
  try {
    // A boolean stands for the schemas that allow everything, and nothing.
    const whole = typeof schema === 'object' ? schema : schema ? {} : { not: {} };
    isValid = withValidator(validationSchema(whole, false), true, ({ validate }) => {
      return (value) => validate(value).length === 0;
    });
  } catch {
    isValid = undefined;
  }
  for (const { data, valid } of group.tests) {
    counts.tests++;
    if (outcomeOf(isValid, data) === valid) counts.right++;
    else onWrong();
  }
}

/** A schema that refers to itself with nothing between has no outcome: ajv calls itself until the stack is full. */
function outcomeOf(
  /** @type {((value: unknown) => boolean) | undefined} */ isValid,
  /** @type {unknown} */ data,
) {
  try {
    return isValid?.(data);
  } catch {
    return undefined;
  }
}

/** Declares an answer where the schema says enough. */
function declare(
  /** @type {Group} */ group,
  /** @type {any} */ schema,
  /** @type {{ declared: number, declaredTests: number, declaredRight: number }} */ counts,
) {
  if (typeof schema !== 'object') return;
  let answer;
  try {
    answer = defineAnswer(schema);
  } catch (error) {
    if (AnswerSchemaError.isInstance(error)) return;
    throw error;
  }
  counts.declared++;
  for (const { data, valid } of group.tests) {
    counts.declaredTests++;
    if (answer.safeDecode(data).ok === valid) counts.declaredRight++;
    else console.log(`  declared and wrong: ${group.description}`);
  }
}
