import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import { describe, expect, it } from 'vitest';
import { answerProject } from '../support/answer-project.ts';
import { runHearsay } from '../support/run-hearsay.ts';
import { temporaryFolder, tsconfig } from '../support/temporary-folder.ts';
import { ANSWER_TYPES, OTHER_TYPES } from './answer-types.ts';

const FILES = { 'src/review.ts': ANSWER_TYPES, 'src/other.ts': OTHER_TYPES };

describe('hearsay schema', () => {
  it('writes the schema of a type to standard output', async () => {
    const cwd = answerProject(FILES);
    const { status, stdout, stderr } = await runHearsay(cwd, ['schema', 'src/review.ts#Review']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatchInlineSnapshot(`
      "{
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "description": "What a reviewer says about a change.",
        "type": "object",
        "properties": {
          "score": {
            "description": "From 0 to 5.",
            "anyOf": [
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 5
              },
              {
                "type": "null"
              }
            ]
          },
          "summary": {
            "type": "string"
          },
          "findings": {
            "type": "array",
            "items": {
              "description": "One thing that a reviewer found.",
              "type": "object",
              "properties": {
                "line": {
                  "description": "Where it is.",
                  "type": "integer",
                  "minimum": 1
                },
                "note": {
                  "description": "What it is.",
                  "type": "string"
                }
              },
              "required": ["line", "note"],
              "additionalProperties": false
            }
          },
          "verdict": {
            "anyOf": [
              {
                "type": "string",
                "const": "Approve"
              },
              {
                "type": "object",
                "properties": {
                  "Reject": {
                    "type": "object",
                    "properties": {
                      "reason": {
                        "type": "string"
                      }
                    },
                    "required": ["reason"],
                    "additionalProperties": false
                  }
                },
                "required": ["Reject"],
                "additionalProperties": false
              }
            ]
          }
        },
        "required": ["score", "summary", "findings", "verdict"],
        "additionalProperties": false
      }
      "
    `);
    expect(await prettier.check(stdout, { parser: 'json' })).toBe(true);
  });

  it('refers to a recursive type by name, and to itself by `#`', async () => {
    const cwd = answerProject(FILES);
    const { stdout } = await runHearsay(cwd, ['schema', 'src/review.ts#Thread']);
    expect(JSON.parse(stdout)).toMatchObject({
      properties: {
        text: { type: 'string', maxLength: 80, description: 'At most eighty characters, as Page has them.' },
        replies: { type: 'array', items: { $ref: '#' } },
      },
      required: ['text'],
    });
    const page = await runHearsay(cwd, ['schema', 'src/review.ts#Page<Thread>']);
    expect(JSON.parse(page.stdout)).toMatchObject({
      properties: { items: { items: { $ref: '#/$defs/Thread' } } },
      $defs: { Thread: { properties: { replies: { items: { $ref: '#/$defs/Thread' } } } } },
    });
  });

  it('keeps the order in which a union is written, whatever was compiled before', async () => {
    const before = `export const first: 'c' = 'c';\nexport type Earlier = 'd' | 'b';\n`;
    const union = `import type { Earlier } from './before.js';
export interface Choice { readonly pick: 'b' | 'd' | 'a' | null | 'c'; readonly many: Record<'z' | 'y', 3 | 1 | 2>; readonly seen?: Earlier }
`;
    const cwd = answerProject({ 'src/before.ts': before, 'src/choice.ts': union });
    const { stdout } = await runHearsay(cwd, ['schema', 'src/choice.ts#Choice']);
    expect(JSON.parse(stdout).properties).toEqual({
      pick: { anyOf: [{ type: 'string', enum: ['b', 'd', 'a', 'c'] }, { type: 'null' }] },
      many: {
        type: 'object',
        properties: { z: { type: 'number', enum: [3, 1, 2] }, y: { type: 'number', enum: [3, 1, 2] } },
        required: ['z', 'y'],
        additionalProperties: false,
      },
      seen: { type: 'string', enum: ['d', 'b'] },
    });
  });

  it('writes a TypeScript module with one constant per type', async () => {
    const cwd = answerProject(FILES);
    const args = [
      'schema',
      'src/review.ts#Finding',
      'src/review.ts#Page<Line>',
      '--out',
      'src/made/schemas.ts',
    ];
    const { status, stdout, stderr } = await runHearsay(cwd, args);
    expect({ status, stdout, stderr }).toEqual({
      status: 0,
      stdout: '',
      stderr: 'note: Wrote the schema to src/made/schemas.ts.\n',
    });
    expect(readFileSync(join(cwd, 'src/made/schemas.ts'), 'utf8')).toMatchInlineSnapshot(`
      "// Written by \`hearsay schema src/review.ts#Finding 'src/review.ts#Page<Line>' --out src/made/schemas.ts\`; do not edit.

      // prettier-ignore
      export const findingSchema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "description": "One thing that a reviewer found.",
        "type": "object",
        "properties": {
          "line": {
            "description": "Where it is.",
            "type": "integer",
            "minimum": 1
          },
          "note": {
            "description": "What it is.",
            "type": "string"
          }
        },
        "required": ["line", "note"],
        "additionalProperties": false
      } as const;

      // prettier-ignore
      export const pageLineSchema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "description": "One page of many.",
        "type": "object",
        "properties": {
          "items": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "total": {
            "type": "number"
          }
        },
        "required": ["items"],
        "additionalProperties": false
      } as const;
      "
    `);
  });

  it('finds what a file hands on, its default export, and what is not exported', async () => {
    const cwd = answerProject(FILES);
    const handed = await runHearsay(cwd, [
      'schema',
      'src/review.ts#Handed',
      '--id',
      'https://example.com/handed',
    ]);
    expect(JSON.parse(handed.stdout)).toMatchObject({
      $id: 'https://example.com/handed',
      description: 'Declared elsewhere.',
      required: ['on'],
    });
    const fallback = await runHearsay(cwd, ['schema', 'src/other.ts#default']);
    expect(JSON.parse(fallback.stdout)).toMatchObject({ required: ['text'] });
    const typeOfValue = await runHearsay(cwd, ['schema', 'src/review.ts#typeof LIMITS']);
    expect(JSON.parse(typeOfValue.stdout)).toMatchObject({ required: ['low', 'high'] });
  });

  it('takes the tsconfig that is named, the nearest one, or none', async () => {
    const text = `import type { Shared } from '#shared';\nexport interface Answer { readonly shared: Shared; readonly maybe: number | null }\n`;
    const project = {
      'app/tsconfig.json': tsconfig(
        {},
        {
          strict: false,
          paths: { '#shared': ['./lib/shared.ts'] },
          module: 'esnext',
          moduleResolution: 'bundler',
        },
      ),
      'app/lib/shared.ts': `export type Shared = 'yes' | 'no';\n`,
      'app/src/answer.ts': text,
      'other.json': tsconfig(
        {},
        { paths: { '#shared': ['./other.ts'] }, module: 'esnext', moduleResolution: 'bundler' },
      ),
      'other.ts': 'export type Shared = 1;\n',
    };
    const cwd = temporaryFolder(project);
    const nearest = await runHearsay(cwd, ['schema', 'app/src/answer.ts#Answer']);
    // `null` counts although the project is not strict.
    expect(JSON.parse(nearest.stdout).properties).toEqual({
      shared: { type: 'string', enum: ['yes', 'no'] },
      maybe: { anyOf: [{ type: 'number' }, { type: 'null' }] },
    });
    const named = await runHearsay(cwd, ['schema', 'app/src/answer.ts#Answer', '-p', 'other.json']);
    expect(JSON.parse(named.stdout).properties.shared).toEqual({ type: 'number', const: 1 });

    const bare = temporaryFolder({ 'answer.ts': 'export type Answer = readonly number[];\n' });
    const without = await runHearsay(bare, ['schema', 'answer.ts#Answer']);
    expect(JSON.parse(without.stdout)).toMatchObject({ type: 'array', items: { type: 'number' } });
  });
});

describe('hearsay schema --check', () => {
  it('passes what was written, and tells what is stale and how to refresh it', async () => {
    const cwd = answerProject(FILES);
    const both = ['schema', 'src/review.ts#Review', '--out', 'review.json', '--validator', 'review.js'];
    const missing = await runHearsay(cwd, [...both, '--check']);
    expect(missing).toMatchInlineSnapshot(`
      {
        "status": 1,
        "stderr": "error: \`review.json\` does not exist: write it with \`hearsay schema src/review.ts#Review --out review.json\`.
      error: \`review.js\` does not exist: write it with \`hearsay schema src/review.ts#Review --validator review.js\`.
      error: \`review.d.ts\` does not exist: write it with \`hearsay schema src/review.ts#Review --validator review.js\`.
      ",
        "stdout": "",
      }
    `);
    expect(existsSync(join(cwd, 'review.json'))).toBe(false);

    expect((await runHearsay(cwd, both)).status).toBe(0);
    expect(await runHearsay(cwd, both)).toMatchObject({
      status: 0,
      stderr: expect.stringContaining('up to date'),
    });
    // Files of another operating system, and one of the two alone.
    writeFileSync(
      join(cwd, 'review.json'),
      readFileSync(join(cwd, 'review.json'), 'utf8').replaceAll('\n', '\r\n'),
    );
    const fresh = await runHearsay(cwd, [
      'schema',
      'src/review.ts#Review',
      '--out',
      'review.json',
      '--check',
    ]);
    expect(fresh).toEqual({ status: 0, stdout: '', stderr: 'note: review.json is up to date.\n' });

    writeFileSync(join(cwd, 'src/review.ts'), ANSWER_TYPES.replace('@maximum 5', '@maximum 10'));
    const stale = await runHearsay(cwd, [...both, '--check']);
    expect(stale).toMatchInlineSnapshot(`
      {
        "status": 1,
        "stderr": "error: \`review.json\` is stale, since the type says something else now: write it anew with \`hearsay schema src/review.ts#Review --out review.json\`.
                  "minimum": 0,
      -           "maximum": 5
      +           "maximum": 10
                },
      error: \`review.js\` is stale, since the type says something else now: write it anew with \`hearsay schema src/review.ts#Review --validator review.js\`.
      ",
        "stdout": "",
      }
    `);
  });
});

const MISTAKES: readonly (readonly [args: readonly string[], message: string])[] = [
  [[], 'Missing required argument `file#Type`: `hearsay schema --help` lists what can be written.'],
  [
    ['src/a.ts#Closed', '--check'],
    '`--check` compares what was written before: name the file with `--out`, `--validator` or both.',
  ],
  [
    ['src/a.ts#Closed', '--out', 'a.yaml'],
    '`--out a.yaml` is neither a JSON file nor a TypeScript module: end the name in .json, .ts or .mts.',
  ],
  [
    ['src/a.ts#Closed', '--out', 'a.d.ts'],
    '`--out a.d.ts` is neither a JSON file nor a TypeScript module: end the name in .json, .ts or .mts.',
  ],
  [
    ['src/a.ts#Closed', '--validator', 'a.ts'],
    '`--validator a.ts` is no JavaScript module: end the name in .js or .mjs.',
  ],
  [
    ['src/a.ts#Closed', '--id', 'review'],
    '`--id review` is no absolute URI without a fragment: write one such as `https://example.com/review.schema.json`.',
  ],
  [
    ['src/other.ts#number', 'src/other.ts#number'],
    'Two types would be called `number`: name them in two commands, or give one another name with a type alias.',
  ],
  [['src/a.ts#Closed', '--chekc'], 'Unknown option `--chekc`: did you mean `--check`?'],
];

describe('hearsay schema --help', () => {
  it('says what can be written', async () => {
    const { status, stdout, stderr } = await runHearsay(temporaryFolder({}), ['schema', '--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatchInlineSnapshot(`
      "Usage: hearsay schema [options] <file#Type...>

      Writes the JSON Schema of an answer type, draft 2020-12, to standard output or
      to a file. AgentText becomes a plain string, doc comments become descriptions,
      and tags such as @minimum become keywords. A type that can hold free text
      outside AgentText is refused.

      Arguments:
        file#Type                 file and type, as src/review.ts#Review; the type may
                                  be any that can be written in that file

      Options:
        -p, --project <tsconfig>  tsconfig file, or the folder that holds it (default:
                                  the nearest tsconfig.json above the file)
        --out <file>              write the schema to this file instead: JSON, or a
                                  TypeScript module when the name ends in .ts or .mts
        --validator <file>        write a standalone validator: an ES module without
                                  imports, with a declaration file beside it; no
                                  schema is printed then unless --out names a file
        --check                   write nothing, and exit with status 1 when a file of
                                  --out or --validator is not what would be written
        --id <uri>                the $id of the schema
        --color                   colour the output even when it does not go to a
                                  terminal
        --no-color                never colour the output
        -h, --help                print this help

      Examples:
        hearsay schema src/review.ts#Review
        hearsay schema 'src/page.ts#Page<AgentText>' --out src/page.schema.json
        hearsay schema src/review.ts#Review --out src/review.schema.ts --validator src/review.validate.js
        hearsay schema src/review.ts#Review --out src/review.schema.ts --check

      Several types become one document, each under its name in $defs; modules export one value per type.

      Exit status:
        0  written, or with --check: everything is as it would be written
        1  with --check: a file is stale or missing
        2  wrong usage, a project that does not load, or a type that is no answer
      "
    `);
  });
});

describe('hearsay schema, used wrongly', () => {
  it.each(MISTAKES)('%j: one sentence and status 2', async (args, message) => {
    const cwd = answerProject(FILES);
    expect(await runHearsay(cwd, ['schema', ...args])).toEqual({
      status: 2,
      stdout: '',
      stderr: `error: ${message}\n`,
    });
  });

  it('says what keeps a type from being an answer, and writes nothing', async () => {
    const cwd = answerProject({ 'src/a.ts': 'export interface Reply { readonly text: string }\n' });
    expect(await runHearsay(cwd, ['schema', 'src/a.ts#Reply', '--out', 'reply.json'])).toEqual({
      status: 2,
      stdout: '',
      stderr:
        'error: `src/a.ts#Reply` is no answer type: at `Reply.text`, it is free text, which from an agent must be AgentText.\n',
    });
    expect(existsSync(join(cwd, 'reply.json'))).toBe(false);
  });

  it('tells a file that cannot be written', async () => {
    const cwd = answerProject(FILES);
    const { status, stderr } = await runHearsay(cwd, [
      'schema',
      'src/other.ts#Other',
      '--out',
      'src/other.ts/a.json',
    ]);
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^error: `src\/other\.ts\/a\.json` could not be written \(E[A-Z]+\): name a file in a folder/u,
    );
  });
});
