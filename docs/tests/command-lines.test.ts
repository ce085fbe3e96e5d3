import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { guideFiles } from './document-files.ts';

const hearsay = fileURLToPath(new URL('../bin/hearsay.js', import.meta.resolve('@hearsay/checker')));

const COMMANDS = ['check', 'doctest', 'explain', 'fixtures', 'init', 'schema', 'tools'] as const;
type Command = (typeof COMMANDS)[number];

/** The guide of each command; the options of a check stand in a table, which is compared below. */
const GUIDES = {
  check: 'configuration',
  doctest: 'doctest',
  fixtures: 'compile-fail-fixtures',
  init: 'adopting',
  schema: 'schema',
  tools: 'tools',
} as const;

/** What every command has; the README of the checker says it. */
const COMMON: ReadonlySet<string> = new Set(['--color', '--no-color', '--help']);

/** The long options that the help of a command lists. */
function optionsOf(command: Command): ReadonlySet<string> {
  const { stdout } = spawnSync(process.execPath, [hearsay, command, '--help'], { encoding: 'utf8' });
  return new Set([...stdout.matchAll(/^ {2}(?:-\w, | {4})?(?<option>--[a-z-]+)/gm)].map(optionIn));
}

const optionIn = (match: RegExpMatchArray): string => match.groups?.['option'] ?? '';

const known = new Map(COMMANDS.map((command) => [command, optionsOf(command)]));
const guides = guideFiles();

/** A call of the command that stands in a document, with its options. */
interface CommandLine {
  readonly place: string;
  readonly command: Command;
  readonly options: readonly string[];
}

// A command goes on until something that no shell takes for a part of it, and over lines that end with a backslash.
const CALL = /(?<![\w/@.-])hearsay (?<command>[a-z]+)(?<rest>(?:\\\n|[^\n`|&;#)])*)/g;

const calls = guides.flatMap(({ file, text }) =>
  // In YAML a folded command goes on in the next line.
  [...text.replaceAll(/\n\s+(?=npx hearsay check|--format)/g, ' ').matchAll(CALL)].flatMap(
    (match): CommandLine[] => {
      const command = COMMANDS.find((name) => name === match.groups?.['command']);
      const options = [...(match.groups?.['rest'] ?? '').matchAll(/(?<=\s)(?<option>--[a-z-]+)/g)].map(
        optionIn,
      );
      return command === undefined ? [] : [{ place: `${file}: ${match[0].trim()}`, command, options }];
    },
  ),
);

describe('the command lines in the documents', () => {
  it('are found', () => {
    expect(calls.length).toBeGreaterThan(50);
    expect(new Set(calls.map(({ command }) => command)).size).toBe(COMMANDS.length);
  });

  it('name options that the command has', () => {
    const wrong = calls.filter(({ command, options }) =>
      options.some((option) => known.get(command)?.has(option) !== true),
    );
    expect(wrong).toEqual([]);
  });

  it('say in the table of docs/configuration.md how each option of a check meets the config file', () => {
    const { text = '' } = guides.find(({ file }) => file === 'docs/configuration.md') ?? {};
    const [, section = ''] = text.split('## Beside the command line');
    const cells = [...section.matchAll(/^\| (?<options>[^|]*--[^|]*)\|/gm)].map(
      (match) => match.groups?.['options'],
    );
    const told = [...cells.join(' ').matchAll(/`(?<option>--[a-z-]+)`/g)].map(optionIn);
    const wanted = [...(known.get('check') ?? [])].filter((option) => option !== '--help');
    expect(told.toSorted()).toEqual(wanted.toSorted());
  });

  it.each(Object.entries(GUIDES))('say every option of hearsay %s in its guide', (command, page) => {
    const { text = '' } = guides.find(({ file }) => file === `docs/${page}.md`) ?? {};
    const options = [...known].flatMap(([name, each]) => (name === command ? [...each] : []));
    expect(options.length).toBeGreaterThan(2);
    expect(options.filter((option) => !COMMON.has(option) && !text.includes(option))).toEqual([]);
  });
});
