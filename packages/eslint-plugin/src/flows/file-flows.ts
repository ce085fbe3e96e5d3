import { solveFacts, type Flow } from '@hearsay/flow';
import type ts from 'typescript';
import { fileFacts, type LintedFacts } from './file-facts.ts';

const known = new WeakMap<LintedFacts, readonly Flow[]>();

/** The flows inside one file, as `hearsay check` would find them if there were no other. */
export function fileFlows(program: ts.Program, file: ts.SourceFile, control: boolean): readonly Flow[] {
  const facts = fileFacts(program, file, control);
  if (facts === undefined) return [];
  const flows = known.get(facts) ?? solve(facts);
  known.set(facts, flows);
  return flows;
}

function solve({ files, failedFiles, catalog, platform }: LintedFacts): readonly Flow[] {
  return solveFacts({ files, failedFiles, shapes: { ...platform?.shapes, ...catalog.shapes } }).flows;
}
