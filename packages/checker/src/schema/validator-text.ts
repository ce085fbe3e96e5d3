import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { NamedSchema } from './generate-schema.ts';
import { valueName } from './module-text.ts';
import { writtenBy } from './schema-messages.ts';
import { tagsFirst } from './tags-first.ts';
import { formatPattern, namedFormats } from './validator-formats.ts';

/** A module and the declarations of what it exports. */
export interface ValidatorText {
  readonly code: string;
  readonly declarations: string;
}

/** What generated code would import, written out instead. */
const RUNTIME: readonly { readonly name: string; readonly imported: string; readonly code: string }[] = [
  {
    name: 'codePointCount',
    imported: 'require("ajv/dist/runtime/ucs2length").default',
    code: `function codePointCount(text) {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}`,
  },
  {
    name: 'isEqual',
    imported: 'require("ajv/dist/runtime/equal").default',
    code: `function isEqual(left, right) {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every((key) => Object.hasOwn(right, key) && isEqual(left[key], right[key]));
}`,
  },
];

/** Writes a validator for each schema: ES modules that import nothing and evaluate no text as code. */
export function validatorText(schemas: readonly NamedSchema[], command: string): ValidatorText {
  const ajv = new Ajv2020({
    strict: true,
    // `[number, string?]` has a minimum and no maximum, which is what the type says.
    strictTuples: false,
    // A member called `constructor` is not there because every object inherits one.
    ownProperties: true,
    // Only in its loop ajv sees that a member without a name is missing.
    ...(JSON.stringify(schemas).includes('""') ? { loopRequired: 1 } : {}),
    code: { source: true, esm: true, lines: true },
  });
  for (const name of namedFormats(schemas)) ajv.addFormat(name, formatPattern(name));
  const names: Record<string, string> = {};
  for (const { type, schema } of schemas) {
    const { $id: _id, ...anonymous } = schema;
    const id = validatorName(type);
    ajv.addSchema({ ...tagsFirst(anonymous), $id: id });
    names[id] = id;
  }
  const generated = standalone.default(ajv, names);
  const used = RUNTIME.filter(({ imported }) => generated.includes(imported));
  const body = used.reduce((code, { name, imported }) => code.replaceAll(imported, name), generated);
  const head = writtenBy(command);
  return {
    code: [
      '/* eslint-disable */',
      head,
      ...used.map(({ code }) => code),
      body.replace(/^"use strict";\s*/u, ''),
      '',
    ].join('\n'),
    declarations: [head, VIOLATION, ...schemas.map(({ type }) => declaration(type)), ''].join('\n'),
  };
}

const VIOLATION = `/** One way in which a value does not fit. Names of members in it may be what a model wrote: show it to no model. */
export interface Violation {
  readonly keyword: string;
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}
`;

function declaration(type: string): string {
  return `/** Whether a value is the JSON of \`${type}\`; its texts are plain strings, so it is no value of that type yet. */
export declare const ${validatorName(type)}: {
  (value: unknown): boolean;
  /** Why the last value did not fit. */
  readonly errors?: readonly Violation[] | null;
};
`;
}

function validatorName(type: string): string {
  const name = valueName(type);
  return `validate${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
