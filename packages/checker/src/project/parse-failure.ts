import { ts } from './compiler.ts';
import { unparsable } from './project-messages.ts';

/** Says why a file does not parse, or nothing when it does. */
export function parseFailure(program: ts.Program, file: ts.SourceFile): string | undefined {
  const [first] = program.getSyntacticDiagnostics(file);
  if (first === undefined) return undefined;
  const { line, character } = file.getLineAndCharacterOfPosition(first.start);
  return unparsable(line + 1, character + 1, ts.flattenDiagnosticMessageText(first.messageText, ' '));
}
