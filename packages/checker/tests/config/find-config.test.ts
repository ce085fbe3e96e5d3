import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findConfig } from '../../src/config/find-config.ts';
import { UsageError } from '../../src/usage-error.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const BASELINE = JSON.stringify({ baseline: 'known.json' });

describe('findConfig', () => {
  it('finds none', async () => {
    const folder = temporaryFolder({ 'package.json': '{ "name": "support-desk" }' });
    expect(await findConfig(folder)).toBeUndefined();
  });

  it('does not mind a package.json that is broken but does not speak of it', async () => {
    expect(await findConfig(temporaryFolder({ 'package.json': '{ "name": ' }))).toBeUndefined();
  });

  it.each([
    ['hearsay.config.json', BASELINE],
    ['hearsay.config.json', `\uFEFF${BASELINE}`],
    ['hearsay.config.js', `export default ${BASELINE};`],
    ['hearsay.config.js', `module.exports = ${BASELINE};`],
    [
      'hearsay.config.ts',
      `const config: { readonly baseline: string } = ${BASELINE};\nexport default config;`,
    ],
    ['package.json', JSON.stringify({ name: 'support-desk', hearsay: { baseline: 'known.json' } })],
  ])('reads %s from a folder inside', async (name, text) => {
    const folder = temporaryFolder({
      [name]: text,
      'packages/desk/package.json': '{ "name": "desk" }',
    });
    const config = await findConfig(join(folder, 'packages', 'desk'));
    expect(config).toMatchObject({ name: `../../${name}`, folder, values: { baseline: 'known.json' } });
  });

  it('takes the nearest one, and a config file before the package.json beside it', async () => {
    const folder = temporaryFolder({
      'hearsay.config.json': '{ "baseline": "far.json" }',
      'desk/hearsay.config.json': '{ "baseline": "near.json" }',
      'desk/package.json': '{ "hearsay": { "baseline": "package.json" } }',
    });
    expect((await findConfig(join(folder, 'desk')))?.values.baseline).toBe('near.json');
  });

  it.each([
    ['hearsay.config.json', '{ "baseline": ', 'The config file `hearsay.config.json` could not be loaded ('],
    ['hearsay.config.json', '', '`hearsay.config.json` gives undefined: write an object'],
    ['package.json', '{ "hearsay": ', 'The config file `package.json` could not be loaded ('],
    [
      'hearsay.config.js',
      "throw new Error('no model today');",
      'could not be loaded (no model today): correct it.',
    ],
    ['hearsay.config.ts', "import './gone.ts';", 'The config file `hearsay.config.ts` could not be loaded ('],
    ['hearsay.config.ts', 'export const config = {};', '`hearsay.config.ts` has the unknown key `config`'],
    ['hearsay.config.ts', '', '`hearsay.config.ts` gives'],
    ['package.json', '{ "hearsay": [] }', '`package.json` gives a list'],
  ])('refuses a %s that holds %j', async (name, text, sentence) => {
    const folder = temporaryFolder({ [name]: text });
    await expect(findConfig(folder)).rejects.toThrow(UsageError);
    await expect(findConfig(folder)).rejects.toThrow(sentence);
  });
});
