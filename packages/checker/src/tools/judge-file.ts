import { Tool, ToolError, lintTools, type LintToolsOptions } from '@hearsay/tool';
import type { FoundDeclaration } from './collect-declarations.ts';
import type { ToolsReport } from './tools-report.ts';

/** How the declarations of a file are judged. */
export interface JudgeOptions extends LintToolsOptions {
  /** Whether only flat declarations are right; without it, each is read in the dialect that it is in. */
  readonly isFlat: boolean;
}

/** Judges the declarations of one file. */
export function judgeFile(
  file: string,
  found: readonly FoundDeclaration[],
  { isFlat, ...options }: JudgeOptions,
): ToolsReport {
  const tools = found.map((one) => (isFlat ? one.declaration : readTool(one)));
  return { file, tools: tools.map(nameOf), findings: lintTools(tools, options) };
}

/** The tool, or the declaration itself where there is none in it: then the judgement says why. */
function readTool({ declaration, dialect }: FoundDeclaration): unknown {
  if (dialect === undefined) return declaration;
  try {
    return dialect === 'cactus' ? Tool.parse(flatForm(declaration)) : Tool.from(dialect, declaration);
  } catch (error) {
    if (ToolError.isInstance(error)) return declaration;
    throw error;
  }
}

/** Tools of the program's own copy of the package are told by their form. */
function flatForm(declaration: unknown): unknown {
  return JSON.parse(JSON.stringify(declaration));
}

function nameOf(tool: unknown): string | undefined {
  if (typeof tool !== 'object' || tool === null || !('name' in tool)) return undefined;
  return typeof tool.name === 'string' ? tool.name : undefined;
}
