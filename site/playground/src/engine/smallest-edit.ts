import type { TextEdit } from '../protocol/check-result.ts';

/** The same edit without what it leaves as it was at both ends, so that a cursor there stays where it is. */
export function smallestEdit(text: string, edit: TextEdit): TextEdit {
  const before = text.slice(edit.start, edit.end);
  const limit = Math.min(before.length, edit.text.length);
  let same = 0;
  while (same < limit && before[same] === edit.text[same]) same += 1;
  let tail = 0;
  while (tail < limit - same && before.at(-1 - tail) === edit.text.at(-1 - tail)) tail += 1;
  return {
    start: edit.start + same,
    end: edit.end - tail,
    text: edit.text.slice(same, edit.text.length - tail),
  };
}
