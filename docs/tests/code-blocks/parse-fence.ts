import type { Expectation } from './code-block.ts';

const LANGUAGES = new Set(['ts', 'typescript', 'mts', 'cts']);

/** Reads the words behind an opening fence; `undefined` when the block is no TypeScript. */
export function parseFence(info: string): Expectation | undefined {
  const words = info.match(/[^\s,="]+="[^"]*"|[^\s,]+/g) ?? [];
  const [language = '', ...rest] = words;
  if (!LANGUAGES.has(language)) return undefined;

  const codes = rest.filter((word) => /^TS\d+$/.test(word));
  const ignored = rest.map((word) => /^ignore-because="(.*)"$/.exec(word)).find((match) => match !== null);
  const unknown = rest.filter(
    (word) => !codes.includes(word) && word !== ignored?.[0] && word !== 'compile_fail' && word !== 'no_run',
  );

  if (unknown.length > 0) {
    return unclear(
      `\`${unknown.join('`, `')}\` means nothing behind a fence. ` +
        'Write `compile_fail,TS2345`, `no_run` or `ignore-because="…"`.',
    );
  }
  if (ignored !== undefined) {
    const reason = (ignored[1] ?? '').trim();
    return reason === '' ? unclear('`ignore-because` needs a reason.') : { kind: 'ignored', reason };
  }
  if (rest.includes('compile_fail')) {
    return codes.length === 0
      ? unclear('`compile_fail` needs the codes that must occur, as in `compile_fail,TS2345`.')
      : { kind: 'fails', codes: [...codes].sort() };
  }
  return codes.length === 0 ? { kind: 'compiles' } : unclear('A code needs `compile_fail` before it.');
}

function unclear(problem: string): Expectation {
  return { kind: 'unclear', problem };
}
