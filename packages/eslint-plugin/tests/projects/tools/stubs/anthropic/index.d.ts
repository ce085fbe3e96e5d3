export interface Tool {
  name: string;
  description?: string;
  input_schema: { type: 'object'; properties?: unknown; required?: string[] };
}
export declare class Anthropic {
  messages: {
    create(body: {
      model: string;
      max_tokens: number;
      messages: unknown[];
      tools?: Tool[];
    }): Promise<unknown>;
  };
}
export default Anthropic;
