import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentBlocks } from '@hearsay/checker';
import { CHECK_RULE_NAMES } from '@hearsay/flow';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT, guideFiles } from './document-files.ts';

interface Example {
  readonly rule: string;
  readonly place: string;
  readonly isCorrect: boolean;
  readonly code: string;
}

const hearsay = fileURLToPath(new URL('../bin/hearsay.js', import.meta.resolve('@hearsay/checker')));

const examples = guideFiles()
  // The pages of the rules that only the ESLint plugin runs are tested there.
  .filter(({ file }) => CHECK_RULE_NAMES.some((rule) => file === `docs/rules/${rule}.md`))
  .flatMap(({ file, text }) => {
    const lines = text.split('\n');
    return documentBlocks(file, text).flatMap(({ line, code }): Example[] => {
      const heading = lines.slice(0, line).findLast((above) => above.startsWith('#')) ?? '';
      if (!/[❌✅]/u.test(heading)) return [];
      return [
        { rule: basename(file, '.md'), place: `${file}:${line}`, isCorrect: heading.includes('✅'), code },
      ];
    });
  });

// Beside the tests, so that the packages resolve.
const project = mkdtempSync(join(ROOT, 'docs', '.rule-examples-'));
afterAll(() => {
  rmSync(project, { recursive: true, force: true });
});

/** The rules that `hearsay check` reports for each example, all checked as one project. */
function reportedRules(): string[][] {
  examples.forEach(({ code }, index) => {
    writeFileSync(join(project, `example-${index}.ts`), code);
  });
  const compilerOptions = {
    module: 'NodeNext',
    target: 'ES2023',
    lib: ['ES2023', 'DOM'],
    strict: true,
    types: [],
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  // Off by default: its page has examples all the same.
  const options = ['--format', 'json', '--rule', 'no-agent-text-in-control=error'];
  const { stdout, stderr } = spawnSync(process.execPath, [hearsay, 'check', ...options], {
    cwd: project,
    encoding: 'utf8',
  });
  expect(stderr).not.toMatch(/error/i);
  const { findings } = JSON.parse(stdout) as {
    findings: { rule: string; file: string; status: string }[];
  };
  return examples.map((_, index) =>
    findings
      .filter(({ file, status }) => file === `example-${index}.ts` && status !== 'suppressed')
      .map(({ rule }) => rule),
  );
}

describe('the examples of the rule pages', () => {
  const reported = reportedRules();

  examples.forEach(({ rule, place, isCorrect }, index) => {
    it(`${place} is ${isCorrect ? 'silent' : 'reported'}`, () => {
      if (isCorrect) expect(reported[index]).toEqual([]);
      else expect(reported[index]).toContain(rule);
    });
  });

  it('show each rule with both kinds', () => {
    for (const rule of new Set(examples.map((example) => example.rule))) {
      const kinds = examples.filter((example) => example.rule === rule).map(({ isCorrect }) => isCorrect);
      expect(new Set(kinds).size, rule).toBe(2);
    }
  });
});
