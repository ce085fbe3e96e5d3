import { describe, expect, it } from 'vitest';
import { runHearsay } from '../support/run-hearsay.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('hearsay', () => {
  it('prints its version', async () => {
    expect(await runHearsay(temporaryFolder({}), ['--version'])).toEqual({
      status: 0,
      stdout: '0.1.0\n',
      stderr: '',
    });
  });

  it('prints the help of `check`', async () => {
    const { status, stdout, stderr } = await runHearsay(temporaryFolder({}), ['check', '--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatchInlineSnapshot(`
      "Usage: hearsay check [options] [files or folders...]

      Finds where text that an agent wrote enters another prompt as trusted text.

      Arguments:
        files or folders             report findings in these files and folders only
                                     (default: the whole project)

      Options:
        -p, --project <tsconfig>     tsconfig file, or the folder that holds it;
                                     repeatable; project references are followed
                                     (default: the tsconfig.json in the working
                                     folder)
        --format <format>            pretty, json, sarif, github or html; repeatable
                                     as FORMAT=FILE to write several reports at once
                                     (default: pretty)
        --rule <name=level>          set a rule to off, warn or error; repeatable
        --baseline <file>            file with the known findings: they do not count,
                                     only new ones do
        --update-baseline            write the baseline anew with what is found now,
                                     and take out what is gone
        --cache                      go on from what the last check left, and leave
                                     the same for the next (default: where there is a
                                     node_modules folder to keep it in)
        --no-cache                   read everything anew, and leave nothing behind
        --cache-location <folder>    folder to keep it in (default:
                                     node_modules/.cache/hearsay)
        --write-facts <file>         write down the flow facts of the project instead
                                     of reporting, for one step that joins those of
                                     many projects
        --read-facts <file or glob>  join facts that --write-facts wrote, and report
                                     on all of them; repeatable
        --watch                      check again whenever a file is saved
        --max-warnings <n>           exit with status 1 when there are more warnings
                                     than this
        --quiet                      report errors only: no warnings and no notices
        --stats                      add a table of times and counts, and list every
                                     source
        --color                      colour the output even when it does not go to a
                                     terminal
        --no-color                   never colour the output
        -h, --help                   print this help

      Examples:
        hearsay check
        hearsay check src/review.ts
        hearsay check -p packages/api -p packages/worker
        hearsay check --format pretty --format html=reports/hearsay.html
        hearsay check --format github --format sarif=reports/hearsay.sarif
        hearsay check --baseline hearsay-baseline.json --update-baseline
        hearsay check --watch

      A finding that is meant to stay takes a comment on its line or the line before:
        // hearsay-ignore no-agent-text-in-prompt -- the model only ever sees its own draft here

      Rules, baseline, ignored files and further SDKs can stand in hearsay.config.ts; options go over it.

      Exit status:
        0  nothing at error level
        1  findings at error level, or more warnings than --max-warnings allows
        2  wrong usage or configuration, a file that does not parse, or an internal error
      "
    `);
  });

  it.each([['--help'], ['help'], ['fixtures', '--help'], ['help', 'check']])(
    'helps on `%s %s`',
    async (...args) => {
      const { status, stdout, stderr } = await runHearsay(temporaryFolder({}), args);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toContain('Usage: hearsay');
    },
  );

  it('shows its help as an error when there is nothing to do', async () => {
    const { status, stdout, stderr } = await runHearsay(temporaryFolder({}), []);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('Usage: hearsay');
  });

  it.each([
    [['chekc'], 'Unknown command `chekc`: did you mean `check`?'],
    [['frobnicate'], 'Unknown command `frobnicate`: `hearsay --help` lists what can be written.'],
    [['--verison'], 'Unknown option `--verison`: did you mean `--version`?'],
    [['check', '--fromat', 'json'], 'Unknown option `--fromat`: did you mean `--format`?'],
    [
      ['check', '--frobnicate'],
      'Unknown option `--frobnicate`: `hearsay check --help` lists what can be written.',
    ],
    [
      ['check', '--rule', 'no-unexplained-turst=off'],
      'There is no rule `no-unexplained-turst`: did you mean `no-unexplained-trust`?',
    ],
    [
      ['check', '--rule', 'no-unexplained-trust=none'],
      'The rule `no-unexplained-trust` cannot be set to `none`: write `off`, `warn` or `error`.',
    ],
    [['check', '--format', 'jsno'], 'There is no report format `jsno`: did you mean `json`?'],
    [['check', '--max-warnings', '-1'], '`--max-warnings -1` is not a whole number: write 0 or more.'],
    [
      ['check', '--project'],
      'Option `-p, --project <tsconfig>` argument missing: `hearsay check --help` lists what can be written.',
    ],
    [
      ['fixtures'],
      'Missing required argument `folder`: `hearsay fixtures --help` lists what can be written.',
    ],
  ])('refuses %j in one sentence', async (args, message) => {
    expect(await runHearsay(temporaryFolder({}), args)).toEqual({
      status: 2,
      stdout: '',
      stderr: `error: ${message}\n`,
    });
  });
});
