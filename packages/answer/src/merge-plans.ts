import { mergeMessage } from './answer-messages.ts';
import { AnswerSchemaError } from './answer-schema-error.ts';
import type { DecodePlan, MemberPlan, ObjectPlan } from './decode-plan.ts';

type Targets = ReadonlyMap<string, DecodePlan>;

/** One plan for a value that fits all of the given ones. */
export function mergePlans(path: string, plans: readonly DecodePlan[], targets: Targets): DecodePlan {
  return plans.reduce((merged, plan) => mergeTwo(path, merged, plan, targets));
}

function mergeTwo(path: string, first: DecodePlan, second: DecodePlan, targets: Targets): DecodePlan {
  const left = planBehind(first, targets);
  const right = planBehind(second, targets);
  if (left?.kind === 'object' && right?.kind === 'object') return mergeObjects(path, left, right, targets);
  if (left !== undefined && right !== undefined) {
    if (left.kind === right.kind && isPlain(left)) return left;
    // What can be one of a few texts is narrower than what can be any.
    if (left.kind === 'text' && isNarrowText(right)) return right;
    if (right.kind === 'text' && isNarrowText(left)) return left;
  }
  throw new AnswerSchemaError(path, mergeMessage(path));
}

function mergeObjects(path: string, left: ObjectPlan, right: ObjectPlan, targets: Targets): ObjectPlan {
  const members = new Map<string, MemberPlan>(left.members.map((member) => [member.name, member]));
  for (const member of right.members) {
    const known = members.get(member.name);
    members.set(
      member.name,
      known === undefined
        ? member
        : {
            name: member.name,
            isRequired: known.isRequired || member.isRequired,
            plan: mergeTwo(path, known.plan, member.plan, targets),
          },
    );
  }
  return { kind: 'object', members: [...members.values()] };
}

/** The plan that a chain of references leads to; nothing when it is not planned yet, or leads round in a circle. */
export function planBehind(plan: DecodePlan, targets: Targets): DecodePlan | undefined {
  const seen = new Set<DecodePlan>();
  let current: DecodePlan | undefined = plan;
  while (current?.kind === 'reference') {
    if (seen.has(current)) return undefined;
    seen.add(current);
    current = targets.get(current.target);
  }
  return current;
}

function isPlain({ kind }: DecodePlan): boolean {
  return kind === 'keep' || kind === 'text' || kind === 'uuid' || kind === 'decimal';
}

function isNarrowText({ kind }: DecodePlan): boolean {
  return kind === 'closed' || kind === 'uuid' || kind === 'decimal';
}
