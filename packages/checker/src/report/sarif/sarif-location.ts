import type { ArtifactLocation, Location as SarifLocation } from 'sarif';
import { rangeText } from '../range-text.ts';
import type { Location } from '../report.ts';
import type { SourceLines } from '../source-lines.ts';

/** The name of the folder that every relative address starts from. */
export const SOURCE_ROOT = '%SRCROOT%';

/** A longer stretch of code would make the log heavy and tell nobody more. */
const MAXIMUM_SNIPPET = 500;

/** Says where something stands; columns are the report's own, because SARIF counts them in the same way. */
export function sarifLocation(location: Location, linesOf: SourceLines): SarifLocation {
  const { start, end } = location.range;
  const snippet = rangeText(linesOf(location.file) ?? [], location.range);
  const isShown = snippet !== '' && snippet.length <= MAXIMUM_SNIPPET;
  return {
    physicalLocation: {
      artifactLocation: artifactLocation(location.file),
      region: {
        startLine: start.line,
        startColumn: start.column,
        endLine: end.line,
        endColumn: end.column,
        ...(isShown ? { snippet: { text: snippet } } : {}),
      },
    },
  };
}

/** Addresses a file from the working folder; one on another drive by its whole address. */
export function artifactLocation(file: string): ArtifactLocation {
  // Half of a surrogate pair, which Windows allows in names, has no address.
  const path = file
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
  const isAbsolute = file.startsWith('/') || /^[a-z]:\//iu.test(file);
  if (!isAbsolute) return { uri: path, uriBaseId: SOURCE_ROOT };
  return { uri: `file://${path.replace(/^(?<drive>[a-z])%3A/iu, '/$<drive>:')}` };
}
