import { memberPath, type AgentTextOracle } from '@hearsay/flow';
import { engineType, ts } from '../project/compiler.ts';
import { annotate } from './annotate.ts';
import { closedFormatSchema } from './closed-format-schema.ts';
import { Definitions } from './definitions.ts';
import { docComment, type DocComment } from './doc-comment.ts';
import { emptyRecord, type JsonSchema } from './json-schema.ts';
import { literalSchema, primitiveSchema } from './primitive-schema.ts';
import { NO_JSON, noJsonForm } from './schema-messages.ts';
import { SchemaRefusal } from './schema-refusal.ts';
import { armNodes, elementNode, mapValueNode, resolvedNode, tupleNodes } from './type-nodes.ts';
import { declaredType, WrittenOrder } from './written-order.ts';

/** What the walk asks of the program that a type is part of. */
export interface WalkProgram {
  readonly checker: ts.TypeChecker;
  readonly marks: AgentTextOracle;
  readonly isFromCore: (symbol: ts.Symbol) => boolean;
}

/** Where in a type the walk is. */
interface Place {
  /** From the type inwards: `.items[].note`. */
  readonly path: string;
  /** What is written there, when it says the very same as the type. */
  readonly node: ts.TypeNode | undefined;
  /** What is written there and around it, innermost first: it decides the order of unions. */
  readonly order: readonly ts.TypeNode[];
}

/** Nobody nests that deep; what does, never ends. */
const MAXIMUM_DEPTH = 100;
/** Three times what the largest provider takes. */
const MAXIMUM_SCHEMAS = 30_000;

/** Walks through a type and writes down the schema of its JSON form. */
export class SchemaWalk {
  readonly definitions: Definitions = new Definitions();
  readonly #checker: ts.TypeChecker;
  readonly #program: WalkProgram;
  readonly #at: ts.Node;
  readonly #order: WrittenOrder;
  /** The types around the place where the walk is. */
  readonly #open: ts.Type[] = [];
  #schemaCount = 0;

  /** `at` is where the type is seen from. */
  constructor(program: WalkProgram, at: ts.Node) {
    this.#checker = program.checker;
    this.#program = program;
    this.#at = at;
    this.#order = new WrittenOrder(program.checker);
  }

  /**
   * The schema of a whole type.
   *
   * @throws SchemaRefusal for a place that has no JSON form.
   */
  root(type: ts.Type, node: ts.TypeNode | undefined): JsonSchema {
    const place: Place = { path: '', node, order: node === undefined ? [] : [node] };
    return this.#withNames(place, type, (inner) => this.#unnamed(type, inner));
  }

  #schemaOf(type: ts.Type, place: Place): JsonSchema {
    this.#schemaCount += 1;
    if (this.#schemaCount > MAXIMUM_SCHEMAS) throw new SchemaRefusal(place.path, NO_JSON.tooLarge);
    if (this.#open.length > MAXIMUM_DEPTH) throw new SchemaRefusal(place.path, NO_JSON.endless);
    return this.#withNames(place, type, (inner) => this.#named(type, inner));
  }

  /** Adds what stands above the names that lead to a type, the outermost name last. */
  #withNames(place: Place, type: ts.Type, walk: (place: Place) => JsonSchema): JsonSchema {
    const names: ts.Symbol[] = [];
    const node = resolvedNode(place.node, this.#checker, (alias) => names.unshift(alias));
    let schema = walk({ ...place, node });
    for (const name of names) {
      if (name !== type.aliasSymbol)
        schema = this.#annotated(schema, docComment(name, this.#checker), place, true);
    }
    return schema;
  }

  #named(type: ts.Type, place: Place): JsonSchema {
    const simple = this.#simple(type, place);
    if (simple !== undefined) return simple;
    const reference = this.definitions.referenceTo(type);
    if (reference !== undefined) return { $ref: reference };
    if (isNamed(type) && this.#open.includes(type)) return { $ref: this.definitions.name(type) };
    const schema = this.#unnamed(type, place);
    const given = this.definitions.referenceTo(type);
    if (given === undefined) return schema;
    this.definitions.write(type, schema);
    return { $ref: given };
  }

  #unnamed(type: ts.Type, place: Place): JsonSchema {
    const simple = this.#simple(type, place);
    if (simple !== undefined) return simple;
    this.#open.push(type);
    const schema = this.#compound(type, place);
    this.#open.pop();
    return this.#annotated(
      schema,
      docComment(type.aliasSymbol ?? type.getSymbol(), this.#checker),
      place,
      true,
    );
  }

