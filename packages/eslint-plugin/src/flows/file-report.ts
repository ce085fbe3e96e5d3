import { analyze, knownSdks, mentionedSdks, type FlowReport } from '@hearsay/flow';
import ts from 'typescript';
import { lintedProgram } from '../program/linted-program.ts';

const reports = new WeakMap<ts.SourceFile, Map<boolean, FlowReport>>();

/**
 * The flows inside one file, as `hearsay check` would find them if there were no other.
 *
 * @param control - Whether to find, too, where a text decides what the program does.
 * @returns `undefined` for a file that mentions no SDK: nothing can start or end in it.
 */
export function fileReport(
  program: ts.Program,
  file: ts.SourceFile,
  control: boolean,
): FlowReport | undefined {
  const sdks = mentionedSdks(knownSdks, file.text);
  if (sdks.length === 0) return undefined;
  const known = reports.get(file)?.get(control);
  if (known !== undefined) return known;
  const { checker, packageOf } = lintedProgram(program);
  const report = analyze({
    compiler: ts,
    programs: [{ checker, files: [file], packages: new Set(sdks.flatMap(({ packages }) => packages)) }],
    packageOf,
    control,
  });
  reports.set(file, (reports.get(file) ?? new Map<boolean, FlowReport>()).set(control, report));
  return report;
}
