import { spokenWords } from './spoken-words.ts';
import { isSlowPattern } from './slow-pattern.ts';
import { triggerPattern } from './trigger-pattern.ts';
import type { Said, ToolShape } from './value-shape.ts';

/** A trigger that calls one tool where another is meant. */
export interface OverlappingTrigger<Text extends Said> {
  readonly kind: 'sharedTrigger' | 'foreignTrigger';
  readonly trigger: Text;
  readonly tool: string;
  readonly other: string;
}

/** Finds triggers that two tools have, and triggers that match the name or the description of another tool. */
export function overlappingTriggers<Text extends Said>(
  tools: readonly ToolShape<Text>[],
): readonly OverlappingTrigger<Text>[] {
  return tools.flatMap((tool, index) =>
    tool.triggers.flatMap((trigger): OverlappingTrigger<Text>[] => {
      const name = tool.name?.text ?? '';
      const isSame = ({ text }: Text): boolean => text.toLowerCase() === trigger.text.toLowerCase();
      const sharing = tools.find((other) => other !== tool && other.triggers.some(isSame));
      if (sharing !== undefined) {
        // One report, at the later one, says it of both.
        if (tools.indexOf(sharing) > index) return [];
        return [{ kind: 'sharedTrigger', trigger, tool: name, other: sharing.name?.text ?? '' }];
      }
      const read = isSlowPattern(trigger.text) ? undefined : triggerPattern(trigger.text);
      // What matches everything is no overlap but a fault of its own.
      if (read?.kind !== 'pattern' || read.pattern.test('')) return [];
      const { pattern } = read;
      const other = tools.find(
        (candidate) => candidate !== tool && saysOf(candidate).some((text) => pattern.test(text)),
      );
      return other === undefined
        ? []
        : [{ kind: 'foreignTrigger', trigger, tool: name, other: other.name?.text ?? '' }];
    }),
  );
}

function saysOf({ name, description }: ToolShape): readonly string[] {
  return [
    ...(name === undefined ? [] : [spokenWords(name.text)]),
    ...(description === undefined ? [] : [description]),
  ];
}
