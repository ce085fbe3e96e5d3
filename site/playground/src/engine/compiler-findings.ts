import ts from 'typescript';
import type { Finding } from '../protocol/check-result.ts';

/** What the compiler says of a file. */
export interface CompilerErrors {
  readonly findings: readonly Finding[];
  /** Whether the file could be parsed; where not, only that is told. */
  readonly isParsed: boolean;
}

/** The compiler's errors of one file, as findings. */
export function compilerFindings(program: ts.Program, file: ts.SourceFile): CompilerErrors {
  const syntactic = program.getSyntacticDiagnostics(file);
  // What cannot be parsed has types that nobody meant.
  const isParsed = syntactic.length === 0;
  const diagnostics = isParsed ? program.getSemanticDiagnostics(file) : syntactic;
  return { findings: diagnostics.map(toFinding), isParsed };
}

function toFinding({ code, category, start = 0, length = 0, messageText }: ts.Diagnostic): Finding {
  return {
    code: `TS${code}`,
    origin: 'compiler',
    severity: category === ts.DiagnosticCategory.Error ? 'error' : 'warning',
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    advice: undefined,
    start,
    end: start + length,
    path: [],
    fixes: [],
  };
}
