import type { Place } from '@hearsay/flow';
import type { ProgramFiles, ts } from '../project/compiler.ts';
import { relativePath } from '../project/relative-path.ts';
import type { Location, Position } from './report.ts';

/** Looks places up in the files that were analysed. */
export interface SourceTexts {
  locate(place: Place): Location;
  /** The stretch of text at a place. */
  excerpt(place: Place): string;
  /** The text of a whole file, by absolute name. */
  textOf(file: string): string | undefined;
}

/** Gives access to the text of every file of the loaded programs, declarations included. */
export function sourceTexts(programs: readonly ProgramFiles[], cwd: string): SourceTexts {
  const owned = new Map(programs.flatMap(({ files }) => files.map((file) => [file.fileName, file] as const)));
  const find = (name: string): ts.SourceFile | undefined => {
    const file = owned.get(name);
    if (file !== undefined) return file;
    for (const { program } of programs) {
      const other = program.getSourceFile(name);
      if (other !== undefined) return other;
    }
    return undefined;
  };

  return {
    locate: ({ file, start, end }) => {
      const source = find(file);
      return {
        file: relativePath(cwd, file),
        range: { start: position(source, start), end: position(source, end) },
      };
    },
    excerpt: ({ file, start, end }) => find(file)?.text.slice(start, end) ?? '',
    textOf: (file) => find(file)?.text,
  };
}

function position(file: ts.SourceFile | undefined, offset: number): Position {
  if (file === undefined) return { line: 1, column: 1 };
  const { line, character } = file.getLineAndCharacterOfPosition(
    Math.min(Math.max(offset, 0), file.text.length),
  );
  return { line: line + 1, column: character + 1 };
}
