import { ts } from './compiler.ts';

/** Members of a module's symbol that say what the module declares. */
const CONTENT = ['declarations', 'exports', 'members', 'valueDeclaration'] as const;

/** What binding adds to nodes; the compiler's declarations leave it out. */
interface BoundNode {
  symbol: ts.Symbol;
  locals?: ts.SymbolTable;
}

/** A bound script. */
interface BoundScript {
  readonly locals: ts.SymbolTable;
}

/**
 * The modules that the outline of a script declares.
 *
 * Programs know such a module by its symbol, and keep that. So it is the symbol of the outline that stays, with what the
 * whole script declares in that module once somebody asks for it.
 */
export class AmbientModules {
  readonly #modules: readonly AmbientModule[];

  /**
   * @param script - An outline, bound.
   * @param fill - Gives the script its content and calls `adopt`.
   */
  constructor(script: ts.SourceFile, fill: () => void) {
    this.#modules = modulesOf(script);
    for (const { symbol, nodes } of this.#modules) {
      for (const name of CONTENT) fillFirst(symbol, name, fill);
      for (const node of nodes) fillFirst(node, 'locals', fill);
    }
  }

  /**
   * Gives the modules what the whole script declares in them.
   *
   * @param script - With all of its content, bound anew.
   */
  adopt(script: ts.SourceFile): void {
    // Set by the binder.
    const { locals } = script as unknown as BoundScript;
    for (const { symbol, nodes } of this.#modules) {
      const whole = locals.get(symbol.escapedName);
      for (const name of CONTENT) settle(symbol, name, whole?.[name]);
      for (const [index, node] of nodes.entries()) settle(node, 'locals', boundNode(whole, index)?.locals);
      if (whole === undefined) continue;
      locals.set(symbol.escapedName, symbol);
      for (const declaration of whole.declarations ?? []) {
        // As above.
        (declaration as unknown as BoundNode).symbol = symbol;
      }
      for (const exported of whole.exports?.values() ?? []) Object.assign(exported, { parent: symbol });
    }
  }
}

/** A module, and the nodes that declare it in the outline. */
interface AmbientModule {
  readonly symbol: ts.Symbol;
  readonly nodes: readonly BoundNode[];
}

function modulesOf(script: ts.SourceFile): readonly AmbientModule[] {
  const modules = new Map<ts.Symbol, BoundNode[]>();
  for (const statement of script.statements) {
    if (!ts.isModuleDeclaration(statement) || !ts.isStringLiteral(statement.name)) continue;
    if (statement.body === undefined) continue;
    // Set by the binder.
    const node = statement as unknown as BoundNode;
    const known = modules.get(node.symbol);
    if (known === undefined) modules.set(node.symbol, [node]);
    else known.push(node);
  }
  return [...modules].map(([symbol, nodes]) => ({ symbol, nodes }));
}

function boundNode(symbol: ts.Symbol | undefined, index: number): BoundNode | undefined {
  // Set by the binder.
  return symbol?.declarations?.[index] as unknown as BoundNode | undefined;
}

/** Lets `fill` run before a member is read for the first time. */
function fillFirst(target: object, name: string, fill: () => void): void {
  Object.defineProperty(target, name, {
    configurable: true,
    enumerable: true,
    get: () => {
      fill();
      return Reflect.get(target, name) as unknown;
    },
    set: (value: unknown) => settle(target, name, value),
  });
}

function settle(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { configurable: true, enumerable: true, writable: true, value });
}
