import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ajvDraft04, { type ValidateFunction } from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import type { Log } from 'sarif';

const require = createRequire(import.meta.url);

/** Reads what the standard publishes: the schema of SARIF 2.1.0, as a package ships it. */
const schema: unknown = JSON.parse(
  readFileSync(
    join(dirname(require.resolve('@microsoft/jest-sarif')), 'schemas/sarif-2.1.0-rtm.5.json'),
    'utf8',
  ),
);

// The patterns of the schema are written without the `u` flag in mind.
const ajv = new ajvDraft04.default({ allErrors: true, strict: false, unicodeRegExp: false });
addFormats.default(ajv);

/** Judges a log against the published schema; `errors` tells what is wrong with the last one. */
export const validateSarif: ValidateFunction<Log> = ajv.compile<Log>(schema as object);
