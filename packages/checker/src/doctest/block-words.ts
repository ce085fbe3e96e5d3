import { nearestName } from '@hearsay/flow';
import { readFailure } from '../fixtures/fixture-header.ts';
import type { BlockDemand, BlockExtension } from './code-block.ts';
import { doctestMessages } from './doctest-messages.ts';

/** What the words behind an opening fence say. */
export interface BlockWords {
  readonly extension: BlockExtension;
  readonly name: string | undefined;
  readonly isHidden: boolean;
  readonly demand: BlockDemand;
}

const EXTENSIONS: Readonly<Record<string, BlockExtension>> = {
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
  mts: 'mts',
  cts: 'cts',
};

const FLAGS: readonly string[] = ['compile_fail', 'no_run', 'hidden'];
const IGNORED = 'ignore-because';

/** `word`, `word="some text"`, `word=text` and `"some text"`, between spaces and commas. */
const WORD =
  /(?<key>[^\s,="]+)(?:=(?:"(?<quoted>[^"]*)"|(?<bare>[^\s,"]*)))?|(?<fragment>"(?:[^"\\]|\\.)*")/gu;

/**
 * Reads the words behind an opening fence; `undefined` when the block is no TypeScript.
 *
 * Words that mean nothing here may mean something to the site that shows the block, unless they are misspelt ones of
 * ours.
 *
 * @param code - The block: markers such as `// ^` in it say where an error has to stand.
 */
export function readBlockWords(info: string, code: string): BlockWords | undefined {
  const [, language = '', rest = ''] = /^\s*([^\s,{]*)[\s,]*(.*)$/su.exec(info) ?? [];
  const extension = EXTENSIONS[language.toLowerCase()];
  if (extension === undefined) return undefined;
  const words = [...rest.matchAll(WORD)].map(({ groups = {} }) => ({
    key: groups['key'] ?? '',
    value: groups['quoted'] ?? groups['bare'],
    fragment: groups['fragment'],
  }));
  const settings = new Map(words.map(({ key, value }) => [key, value]));
  const keys = words.map(({ key }) => key).filter((key) => key !== '');
  return {
    extension,
    name: settings.get('name'),
    isHidden: keys.includes('hidden'),
    demand: demandOf(keys, settings, failureText(words), code),
  };
}

function demandOf(
  keys: readonly string[],
  settings: ReadonlyMap<string, string | undefined>,
  failure: string,
  code: string,
): BlockDemand {
  const misspelt = keys.map(misspeltWord).find((word) => word !== undefined);
  if (misspelt !== undefined) return { kind: 'unclear', problem: misspelt };
  if (settings.has('name') && (settings.get('name') ?? '') === '')
    return { kind: 'unclear', problem: doctestMessages.words.nameless() };
  if (settings.has(IGNORED)) {
    const reason = (settings.get(IGNORED) ?? '').trim();
    return reason === ''
      ? { kind: 'unclear', problem: doctestMessages.words.ignoredWithoutReason() }
      : { kind: 'ignored', reason };
  }
  const hasCodes = keys.some((key) => /^TS\d+$/u.test(key));
  if (!keys.includes('compile_fail')) {
    return hasCodes
      ? { kind: 'unclear', problem: doctestMessages.words.codeAlone() }
      : { kind: 'compiles', mayRun: !keys.includes('no_run') };
  }
  if (!hasCodes) return { kind: 'unclear', problem: doctestMessages.words.failsWithoutCode() };
  const expectation = readFailure(failure, code.split('\n'));
  return typeof expectation === 'string'
    ? { kind: 'unclear', problem: expectation }
    : { kind: 'fails', expectation };
}

/** The part of the words that says how a block fails, as the header of a fixture would. */
function failureText(
  words: readonly { readonly key: string; readonly fragment: string | undefined }[],
): string {
  return words.flatMap(({ key, fragment }) => fragment ?? (/^TS\d+$/u.test(key) ? key : [])).join(' ');
}

function misspeltWord(word: string): string | undefined {
  if ([...FLAGS, IGNORED, 'name'].includes(word) || /^TS\d+$/u.test(word)) return undefined;
  if (word === 'ignore') return doctestMessages.words.misspelt(word, `${IGNORED}="…"`);
  const nearest =
    nearestName(word.replaceAll('-', '_'), FLAGS) ?? nearestName(word.replaceAll('_', '-'), [IGNORED]);
  return nearest === undefined ? undefined : doctestMessages.words.misspelt(word, nearest);
}
