import {
  besideMessage,
  mixedObjectMessage,
  openArrayMessage,
  openObjectMessage,
  openPatternsMessage,
  openSchemaMessage,
  protoMessage,
  referenceMessage,
} from './answer-messages.ts';
import { AnswerSchemaError } from './answer-schema-error.ts';
import { checkCircular } from './check-circular.ts';
import { checkDialect } from './check-dialect.ts';
import { isDecimalPattern } from './decimal-pattern.ts';
import type { AnswerPlan, ArmPlan, DecodePlan, MemberPlan } from './decode-plan.ts';
import { pointerTo } from './json-pointer.ts';
import type { JsonSchema, JsonSchemaOrBoolean, JsonTypeName } from './json-schema.ts';
import type { JsonValue } from './json-value.ts';
import { mergePlans } from './merge-plans.ts';
import { schemaAt } from './schema-at.ts';

/** The keywords that decide what a value is before `type` does, and those that declare members or elements. */
const DECIDING = ['const', 'enum', '$ref', 'allOf', 'anyOf', 'oneOf'] as const;
const STRUCTURE = [
  'properties',
  'patternProperties',
  'propertyNames',
  'additionalProperties',
  'items',
  'prefixItems',
] as const;

interface Build {
  readonly root: JsonSchema;
  readonly targets: Map<string, DecodePlan>;
  readonly names: Set<string>;
  readonly texts: Set<string>;

  /** Targets that are being planned. */
  readonly open: Set<string>;
}

/**
 * Works out how answers of a schema are decoded.
 *
 * @throws AnswerSchemaError where the schema accepts values of which it says nothing.
 */
export function buildPlan(root: JsonSchema): AnswerPlan {
  checkDialect(root);
  checkCircular(root);
  const build: Build = { root, targets: new Map(), names: new Set(), texts: new Set(), open: new Set() };
  const plan = planTarget(build, '', root);
  return { root: plan, targets: build.targets, names: build.names, texts: build.texts };
}

/** The plan of a schema that references may name, as a reference to it. */
function planTarget(build: Build, pointer: string, schema: JsonSchemaOrBoolean): DecodePlan {
  if (!build.targets.has(pointer) && !build.open.has(pointer)) {
    build.open.add(pointer);
    build.targets.set(pointer, planOf(build, pointer, schema));
    build.open.delete(pointer);
  }
  return { kind: 'reference', target: pointer };
}

function planOf(build: Build, path: string, schema: JsonSchemaOrBoolean): DecodePlan {
  if (schema === false) return { kind: 'nothing' };
  if (schema === true) throw new AnswerSchemaError(path, openSchemaMessage(path));
  for (const name of schema.required ?? []) build.names.add(name);
  const deciding = DECIDING.find((keyword) => schema[keyword] !== undefined);
  if (deciding === undefined) return planOfType(build, path, schema);
  const structure = STRUCTURE.find((keyword) => schema[keyword] !== undefined);
  if (structure !== undefined) {
    throw new AnswerSchemaError(path, besideMessage(path, deciding, structure));
  }
  // The metaschema has been asked: what stands in `const` and `enum` is JSON.
  if (schema.const !== undefined) return closedOf(build, [schema.const as JsonValue]);
  if (schema.enum !== undefined) return closedOf(build, schema.enum as JsonValue[]);
  if (schema.$ref !== undefined) return planOfReference(build, path, schema.$ref);
  if (schema.allOf !== undefined) return planOfAll(build, path, schema.allOf);
  const keyword = schema.anyOf === undefined ? 'oneOf' : 'anyOf';
  return unionOf(
    (schema[keyword] ?? []).map((arm, index) => {
      const pointer = pointerTo(pointerTo(path, keyword), index);
      return { pointer, plan: planOf(build, pointer, arm) };
    }),
  );
}

function closedOf({ texts, names }: Build, values: readonly JsonValue[]): DecodePlan {
  const note = (value: JsonValue): void => {
    if (typeof value === 'string') texts.add(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, each] of Object.entries<JsonValue>(value)) {
      names.add(name);
      note(each);
    }
  };
  values.forEach(note);
  return { kind: 'closed', values };
}

/** Arms of arms are arms; a union of one is that one. */
function unionOf(arms: readonly ArmPlan[]): DecodePlan {
  const flat = arms
    .flatMap((arm) => (arm.plan.kind === 'union' ? arm.plan.arms : [arm]))
    .filter(({ plan }) => plan.kind !== 'nothing');
  const [first] = flat;
  if (first === undefined) return { kind: 'nothing' };
  return flat.length === 1 ? first.plan : { kind: 'union', arms: flat };
}

function planOfReference(build: Build, path: string, reference: string): DecodePlan {
  const found = schemaAt(build.root, reference);
  if (found === undefined) throw new AnswerSchemaError(path, referenceMessage(path));
  return planTarget(build, found.pointer, found.schema);
}

function planOfAll(build: Build, path: string, parts: readonly JsonSchemaOrBoolean[]): DecodePlan {
  const plans = parts.flatMap((part, index) => {
    const pointer = pointerTo(pointerTo(path, 'allOf'), index);
    return saysNothing(part) ? [] : [planOf(build, pointer, part)];
  });
  if (plans.length === 0) throw new AnswerSchemaError(path, openSchemaMessage(path));
  return mergePlans(path, plans, build.targets);
}

