import { AgentText, Decimal, Uuid } from '@hearsay/core';
import { acceptsNull, armTests } from './arm-tests.ts';
import type { AnswerPlan, DecodePlan, ListPlan, ObjectPlan, UnionPlan } from './decode-plan.ts';
import { deepCopy } from './deep-copy.ts';
import { isInheritedName } from './inherited-names.ts';
import { pointerTo } from './json-pointer.ts';
import type { JsonValue } from './json-value.ts';
import { sameJson } from './same-json.ts';

/** Tells whether a value fits the schema at a pointer. */
export type Fits = (pointer: string) => (value: unknown) => boolean;

/** Turns valid JSON into the decoded value; a strict one adds the path of each object that holds undeclared members. */
export type Decoder = (value: unknown, undeclared: string[]) => unknown;

export interface DecoderOptions {
  readonly fits: Fits;

  /** Whether undeclared members are looked for. */
  readonly isStrict: boolean;

  /** Whether `null` stands for an absent member that cannot be `null`. */
  readonly nullMeansAbsent: boolean;

  /** Whether texts are marked, or copied for a library that marks them. */
  readonly marksText: boolean;
}

/** What the generated code calls. */
interface Runtime {
  readonly mark: (text: string) => AgentText;
  readonly uuid: (text: string) => Uuid;
  readonly decimal: (text: string) => Decimal;
  readonly isUuid: (value: unknown) => boolean;
  readonly isDecimal: (value: unknown) => boolean;
  readonly constants: ((value: unknown) => unknown)[];
  readonly fits: ((value: unknown) => boolean)[];
  readonly step: (path: string, step: string | number) => string;
}

interface Emitter {
  readonly plan: AnswerPlan;
  readonly options: DecoderOptions;
  readonly runtime: Runtime;
  readonly functions: string[];

  /** The functions of the targets, by pointer. */
  readonly targets: Map<string, string>;
}

/**
 * Compiles a plan to one function.
 *
 * Code is generated, as ajv does, because an object literal in the source is several times faster than members that
 * are set one by one. Names and constants of the schema get into it as JSON literals only.
 */
export function compileDecoder(plan: AnswerPlan, options: DecoderOptions): Decoder {
  const runtime: Runtime = {
    mark: (text) => AgentText.from(text),
    uuid: (text) => Uuid.parse(text),
    decimal: (text) => Decimal.parse(text),
    isUuid: (value) => typeof value === 'string' && Uuid.is(value.toLowerCase()),
    isDecimal: (value) => Decimal.is(value),
    constants: [],
    fits: [],
    step: pointerTo,
  };
  const emitter: Emitter = { plan, options, runtime, functions: [], targets: new Map() };
  const root = expression(emitter, plan.root, 'value', "''");
  const source = [
    '"use strict";',
    'const { mark, uuid, decimal, isUuid, isDecimal, constants, fits, step } = runtime;',
    'let refused;',
    ...emitter.functions,
    `return (value, undeclared) => { refused = undeclared; return ${root}; };`,
  ].join('\n');
  // What the function returns is what `source` ends with; nothing that a model wrote gets into it.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- compiled once, when an answer is declared
  return (new Function('runtime', source) as (runtime: Runtime) => Decoder)(runtime);
}

function literal(value: string | number | boolean | null): string {
  return JSON.stringify(value);
}

/** JavaScript that decodes the value of the expression `value`, which stands at the path of the expression `path`. */
function expression(emitter: Emitter, plan: DecodePlan, value: string, path: string): string {
  switch (plan.kind) {
    case 'keep':
    case 'nothing':
      return value;
    case 'text':
      return emitter.options.marksText ? `mark(${value})` : value;
    case 'uuid':
    case 'decimal':
      return emitter.options.marksText ? `${plan.kind}(${value})` : value;
    case 'closed':
      return closed(emitter, plan.values, value);
    case 'object':
      return call(emitter, objectBody(emitter, plan), value, path);
    case 'map':
      return call(emitter, mapBody(emitter, plan.value), value, path);
    case 'list':
      return call(emitter, listBody(emitter, plan), value, path);
    case 'union':
      return call(emitter, unionBody(emitter, plan), value, path);
    case 'reference':
      return `${target(emitter, plan.target)}(${argumentsOf(emitter, value, path)})`;
  }
}

function argumentsOf({ options }: Emitter, value: string, path: string): string {
  return options.isStrict ? `${value}, ${path}` : value;
}

function call(emitter: Emitter, body: string, value: string, path: string): string {
  const name = `decode${emitter.functions.length}`;
  emitter.functions.push(declaration(emitter, name, body));
  return `${name}(${argumentsOf(emitter, value, path)})`;
}

function declaration({ options }: Emitter, name: string, body: string): string {
  return `function ${name}(${options.isStrict ? 'v, p' : 'v'}) {\n${body}\n}`;
}

function target(emitter: Emitter, pointer: string): string {
  const known = emitter.targets.get(pointer);
  if (known !== undefined) return known;
  const name = `target${emitter.targets.size}`;
  emitter.targets.set(pointer, name);
  const plan = emitter.plan.targets.get(pointer) ?? { kind: 'nothing' };
  emitter.functions.push(declaration(emitter, name, `return ${expression(emitter, plan, 'v', 'p')};`));
  return name;
}

