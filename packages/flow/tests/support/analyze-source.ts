import ts from 'typescript';
import type { AnalysisInput, FlowReport } from '../../src/index.ts';
import { analyze } from '../../src/index.ts';

const SDK = '/node_modules/ai/index.d.ts';
const SDK_TEXT = `
  export declare function generateText(options: {
    model: string;
    prompt?: string;
    system?: string;
  }): Promise<{ text: string; usage: { totalTokens: number } }>;
`;

/** What a test may ask of the analysis besides. */
export type AnalysisWishes = Pick<AnalysisInput, 'budget' | 'catalog' | 'control' | 'labels'> & {
  /** Packages that the program is said to hold. */
  readonly packages?: readonly string[];
};

/** Analyses files that are held in memory, beside declarations of one function of the AI SDK. */
export function analyzeSource(
  sources: Readonly<Record<string, string>>,
  { packages, ...wishes }: AnalysisWishes = {},
): FlowReport {
  const texts = new Map([[SDK, SDK_TEXT], ...Object.entries(sources)]);
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowJs: true,
    noLib: true,
    types: [],
  };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    getCurrentDirectory: () => '/',
    fileExists: (name) => texts.has(name),
    directoryExists: (name) => [...texts.keys()].some((file) => file.startsWith(`${name}/`)),
    readFile: (name) => texts.get(name),
    realpath: (name) => name,
    getSourceFile: (name, languageVersion) => {
      const text = texts.get(name);
      return text === undefined ? undefined : ts.createSourceFile(name, text, languageVersion, true);
    },
  };
  const program = ts.createProgram({ rootNames: Object.keys(sources), options, host });
  return analyze({
    compiler: ts,
    programs: [
      {
        checker: program.getTypeChecker(),
        files: program.getSourceFiles().filter(({ isDeclarationFile }) => !isDeclarationFile),
        ...(packages === undefined ? {} : { packages: new Set(packages) }),
      },
    ],
    packageOf: (file) => {
      const name = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
      return name === undefined ? undefined : { name, ...(name === 'ai' ? { version: '5.0.0' } : {}) };
    },
    ...wishes,
  });
}
