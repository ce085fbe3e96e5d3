export interface FunctionDefinition {
  name: string;
  description?: string;
  parameters?: Record<string, unknown>;
}
export interface ChatCompletionTool {
  type: 'function';
  function: FunctionDefinition;
}
export interface FunctionTool {
  type: 'function';
  name: string;
  description?: string | null;
  parameters: Record<string, unknown> | null;
  strict: boolean | null;
}
export interface WebSearchTool {
  type: 'web_search';
}
export type ResponseTool = FunctionTool | WebSearchTool;
export interface ResponseCreateParams {
  model: string;
  input: string;
  tools?: ResponseTool[];
}
export declare class OpenAI {
  chat: {
    completions: {
      create(body: { model: string; messages: unknown[]; tools?: ChatCompletionTool[] }): Promise<unknown>;
    };
  };
  responses: { create(body: ResponseCreateParams): Promise<unknown> };
}
export default OpenAI;
