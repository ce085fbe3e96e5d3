import type { FileFacts } from './file-facts.ts';
import { CLEAN, TYPED } from './node-facts.ts';
import type { TypeAnswers } from './type-answers.ts';
import { RememberedTypes } from './type-answers.ts';
import type { NodeTypes } from './typed-facts.ts';

/** Asks every question about the types of a file that following labels can ever come to, for use without a compiler. */
export function answerEverything(facts: FileFacts, types: NodeTypes): TypeAnswers {
  const remembered = new RememberedTypes(undefined, () => types);
  facts.nodes.traits.forEach((traits, node) => {
    if ((traits & TYPED) === 0) return;
    remembered.carriesText(node);
    remembered.isPrimitive(node);
  });
  const { to, operations, kinds } = facts.edges;
  operations.forEach((operation, edge) => {
    if (kinds[operation]?.kind === 'derive-unless-promise') remembered.isPromise(to[edge] ?? CLEAN);
  });
  for (const { node, missing } of facts.calls.flatMap((call) => call.arguments)) {
    if (missing === 'typed' && node !== CLEAN) remembered.canBeMissing(node);
  }
  return remembered.answers();
}
