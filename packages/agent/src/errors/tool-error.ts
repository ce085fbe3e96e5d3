import { AgentText } from '@hearsay/core';
import { AgentError } from './agent-error.ts';
import { hasMarker } from './error-marker.ts';

/**
 * What a tool throws to say why it failed, in words for the model.
 *
 * @example
 * ```ts
 * import { ToolError } from '@hearsay/agent';
 *
 * throw new ToolError('invalid-arguments', 'the room has no light');
 * ```
 */
export class ToolError extends AgentError {
  override readonly name = 'ToolError';
  /** Whether the arguments or the work itself was at fault. */
  readonly kind: 'invalid-arguments' | 'execution';
  /** What the model reads: tools quote what they met, so it is marked. */
  readonly detail: AgentText;

  constructor(
    kind: 'invalid-arguments' | 'execution',
    detail: string | AgentText,
    options: { readonly cause?: unknown } = {},
  ) {
    super('HEARSAY_TOOL', kind === 'execution' ? 'execution failed' : 'invalid arguments', {
      cause: options.cause,
      kind: 'tool',
    });
    this.kind = kind;
    this.detail = typeof detail === 'string' ? AgentText.from(detail) : detail;
  }

  /** Tells whether a value was thrown by a tool to say why, also with another installed copy of this package. */
  static override isInstance(value: unknown): value is ToolError {
    return hasMarker(value, 'agent/tool');
  }
}
