import type { ArtifactLocation, Location as SarifLocation } from 'sarif';
import { rangeText } from '../range-text.ts';
import type { Location } from '../report.ts';
import type { SourceLines } from '../source-lines.ts';

/** The name of the folder that every relative address starts from. */
export const SOURCE_ROOT = '%SRCROOT%';

/** A longer stretch of code would make the log heavy and tell nobody more. */
const MAXIMUM_SNIPPET = 1000;

/** How many lines stand around a finding, for readers who do not have the code at hand. */
const CONTEXT_LINES = 2;

/** Says where something stands; columns are the report's own, because SARIF counts them in the same way. */
export function sarifLocation({ file, range }: Location, linesOf: SourceLines): SarifLocation {
  const { start, end } = range;
  return {
    physicalLocation: {
      artifactLocation: artifactLocation(file),
      region: {
        startLine: start.line,
        startColumn: start.column,
        endLine: end.line,
        endColumn: end.column,
        ...snippetOf(rangeText(linesOf(file) ?? [], range)),
      },
    },
  };
}

/** Says where something stands, with the lines around it where they are known and short. */
export function sarifLocationInContext(location: Location, linesOf: SourceLines): SarifLocation {
  const plain = sarifLocation(location, linesOf);
  const lines = linesOf(location.file) ?? [];
  const startLine = Math.max(location.range.start.line - CONTEXT_LINES, 1);
  const endLine = Math.min(location.range.end.line + CONTEXT_LINES, lines.length);
  const snippet = snippetOf(lines.slice(startLine - 1, endLine).join('\n'));
  if (snippet === undefined) return plain;
  return {
    physicalLocation: { ...plain.physicalLocation, contextRegion: { startLine, endLine, ...snippet } },
  };
}

function snippetOf(text: string): { readonly snippet: { readonly text: string } } | undefined {
  return text === '' || text.length > MAXIMUM_SNIPPET ? undefined : { snippet: { text } };
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
