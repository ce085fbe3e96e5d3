import type { BlockExtension, BlockOrigin, CodeBlock } from './code-block.ts';

/** One file that is compiled: a block, or blocks that are one program, with the set-up before them. */
export interface BlockModule {
  /** The document. */
  readonly document: string;
  readonly extension: BlockExtension;
  readonly text: string;
  /** By line of the text: whose line it is, and where it stands in the document. */
  readonly lines: readonly ModuleLine[];
  /** The blocks that this module judges; others are there because these need them. */
  readonly judged: ReadonlySet<CodeBlock>;
  /** Whether it may be run. */
  readonly mayRun: boolean;
}

/** One line of a module. */
export interface ModuleLine {
  readonly block: CodeBlock;
  /** The line in the block, from 0. */
  readonly index: number;
  readonly origin: BlockOrigin;
}

/**
 * Joins the blocks of one document to modules.
 *
 * A hidden block stands before each that comes after it, unless it has a name: then it is part of that program. Blocks
 * that share a name are one module; one of them that has to fail is compiled behind those before it, on its own.
 */
export function blockModules(blocks: readonly CodeBlock[]): readonly BlockModule[] {
  const compiled = blocks.filter(({ demand }) => demand.kind === 'compiles' || demand.kind === 'fails');
  return [...groupByName(compiled)].flatMap(([name, group]) => {
    const fitting = group.filter(({ demand }) => demand.kind === 'compiles');
    const failing = group.filter(({ demand }) => demand.kind === 'fails');
    const before = (block: CodeBlock): readonly CodeBlock[] =>
      fitting.filter((other) => other.line < block.line && (name !== undefined || other.isHidden));
    const whole =
      name === undefined
        ? fitting.map((block) => moduleOf([...before(block), block], [block]))
        : fitting.length === 0
          ? []
          : [moduleOf(fitting, fitting)];
    return [...whole, ...failing.map((block) => moduleOf([...before(block), block], [block]))];
  });
}

function groupByName(blocks: readonly CodeBlock[]): Map<string | undefined, CodeBlock[]> {
  const groups = new Map<string | undefined, CodeBlock[]>();
  for (const block of blocks) groups.set(block.name, [...(groups.get(block.name) ?? []), block]);
  return groups;
}

function moduleOf(parts: readonly CodeBlock[], judged: readonly CodeBlock[]): BlockModule {
  const last = parts.at(-1);
  return {
    document: last?.file ?? '',
    extension: last?.extension ?? 'ts',
    text: `${parts.map(({ code }) => code).join('\n')}\n`,
    lines: parts.flatMap((block) => block.origins.map((origin, index) => ({ block, index, origin }))),
    judged: new Set(judged),
    mayRun: judged.every(({ demand }) => demand.kind === 'compiles' && demand.mayRun),
  };
}
