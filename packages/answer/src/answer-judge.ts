import type { AnswerLimits } from './answer-limits.ts';
import { completeLimits } from './answer-limits.ts';
import { duplicateExpected, jsonExpected, undeclaredExpected } from './answer-messages.ts';
import type { AnswerOptions } from './answer.ts';
import { buildPlan } from './build-plan.ts';
import { compileDecoder, type Decoder, type DecoderOptions } from './compile-decoder.ts';
import { type Validator, withValidator } from './compile-validator.ts';
import type { AnswerPlan, DeclaredWords } from './decode-plan.ts';
import { describeErrors, maskPath } from './describe-errors.ts';
import { hasDuplicateKeys } from './duplicate-keys.ts';
import { isInheritedName } from './inherited-names.ts';
import type { JsonSchema } from './json-schema.ts';
import type { JsonValue } from './json-value.ts';
import { needsCompiling } from './needs-compiling.ts';
import { overLength, overSize, overSteps } from './over-limit.ts';
import { snapshotValue } from './snapshot-value.ts';
import { allowSteps, judgingSteps, StepsUsedUp } from './step-budget.ts';
import { validationSchema } from './validation-schema.ts';
import { withSchemaErrors } from './with-schema-errors.ts';
import type { Violation } from './violation.ts';

/** Takes a decoded value further, or says where it does not pass. */
export type Finish = (decoded: unknown, words: DeclaredWords) => Finished;

type Finished =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly paths: readonly string[]; readonly expected: string };

/** How texts are marked: by the decoder, or by the library that the decoded value is handed to. */
export interface Reading {
  readonly marksText: boolean;
  readonly finish?: Finish;
}

/** What became of an answer: a value, or violations and the JSON data that has them, as far as it is known. */
export type Judgement =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly violations: readonly Violation[]; readonly json?: JsonValue };

const BYTE_ORDER_MARK = 0xfeff;

/** What decoders add nothing to that are not strict. */
const NOTHING: string[] = [];

/** What a schema is compiled to. */
interface Compiled {
  readonly validate: Validator;
  readonly decode: Decoder;
}

/** Validates and decodes the answers of one declaration. */
export class AnswerJudge {
  readonly #limits: AnswerLimits;
  readonly #refusesDuplicates: boolean;
  readonly #plan: AnswerPlan;
  readonly #compile: () => Compiled;
  #known: Compiled | undefined;
  readonly #finish: Finish | undefined;
  readonly #isStrict: boolean;

  /** @throws AnswerSchemaError when the schema is invalid, or says too little to mark every free text. */
  constructor(schema: JsonSchema, options: AnswerOptions, { marksText, finish }: Reading) {
    this.#limits = completeLimits(options.limits);
    this.#refusesDuplicates = options.duplicateKeys === 'refuse';
    this.#plan = withSchemaErrors(() => buildPlan(schema));
    this.#isStrict = options.strict === true;
    const reading = {
      marksText,
      isStrict: this.#isStrict,
      nullMeansAbsent: options.nullMeansAbsent === true,
    };
    this.#compile = () => compile(schema, this.#plan, reading);
    // Compiling takes most of the time that a declaration takes, and many are declared of which no answer is read.
    if (needsCompiling(schema)) this.#known = this.#compile();
    this.#finish = finish;
  }

  get #compiled(): Compiled {
    return (this.#known ??= this.#compile());
  }

  judgeText(text: string): Judgement {
    const tooLong = overLength(text, this.#limits);
    if (tooLong !== undefined) return refusal(tooLong);
    const value = parseJson(text);
    if (value === undefined) return refusal({ path: '', keyword: 'json', expected: jsonExpected });
    const tooLarge = overSize(text, value, this.#limits);
    if (tooLarge !== undefined) return refusal(tooLarge);
    if (this.#refusesDuplicates && hasDuplicateKeys(text)) {
      return refusal({ path: '', keyword: 'duplicate', expected: duplicateExpected });
    }
    return this.#judge(value);
  }

  judgeValue(value: unknown): Judgement {
    const snapshot = snapshotValue(value, this.#limits);
    if (snapshot.isJson) {
      const judgement = this.#judge(snapshot.value);
      return judgement.ok ? judgement : { ...judgement, json: snapshot.value };
    }
    const { path, ...rest } = snapshot.violation;
    return refusal({ path: maskPath(path, this.#plan.names), ...rest });
  }

  /** What is wrong with JSON data; nothing when it conforms. */
  violationsOf(json: JsonValue): readonly Violation[] {
    const judgement = this.#judge(json, 'compare');
    return judgement.ok ? [] : judgement.violations;
  }

  /** Compares a value with the schema, decodes one that conforms where that is asked for, and ends what takes too long. */
  #judge(value: unknown, goal: 'decode' | 'compare' = 'decode'): Judgement {
    try {
      allowSteps(judgingSteps(this.#limits.maxMembers));
      const errors = this.#compiled.validate(value);
      if (errors.length === 0) return goal === 'decode' ? this.#take(value) : { ok: true, value };
      const { maxViolations } = this.#limits;
      return { ok: false, violations: describeErrors(errors, this.#plan.names, maxViolations) };
    } catch (error) {
      if (error instanceof StepsUsedUp) return refusal(overSteps());
      throw error;
    }
  }

  #take(value: unknown): Judgement {
    const undeclared: string[] = this.#isStrict ? [] : NOTHING;
    const decoded = this.#compiled.decode(value, undeclared);
    if (undeclared.length > 0) return this.#refuse(undeclared, 'additionalProperties', undeclaredExpected);
    if (this.#finish === undefined) return { ok: true, value: decoded };
    const finished = this.#finish(decoded, this.#plan);
    return finished.ok ? finished : this.#refuse(finished.paths, 'check', finished.expected);
  }

  #refuse(paths: readonly string[], keyword: string, expected: string): Judgement {
    const { maxViolations } = this.#limits;
    const violations = paths
      .slice(0, maxViolations)
      .map((path) => ({ path: maskPath(path, this.#plan.names), keyword, expected }));
    return { ok: false, violations };
  }
}

function compile(schema: JsonSchema, plan: AnswerPlan, reading: Omit<DecoderOptions, 'fits'>): Compiled {
  const hasInheritedNames = [...plan.names].some(isInheritedName);
  const judged = validationSchema(schema, reading.nullMeansAbsent);
  return withValidator(judged, hasInheritedNames, ({ validate, fits }) => ({
    validate,
    decode: compileDecoder(plan, { ...reading, fits }),
  }));
}

function refusal(violation: Violation): Judgement {
  return { ok: false, violations: [violation] };
}

/**
 * A byte order mark is no part of JSON, and may be ignored. The parser's own error quotes the text, so it is left; no
 * JSON is `undefined`.
 */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text);
  } catch {
    return undefined;
  }
}
