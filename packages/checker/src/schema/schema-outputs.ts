import { formatSchema } from './format-schema.ts';
import type { NamedSchema } from './generate-schema.ts';
import { moduleText } from './module-text.ts';
import { schemaDocument } from './schema-document.ts';

/** A file as it is to be. */
export interface SchemaOutput {
  readonly file: string;
  readonly text: string;
  /** What to call it in messages. */
  readonly what: 'schema' | 'validator' | 'declarations of the validator';
}

/** What was asked for, as far as it decides what is written. */
export interface OutputRequest {
  readonly types: readonly string[];
  readonly project: string | undefined;
  readonly id: string | undefined;
  readonly out: string | undefined;
  readonly validator: string | undefined;
}

/** The schemas as JSON, with a newline at the end. */
export function schemaJson(schemas: readonly NamedSchema[], id: string | undefined): string {
  const [only, ...others] = schemas;
  const schema = only !== undefined && others.length === 0 ? only.schema : schemaDocument(schemas, id);
  return `${formatSchema(schema)}\n`;
}

/** Every file that is asked for, with its text. */
export async function schemaOutputs(
  schemas: readonly NamedSchema[],
  request: OutputRequest,
): Promise<readonly SchemaOutput[]> {
  const { out, validator, id } = request;
  const outputs: SchemaOutput[] = [];
  if (out !== undefined) {
    const isModule = /\.m?ts$/u.test(out);
    const text = isModule
      ? moduleText(schemas, commandFor(request, ['--out', out]))
      : schemaJson(schemas, id);
    outputs.push({ file: out, text, what: 'schema' });
  }
  if (validator !== undefined) {
    // Loaded late, as most schemas are written without.
    const { validatorText } = await import('./validator-text.ts');
    const { code, declarations } = validatorText(schemas, commandFor(request, ['--validator', validator]));
    const declarationFile = validator.replace(/\.(?<module>m?)js$/u, '.d.$<module>ts');
    outputs.push({ file: validator, text: code, what: 'validator' });
    outputs.push({ file: declarationFile, text: declarations, what: 'declarations of the validator' });
  }
  return outputs;
}

/** The command that writes one file, whatever else was asked for with it. */
export function commandFor({ types, project, id }: OutputRequest, output: readonly string[]): string {
  const options = [
    ...(project === undefined ? [] : ['--project', project]),
    ...(id === undefined ? [] : ['--id', id]),
    ...output,
  ];
  return ['hearsay', 'schema', ...types, ...options].map(quoted).join(' ');
}

/** As a shell reads it back as one word. */
function quoted(written: string): string {
  // The command stands in a comment of one line.
  const word = written.replaceAll(/\s+/gu, ' ');
  return /^[\w./:@#=,+-]+$/u.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
