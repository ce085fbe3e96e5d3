import type { AccessPath } from '../facts/access-path.ts';
import { HISTORY_TAG } from '../facts/access-path.ts';
import type { ResultShape } from './sdk-catalog.ts';

/** The path of a label on a whole value of a shape: it tells later reads what of the value is harmless. */
export function shapedPath(name: string, shapes: Readonly<Record<string, ResultShape>>): AccessPath {
  const tag = `{shape:${name}}`;
  return shapes[name]?.isHistory === true ? [tag, HISTORY_TAG] : [tag];
}
