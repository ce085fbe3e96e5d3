import {
  isObject,
  TOOL_RULE_MESSAGES,
  allParameters,
  boundedTrigger,
  combinationExample,
  descriptionFault,
  hiddenWords,
  objectShapes,
  optionalArgument,
  schemaRootFaults,
  singleParameters,
  splitCombination,
  spokenForm,
  type FieldAt,
  type SaidAt,
} from '@hearsay/tool-rules';
import { compileTriggers, type TriggerProblem } from '../compile-triggers.ts';
import type { CheckName } from './check-table.ts';
import { filledMessage } from './filled-message.ts';
import type { JudgedTool } from './judged-tool.ts';
import { lintMessages } from './lint-messages.ts';

/** A fault of one tool: what was looked at, where, and what is said of it. */
export interface Fault {
  readonly check: CheckName;
  readonly path: string;
  readonly message: string;
}

/** What may stay as it is. */
export interface Allowed {
  /** Members of closed sets, such as names that users know. */
  readonly values: readonly string[];
  /** Arguments that may be left out, by name. */
  readonly optional: readonly string[];
}

/** More whole combinations than this are no closed set that anybody writes down. */
const MOST_COMBINATIONS = 50;
const DESCRIPTION = { minimumWords: 3, verbFirst: true, when: false };

/** Everything that is wrong with one tool by itself, by the parts of its declaration. */
export function judgeTool(judged: JudgedTool, allowed: Allowed): readonly Fault[] {
  return [
    ...descriptionFaults(judged),
    ...rootFaults(judged),
    ...enumFaults(judged, allowed),
    ...combinationFaults(judged),
    ...argumentFaults(judged, allowed),
    ...triggerFaults(judged),
  ];
}

function descriptionFaults({ tool: { name, description } }: JudgedTool): readonly Fault[] {
  const fault = (checks: typeof DESCRIPTION, check: CheckName): readonly Fault[] => {
    const found = descriptionFault(description, name, checks);
    if (found === undefined) return [];
    const data = { tool: `\`${name}\``, minimum: checks.minimumWords, ...('word' in found ? found : {}) };
    const message = filledMessage(TOOL_RULE_MESSAGES['require-tool-description'][found.kind], data);
    return [{ check, path: '/description', message }];
  };
  const sentence = fault(DESCRIPTION, 'description-sentence');
  return sentence.length > 0 ? sentence : fault({ ...DESCRIPTION, when: true }, 'description-when');
}

function rootFaults({ tool: { parameters } }: JudgedTool): readonly Fault[] {
  const messages = TOOL_RULE_MESSAGES['require-flat-tool'];
  if (!isObject(parameters))
    return [{ check: 'not-object', path: '/parameters', message: messages.notObject }];
  const { type, properties, required } = parameters;
  const names: readonly unknown[] = Array.isArray(required) ? required : [];
  const faults = schemaRootFaults<SaidAt>({
    type: typeof type === 'string' ? type.toLowerCase() : type === undefined ? undefined : 'object',
    isOpen: ['$ref', 'allOf', 'anyOf', 'oneOf'].some((key) => key in parameters),
    properties: isObject(properties) ? Object.keys(properties) : undefined,
    required: names.flatMap((text, index) =>
      typeof text === 'string' ? [{ text, path: `/parameters/required/${index}` }] : [],
    ),
  });
  return faults.map((fault) =>
    fault.kind === 'notObject'
      ? { check: 'not-object', path: '/parameters/type', message: messages.notObject }
      : {
          check: 'required-unknown',
          path: fault.name.path,
          message: filledMessage(messages.unknownRequired, { name: fault.name.text }),
        },
  );
}

function enumFaults(judged: JudgedTool, { values: allow }: Allowed): readonly Fault[] {
  const messages = TOOL_RULE_MESSAGES['prefer-spoken-enum'];
  const sets = allParameters<FieldAt>(judged).map(({ values, itemValues }) => [...values, ...itemValues]);
  const unspoken = sets.flat().flatMap(({ text: value, path }): Fault[] => {
    const written = spokenForm(value, { allow, kebabCase: false });
    const spoken = written ?? spokenForm(value, { allow, kebabCase: true });
    if (spoken === undefined) return [];
    const check = written === undefined ? 'enum-kebab' : 'enum-spoken';
    return [{ check, path, message: filledMessage(messages.unspoken, { value, spoken }) }];
  });
  const hidden = hiddenWords(sets.flat()).map(({ hidden: { text: value, path }, longer }): Fault => {
    const message = filledMessage(messages.hiddenWord, { value, longer: longer.text });
    return { check: 'enum-hidden-word', path, message };
  });
  return [...unspoken, ...hidden];
}

function combinationFaults(judged: JudgedTool): readonly Fault[] {
  const messages = TOOL_RULE_MESSAGES['no-key-plus-modifiers'];
  return objectShapes<FieldAt>(judged).flatMap((shape): Fault[] => {
    const split = splitCombination(shape, false);
    if (split === undefined) return [];
    const { scalar, modifiers } = split;
    const combinations = scalar.values.length * (modifiers.itemValues.length + modifiers.values.length + 1);
    const example = combinations > MOST_COMBINATIONS ? undefined : combinationExample(split);
    const data = { scalar: scalar.name, modifiers: modifiers.name };
    const message =
      example === undefined
        ? filledMessage(messages.splitCombination, data)
        : filledMessage(messages.splitCombinationExample, { ...data, example });
    return [{ check: 'key-plus-modifiers', path: modifiers.path, message }];
  });
}

function argumentFaults(judged: JudgedTool, { optional: allow }: Allowed): readonly Fault[] {
  const messages = TOOL_RULE_MESSAGES['no-optional-tool-argument'];
  const checks = { allow, allowDefaults: true, textsOnly: false };
  const optional = singleParameters<FieldAt>(judged).flatMap((field): Fault[] => {
    const kind = optionalArgument(field, checks);
    if (kind === undefined) return [];
    const message = filledMessage(messages[kind], { name: field.name });
    return [{ check: 'optional-argument', path: field.path, message }];
  });
  const unbounded = allParameters<FieldAt>(judged)
    .filter(({ isUnbounded }) => isUnbounded)
    .map(({ name, path }): Fault => {
      return { check: 'unbounded-number', path, message: lintMessages.unboundedNumber(name) };
    });
  return [...optional, ...unbounded];
}

const TRIGGER_CHECKS: Readonly<Record<TriggerProblem['kind'], CheckName>> = {
  invalid: 'trigger-invalid',
  empty: 'trigger-empty',
  slow: 'trigger-slow',
};

function triggerFaults({ tool, triggers }: JudgedTool): readonly Fault[] {
  const placeOf = (trigger: string): string => triggers.find(({ text }) => text === trigger)?.path ?? '';
  const problems = compileTriggers(tool).problems.map(({ kind, trigger, message }): Fault => {
    return { check: TRIGGER_CHECKS[kind], path: placeOf(trigger), message };
  });
  const loose = triggers.flatMap(({ text: trigger, path }): Fault[] => {
    const bounded = boundedTrigger(trigger);
    if (bounded === undefined) return [];
    const template = TOOL_RULE_MESSAGES['no-loose-trigger'].looseTrigger;
    return [{ check: 'trigger-loose', path, message: filledMessage(template, { trigger, bounded }) }];
  });
  return [...problems, ...loose];
}
