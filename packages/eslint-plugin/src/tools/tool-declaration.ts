import type { TSESTree } from '@typescript-eslint/utils';

/** The SDKs whose declarations of tools are read. */
export type ToolKind =
  | 'hearsay'
  | 'ai'
  | 'openai-agents'
  | 'openai'
  | 'anthropic'
  | 'claude-agent'
  | 'gemini'
  | 'mcp'
  | 'langchain'
  | 'mastra';

/** A text that stands in the file, and where. */
export interface TextAt {
  readonly text: string;
  readonly node: TSESTree.Node;
}

/** A change of the source text, by offsets. */
export interface TextEdit {
  readonly range: readonly [number, number];
  readonly text: string;
}

/** Why a model may leave an argument out. */
export interface Optionality {
  /** Whether the schema says which value stands in for the argument. */
  readonly hasDefault: boolean;
  /** The edit that makes the argument required, where one edit does. */
  readonly require: TextEdit | undefined;
}

/** What a schema says of one value; `unknown` where it says nothing that can be read. */
export interface ValueSchema {
  readonly type: 'string' | 'number' | 'boolean' | 'array' | 'object' | 'unknown';
  /** The members of a closed set of strings; empty for any other value. */
  readonly values: readonly TextAt[];
  /** The members of the closed set that the elements of an array come from. */
  readonly itemValues: readonly TextAt[];
  /** The fields of an object, or of the objects in an array. */
  readonly properties: readonly ToolParameter[];
  /** Whether all fields of an object could be read. */
  readonly isComplete: boolean;
  readonly optionality: Optionality | undefined;
}

/** A named argument of a tool, or a field inside one. */
export interface ToolParameter extends ValueSchema {
  readonly name: string;
  /** The key that declares it. */
  readonly node: TSESTree.Node;
}

/** What the description of a tool says, if it can be read. */
export type ToolDescription =
  | { readonly kind: 'text'; readonly text: string; readonly node: TSESTree.Node }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unread' };

/** A tool that a file declares for a model, whatever the form. */
export interface ToolDeclaration {
  readonly kind: ToolKind;
  readonly node: TSESTree.Node;
  /** The narrowest node that stands for the tool: its name, or what declares it. */
  readonly place: TSESTree.Node;
  readonly name: TextAt | undefined;
  readonly description: ToolDescription;
  /** Where the schema stands, read or not. */
  readonly schema: TSESTree.Node | undefined;
  readonly parameters: ValueSchema | undefined;
  readonly triggers: readonly TextAt[];
}
