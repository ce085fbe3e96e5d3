import type { AccessPath } from '../facts/access-path.ts';
import { ELEMENT, isCapture, isTag } from '../facts/access-path.ts';
import type { NodeId } from '../facts/node-facts.ts';
import type { Label } from './label.ts';
import type { TypeQuestions } from './type-questions.ts';

/** Whether the type of a value leaves no room for a label, as far as it was checked. */
export function isKeptOut(node: NodeId, path: AccessPath, label: Label, types: TypeQuestions): boolean {
  if (label.kind !== 'text' || !label.isChecked) return false;
  const first = path.find((segment) => !isTag(segment));
  if (first === undefined) return !types.carriesText(node);
  // A text has no member that could be labelled on its own.
  const isMember = first !== ELEMENT && !isCapture(first) && !first.startsWith('%');
  return isMember && types.isPrimitive(node);
}
