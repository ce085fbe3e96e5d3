import type ts from 'typescript';
import type { Catalog } from '../catalog/catalog.ts';
import type { AgentTextOracle } from '../compiler/agent-text-oracle.ts';
import type { Compiler } from '../compiler/compiler.ts';
import type { GuardOracle } from '../compiler/guard-oracle.ts';
import type { SymbolOracle } from '../compiler/symbol-oracle.ts';
import type { ValueOracle } from '../compiler/value-oracle.ts';
import type { FileFacts } from '../facts/file-facts.ts';
import { declareCommonJs, exportCommonJs } from './commonjs.ts';
import { FactsBuilder } from './facts-builder.ts';
import { FileExtraction } from './file-extraction.ts';
import { PENDING } from './functions.ts';
import { FunctionFrame } from './function-frame.ts';
import { declareImports, exportDeclarations } from './modules.ts';
import type { Platform } from './platform-calls.ts';
import { hoistVariables } from './hoist-variables.ts';
import { evaluateStatements } from './statements.ts';

/** The facts of a file, and the syntax behind its nodes while the program is at hand. */
export interface ExtractedFile {
  readonly facts: Omit<FileFacts, 'members'>;
  /** By node: the syntax whose type may have to be asked for. */
  readonly syntax: readonly ts.Node[];
}

/** Walks one source file once and writes down its flow facts. */
export function extractFile(options: {
  readonly compiler: Compiler;
  readonly symbols: SymbolOracle;
  readonly types: ValueOracle;
  readonly marks: AgentTextOracle | undefined;
  readonly guards: GuardOracle;
  readonly catalog: Catalog;
  readonly platform: Platform | undefined;
  readonly file: ts.SourceFile;
}): ExtractedFile {
  const { compiler, symbols, types, marks, guards, catalog, platform, file } = options;
  const builder = new FactsBuilder(file);
  const frame = new FunctionFrame({
    index: 0,
    parent: undefined,
    name: '',
    isArrow: false,
    outerScope: undefined,
  });
  builder.functions.push(PENDING);
  const extraction = new FileExtraction({
    compiler,
    symbols,
    types,
    marks,
    guards,
    catalog,
    platform,
    builder,
    frame,
    file,
  });
  declareImports(extraction, file);
  const commonJs = declareCommonJs(extraction, file);
  hoistVariables(extraction, file);
  evaluateStatements(extraction, file.statements);
  exportDeclarations(extraction, file);
  if (commonJs !== undefined) exportCommonJs(extraction, file, commonJs);
  return { facts: toFacts(builder, file.fileName), syntax: builder.syntax };
}

function toFacts(builder: FactsBuilder, file: string): ExtractedFile['facts'] {
  return {
    file,
    nodes: builder.nodes,
    edges: builder.edges,
    functions: builder.functions,
    closures: builder.closures,
    classes: builder.classes,
    calls: builder.calls,
    sources: builder.sources,
    sinks: builder.sinks,
    shared: builder.shared,
    imports: builder.imports,
    exports: builder.exports,
    reExports: builder.reExports,
    endorsements: builder.endorsements,
    sanitizers: builder.sanitizers,
    sdks: [...builder.sdks],
  };
}
