import type { ArmPlan, DecodePlan, ObjectPlan } from './decode-plan.ts';
import type { JsonValue } from './json-value.ts';
import { planBehind } from './merge-plans.ts';

type Targets = ReadonlyMap<string, DecodePlan>;

/** What `typeof` and its like tell apart. */
type Kind = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

const KIND_TEST: Readonly<Record<Kind, string>> = {
  null: 'v === null',
  boolean: 'typeof v === "boolean"',
  number: 'typeof v === "number"',
  string: 'typeof v === "string"',
  array: 'Array.isArray(v)',
  object: 'typeof v === "object" && v !== null && !Array.isArray(v)',
};

/**
 * One JavaScript condition on `v` for each arm of a union; the first that holds names an arm that the value fits.
 *
 * The value is known to be valid. Arms of different kinds are told apart by kind, objects by a member that is a
 * different constant in each, and what is left by asking the validator of the arm.
 */
export function armTests(
  arms: readonly ArmPlan[],
  targets: Targets,
  fits: (pointer: string) => string,
): string[] {
  const plans = arms.map(({ plan }) => planBehind(plan, targets) ?? plan);
  const kinds = plans.map((plan) => kindsOf(plan, targets));
  const tag = discriminatorOf(
    plans.filter((plan) => kindsOf(plan, targets).has('object')),
    targets,
  );
  return arms.map(({ pointer }, index) => {
    const own = kinds[index] ?? new Set<Kind>();
    const others = new Set(kinds.flatMap((each, other) => (other === index ? [] : [...each])));
    const plan = plans[index];
    if (own.has('array') && others.has('array')) return fits(pointer);
    if (own.has('object') && others.has('object')) {
      const values = tag === undefined || plan?.kind !== 'object' ? undefined : tagValues(plan, tag, targets);
      if (tag === undefined || values === undefined) return fits(pointer);
      return `${KIND_TEST.object} && ${isOneOf(`v[${JSON.stringify(tag)}]`, values)}`;
    }
    return [...own].map((kind) => `(${kindTest(kind, plan)})`).join(' || ') || 'false';
  });
}

/** Texts are told apart by what they must be; any test that is passed is right for the type of its arm. */
function kindTest(kind: Kind, plan: DecodePlan | undefined): string {
  const isPlain = kind !== 'object' && kind !== 'array';
  if (plan?.kind === 'closed' && isPlain) return isOneOf('v', plan.values.filter(isPrimitive));
  if (plan?.kind === 'uuid') return 'isUuid(v)';
  if (plan?.kind === 'decimal') return 'isDecimal(v)';
  return KIND_TEST[kind];
}

function isOneOf(value: string, values: readonly JsonValue[]): string {
  return `(${values.map((each) => `${value} === ${JSON.stringify(each)}`).join(' || ') || 'false'})`;
}

function isPrimitive(value: JsonValue): boolean {
  return typeof value !== 'object' || value === null;
}

/** Whether `null` can stand at the place of a plan. */
export function acceptsNull(plan: DecodePlan, targets: Targets): boolean {
  return kindsOf(plan, targets).has('null');
}

function kindsOf(plan: DecodePlan, targets: Targets): Set<Kind> {
  switch (plan.kind) {
    case 'keep':
      return new Set(plan.types);
    case 'text':
    case 'uuid':
    case 'decimal':
      return new Set(['string']);
    case 'closed':
      return new Set(plan.values.map(kindOf));
    case 'object':
    case 'map':
      return new Set(['object']);
    case 'list':
      return new Set(['array']);
    case 'union':
      return new Set(plan.arms.flatMap((arm) => [...kindsOf(arm.plan, targets)]));
    case 'reference': {
      const behind = planBehind(plan, targets);
      return behind === undefined ? new Set() : kindsOf(behind, targets);
    }
    case 'nothing':
      return new Set();
  }
}

function kindOf(value: JsonValue): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  // Not null and no array: `typeof` of JSON is the kind.
  return typeof value as Kind;
}

/** The name of a member that every one of the objects requires, each with constants of its own. */
function discriminatorOf(plans: readonly DecodePlan[], targets: Targets): string | undefined {
  const objects = plans.filter((plan): plan is ObjectPlan => plan.kind === 'object');
  const [first] = objects;
  if (first === undefined || objects.length < 2 || objects.length < plans.length) return undefined;
  return first.members
    .map(({ name }) => name)
    .find((name) => {
      const values = objects.map((plan) => tagValues(plan, name, targets));
      if (values.some((each) => each === undefined)) return false;
      const all = values.flatMap((each) => each ?? []);
      return new Set(all).size === all.length;
    });
}

/** The constants that a required member of an object can have. */
function tagValues(plan: ObjectPlan, name: string, targets: Targets): readonly JsonValue[] | undefined {
  const member = plan.members.find((each) => each.name === name);
  if (member?.isRequired !== true) return undefined;
  const behind = planBehind(member.plan, targets);
  return behind?.kind === 'closed' && behind.values.every(isPrimitive) ? behind.values : undefined;
}
