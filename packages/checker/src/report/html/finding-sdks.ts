import type { Finding } from '../report.ts';

/** Names the SDKs at the ends of a finding's flow, as their kinds begin with them. */
export function sdksOf({ source, otherSources, sink }: Finding): readonly string[] {
  const names = [source, ...otherSources, sink].flatMap((end) => {
    const separator = end?.kind.indexOf(':') ?? -1;
    return end === null || separator <= 0 ? [] : [end.kind.slice(0, separator)];
  });
  return [...new Set(names)];
}
