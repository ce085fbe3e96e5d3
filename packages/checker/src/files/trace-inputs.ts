import { dirname } from 'node:path';
import type { FileTrace } from './file-trace.ts';

/** What a result depends on, as far as people edit it; absolute names. */
export interface AnalysisInputs {
  /** Files that were read. */
  readonly files: readonly string[];
  /** Folders in which a new file would count. */
  readonly folders: readonly string[];
}

/** The inputs that a trace speaks of, installed packages left out. */
export function traceInputs(trace: FileTrace): AnalysisInputs {
  const isEdited = (path: string): boolean =>
    !path.includes('/node_modules/') && !path.endsWith('/node_modules');
  const files = Object.entries(trace.read)
    .filter(([file, { hash }]) => hash !== undefined && isEdited(file))
    .map(([file]) => file);
  const folders = [...Object.keys(trace.listings), ...files.map((file) => dirname(file))].filter(isEdited);
  return { files, folders: [...new Set(folders)].sort() };
}
