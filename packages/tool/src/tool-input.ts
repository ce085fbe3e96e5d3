import { defineAnswer } from '@hearsay/answer';
import type {
  Answer,
  AnswerDeclaration,
  AnswerOfDeclaration,
  AnswerOptions,
  DeclarationGuard,
} from '@hearsay/answer';
import { ToolError } from './tool-error.ts';
import { declarationMessages } from './tool-messages.ts';

/** What the arguments of a tool can be declared with: a Standard Schema, a JSON Schema literal, or an answer. */
export type ToolInput = AnswerDeclaration | Answer<unknown>;

/** The type of the arguments that a declaration stands for. */
export type ToolInputType<Input> = Input extends Answer<infer Value> ? Value : AnswerOfDeclaration<Input>;

/** What the declaration of arguments has to be, beside itself: text is `AgentText`, as a model wrote it. */
export type ToolInputGuard<Input> = Input extends Answer<unknown> ? unknown : DeclarationGuard<Input>;

/** In the strict mode of OpenAI, a model says `null` for what it leaves out. */
export const ARGUMENTS: AnswerOptions = { nullMeansAbsent: true };

const compiled = new WeakMap<object, Answer<unknown>>();

/** The answer behind a declaration of arguments; the same object is compiled once. */
export function inputOf<Input extends ToolInput>(input: Input): Answer<ToolInputType<Input>> {
  // Programs without types can leave it out.
  if (Object(input) !== input) throw new ToolError(declarationMessages.noInput());
  const answer = isAnswer(input) ? input : (compiled.get(input) ?? compile(input));
  // The type is inferred from the declaration that was compiled.
  return answer as Answer<ToolInputType<Input>>;
}

function compile(declaration: AnswerDeclaration): Answer<unknown> {
  // The guard is asked for where a declaration is handed in.
  const answer: Answer<unknown> = defineAnswer(declaration as never, ARGUMENTS);
  compiled.set(declaration, answer);
  return answer;
}

/** Schemas of zod have methods with the names of an answer's. */
function isAnswer(input: ToolInput): input is Answer<unknown> {
  return 'safeDecode' in input && !('~standard' in input);
}
