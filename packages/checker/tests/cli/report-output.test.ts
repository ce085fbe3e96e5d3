import { describe, expect, it } from 'vitest';
import { parseReportOutputs } from '../../src/cli/report-output.ts';
import { UsageError } from '../../src/usage-error.ts';

describe('parseReportOutputs', () => {
  it('is pretty on standard output by default', () => {
    expect(parseReportOutputs([])).toEqual([{ format: 'pretty', file: undefined }]);
  });

  it('takes several, of which one may go to standard output', () => {
    expect(parseReportOutputs(['json=out/a=b.json', 'pretty', 'pretty=out.txt'])).toEqual([
      { format: 'json', file: 'out/a=b.json' },
      { format: 'pretty', file: undefined },
      { format: 'pretty', file: 'out.txt' },
    ]);
  });

  it.each([
    [['jsno'], 'There is no report format `jsno`: did you mean `json`?'],
    [['junit'], 'There is no report format `junit`: the formats are pretty, json, sarif, github and html.'],
    [
      ['json='],
      '`--format json=` names no file: write `--format json=<file>`, or `--format json` for standard output.',
    ],
    [
      ['json', 'pretty'],
      'Two reports are to go to standard output: give each but one a file of its own with `--format FORMAT=FILE`.',
    ],
    [
      ['json=a', 'pretty=a'],
      'Two reports are to go to `a`: give each but one a file of its own with `--format FORMAT=FILE`.',
    ],
  ])('refuses %j', (options, message) => {
    expect(() => parseReportOutputs(options)).toThrow(new UsageError(message));
  });
});
