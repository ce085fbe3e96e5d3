export interface ToolDeclaration {
  readonly name: string;
  readonly description: string;
  readonly parameters: unknown;
  readonly triggers?: readonly string[];
}
export declare class Tool implements ToolDeclaration {
  constructor(declaration: ToolDeclaration);
  static of(declaration: ToolDeclaration): Tool;
  static of(name: string, description: string, parameters: unknown): Tool;
  readonly name: string;
  readonly description: string;
  readonly parameters: unknown;
  readonly triggers: readonly string[];
  withTrigger(trigger: string): Tool;
}
export declare function tool(declaration: ToolDeclaration): Tool;
export interface ToolDefinition {
  readonly name: string;
  readonly description: string;
  readonly input: unknown;
  readonly triggers?: readonly string[];
  readonly run: (input: unknown) => unknown;
}
export declare function defineTool(definition: ToolDefinition): Tool;
