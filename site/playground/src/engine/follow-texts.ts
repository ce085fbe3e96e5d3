import { analyze, createPackageLookup, type FlowReport } from '@hearsay/flow';
import ts from 'typescript';
import type { VirtualFiles } from './virtual-files.ts';

/** Follows every text through the visitor's file, as `hearsay check` does. */
export function followTexts(program: ts.Program, file: ts.SourceFile, files: VirtualFiles): FlowReport {
  return analyze({
    compiler: ts,
    // What the text does not import cannot be in it.
    programs: [{ checker: program.getTypeChecker(), files: [file], packages: new Set() }],
    packageOf: createPackageLookup(files),
  });
}
