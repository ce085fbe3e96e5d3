// What the reference is made with, for a project that must not get one.
import config from '../../../typedoc.config.mjs';

export default {
  ...config,
  entryPoints: ['index.ts'],
  tsconfig: 'tsconfig.json',
  packagesRequiringDocumentation: ['@hearsay/site'],
};
