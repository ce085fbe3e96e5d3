import { describe, expect, it } from 'vitest';
import { checkCodeBlocks } from './code-blocks/check-code-blocks.ts';
import { ROOT, guideFiles, sourceFiles } from './code-blocks/document-files.ts';
import { findDocCommentBlocks, findMarkdownBlocks } from './code-blocks/find-code-blocks.ts';

const blocks = [
  ...guideFiles().flatMap(({ file, text }) => findMarkdownBlocks(file, text)),
  ...sourceFiles().flatMap(({ file, text }) => findDocCommentBlocks(file, text)),
];
// One program for all blocks: the declarations of the SDKs are read once.
const faults = checkCodeBlocks(blocks, `${ROOT}docs`);

describe('code blocks', () => {
  it('stand in the README', () => {
    expect(blocks.filter(({ file }) => file === 'README.md')).not.toEqual([]);
  });

  blocks.forEach(({ file, line, expectation }, index) => {
    it(`${file}:${line} (${expectation.kind})`, () => {
      expect(faults[index]).toEqual([]);
    });
  });
});
