import { AST_NODE_TYPES, type TSESLint, type TSESTree } from '@typescript-eslint/utils';

/**
 * The fixes that make names of a module known in a file; none for a name that is imported already.
 *
 * A type-only import of the same name becomes one of the value.
 */
export function addImport(
  fixer: TSESLint.RuleFixer,
  sourceCode: Readonly<TSESLint.SourceCode>,
  module: string,
  names: readonly string[],
): readonly TSESLint.RuleFix[] {
  const imports = sourceCode.ast.body.filter((node) => node.type === AST_NODE_TYPES.ImportDeclaration);
  const own = imports.filter((node) => node.source.value === module);
  const missing = names.filter((name) => !own.some((node) => importsValue(node, name)));
  if (missing.length === 0) return [];
  const typed = own.find(
    (node) =>
      node.importKind === 'type' && specifiersOf(node).some(({ local }) => missing.includes(local.name)),
  );
  if (typed !== undefined) return intoTypedList(fixer, sourceCode, typed, missing);
  const open = own.find((node) => node.importKind !== 'type' && specifiersOf(node).length > 0);
  if (open !== undefined) return intoList(fixer, sourceCode, open, missing);
  const line = `import { ${missing.join(', ')} } from '${module}';\n`;
  const first = imports[0] ?? firstStatement(sourceCode.ast);
  return [
    first === undefined ? fixer.insertTextBeforeRange([0, 0], line) : fixer.insertTextBefore(first, line),
  ];
}

function intoList(
  fixer: TSESLint.RuleFixer,
  sourceCode: Readonly<TSESLint.SourceCode>,
  declaration: TSESTree.ImportDeclaration,
  names: readonly string[],
): readonly TSESLint.RuleFix[] {
  const specifiers = specifiersOf(declaration);
  const fixes: TSESLint.RuleFix[] = [];
  const added: string[] = [];
  for (const name of names) {
    const typed = specifiers.find(({ local }) => local.name === name);
    const word = typed && sourceCode.getFirstToken(typed);
    if (typed?.importKind === 'type' && word)
      fixes.push(fixer.removeRange([word.range[0], typed.imported.range[0]]));
    else added.push(name);
  }
  const last = specifiers.at(-1);
  if (last !== undefined && added.length > 0)
    fixes.push(fixer.insertTextAfter(last, `, ${added.join(', ')}`));
  return fixes;
}

/** `import type { AgentText }` becomes `import { AgentText }`: a name cannot be imported both ways. */
function intoTypedList(
  fixer: TSESLint.RuleFixer,
  sourceCode: Readonly<TSESLint.SourceCode>,
  declaration: TSESTree.ImportDeclaration,
  names: readonly string[],
): readonly TSESLint.RuleFix[] {
  const specifiers = specifiersOf(declaration);
  const [, word, brace] = sourceCode.getFirstTokens(declaration, { count: 3 });
  const last = specifiers.at(-1);
  if (word === undefined || brace === undefined || last === undefined) return [];
  const added = names.filter((name) => !specifiers.some(({ local }) => local.name === name));
  return [
    fixer.removeRange([word.range[0], brace.range[0]]),
    ...specifiers
      .filter(({ local }) => !names.includes(local.name))
      .map((specifier) => fixer.insertTextBefore(specifier, 'type ')),
    ...(added.length === 0 ? [] : [fixer.insertTextAfter(last, `, ${added.join(', ')}`)]),
  ];
}

function specifiersOf({ specifiers }: TSESTree.ImportDeclaration): readonly TSESTree.ImportSpecifier[] {
  return specifiers.filter((specifier) => specifier.type === AST_NODE_TYPES.ImportSpecifier);
}

function importsValue(node: TSESTree.ImportDeclaration, name: string): boolean {
  return (
    node.importKind !== 'type' &&
    specifiersOf(node).some(
      ({ imported, local, importKind }) =>
        importKind !== 'type' &&
        local.name === name &&
        imported.type === AST_NODE_TYPES.Identifier &&
        imported.name === name,
    )
  );
}

/** The first statement after directives such as `'use server'`. */
function firstStatement({ body }: TSESTree.Program): TSESTree.Node | undefined {
  return body.find(
    (node) => node.type !== AST_NODE_TYPES.ExpressionStatement || node.directive === undefined,
  );
}