  /** What holds no other types. */
  #simple(type: ts.Type, { path }: Place): JsonSchema | undefined {
    if (this.#program.marks.isAgentText(engineType(type))) return { type: 'string' };
    const closed = closedFormatSchema(type, this.#checker, this.#program.isFromCore);
    if (closed !== undefined) return closed;
    const primitive = primitiveSchema(type, this.#checker);
    if (primitive === undefined) return undefined;
    if ('reason' in primitive) throw new SchemaRefusal(path, primitive.reason);
    return primitive.schema;
  }

  #compound(type: ts.Type, place: Place): JsonSchema {
    if (type.isUnion()) return this.#union(type.types, place);
    if (this.#checker.isTupleType(type)) return this.#tuple(type as ts.TupleTypeReference, place);
    if (this.#checker.isArrayType(type)) return this.#list(type as ts.TypeReference, place);
    const library = this.#libraryName(type);
    if (library === 'Map' || library === 'ReadonlyMap') return this.#map(type as ts.TypeReference, place);
    if (library === 'Set' || library === 'ReadonlySet') throw new SchemaRefusal(place.path, NO_JSON.set);
    return this.#object(type, place);
  }

  #union(types: readonly ts.Type[], place: Place): JsonSchema {
    const arms = this.#order.sort(types, place.order);
    const nodes = armNodes(place.node, this.#checker);
    const written = new Map<string, JsonSchema>();
    for (const arm of arms) {
      const literal = literalSchema(arm, arms);
      const node = nodes.find((each) => this.#checker.getTypeFromTypeNode(each) === arm);
      // Literals of one kind share a schema, at the place of the first.
      const schema = literal ?? this.#schemaOf(arm, { ...place, node });
      written.set(JSON.stringify(schema), schema);
    }
    const [only, ...others] = written.values();
    return only !== undefined && others.length === 0 ? only : { anyOf: [...written.values()] };
  }

  #list(type: ts.TypeReference, place: Place): JsonSchema {
    const [element] = this.#checker.getTypeArguments(type);
    if (element === undefined) throw this.#noJsonForm(type, place);
    return { type: 'array', items: this.#inside(element, place, elementNode(place.node), '[]') };
  }

  #tuple(type: ts.TupleTypeReference, place: Place): JsonSchema {
    const { elementFlags } = type.target;
    const nodes = tupleNodes(place.node);
    const prefixItems: JsonSchema[] = [];
    let rest: JsonSchema | undefined;
    for (const [index, element] of this.#checker.getTypeArguments(type).entries()) {
      const flags = elementFlags[index] ?? ts.ElementFlags.Required;
      const isRest = (flags & ts.ElementFlags.Variable) !== 0;
      if (isRest && index < elementFlags.length - 1) throw new SchemaRefusal(place.path, NO_JSON.restInside);
      const path = isRest ? '[]' : `[${index}]`;
      const isOptional = (flags & ts.ElementFlags.Optional) !== 0;
      const schema = isOptional
        ? this.#withoutUndefined(element, place, nodes[index], path)
        : this.#inside(element, place, nodes[index], path);
      if (schema === undefined) throw new SchemaRefusal(place.path + path, NO_JSON.never);
      if (isRest) rest = schema;
      else prefixItems.push(schema);
    }
    const minItems = elementFlags.filter((flags) => (flags & ts.ElementFlags.Required) !== 0).length;
    if (prefixItems.length > 0) return { type: 'array', prefixItems, items: rest ?? false, minItems };
    if (rest === undefined) throw new SchemaRefusal(place.path, NO_JSON.emptyTuple);
    return { type: 'array', items: rest };
  }

  #map(type: ts.TypeReference, place: Place): JsonSchema {
    const [key, value] = this.#checker.getTypeArguments(type);
    if (key === undefined || value === undefined) throw this.#noJsonForm(type, place);
    if (!this.#program.marks.isAgentText(engineType(key)))
      throw new SchemaRefusal(place.path, NO_JSON.mapKeys);
    const values = this.#inside(value, place, mapValueNode(place.node), '.values()');
    return { type: 'object', additionalProperties: values };
  }

  #object(type: ts.Type, place: Place): JsonSchema {
    const members = type.getProperties();
    if (this.#checker.getIndexInfosOfType(type).length > 0)
      throw new SchemaRefusal(place.path, NO_JSON.numberKeys);
    if ((type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) === 0)
      throw this.#noJsonForm(type, place);
    const properties: Record<string, JsonSchema> = emptyRecord();
    const required: string[] = [];
    for (const member of members) {
      const path = memberPath(member.name);
      if (member.name.startsWith('__@')) throw new SchemaRefusal(place.path, NO_JSON.symbolKey);
      if (member.name === '__proto__') throw new SchemaRefusal(place.path, NO_JSON.proto);
      const memberType = this.#checker.getTypeOfSymbolAtLocation(member, this.#at);
      const node = declaredType(member);
      const schema = this.#withoutUndefined(memberType, place, node, path);
      const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0 || holdsUndefined(memberType);
      if (schema === undefined) {
        // It has to be absent, which is what `additionalProperties` says already.
        if (isOptional) continue;
        throw new SchemaRefusal(place.path + path, NO_JSON.never);
      }
      const isOwn = this.#fits(node, memberType);
      const inner = { ...place, path: place.path + path };
      properties[member.name] = this.#annotated(schema, docComment(member, this.#checker), inner, isOwn);
      if (!isOptional) required.push(member.name);
    }
    return {
      type: 'object',
      properties,
      ...(required.length === 0 ? {} : { required }),
      additionalProperties: false,
    };
  }

  #inside(type: ts.Type, place: Place, node: ts.TypeNode | undefined, path: string): JsonSchema {
    return this.#schemaOf(type, {
      path: place.path + path,
      node: this.#fits(node, type) ? node : undefined,
      order: node === undefined ? place.order : [node, ...place.order],
    });
  }