/** A part of `allOf` that only narrows what another part declares. */
function saysNothing(schema: JsonSchemaOrBoolean): boolean {
  if (typeof schema === 'boolean') return schema;
  return [...DECIDING, ...STRUCTURE, 'type' as const].every((keyword) => schema[keyword] === undefined);
}

function planOfType(build: Build, path: string, schema: JsonSchema): DecodePlan {
  const { type } = schema;
  if (type === undefined) throw new AnswerSchemaError(path, openSchemaMessage(path));
  const types = typeof type === 'string' ? [type] : type;
  return unionOf(types.map((name) => ({ pointer: path, plan: planOfName(build, path, schema, name) })));
}

function planOfName(build: Build, path: string, schema: JsonSchema, name: JsonTypeName): DecodePlan {
  switch (name) {
    case 'null':
    case 'boolean':
      return { kind: 'keep', types: [name] };
    case 'integer':
    case 'number':
      return { kind: 'keep', types: ['number'] };
    case 'string':
      return planOfString(schema);
    case 'array':
      return planOfArray(build, path, schema);
    case 'object':
      return planOfObject(build, path, schema);
  }
}

function planOfString({ format, pattern }: JsonSchema): DecodePlan {
  if (format === 'uuid') return { kind: 'uuid' };
  return { kind: pattern !== undefined && isDecimalPattern(pattern) ? 'decimal' : 'text' };
}

function planOfArray(build: Build, path: string, schema: JsonSchema): DecodePlan {
  const { items } = schema;
  const [keyword, prefix] = Array.isArray(items)
    ? (['items', items as readonly JsonSchemaOrBoolean[]] as const)
    : (['prefixItems', schema.prefixItems ?? []] as const);
  const restKeyword = keyword === 'items' ? 'additionalItems' : 'items';
  // A list in the place of `items` was taken above.
  const rest = schema[restKeyword] as JsonSchemaOrBoolean | undefined;
  if (prefix.length === 0 && (rest === undefined || rest === true)) {
    throw new AnswerSchemaError(path, openArrayMessage(path));
  }
  const prefixPath = pointerTo(path, keyword);
  return {
    kind: 'list',
    prefix: prefix.map((place, index) => planOf(build, pointerTo(prefixPath, index), place)),
    rest: typeof rest === 'object' ? planOf(build, pointerTo(path, restKeyword), rest) : undefined,
  };
}

function planOfObject(build: Build, path: string, schema: JsonSchema): DecodePlan {
  const { properties, additionalProperties, patternProperties } = schema;
  if (properties === undefined) return planOfKeys(build, path, schema);
  const hasFreeKeys =
    typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0;
  if (hasFreeKeys || patternProperties !== undefined) {
    throw new AnswerSchemaError(path, mixedObjectMessage(path));
  }
  const folder = pointerTo(path, 'properties');
  return objectOf(
    build,
    path,
    schema,
    Object.entries(properties).map(([name, member]) => [
      name,
      planOf(build, pointerTo(folder, name), member),
    ]),
  );
}

function objectOf(
  build: Build,
  path: string,
  { required = [] }: JsonSchema,
  plans: readonly (readonly [string, DecodePlan])[],
): DecodePlan {
  const members = plans.map(([name, plan]): MemberPlan => {
    // No validator looks at such a member, because setting it is how prototypes are polluted.
    if (name === '__proto__') throw new AnswerSchemaError(path, protoMessage(path));
    build.names.add(name);
    return { name, isRequired: required.includes(name), plan };
  });
  return { kind: 'object', members };
}

/** Objects without declared members: keys of a closed set make an object, all others a map. */
function planOfKeys(build: Build, path: string, schema: JsonSchema): DecodePlan {
  const { additionalProperties, patternProperties, propertyNames } = schema;
  const pointer = pointerTo(path, 'additionalProperties');
  if (patternProperties === undefined) {
    if (additionalProperties === undefined) throw new AnswerSchemaError(path, openObjectMessage(path));
    if (additionalProperties === false) return { kind: 'object', members: [] };
    const value = planOf(build, pointer, additionalProperties);
    const names = typeof propertyNames === 'object' ? closedNames(propertyNames) : undefined;
    return names === undefined
      ? { kind: 'map', value }
      : objectOf(
          build,
          path,
          schema,
          names.map((name) => [name, value]),
        );
  }
  if (additionalProperties === undefined || additionalProperties === true) {
    throw new AnswerSchemaError(path, openPatternsMessage(path));
  }
  const folder = pointerTo(path, 'patternProperties');
  const arms = Object.entries(patternProperties).map(([pattern, value]): [string, JsonSchemaOrBoolean] => [
    pointerTo(folder, pattern),
    value,
  ]);
  if (additionalProperties !== false) arms.push([pointer, additionalProperties]);
  return {
    kind: 'map',
    value: unionOf(arms.map(([arm, value]) => ({ pointer: arm, plan: planOf(build, arm, value) }))),
  };
}

function closedNames(schema: JsonSchema): readonly string[] | undefined {
  return schema.enum?.filter((name) => typeof name === 'string');
}
