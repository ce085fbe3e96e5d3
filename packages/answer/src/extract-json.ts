import { AgentText } from '@hearsay/core';
import { rawText } from './raw-text.ts';
import { endOfString } from './end-of-string.ts';

/** How many places of a text are tried; a text made of brackets alone would take quadratic time. */
const MAX_TRIES = 64;

/** How a line begins that opens or closes a fenced block. */
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/**
 * Finds the JSON in a text that has a fence or prose around it, for models that cannot do without.
 *
 * The one fenced block that is JSON counts, or else the one object that stands in the prose, or else the one array.
 * Where there are several, one of them may have been planted: the text comes back as it was, and `parse` refuses it.
 *
 * @example
 * ```ts
 * import { extractJson } from '@hearsay/answer';
 *
 * const json = extractJson('Here you are: {"verdict":"approve"} Anything else?');
 * console.log(json.equals('{"verdict":"approve"}'));
 * ```
 */
export function extractJson(text: string | AgentText): AgentText {
  const raw = rawText(text);
  const whole = raw.replace(/^\uFEFF/, '').trim();
  if (isJson(whole)) return AgentText.from(whole);
  const kinds = [() => fencedBlocks(whole), () => valuesIn(whole, '{'), () => valuesIn(whole, '[')];
  for (const find of kinds) {
    const [first, ...others] = find().filter(isJson);
    if (first !== undefined) return AgentText.from(others.length === 0 ? first : raw);
  }
  return AgentText.from(raw);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What stands in fenced blocks. */
function fencedBlocks(text: string): string[] {
  const blocks: string[] = [];
  let open: { readonly mark: string; readonly lines: string[] } | undefined;
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (open === undefined) {
      if (mark !== undefined) open = { mark, lines: [] };
    } else if (mark?.startsWith(open.mark)) {
      blocks.push(open.lines.join('\n').trim());
      open = undefined;
    } else {
      open.lines.push(line);
    }
  }
  return blocks;
}

/** The stretches of a text from an opening bracket to the one that closes it, none of them within another. */
function valuesIn(text: string, opener: '{' | '['): string[] {
  const values: string[] = [];
  let start = text.indexOf(opener);
  for (let tries = 0; start !== -1 && tries < MAX_TRIES; tries++) {
    const end = endOfValue(text, start);
    if (end === undefined) {
      start = text.indexOf(opener, start + 1);
    } else {
      values.push(text.slice(start, end + 1));
      start = text.indexOf(opener, end + 1);
    }
  }
  return values;
}

/** Where the bracket at `start` is closed. */
function endOfValue(text: string, start: number): number | undefined {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    const character = text[index];
    if (character === '"') index = endOfString(text, index);
    else if (character === '{' || character === '[') depth++;
    else if (character === '}' || character === ']') {
      depth--;
      if (depth === 0) return index;
    }
  }
  return undefined;
}
