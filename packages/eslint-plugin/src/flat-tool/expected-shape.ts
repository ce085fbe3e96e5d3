import {
  AST_NODE_TYPES,
  ASTUtils,
  type ParserServicesWithTypeInformation,
  type TSESTree,
} from '@typescript-eslint/utils';
import ts from 'typescript';
import { lintedProgram, type LintedProgram } from '../program/linted-program.ts';
import { boundModules, importedName } from '../program/imported-name.ts';
import { keyOf, memberName, type Source } from '../tools/static-value.ts';
import type { ToolKind } from '../tools/tool-declaration.ts';
import { SHAPE_PACKAGES, TOOL_CALLS, isOfPackage } from '../tools/tool-sdks.ts';

/** The kind of flat declaration that is expected somewhere; that of `defineTool` has a key of its own for the schema. */
export type FlatShape = ToolKind | 'define-tool';

/** The kind of flat declaration that is expected somewhere, or that the nested one is right there. */
export type ExpectedShape = FlatShape | 'nested';

const DEPTH = 12;
/** Methods whose `tools` are flat, for clients of which no type is known. */
const FLAT_METHODS: readonly { readonly kind: ToolKind; readonly path: RegExp }[] = [
  { kind: 'openai', path: /(?:^|\.)responses\.(?:create|stream|parse|compact)$/u },
  { kind: 'anthropic', path: /(?:^|\.)messages\.(?:create|stream|parse|toolRunner|countTokens)$/u },
];

/** Tells which shape of declaration is expected where an object stands, by types and by calls. */
export class ShapeOracle {
  readonly #services: ParserServicesWithTypeInformation;
  readonly #program: LintedProgram;
  readonly #source: Source;

  constructor(services: ParserServicesWithTypeInformation, source: Source) {
    this.#services = services;
    this.#program = lintedProgram(services.program);
    this.#source = source;
  }

  /**
   * What is expected of an expression, wherever it goes from where it is written.
   *
   * @param arrays - Of how many lists around the declaration the expression is the outermost.
   */
  expectedOf(
    node: TSESTree.Expression,
    arrays: number = 0,
    depth: number = DEPTH,
  ): ExpectedShape | undefined {
    if (depth === 0) return undefined;
    const contextual = this.#program.checker.getContextualType(this.#expressionOf(node));
    const byType = contextual && this.#shapeOfType(contextual, arrays);
    if (byType !== undefined) return byType;
    const { parent } = node;
    switch (parent.type) {
      case AST_NODE_TYPES.TSAsExpression:
      case AST_NODE_TYPES.TSSatisfiesExpression:
      case AST_NODE_TYPES.TSTypeAssertion: {
        const asserted = this.#services.getTypeAtLocation(parent.typeAnnotation);
        return this.#shapeOfType(asserted, arrays) ?? this.expectedOf(parent, arrays, depth - 1);
      }
      case AST_NODE_TYPES.ArrayExpression:
        return this.expectedOf(parent, arrays + 1, depth - 1);
      case AST_NODE_TYPES.SpreadElement:
        return parent.parent.type === AST_NODE_TYPES.ArrayExpression
          ? this.expectedOf(parent.parent, arrays, depth - 1)
          : undefined;
      case AST_NODE_TYPES.VariableDeclarator:
        return this.#expectedOfUses(parent, arrays, depth - 1);
      case AST_NODE_TYPES.Property:
        return keyOf(parent)?.text === 'tools' && parent.parent.type === AST_NODE_TYPES.ObjectExpression
          ? this.#expectedByMethod(parent.parent)
          : undefined;
      case AST_NODE_TYPES.CallExpression:
      case AST_NODE_TYPES.NewExpression:
        return this.#expectedByCall(parent, node);
      default:
        return undefined;
    }
  }