  /** The schema of what may be left out, for when it is there; undefined when nothing but `undefined` fits. */
  #withoutUndefined(
    type: ts.Type,
    place: Place,
    node: ts.TypeNode | undefined,
    path: string,
  ): JsonSchema | undefined {
    if (!holdsUndefined(type)) {
      return (type.flags & ts.TypeFlags.Never) === 0 ? this.#inside(type, place, node, path) : undefined;
    }
    const arms = type.isUnion() ? type.types.filter((arm) => !holdsUndefined(arm)) : [];
    // The union as it is written has a name, perhaps, and is the same wherever it is written.
    const whole = unionNodes(node).find((each) => {
      const written = this.#checker.getTypeFromTypeNode(each);
      return written.isUnion() && isSame(written.types, arms);
    });
    if (whole !== undefined) {
      return this.#inside(this.#checker.getTypeFromTypeNode(whole), place, whole, path);
    }
    const [first] = arms;
    if (first === undefined) return undefined;
    if (arms.length === 1) return this.#inside(first, place, node, path);
    const order = node === undefined ? place.order : [node, ...place.order];
    return this.#union(arms, {
      path: place.path + path,
      node: this.#fits(node, type) ? node : undefined,
      order,
    });
  }

  /** Whether a node says the very same as a type, `undefined` aside. */
  #fits(node: ts.TypeNode | undefined, type: ts.Type): boolean {
    if (node === undefined) return false;
    const written = this.#checker.getTypeFromTypeNode(node);
    return written === type || isSame(armsOf(written), armsOf(type));
  }

  #annotated(schema: JsonSchema, doc: DocComment, place: Place, isOwn: boolean): JsonSchema {
    const result = annotate(schema, doc, isOwn);
    if ('fault' in result) throw new SchemaRefusal(place.path, result.fault);
    return result.schema;
  }

  #libraryName(type: ts.Type): string | undefined {
    const symbol = type.getSymbol();
    const file = symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';
    return LIBRARY_FILE.test(file) ? symbol?.name : undefined;
  }

  #noJsonForm(type: ts.Type, { path }: Place): SchemaRefusal {
    return new SchemaRefusal(path, noJsonForm(this.#checker.typeToString(type)));
  }
}

/** A node, and the arms that are written in it. */
function unionNodes(node: ts.TypeNode | undefined): readonly ts.TypeNode[] {
  if (node === undefined) return [];
  return ts.isUnionTypeNode(node) ? [node, ...node.types] : [node];
}

/** Whether a type has a name that a definition can have: every type that holds itself has one, somewhere on the way. */
function isNamed(type: ts.Type): boolean {
  if (type.aliasSymbol !== undefined) return true;
  const symbol = type.getSymbol();
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';
  return symbol !== undefined && !symbol.name.startsWith('__') && !LIBRARY_FILE.test(file);
}

const LIBRARY_FILE = /(?:^|\/)lib\.[^/]*\.d\.ts$/u;

function armsOf(type: ts.Type): readonly ts.Type[] {
  return (type.isUnion() ? type.types : [type]).filter((arm) => !holdsUndefined(arm));
}

function isSame(left: readonly ts.Type[], right: readonly ts.Type[]): boolean {
  return left.length === right.length && left.every((type) => right.includes(type));
}

function holdsUndefined(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(holdsUndefined);
  return (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) !== 0;
}
