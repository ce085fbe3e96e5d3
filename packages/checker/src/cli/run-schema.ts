import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { lineDiff } from '../fixtures/line-diff.ts';
import { EXIT_STATUS } from '../report/exit-status.ts';
import type { NamedSchema } from '../schema/generate-schema.ts';
import { valueName } from '../schema/module-text.ts';
import { parseTarget } from '../schema/parse-target.ts';
import {
  checkWithoutFile,
  malformedId,
  sameFile,
  sameName,
  staleFile,
  unknownOutput,
  unknownValidator,
  unwritableFile,
  upToDate,
  wroteFile,
} from '../schema/schema-messages.ts';
import {
  commandFor,
  schemaJson,
  schemaOutputs,
  type OutputRequest,
  type SchemaOutput,
} from '../schema/schema-outputs.ts';
import { UsageError } from '../usage-error.ts';
import { writeNotice, writeProblem } from './write-message.ts';

/** The options of `hearsay schema` as they were written. */
export interface SchemaFlags {
  readonly project?: string;
  readonly out?: string;
  readonly validator?: string;
  readonly check?: boolean;
  readonly id?: string;
  readonly color?: boolean;
}

/** Runs `hearsay schema`, and answers the exit status. */
export async function runSchema(types: readonly string[], flags: SchemaFlags): Promise<number> {
  const { project, out, validator, id } = flags;
  refuseMistakes(flags);
  const request: OutputRequest = { types, project, out, validator, id };
  const targets = types.map(parseTarget);
  // Loading the compiler takes half a second, for which a typing mistake should not wait.
  const { generateSchemas } = await import('../schema/generate-schema.ts');
  const schemas = generateSchemas({
    cwd: process.cwd(),
    targets,
    ...(project === undefined ? {} : { project }),
    ...(id === undefined ? {} : { id }),
  });
  refuseSameNames(schemas);
  const outputs = await schemaOutputs(schemas, request);
  if (outputs.length === 0) {
    process.stdout.write(schemaJson(schemas, id));
    return EXIT_STATUS.clean;
  }
  if (flags.check === true) return checkOutputs(outputs, request, flags.color);
  for (const output of outputs) write(output, flags.color);
  return EXIT_STATUS.clean;
}

/** Said before anything is loaded. */
function refuseMistakes({ out, validator, check, id }: SchemaFlags): void {
  if (check === true && out === undefined && validator === undefined)
    throw new UsageError(checkWithoutFile());
  if (out !== undefined && !/(?:\.json|(?<!\.d)\.m?ts)$/u.test(out)) throw new UsageError(unknownOutput(out));
  if (validator !== undefined && !/\.m?js$/u.test(validator))
    throw new UsageError(unknownValidator(validator));
  if (out !== undefined && validator !== undefined && resolve(out) === resolve(validator)) {
    throw new UsageError(sameFile(out));
  }
  if (id !== undefined && (!URL.canParse(id) || id.includes('#'))) throw new UsageError(malformedId(id));
}

function refuseSameNames(schemas: readonly NamedSchema[]): void {
  const names = new Set<string>();
  for (const { type } of schemas) {
    const name = valueName(type);
    if (names.has(name)) throw new UsageError(sameName(type));
    names.add(name);
  }
}

function write({ file, text, what }: SchemaOutput, color: boolean | undefined): void {
  if (readText(file) === text) {
    writeNotice(upToDate([file]), color);
    return;
  }
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new UsageError(unwritableFile(file, reason));
  }
  writeNotice(wroteFile(what, file), color);
}

function checkOutputs(
  outputs: readonly SchemaOutput[],
  request: OutputRequest,
  color: boolean | undefined,
): number {
  const stale = outputs.filter(({ file, text }) => readText(file)?.replaceAll('\r\n', '\n') !== text);
  for (const { file, text, what } of stale) {
    const before = readText(file);
    const option = what === 'schema' ? '--out' : '--validator';
    const named = what === 'schema' ? request.out : request.validator;
    writeProblem(staleFile(file, before === undefined, commandFor(request, [option, named ?? file])), color);
    if (before !== undefined && what === 'schema') {
      process.stderr.write(`${lineDiff(before, text).join('\n')}\n`);
    }
  }
  if (stale.length > 0) return EXIT_STATUS.findings;
  writeNotice(upToDate(outputs.map(({ file }) => file)), color);
  return EXIT_STATUS.clean;
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
