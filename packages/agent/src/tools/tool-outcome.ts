import { AgentText } from '@hearsay/core';
import type { RegistryError } from '../errors/registry-error.ts';
import { InvalidArgumentsError, ToolExecutionError, ToolNotFoundError } from '../errors/registry-error.ts';
import { ToolError } from '../errors/tool-error.ts';
import { thrownText } from './tool-result-text.ts';

/** What came of a call. */
export interface ToolOutcome {
  /** What the model reads. */
  readonly text: string;
  /** Why the call failed, if it did. */
  readonly error?: RegistryError | undefined;
  /** Whether trimming leaves the result alone. */
  readonly isProtected: boolean;
}

type MakeError = (text: () => AgentText) => RegistryError;

function failed(text: string, make: MakeError, isProtected: boolean): ToolOutcome {
  return { text, error: make(() => AgentText.from(text)), isProtected };
}

/** The outcome of a call of a tool that is not there. */
export function notFoundOutcome(name: string): ToolOutcome {
  return failed(`tool not found: ${name}`, (text) => new ToolNotFoundError(text), false);
}

/** The outcome of a call whose arguments do not fit. */
export function invalidOutcome(detail: string, cause: unknown, isProtected: boolean): ToolOutcome {
  return failed(
    `invalid arguments: ${detail}`,
    (text) => new InvalidArgumentsError(text, { cause }),
    isProtected,
  );
}

/** The outcome of a call that was made and failed. */
export function executionOutcome(
  name: string,
  detail: string,
  cause: unknown,
  isProtected: boolean,
): ToolOutcome {
  return failed(
    `tool error: ${name} failed: execution failed: ${detail}`,
    (text) => new ToolExecutionError(name, text, { cause }),
    isProtected,
  );
}

/** The outcome of a call that threw. */
export function thrownOutcome(name: string, thrown: unknown, isProtected: boolean): ToolOutcome {
  if (!ToolError.isInstance(thrown)) return executionOutcome(name, thrownText(thrown), thrown, isProtected);
  const detail = thrown.detail.raw();
  if (thrown.kind === 'invalid-arguments') return invalidOutcome(detail, thrown, isProtected);
  return executionOutcome(name, detail, thrown, isProtected);
}
