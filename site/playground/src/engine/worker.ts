import type { Answer, Request } from '../protocol/messages.ts';
import { CodeChecker } from './code-checker.ts';

// The part of the worker's global scope that is used: the types of workers and of pages exclude each other.
declare const self: {
  postMessage(answer: Answer): void;
  onmessage: ((event: { readonly data: Request }) => void) | null;
};

const checker = new CodeChecker();

self.onmessage = ({ data }) => {
  if (data.kind === 'add-files') checker.addFiles(data.files);
  else self.postMessage(answerTo(data));
};
self.postMessage({ kind: 'ready' });

function answerTo({ id, text, packs }: Extract<Request, { kind: 'check' }>): Answer {
  try {
    const outcome = checker.check(text, packs);
    return 'missing' in outcome
      ? { kind: 'needs', id, packs: outcome.missing }
      : { kind: 'checked', id, result: outcome.result };
  } catch (error) {
    return { kind: 'failed', id, reason: error instanceof Error ? error.message : String(error) };
  }
}
