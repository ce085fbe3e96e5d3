import type { TSESTree } from '@typescript-eslint/utils';

/** The messages of `no-agent-text-coercion`, one for each way. */
export type CoercionMessage =
  | 'template'
  | 'addition'
  | 'conversion'
  | 'method'
  | 'callback'
  | 'key'
  | 'comparison'
  | 'clone'
  | 'openParameter';

/** A place where AgentText, or what holds it, becomes a plain text, a property key or a broken copy. */
export interface Coercion {
  /** The expression whose value holds AgentText. */
  readonly node: TSESTree.Node;
  readonly message: CoercionMessage;
  /** The function that converts, as the program writes it. */
  readonly by: string;
}
