import { analyze, type AnalysisInput } from '@hearsay/flow';
import { describe, expect, it } from 'vitest';
import type { Analyzer } from '../src/analysis/analysis-request.ts';
import { checkProjects } from '../src/check-projects.ts';
import { engineChecker, engineCompiler, engineFile, ts } from '../src/project/compiler.ts';
import { BROKEN_SYNTAX, ODD_SYNTAX } from './support/odd-syntax.ts';
import { IMPORT, leakyFunction, sdkProject } from './support/sdk-project.ts';
import { temporaryFolder, tsconfig } from './support/temporary-folder.ts';

const LEAK = IMPORT + leakyFunction('answer');

function below(folder: string, files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));
}

function oddProject(files: Readonly<Record<string, string>>): string {
  const options = {
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['esnext'],
    allowJs: true,
    jsx: 'preserve',
    experimentalDecorators: true,
    strict: false,
  };
  return temporaryFolder({
    ...sdkProject({ 'src/leak.ts': LEAK, ...below('src', files) }),
    'tsconfig.json': tsconfig({}, options),
  });
}

type Checker = AnalysisInput['programs'][number]['checker'];

/** An engine whose compiler breaks down when it is asked about one file. */
function faultyAnalyzer(member: 'getSymbolAtLocation' | 'getTypeAtLocation', file: string): Analyzer {
  const broken = (checker: Checker): Checker =>
    new Proxy(checker, {
      get(target, name) {
        // The checker's members are functions that need no receiver.
        const value: unknown = Reflect.get(target, name);
        if (name !== member) return value;
        return (node: Parameters<Checker[typeof member]>[0]) => {
          if (node.getSourceFile().fileName.endsWith(file)) throw new Error('Debug Failure.');
          return target[member](node);
        };
      },
    });
  return (input: AnalysisInput) =>
    analyze({
      ...input,
      programs: input.programs.map((program) => ({ ...program, checker: broken(program.checker) })),
    });
}

describe('odd syntax', () => {
  it.each(Object.keys(ODD_SYNTAX))('of %s is analysed', async (name) => {
    const report = await checkProjects({ cwd: oddProject({ [name]: ODD_SYNTAX[name] ?? '' }) });
    expect(report.coverage.failedFiles).toEqual([]);
    expect(report.findings.map(({ file }) => file)).toEqual(['src/leak.ts']);
  });

  it('of all kinds together is analysed', async () => {
    const report = await checkProjects({ cwd: oddProject({ ...ODD_SYNTAX, ...BROKEN_SYNTAX }) });
    const crashed = report.coverage.failedFiles.filter(({ reason }) => reason.includes('analys'));
    expect(crashed).toEqual([]);
    expect(report.findings.map(({ file }) => file)).toEqual(['src/leak.ts']);
  });

  it('that does not parse is named', async () => {
    const report = await checkProjects({ cwd: oddProject(BROKEN_SYNTAX) });
    expect(report.coverage.failedFiles.map(({ file }) => file).sort()).toEqual(
      Object.keys(below('src', BROKEN_SYNTAX)).sort(),
    );
  });

  it('that does not parse is survived by the engine itself, which an editor hands half-written code', () => {
    const folder = oddProject({ ...ODD_SYNTAX, ...BROKEN_SYNTAX });
    const { options, fileNames } = ts.parseJsonConfigFileContent(
      ts.readConfigFile(`${folder}/tsconfig.json`, ts.sys.readFile).config,
      ts.sys,
      folder,
    );
    const program = ts.createProgram(fileNames, options);
    const files = program.getSourceFiles().filter(({ isDeclarationFile }) => !isDeclarationFile);
    const packageOf: AnalysisInput['packageOf'] = (file) =>
      file.includes('node_modules/ai/') ? { name: 'ai', version: '7.0.0' } : undefined;
    const report = analyze({
      compiler: engineCompiler,
      programs: [{ checker: engineChecker(program.getTypeChecker()), files: files.map(engineFile) }],
      packageOf,
    });
    expect(report.coverage.failedFiles).toEqual([]);
    expect(report.flows).toHaveLength(1);
  });
});

describe('a breakdown over one file', () => {
  const files = sdkProject({ 'src/good.ts': LEAK, 'src/faulty.ts': LEAK });

  it.each(['getSymbolAtLocation', 'getTypeAtLocation'] as const)(
    'in %s is reported as that file’s failure, and the rest goes on',
    async (member) => {
      const cwd = temporaryFolder(files);
      const report = await checkProjects({ cwd }, faultyAnalyzer(member, 'src/faulty.ts'));
      expect(report.coverage.failedFiles).toEqual([
        { file: 'src/faulty.ts', reason: 'The analysis failed on this file (Debug Failure.).' },
      ]);
      expect(report.problems.join()).toContain('src/faulty.ts');
      expect(report.findings.map(({ file }) => file)).toContain('src/good.ts');
    },
  );
});
