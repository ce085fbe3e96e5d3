/** What the help page of `hearsay init` says. */
export const INIT_HELP = {
  summary:
    'propose a config file, an ESLint configuration and a CI job for this project, and write what is agreed to',
  description:
    'Proposes a config file, an empty baseline, an ESLint configuration and a GitHub Actions workflow, shows each, and writes it after a yes. Nothing is written where there is no terminal to ask on, unless --yes says so.',
  yes: 'write everything that is proposed without asking',
  dryRun: 'show what would be written, and write nothing',
  after: `
Exit status:
  0  done, or nothing to do
  2  a file could not be written, or the config file that is there does not load
`,
} as const;

/** What stands around the proposed files. */
export const INIT_TEXT = {
  isNew: 'new',
  isChanged: 'changed',
  nothingToWrite: 'There is nothing to write.',
  dryRun: 'Nothing was written, because of `--dry-run`.',
  noTerminal:
    'Nothing was written, because there is no terminal to ask on: run this in one, or agree to everything with `--yes`.',
  cancelled: 'Stopped; nothing more was written.',
  question: (name: string, isNew: boolean): string => (isNew ? `Write ${name}?` : `Overwrite ${name}?`),
  written: (name: string): string => `Wrote ${name}.`,
  kept: (name: string): string => `Left ${name} out.`,
} as const;

/** What is told besides the files. */
export const INIT_NOTES = {
  standing: (name: string): string => `${name} is there already and stays as it is.`,
  install: (add: string): string =>
    `@hearsay/checker is not installed in this project: \`${add} @hearsay/checker\`.`,
  noTsconfig:
    'There is no tsconfig.json here, which the check goes by: write one, name another with `--project`, or name files.',
  gitLab: (run: string): string =>
    `This repository is checked by .gitlab-ci.yml: let a job there run \`${run} hearsay check\`.`,
  addToEslint: (config: string): string =>
    `${config} is there already and stays as it is: \`import hearsay from '@hearsay/eslint-plugin'\` in it and \`hearsay.configs.recommended\` in its list show findings in the editor.`,
  olderEslint: (config: string): string =>
    `${config} is of the format before ESLint 9: move to an eslint.config.js, and \`@hearsay/eslint-plugin\` shows findings in the editor.`,
  installForEslint: (add: string, names: readonly string[]): string =>
    `The rules for the editor need ${names.length === 1 ? 'a package' : 'packages'} that this project does not have: \`${add} ${names.join(' ')}\`.`,
  next: (run: string): string =>
    `Next, \`${run} hearsay check\` shows what there is, and \`${run} hearsay check --update-baseline\` lets it pass for now.`,
} as const;

/** Says that a proposed file could not be written. */
export function unwritableFile(name: string, reason: string): string {
  return `\`${name}\` could not be written (${reason}): make its folder one that can be written to, and run this again.`;
}

/** The config file to begin with. */
export function configText(baseline: string): string {
  return `import { defineConfig } from '@hearsay/checker';

export default defineConfig({
  // Findings that are known and do not count. \`hearsay check --update-baseline\` writes it anew.
  baseline: '${baseline}',
  // Files whose findings are left out.
  ignore: [],
});
`;
}

/** The ESLint configuration to begin with. */
export function eslintConfigText(): string {
  return `import hearsay from '@hearsay/eslint-plugin';
import tseslint from 'typescript-eslint';

export default [
  {
    files: ['**/*.{ts,tsx,mts,cts}'],
    languageOptions: { parser: tseslint.parser, parserOptions: { projectService: true } },
  },
  hearsay.configs.recommended,
];
`;
}