  #expressionOf(node: TSESTree.Expression): ts.Expression {
    // An expression of the one tree is one of the other.
    return this.#services.esTreeNodeToTSNodeMap.get(node) as ts.Expression;
  }

  #shapeOfType(open: ts.Type, arrays: number): ExpectedShape | undefined {
    const { checker } = this.#program;
    const type = checker.getBaseConstraintOfType(open) ?? open;
    if (arrays > 0) {
      for (const part of partsOf(type)) {
        const element = checker.getIndexTypeOfType(part, ts.IndexKind.Number);
        const shape = element && this.#shapeOfType(element, arrays - 1);
        if (shape !== undefined) return shape;
      }
      return undefined;
    }
    const parts = partsOf(type);
    const kinds = parts.flatMap((part) => this.#flatKind(part) ?? []);
    if (kinds.length === 0) return undefined;
    return parts.some((part) => part.getProperty('function') !== undefined) ? 'nested' : kinds[0];
  }

  /** The SDK that a type of tools comes from, if its declarations have the parts at the top. */
  #flatKind(type: ts.Type): ToolKind | undefined {
    const has = (name: string): boolean => type.getProperty(name) !== undefined;
    const isTool = has('parameters') || has('inputSchema') || has('input_schema') || has('function');
    return isTool ? this.#kindOfSymbol(type.aliasSymbol ?? type.getSymbol()) : undefined;
  }

  #kindOfSymbol(symbol: ts.Symbol | undefined): ToolKind | undefined {
    const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
    const name = file === undefined ? undefined : this.#program.packageOf(file)?.name;
    return name === undefined ? undefined : kindOfPackage(name);
  }

  #expectedOfUses(
    { id, parent }: TSESTree.VariableDeclarator,
    arrays: number,
    depth: number,
  ): ExpectedShape | undefined {
    if (id.type !== AST_NODE_TYPES.Identifier || parent.kind !== 'const') return undefined;
    const references = ASTUtils.findVariable(this.#source.getScope(id), id.name)?.references ?? [];
    for (const { identifier } of references) {
      if (identifier === id || identifier.type !== AST_NODE_TYPES.Identifier) continue;
      const shape = this.expectedOf(identifier, arrays, depth);
      if (shape !== undefined && shape !== 'nested') return shape;
    }
    return undefined;
  }

  /** `client.responses.create({ tools })`, also where the object is asserted to be something else. */
  #expectedByMethod(options: TSESTree.Expression): ExpectedShape | undefined {
    const { parent } = options;
    if (parent.type === AST_NODE_TYPES.TSAsExpression || parent.type === AST_NODE_TYPES.TSSatisfiesExpression)
      return this.#expectedByMethod(parent);
    if (parent.type !== AST_NODE_TYPES.CallExpression || parent.arguments[0] !== options) return undefined;
    const path = memberPath(parent.callee);
    const method = FLAT_METHODS.find((candidate) => candidate.path.test(path));
    if (method === undefined) return undefined;
    const declared = this.#program.checker.getResolvedSignature(
      this.#services.esTreeNodeToTSNodeMap.get(parent),
    )?.declaration;
    if (declared !== undefined) {
      const name = this.#program.packageOf(declared.getSourceFile().fileName)?.name;
      return name !== undefined && kindOfPackage(name) === method.kind ? method.kind : undefined;
    }
    const packages = SHAPE_PACKAGES[method.kind] ?? [];
    const modules = boundModules(this.#source.ast);
    return packages.some((name) => modules.some((module) => isOfPackage(module, name)))
      ? method.kind
      : undefined;
  }

  /** `new Tool({ … })` and `defineTool({ … })`, by their import. */
  #expectedByCall(
    call: TSESTree.CallExpression | TSESTree.NewExpression,
    argument: TSESTree.Expression,
  ): ExpectedShape | undefined {
    const imported = importedName(call.callee, this.#source);
    if (imported === undefined) return undefined;
    const path = imported.path.join('.');
    const known = TOOL_CALLS.find(
      ({ modules, exports, layout }) =>
        modules.includes(imported.module) &&
        exports.includes(path) &&
        layout.options !== undefined &&
        call.arguments[layout.options] === argument,
    );
    return known?.kind === 'hearsay' && path === 'defineTool' ? 'define-tool' : known?.kind;
  }
}

/** The members of a union, else the type alone. */
function partsOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function kindOfPackage(name: string): ToolKind | undefined {
  const shaped = Object.entries(SHAPE_PACKAGES).find(([, packages]) => packages.includes(name));
  // The keys of the table are kinds; `Object.entries` widens them.
  if (shaped !== undefined) return shaped[0] as ToolKind;
  return TOOL_CALLS.find(({ modules }) => modules.some((module) => isOfPackage(module, name)))?.kind;
}

/** `client.responses.create` as a text, as far as it is written out. */
function memberPath(node: TSESTree.Node): string {
  if (node.type === AST_NODE_TYPES.Identifier) return node.name;
  if (
    node.type === AST_NODE_TYPES.TSNonNullExpression ||
    node.type === AST_NODE_TYPES.ChainExpression ||
    node.type === AST_NODE_TYPES.TSAsExpression
  )
    return memberPath(node.expression);
  if (node.type !== AST_NODE_TYPES.MemberExpression) return '';
  return `${memberPath(node.object)}.${memberName(node) ?? ''}`;
}
