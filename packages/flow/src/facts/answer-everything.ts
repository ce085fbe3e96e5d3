import type { FileFacts } from './file-facts.ts';
import { CLEAN } from './file-facts.ts';
import type { TypeAnswers } from './type-answers.ts';
import { RememberedTypes } from './type-answers.ts';
import type { NodeTypes } from './typed-facts.ts';

/** Asks every question about the types of a file that following labels can ever come to, for use without a compiler. */
export function answerEverything(facts: FileFacts, types: NodeTypes): TypeAnswers {
  const remembered = new RememberedTypes(undefined, () => types);
  facts.nodes.forEach(({ typed }, node) => {
    if (typed !== true) return;
    remembered.carriesText(node);
    remembered.isPrimitive(node);
  });
  for (const { to, operation } of facts.edges) {
    if (operation.kind === 'derive-unless-promise') remembered.isPromise(to);
  }
  for (const { node, missing } of facts.calls.flatMap((call) => call.arguments)) {
    if (missing === 'typed' && node !== CLEAN) remembered.canBeMissing(node);
  }
  return remembered.answers();
}
