import type { Violation } from '@hearsay/answer';
import { callMessages } from './tool-messages.ts';

/** Survives two installed copies of the package, unlike `instanceof`. */
const code = 'HEARSAY_CALL';

/**
 * Says why a call is not one of a tool: it has another name, or its arguments are not what the tool declares.
 *
 * Neither the message nor the violations hold anything that the model wrote.
 */
export class CallError extends Error {
  override readonly name: string = 'CallError';
  readonly code: 'HEARSAY_CALL' = code;

  /** The tool that the call was held against, by the name of its declaration. */
  readonly tool: string | undefined;
  /** Whether the name is another one, or the arguments are wrong. */
  readonly fault: 'name' | 'arguments';
  /** Each place in the arguments, as a JSON Pointer, and what was expected there. */
  readonly violations: readonly Violation[];

  constructor(
    tool: string | undefined,
    fault: 'name' | 'arguments',
    violations: readonly Violation[],
    options?: ErrorOptions,
  ) {
    super(
      fault === 'name' ? callMessages.otherName(tool) : callMessages.arguments(tool, violations),
      options,
    );
    this.tool = tool;
    this.fault = fault;
    this.violations = violations;
  }

  /** Whether a value is such an error, also when another installed copy of this package made it. */
  static isInstance(value: unknown): value is CallError {
    return value instanceof Error && 'code' in value && value.code === code;
  }
}
