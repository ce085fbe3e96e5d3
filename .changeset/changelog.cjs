// Changesets' own changelog lines, without the ones that only say that a package of ours took another's new version.
const { getReleaseLine } = require('@changesets/cli/changelog').default;

module.exports = { getReleaseLine, getDependencyReleaseLine: () => Promise.resolve('') };
