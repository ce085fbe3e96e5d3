import { createRequire } from 'node:module';

// Read, not imported: the manifest lies outside the compiled sources, at the same depth from `src` and from `dist`.
const manifest: unknown = createRequire(import.meta.url)('../../package.json');

/** The version of this package. */
export const TOOL_VERSION: string = versionOf(manifest);

function versionOf(value: unknown): string {
  const isManifest = typeof value === 'object' && value !== null && 'version' in value;
  return isManifest ? String(value.version) : '0.0.0';
}
