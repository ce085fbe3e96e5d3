// The plugin reads its name and version from its manifest.
import manifest from '@hearsay/eslint-plugin/package.json';

export const createRequire = () => () => ({ name: manifest.name, version: manifest.version });
