import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { answerProject } from '../support/answer-project.ts';
import { runHearsay } from '../support/run-hearsay.ts';
import { ANSWER_TYPES, OTHER_TYPES } from './answer-types.ts';
import { SAMPLES } from './samples.ts';

const GOLDEN = fileURLToPath(new URL('golden/answers.json', import.meta.url));
const FILES = { 'src/answers.ts': ANSWER_TYPES, 'src/other.ts': OTHER_TYPES };
const TARGETS = SAMPLES.map(({ type }) => `src/answers.ts#${type}`);

/** The JSON that a value of a type becomes. */
const AS_JSON = `
import type { Handed } from './other.js';
type AsJson<T> = T extends AgentText | Uuid | Decimal
  ? string
  : T extends string
    ? \`\${T}\`
    : T extends number | boolean | null | undefined
      ? T
      : T extends ReadonlyMap<AgentText, infer Value>
        ? { readonly [name: string]: AsJson<Value> }
        : { readonly [Key in keyof T]: AsJson<T[Key]> };
`;

interface Sample {
  readonly type: string;
  readonly value: unknown;
  readonly fits: boolean;
}

const SHAPES: readonly Sample[] = SAMPLES.flatMap(({ type, accepts, refuses }) => [
  ...accepts.map((value) => ({ type, value, fits: true })),
  ...refuses.map((value) => ({ type, value, fits: false })),
]);

/** What a compiler says about each sample: whether its line is without errors. */
function compilerVerdicts(compiler: string): readonly boolean[] {
  const cwd = answerProject(FILES);
  const file = join(cwd, 'src/answers.ts');
  appendFileSync(file, AS_JSON);
  const firstLine = (ANSWER_TYPES + AS_JSON).split('\n').length;
  const lines = SHAPES.map(
    ({ type, value }, index) => `export const sample${index}: AsJson<${type}> = ${JSON.stringify(value)};`,
  );
  appendFileSync(file, lines.join('\n'));
  const manifest = createRequire(import.meta.url).resolve(`${compiler}/package.json`);
  const program = join(dirname(manifest), 'bin/tsc');
  const { stdout } = spawnSync(process.execPath, [program, '-p', cwd, '--pretty', 'false'], {
    cwd,
    encoding: 'utf8',
  });
  const faults = [...stdout.matchAll(/^src\/answers\.ts\((?<line>\d+),/gmu)].map(({ groups }) =>
    Number(groups?.['line']),
  );
  expect(faults.filter((line) => line < firstLine)).toEqual([]);
  return SHAPES.map((_sample, index) => !faults.includes(firstLine + index));
}

describe('the schemas of answers of every kind', () => {
  it('are these, and accept and refuse what the type does', async () => {
    const cwd = answerProject(FILES);
    const written = await runHearsay(cwd, ['schema', ...TARGETS, '--out', 'schemas/answers.json']);
    expect(written).toMatchObject({ status: 0, stdout: '' });
    const text = readFileSync(join(cwd, 'schemas/answers.json'), 'utf8');
    await expect(text).toMatchFileSnapshot(GOLDEN);

    // Only in its loop ajv sees that a member without a name is missing.
    const ajv = new Ajv2020({ strict: true, strictTuples: false, loopRequired: 1 });
    ajv.addFormat('uuid', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/u);
    ajv.addSchema({ ...JSON.parse(text), $id: 'answers' });
    const accepts = (type: string, value: unknown): boolean =>
      ajv.validate({ $ref: `answers#/$defs/${encodeURIComponent(type)}` }, value);
    expect(SHAPES.map(({ type, value }) => ({ type, value, fits: accepts(type, value) }))).toEqual(SHAPES);
    for (const { type, outside = [] } of SAMPLES) {
      for (const value of outside)
        expect({ type, value, fits: accepts(type, value) }).toMatchObject({ fits: false });
    }
  });

  it('give standalone validators that say the same and import nothing', async () => {
    const cwd = answerProject(FILES);
    const { status } = await runHearsay(cwd, ['schema', ...TARGETS, '--validator', 'out/validate.mjs']);
    expect(status).toBe(0);
    const file = join(cwd, 'out/validate.mjs');
    const code = readFileSync(file, 'utf8').replaceAll(/^\/\/.*$/gmu, '');
    expect(code).not.toMatch(/\bimport\s*[({'"]|\brequire\(|\beval\b|new Function/u);
    const validators: Record<string, (value: unknown) => boolean> = await import(pathToFileURL(file).href);
    const order = Object.values(SAMPLES.map(({ type }) => type));
    const names = [
      ...readFileSync(join(cwd, 'out/validate.d.mts'), 'utf8').matchAll(/declare const (?<name>\w+)/gu),
    ];
    const accepts = (type: string, value: unknown): boolean | undefined =>
      validators[names[order.indexOf(type)]?.groups?.['name'] ?? '']?.(value);
    expect(SHAPES.map(({ type, value }) => ({ type, value, fits: accepts(type, value) }))).toEqual(SHAPES);
    for (const { type, outside = [] } of SAMPLES) {
      for (const value of outside)
        expect({ type, value, fits: accepts(type, value) }).toMatchObject({ fits: false });
    }
  });

  it('give validators that follow one alternative only, where a constant tells them apart', async () => {
    const cwd = answerProject(FILES);
    await runHearsay(cwd, ['schema', 'src/answers.ts#Expression', '--validator', 'out/expression.mjs']);
    const built: { readonly validateExpression: (value: unknown) => boolean } = await import(
      pathToFileURL(join(cwd, 'out/expression.mjs')).href
    );
    // Two to the sixtieth steps would not end.
    const chain = (kind: string): unknown => {
      let value: unknown = { kind };
      for (let level = 1; level < 60; level++) value = { kind: 'two', next: value };
      return value;
    };
    expect(built.validateExpression(chain('two'))).toBe(true);
    expect(built.validateExpression(chain('three'))).toBe(false);
  });

  it.each(['typescript-5.9', 'typescript', 'typescript-7.0'])('agree with %s', (compiler) => {
    const verdicts = compilerVerdicts(compiler);
    const judged = SHAPES.map((sample, index) => ({ ...sample, fits: verdicts[index] }));
    // The plain form of a union that holds itself in an array is too deep for the helper type.
    const isUnfolded = ({ type }: { readonly type: string }): boolean => !type.includes('Json');
    expect(judged.filter(isUnfolded)).toEqual(SHAPES.filter(isUnfolded));
  });
});
