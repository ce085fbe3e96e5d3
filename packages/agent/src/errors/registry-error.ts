import type { AgentText } from '@hearsay/core';
import { errorMessages } from './agent-error-messages.ts';
import { AgentError } from './agent-error.ts';

/** Why a call of a tool failed; `text` is what the model reads about it. */
export class RegistryError extends AgentError {
  override readonly name: string = 'RegistryError';
  readonly #text: () => AgentText;

  constructor(
    code: string,
    message: string,
    text: () => AgentText,
    options: { readonly cause?: unknown } = {},
  ) {
    super(code, message, options);
    this.#text = text;
  }

  /** What the model reads, which can quote the model and whatever the tool met. */
  get text(): AgentText {
    return this.#text();
  }
}

/** The model named a tool that is not there. */
export class ToolNotFoundError extends RegistryError {
  override readonly name = 'ToolNotFoundError';

  constructor(text: () => AgentText) {
    super('HEARSAY_TOOL_NOT_FOUND', errorMessages.toolNotFound, text);
  }
}

/** The arguments are no JSON, or do not fit the tool. */
export class InvalidArgumentsError extends RegistryError {
  override readonly name = 'InvalidArgumentsError';

  constructor(text: () => AgentText, options: { readonly cause?: unknown } = {}) {
    super('HEARSAY_TOOL_INVALID_ARGUMENTS', errorMessages.invalidArguments, text, options);
  }
}

/** The tool threw, took too long, was denied or left behind. */
export class ToolExecutionError extends RegistryError {
  override readonly name = 'ToolExecutionError';
  /** The registered name of the tool. */
  readonly toolName: string;

  constructor(toolName: string, text: () => AgentText, options: { readonly cause?: unknown } = {}) {
    super('HEARSAY_TOOL_EXECUTION', errorMessages.toolFailed(toolName), text, options);
    this.toolName = toolName;
  }
}

/** A sub-registry was asked for with tools that are not there. */
export class MissingToolsError extends AgentError {
  override readonly name = 'MissingToolsError';
  /** The names that are missing, in the order in which they were asked for. */
  readonly missing: readonly string[];

  constructor(missing: readonly string[]) {
    super('HEARSAY_MISSING_TOOLS', errorMessages.missingTools(missing));
    this.missing = missing;
  }
}

/** A tool that somebody else declared has the name of another one, whose place it must not take. */
export class ToolCollisionError extends AgentError {
  override readonly name = 'ToolCollisionError';
  /** The name. */
  readonly toolName: string;

  constructor(toolName: string) {
    super('HEARSAY_TOOL_COLLISION', errorMessages.toolCollision(toolName));
    this.toolName = toolName;
  }
}
