import { analyze, createPackageLookup, type Coverage, type Flow } from '@hearsay/flow';
import ts from 'typescript';
import type { VirtualFiles } from './virtual-files.ts';

/** The ways of agent text through the visitor's file, and what was recognised on them. */
export interface FollowedTexts {
  readonly flows: readonly Flow[];
  readonly coverage: Coverage;
}

/** Follows every text through the visitor's file, as `hearsay check` does. */
export function followTexts(program: ts.Program, file: ts.SourceFile, files: VirtualFiles): FollowedTexts {
  return analyze({
    compiler: ts,
    // What the text does not import cannot be in it.
    programs: [{ checker: program.getTypeChecker(), files: [file], packages: new Set() }],
    packageOf: createPackageLookup(files),
  });
}
