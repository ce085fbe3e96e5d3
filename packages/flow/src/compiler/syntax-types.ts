import type ts from 'typescript';
import type { NodeId } from '../facts/node-facts.ts';
import type { NodeTypes } from '../facts/typed-facts.ts';
import type { TypeOracle } from './type-oracle.ts';

/** Answers questions about the types of a file's values from the compiled program that the file was read in. */
export class SyntaxTypes implements NodeTypes {
  readonly #oracle: TypeOracle;
  readonly #syntax: readonly ts.Node[];

  /** @param syntax - By node: the syntax behind it. */
  constructor(oracle: TypeOracle, syntax: readonly ts.Node[]) {
    this.#oracle = oracle;
    this.#syntax = syntax;
  }

  carriesText(node: NodeId): boolean {
    const syntax = this.#syntax[node];
    return syntax === undefined || this.#oracle.carriesText(syntax);
  }

  isPromise(node: NodeId): boolean {
    const syntax = this.#syntax[node];
    return syntax !== undefined && this.#oracle.isPromise(syntax);
  }

  isPrimitive(node: NodeId): boolean {
    const syntax = this.#syntax[node];
    return syntax !== undefined && this.#oracle.isPrimitive(syntax);
  }

  canBeMissing(node: NodeId): boolean {
    const syntax = this.#syntax[node];
    return syntax !== undefined && this.#oracle.canBeMissing(syntax);
  }
}
