import ts from 'typescript';

/** The folder of the visitor's project in the compiler's world. */
export const PROJECT = '/project';

/** The file that the visitor writes. */
export const FILE: string = `${PROJECT}/src/review.ts`;

/** The folder of the compiler's own declarations. */
export const LIBRARY = '/library';

/** How the visitor's file is compiled: strictly, for today's runtimes, with what browsers and servers both have. */
export const COMPILER_OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  types: [],
};
