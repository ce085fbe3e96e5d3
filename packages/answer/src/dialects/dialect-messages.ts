// What becomes of a keyword that a dialect does not have. The words stand in losses, for the developer.

export const droppedMessage: string = 'left out: the dialect does not have it';

export const describedMessage: string = 'said in the description: the dialect does not have it';

export const closedMessage: string = 'free keys are left out: every object of the dialect is closed';

export const openMessage: string = 'the dialect cannot say that any value is allowed here';

export const untypedMessage: string =
  'nothing says which type the value has, and the dialect wants it said: the provider may refuse the schema';

export const elementsMessage: string =
  'nothing says what the elements are, and the dialect wants it said: the provider may refuse the schema';

export const rootAlternativesMessage: string = 'left out: the dialect has no alternatives of the whole';

export const nothingMessage: string = 'the dialect cannot say that no value is allowed here';

export const nullForAbsentMessage: string =
  'an optional member is required and may be null: declare the answer with `nullMeansAbsent`';

export const notExclusiveMessage: string =
  'became anyOf, and its alternatives are not told apart by a constant';

export const mergedMessage: string = 'its parts became one schema, and not everything could be kept';

export const recursionMessage: string = 'the dialect has no references: the recursion is cut here';

export const unresolvedMessage: string = 'the reference names no schema of the same document';

export const besideReferenceMessage: string = 'left out: a reference of the dialect stands alone';

export const tupleMessage: string = 'the places of the tuple became alternatives of all its elements';

export const constantTypeMessage: string = 'the constants became strings';

export const mixedConstantsMessage: string = 'left out: the dialect has constants of one type only';

export const rootMessage: string = 'the dialect wants an object as the whole: put the value into a member';

/** For a limit of the provider that the schema is over. */
export function limitLossMessage(what: string, count: number, limit: number): string {
  return `${count} ${what}, and the provider takes ${limit}`;
}
