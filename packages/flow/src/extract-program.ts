import type ts from 'typescript';
import type { Catalog } from './catalog/catalog.ts';
import type { PlatformCatalog } from './catalog/platform-catalog.ts';
import { AgentTextOracle } from './compiler/agent-text-oracle.ts';
import type { Compiler } from './compiler/compiler.ts';
import { GuardOracle } from './compiler/guard-oracle.ts';
import { MemberNames } from './compiler/member-names.ts';
import { PlatformOracle } from './compiler/platform-oracle.ts';
import type { PackageIdentity } from './compiler/resolution.ts';
import { shortenControlFlow } from './compiler/shorten-control-flow.ts';
import { SymbolOracle } from './compiler/symbol-oracle.ts';
import { SyntaxTypes } from './compiler/syntax-types.ts';
import { TypeOracle } from './compiler/type-oracle.ts';
import { ValueOracle } from './compiler/value-oracle.ts';
import { describeFailure } from './describe-failure.ts';
import { extractFile } from './extract/extract-file.ts';
import { VALIDATING_METHODS } from './extract/package-calls.ts';
import type { TypedFacts } from './facts/typed-facts.ts';
import type { FailedFile } from './report/flow-report.ts';

/** One compiled program, and what to write facts down of. */
export interface ExtractionInput {
  readonly compiler: Compiler;
  readonly checker: ts.TypeChecker;
  /** What is known of the SDKs that the program can use. */
  readonly catalog: Catalog;
  /** What is looked for beside the SDKs, where somebody asked for it. */
  readonly platform: PlatformCatalog | undefined;
  /** The files to walk. */
  readonly files: readonly ts.SourceFile[];
  /** Whether a file belongs to the analysed project, walked now or not. */
  readonly isProjectFile: (file: string) => boolean;
  /** Every name under which the project declares something, as {@link declaredNames} lists them. */
  readonly declaredNames: ReadonlySet<string>;
  /** The package that a declaration file belongs to, as the nearest manifest names it. */
  readonly packageOf: (file: string) => PackageIdentity | undefined;
}

/** The facts of the files that could be walked, and the names of the others. */
export interface ProgramFacts {
  readonly files: readonly TypedFacts[];
  readonly failedFiles: readonly FailedFile[];
}

/** Writes down the flow facts of the files of one program; a file that cannot be walked stops no other. */
export function extractProgram(input: ExtractionInput): ProgramFacts {
  const { compiler, checker, catalog, packageOf } = input;
  const members = new MemberNames(
    input.declaredNames,
    (name) => name === 'default' || catalog.knowsMember(name) || VALIDATING_METHODS.has(name),
  );
  const symbols = new SymbolOracle(compiler, checker, {
    isProjectFile: input.isProjectFile,
    packageOf,
    isDescribed: (name) => catalog.knows(name),
    isKnownMember: (name) => members.isKnown(name),
  });
  const types = new TypeOracle(compiler, checker);
  const values = new ValueOracle(compiler, checker);
  const guards = new GuardOracle(compiler, checker);
  const marks = new AgentTextOracle(compiler, checker, packageOf);
  const platform = input.platform && {
    catalog: input.platform,
    oracle: new PlatformOracle(compiler, checker, packageOf),
  };
  for (const file of input.files) shortenControlFlow(compiler, file);
  const files: TypedFacts[] = [];
  const failedFiles: FailedFile[] = [];
  for (const file of input.files) {
    members.takeAssumptions();
    try {
      const longFunctions = shortenControlFlow(compiler, file);
      const { facts, syntax } = extractFile({
        compiler,
        symbols,
        types: values,
        marks: catalog.knows(CORE) ? marks : undefined,
        guards,
        catalog,
        platform,
        file,
      });
      files.push({
        facts: {
          ...facts,
          members: members.takeAssumptions(),
          ...(longFunctions.length === 0 ? {} : { longFunctions }),
        },
        types: new SyntaxTypes(types, syntax),
      });
    } catch (error) {
      failedFiles.push({ file: file.fileName, reason: describeFailure(error) });
    }
  }
  return { files, failedFiles };
}

/** Without this package no type can hold AgentText, and asking every type would be for nothing. */
const CORE = '@hearsay/core';
