import { staticName, unwrap } from '../compiler/symbol-name.ts';
import type { EvaluatedCall } from './calls.ts';
import type { FileExtraction } from './file-extraction.ts';

/** Programs that take an argument for code. */
const INTERPRETERS = new Set(
  'sh bash zsh dash ksh fish cmd powershell pwsh node deno bun tsx python python3 perl ruby php eval osascript'.split(
    ' ',
  ),
);

/** Whether a call that starts a program hands its arguments to a shell or an interpreter. */
export function runsShell(extraction: FileExtraction, call: Pick<EvaluatedCall, 'arguments'>): boolean {
  const { compiler } = extraction;
  const [command, ...others] = call.arguments;
  const program = command && unwrap(compiler, command);
  if (program !== undefined && compiler.isStringLiteralLike(program) && isInterpreter(program.text))
    return true;
  return others.some((argument) => {
    const options = unwrap(compiler, argument);
    if (!compiler.isObjectLiteralExpression(options)) return false;
    return options.properties.some(
      (property) =>
        compiler.isPropertyAssignment(property) &&
        staticName(compiler, property.name) === 'shell' &&
        property.initializer.kind !== compiler.SyntaxKind.FalseKeyword,
    );
  });
}

/** `/bin/bash`, `cmd.exe`: by the file's name. */
function isInterpreter(command: string): boolean {
  const name = command.split(/[\\/]/).at(-1) ?? command;
  return INTERPRETERS.has(name.replace(/\.exe$/i, '').toLowerCase());
}
