import { join } from 'node:path';
import ts from 'typescript';
import type { CodeBlock } from './code-block.ts';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  // A block is a module of its own, also one that imports nothing.
  moduleDetection: ts.ModuleDetectionKind.Force,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node'],
};

/**
 * Compiles the blocks in one program, and says for each what does not hold, as `file:line: sentence`; an empty list
 * when all holds.
 *
 * @param folder - Where the blocks seem to lie: packages resolve from there. Nothing is written.
 */
export function checkCodeBlocks(blocks: readonly CodeBlock[], folder: string): string[][] {
  const names = blocks.map((_, index) => join(folder, `code-block-${index}.ts`).replaceAll('\\', '/'));
  const texts = new Map(names.map((name, index) => [name, blocks[index]?.code ?? '']));
  const host = withFiles(ts.createCompilerHost(OPTIONS), texts);
  const program = ts.createProgram(names, OPTIONS, host);
  return blocks.map((block, index) => {
    const source = program.getSourceFile(names[index] ?? '');
    if (source === undefined) return [`${place(block, 0)}: The block was not compiled.`];
    const diagnostics = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return judge(block, diagnostics, source);
  });
}

function judge(block: CodeBlock, diagnostics: readonly ts.Diagnostic[], source: ts.SourceFile): string[] {
  const { expectation } = block;
  const found = diagnostics.map((diagnostic) => {
    const { line } = source.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
    const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n');
    return {
      code: `TS${diagnostic.code}`,
      text: `${place(block, line + 1)}: TS${diagnostic.code} ${message}`,
    };
  });
  switch (expectation.kind) {
    case 'ignored':
      return [];
    case 'unclear':
      return [`${place(block, 0)}: ${expectation.problem}`];
    case 'compiles':
      return found.map(({ text }) => text);
    case 'fails': {
      const missing = expectation.codes
        .filter((code) => !found.some((diagnostic) => diagnostic.code === code))
        .map((code) => `${place(block, 0)}: ${code} must occur here, and does not.`);
      const other = found.filter(({ code }) => !expectation.codes.includes(code)).map(({ text }) => text);
      return [...missing, ...other];
    }
  }
}

function place({ file, line }: CodeBlock, offset: number): string {
  return `${file}:${line + offset}`;
}

/** The host, with files that exist in memory only. */
function withFiles(host: ts.CompilerHost, texts: ReadonlyMap<string, string>): ts.CompilerHost {
  return {
    ...host,
    fileExists: (name) => texts.has(name) || host.fileExists(name),
    readFile: (name) => texts.get(name) ?? host.readFile(name),
    getSourceFile: (name, languageVersion, ...rest) => {
      const text = texts.get(name);
      return text === undefined
        ? host.getSourceFile(name, languageVersion, ...rest)
        : ts.createSourceFile(name, text, languageVersion, true);
    },
  };
}
