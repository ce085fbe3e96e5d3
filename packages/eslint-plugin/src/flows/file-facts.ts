import {
  createCatalog,
  createPlatformCatalog,
  declaredNames,
  extractProgram,
  mentionedSdks,
  sdksFor,
  type Catalog,
  type PlatformCatalog,
  type ProgramFacts,
} from '@hearsay/flow';
import type ts from 'typescript';
import { lintedProgram } from '../program/linted-program.ts';

/** What one file does with text, and what of the catalog it was read with. */
export interface LintedFacts extends ProgramFacts {
  readonly catalog: Catalog;
  readonly platform: PlatformCatalog | undefined;
}

const known = new WeakMap<ts.SourceFile, Map<boolean, LintedFacts | undefined>>();

/**
 * Writes down what one file does with text, as `hearsay check` would if there were no other; once for all rules.
 *
 * @param control - Whether to look, too, for where a text decides what the program does.
 * @returns `undefined` for a file that mentions no SDK: nothing can start or end in it.
 */
export function fileFacts(
  program: ts.Program,
  file: ts.SourceFile,
  control: boolean,
): LintedFacts | undefined {
  const kept = known.get(file);
  if (kept?.has(control) === true) return kept.get(control);
  const facts = extractFacts(program, file, control);
  known.set(file, (kept ?? new Map<boolean, LintedFacts | undefined>()).set(control, facts));
  return facts;
}

function extractFacts(program: ts.Program, file: ts.SourceFile, control: boolean): LintedFacts | undefined {
  const extras = { control, labels: [] };
  const sdks = mentionedSdks(sdksFor(extras), file.text);
  if (sdks.length === 0) return undefined;
  const { compiler, checker, packageOf } = lintedProgram(program);
  const catalog = createCatalog(sdks);
  const platform = createPlatformCatalog(extras);
  const facts = extractProgram({
    compiler,
    checker,
    catalog,
    platform,
    files: [file],
    isProjectFile: (name) => name === file.fileName,
    declaredNames: declaredNames(compiler, file),
    packageOf,
  });
  return { ...facts, catalog, platform };
}
