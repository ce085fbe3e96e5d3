import type ts from 'typescript';
import type { Compiler } from '../compiler/compiler.ts';
import { CLEAN } from '../facts/node-facts.ts';
import { declaredNames } from './declared-names.ts';
import type { FileExtraction } from './file-extraction.ts';
import { evaluateStatements } from './statements.ts';
import type { Variable } from './variable.ts';
import { bind, declareVariable, findVariable, lookUp } from './variable-access.ts';

/** Makes the name of a namespace visible in the whole block; an ambient module has none. */
export function declareNamespace(extraction: FileExtraction, statement: ts.ModuleDeclaration): void {
  if (!extraction.compiler.isIdentifier(statement.name)) return;
  const known = findVariable(extraction, statement.name.text);
  const variable = declareVariable(extraction, statement.name.text, statement.name);
  // A class or function of the same name has its own value beside the members.
  variable.isStoredElsewhere = true;
  if (known !== variable) bind(extraction, variable, variable.cell);
}

/** `namespace Desk { … }`: its exported members are the properties of one object. */
export function evaluateNamespace(extraction: FileExtraction, statement: ts.ModuleDeclaration): void {
  const { compiler, frame } = extraction;
  const { body, name } = statement;
  if (body === undefined) return;
  const namespace = compiler.isIdentifier(name) ? findVariable(extraction, name.text) : undefined;
  frame.enterScope();
  // A second block of the namespace sees what the first one exports.
  for (const [member, variable] of namespace?.members ?? []) frame.scope.variables.set(member, variable);
  if (compiler.isModuleDeclaration(body)) {
    declareNamespace(extraction, body);
    evaluateNamespace(extraction, body);
    if (namespace !== undefined) tieMember(extraction, namespace, body.name.text);
  } else if (compiler.isModuleBlock(body)) {
    evaluateStatements(extraction, body.statements);
    const exported = body.statements.filter((inner) => isExported(compiler, inner));
    for (const member of exported.flatMap((inner) => declaredNames(compiler, inner))) {
      if (namespace !== undefined) tieMember(extraction, namespace, member);
    }
  }
  frame.leaveScope();
}

/** A member and the property of the namespace are one place. */
function tieMember({ builder, frame }: FileExtraction, namespace: Variable, name: string): void {
  const member = frame.scope.variables.get(name);
  if (member === undefined || member.cell === CLEAN) return;
  member.isStoredElsewhere = true;
  namespace.members.set(name, member);
  builder.edge(member.cell, namespace.cell, { kind: 'write', path: [name] });
  builder.edge(namespace.cell, member.cell, { kind: 'read', name });
}

function isExported(compiler: Compiler, statement: ts.Statement): boolean {
  // Statements without modifiers simply lack the property.
  const { modifiers } = statement as { modifiers?: readonly ts.ModifierLike[] };
  return modifiers?.some(({ kind }) => kind === compiler.SyntaxKind.ExportKeyword) ?? false;
}

/** `import quote = Desk.quote`: another name for a member of a namespace. */
export function bindNamespaceAlias(extraction: FileExtraction, statement: ts.ImportEqualsDeclaration): void {
  const { compiler } = extraction;
  const { moduleReference, name } = statement;
  if (compiler.isExternalModuleReference(moduleReference)) return;
  const names: string[] = [];
  let entity: ts.EntityName = moduleReference;
  while (!compiler.isIdentifier(entity)) {
    names.unshift(entity.right.text);
    entity = entity.left;
  }
  const base = findVariable(extraction, entity.text);
  const whole = base === undefined ? CLEAN : lookUp(extraction, base, statement);
  const value = names.reduce(
    (holder, member) => extraction.derived(statement, holder, { kind: 'read', name: member }),
    whole,
  );
  bind(extraction, declareVariable(extraction, name.text, name), value);
}
