import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, guideFiles } from './document-files.ts';

const LINK = /\[[^\]]*\]\((?<target>[^)\s]+)\)/g;

it.each(guideFiles())('every link of $file leads to a file or a heading that exists', ({ file, text }) => {
  const targets = [...withoutCode(text).matchAll(LINK)].map((match) => match.groups?.['target'] ?? '');
  const broken = targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [path = '', heading] = target.split('#');
    const aim = path === '' ? file : join(dirname(file), path).replaceAll('\\', '/');
    if (!existsSync(ROOT + aim)) return true;
    if (heading === undefined) return false;
    const guide = guideFiles().find((candidate) => candidate.file === aim);
    return guide !== undefined && !headingsOf(guide.text).includes(heading);
  });
  expect(broken).toEqual([]);
});

function withoutCode(text: string): string {
  return text.replace(/^\s*(`{3,})[^`]*\n[\s\S]*?\n\s*\1\s*$/gm, '').replace(/`[^`\n]*`/g, '');
}

/** Anchors as code hosts make them: lower case, punctuation dropped, spaces to hyphens. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+\s+(.+)$/gm)].map((match) =>
    (match[1] ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );
}
