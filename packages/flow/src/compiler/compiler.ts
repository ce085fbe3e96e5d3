import type ts from 'typescript';

/**
 * The part of the `typescript` namespace that the analysis uses.
 *
 * The analysis never imports a compiler: it is handed this slice, so that ts-morph's bundled TypeScript and the
 * user's own both serve.
 */
export type Compiler = Pick<typeof ts, 'SyntaxKind' | 'SymbolFlags' | 'TypeFlags' | 'forEachChild'>;
