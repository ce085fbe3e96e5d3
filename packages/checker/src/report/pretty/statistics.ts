import type { Report } from '../report.ts';
import { compareText } from '../finding-order.ts';
import { duration, plural } from './pretty-messages.ts';

/** Lists where the time went, and what kinds of sources and sinks the findings have, for `--stats`. */
export function statistics(report: Report): readonly string[] {
  const { timing, findings } = report;
  const rows: (readonly [string, string])[] = [
    ['load', duration(timing.loadMs)],
    ['extract', duration(timing.extractMs)],
    ['solve', duration(timing.solveMs)],
    ['total', duration(timing.totalMs)],
    ['cache hits', String(timing.cacheHits)],
    ...tally(findings.map(({ rule }) => rule)),
    ...tally(findings.flatMap(({ source }) => (source === null ? [] : [`from ${source.kind}`]))),
    ...tally(findings.flatMap(({ sink }) => (sink === null ? [] : [`into ${sink.kind}`]))),
  ];
  const labelWidth = Math.max(...rows.map(([label]) => label.length));
  return rows.map(([label, value]) => `${label.padEnd(labelWidth)}  ${value}`);
}

function tally(names: readonly string[]): readonly (readonly [string, string])[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort(([left], [right]) => compareText(left, right))
    .map(([name, count]) => [name, plural(count, 'finding')] as const);
}