/** Members of a closed set are as the developer wrote them; objects among them are copies of the schema's own. */
function closed({ runtime }: Emitter, values: readonly JsonValue[], value: string): string {
  if (values.every((each) => typeof each !== 'object' || each === null)) return value;
  runtime.constants.push((given) => deepCopy(values.find((each) => sameJson(each, given))));
  return `constants[${runtime.constants.length - 1}](${value})`;
}

function child(path: string, { options }: Emitter, step: string): string {
  return options.isStrict ? `step(${path}, ${step})` : path;
}

function objectBody(emitter: Emitter, plan: ObjectPlan): string {
  const names = plan.members.map(({ name }) => name);
  const guard = emitter.options.isStrict
    ? `const names = ${JSON.stringify(names)}; if (Object.keys(v).some((key) => !names.includes(key))) refused.push(p);`
    : '';
  const hasInherited = names.some(isInheritedName);
  return [guard, ...(hasInherited ? bareObject(emitter, plan) : plainObject(emitter, plan))].join('\n');
}

/** Whether an optional member is there. */
function isThere({ options, plan }: Emitter, member: DecodePlan, value: string): string {
  const isNullAbsent = options.nullMeansAbsent && !acceptsNull(member, plan.targets);
  return isNullAbsent ? `${value} !== undefined && ${value} !== null` : `${value} !== undefined`;
}

/** An object literal up to the first optional member; the others are set when they are there. */
function plainObject(emitter: Emitter, { members }: ObjectPlan): string[] {
  const parts = members.map(({ name, isRequired, plan }) => {
    const key = literal(name);
    const code = expression(emitter, plan, `v[${key}]`, child('p', emitter, key));
    return { key, isRequired, code, condition: isThere(emitter, plan, `v[${key}]`) };
  });
  const firstOptional = parts.findIndex(({ isRequired }) => !isRequired);
  const inLiteral = firstOptional === -1 ? parts : parts.slice(0, firstOptional);
  const entries = inLiteral.map(({ key, code }) => `${key}: ${code}`).join(', ');
  if (firstOptional === -1) return [`return { ${entries} };`];
  const rest = parts.slice(firstOptional).map(({ key, isRequired, code, condition }) => {
    return isRequired ? `o[${key}] = ${code};` : `if (${condition}) o[${key}] = ${code};`;
  });
  return [`const o = { ${entries} };`, ...rest, 'return o;'];
}

/**
 * An object without a prototype, for names such as `__proto__` and `constructor`: reading an absent one then gives
 * nothing, and setting one sets a member.
 */
function bareObject(emitter: Emitter, { members }: ObjectPlan): string[] {
  const lines = members.map(({ name, isRequired, plan }) => {
    const key = literal(name);
    const code = expression(emitter, plan, `v[${key}]`, child('p', emitter, key));
    const condition = isRequired ? '' : ` && ${isThere(emitter, plan, `v[${key}]`)}`;
    return `if (Object.hasOwn(v, ${key})${condition}) o[${key}] = ${code};`;
  });
  return ['const o = Object.create(null);', ...lines, 'return o;'];
}

function mapBody(emitter: Emitter, value: DecodePlan): string {
  const code = expression(emitter, value, 'v[key]', child('p', emitter, 'key'));
  if (!emitter.options.marksText) {
    return `const o = Object.create(null);\nfor (const key of Object.keys(v)) o[key] = ${code};\nreturn o;`;
  }
  return `const o = new Map();\nfor (const key of Object.keys(v)) o.set(mark(key), ${code});\nreturn o;`;
}

/** A list of its final length from the start: one that grows takes several times the memory of a short one. */
function listBody(emitter: Emitter, { prefix, rest }: ListPlan): string {
  const places = prefix.map((plan, index) => {
    return `if (n > ${index}) o[${index}] = ${expression(emitter, plan, `v[${index}]`, child('p', emitter, String(index)))};`;
  });
  const loop =
    rest === undefined
      ? ''
      : `for (let i = ${prefix.length}; i < n; i++) o[i] = ${expression(emitter, rest, 'v[i]', child('p', emitter, 'i'))};`;
  const length = rest === undefined ? `Math.min(v.length, ${prefix.length})` : 'v.length';
  return [`const n = ${length}, o = new Array(n);`, ...places, loop, 'return o;'].join('\n');
}

function unionBody(emitter: Emitter, { arms }: UnionPlan): string {
  const { runtime, options, plan } = emitter;
  const tests = armTests(arms, plan.targets, (pointer) => {
    runtime.fits.push(options.fits(pointer));
    return `fits[${runtime.fits.length - 1}](v)`;
  });
  const lines = arms.map((arm, index) => {
    return `if (${tests[index] ?? 'true'}) return ${expression(emitter, arm.plan, 'v', 'p')};`;
  });
  // A valid value fits an arm; nothing of any other leaves this function.
  return [...lines, 'return undefined;'].join('\n');
}
