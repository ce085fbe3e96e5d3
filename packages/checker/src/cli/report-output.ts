import { nearestName } from '@hearsay/flow';
import { UsageError } from '../usage-error.ts';
import { formatTwice, formatWithoutFile, unknownFormat } from './cli-messages.ts';

const FORMATS = ['pretty', 'json', 'sarif', 'github', 'html'] as const;

/** The form of a report. */
export type ReportFormat = (typeof FORMATS)[number];

/** One report to write. */
export interface ReportOutput {
  readonly format: ReportFormat;
  /** Standard output when left out. */
  readonly file: string | undefined;
}

/**
 * Reads the values of `--format`, each `FORMAT` or `FORMAT=FILE`.
 *
 * @throws UsageError for a format that does not exist, and when two reports have one destination.
 */
export function parseReportOutputs(options: readonly string[]): readonly ReportOutput[] {
  if (options.length === 0) return [{ format: 'pretty', file: undefined }];
  const outputs = options.map(parseOutput);
  const destinations = new Set<string | undefined>();
  for (const { file } of outputs) {
    if (destinations.has(file)) throw new UsageError(formatTwice(file));
    destinations.add(file);
  }
  return outputs;
}

function parseOutput(option: string): ReportOutput {
  // A file name may hold further equals signs.
  const separator = option.indexOf('=');
  const name = separator === -1 ? option : option.slice(0, separator);
  const file = separator === -1 ? undefined : option.slice(separator + 1);
  const format = FORMATS.find((candidate) => candidate === name);
  if (format === undefined) throw new UsageError(unknownFormat(name, nearestName(name, FORMATS), FORMATS));
  if (file === '') throw new UsageError(formatWithoutFile(format));
  return { format, file };
}
