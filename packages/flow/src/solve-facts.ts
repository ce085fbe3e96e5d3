import type { ResultShape } from './catalog/sdk-catalog.ts';
import { describeFailure } from './describe-failure.ts';
import type { NodeId } from './facts/node-facts.ts';
import type { NodeTypes, TypedFacts } from './facts/typed-facts.ts';
import { link } from './link/link.ts';
import type { LinkedProgram } from './link/linked-program.ts';
import { buildFlows, listEndorsements, measureCoverage } from './report/build-report.ts';
import type { FailedFile, FlowReport } from './report/flow-report.ts';
import type { Budget } from './solve/budget.ts';
import type { TypeQuestions } from './solve/type-questions.ts';
import type { Solution } from './solve/solution.ts';
import { solveProgram } from './solve/solve-program.ts';

/** The facts of a whole program, in the order in which its files count. */
export interface SolvingInput {
  readonly files: readonly TypedFacts[];
  readonly failedFiles: readonly FailedFile[];
  /** What the catalog knows of results, by the name of the shape. */
  readonly shapes: Readonly<Record<string, ResultShape>>;
  /** How far labels are followed; in proportion to the size of the program by default. */
  readonly budget?: Budget | undefined;
}

const NOTHING_FOUND: Solution = {
  hits: [],
  laterWaysTo: () => ({ ways: [], isCut: false }),
  states: 0,
  isComplete: true,
  isExhausted: false,
};

/** Links the facts of all files and follows every label; no compiler is asked but for the types of labelled values. */
export function solveFacts(input: SolvingInput): Omit<FlowReport, 'timing'> {
  const { files, failedFiles, shapes, budget } = input;
  const program = link(files.map(({ facts }) => facts));
  const typeFailures = new Map<string, string>();
  const types = typeQuestions(
    program,
    files.map((file) => file.types),
    typeFailures,
  );
  // Without an SDK nothing can be found, and following functions for nothing takes longest.
  const isPossible = program.sources.length > 0 && program.sinks.length > 0;
  const solution = isPossible ? solveProgram(program, types, shapes, budget) : NOTHING_FOUND;
  const failures = [...typeFailures].map(([file, reason]) => ({ file, reason }));
  return {
    flows: buildFlows(program, solution),
    endorsements: listEndorsements(program),
    coverage: measureCoverage(program, [...failedFiles, ...failures]),
    ...(solution.isComplete ? {} : { stoppedAt: solution.states }),
  };
}

/**
 * Hands a question about a value of the whole program to the file that it stands in.
 *
 * @param failures - Takes the files whose types could not be asked, with the reason: there, labels are let through.
 */
function typeQuestions(
  program: LinkedProgram,
  types: readonly NodeTypes[],
  failures: Map<string, string>,
): TypeQuestions {
  const ask = (question: keyof NodeTypes, node: NodeId, unknown: boolean): boolean => {
    const index = program.fileOf(node);
    try {
      return types[index]?.[question](node - (program.nodeOffsets[index] ?? 0)) ?? unknown;
    } catch (error) {
      failures.set(program.files[index]?.file ?? '', describeFailure(error));
      return unknown;
    }
  };
  return {
    carriesText: (node) => ask('carriesText', node, true),
    isPromise: (node) => ask('isPromise', node, false),
    isPrimitive: (node) => ask('isPrimitive', node, false),
    canBeMissing: (node) => ask('canBeMissing', node, false),
  };
}
