// The search of the default theme calls its dialog a button, and puts links into the options of its list: a screen
// reader hears neither what was opened nor what is chosen. Its roles are put right where it is compiled.

/**
 * What stands in the component, and what has to.
 *
 * @type {readonly (readonly [RegExp, string])[]}
 */
const REPLACEMENTS = [
  [
    /role="button"\s+:aria-owns="[^"]*"\s+aria-expanded="true"\s+aria-haspopup="listbox"/u,
    'role="dialog" aria-modal="true"',
  ],
  [
    /:id="'localsearch-item-' \+ index"\s+:aria-selected="[^"]*"\s+role="option"\s*>\s*<a/u,
    `role="none"><a role="option" tabindex="-1" :id="'localsearch-item-' + index" :aria-selected="selectedIndex === index ? 'true' : 'false'"`,
  ],
  // The name of an option is what it shows.
  [/:aria-label="\[\.\.\.p\.titles, p\.title\]\.join\(' > '\)"/u, ''],
  [/<span class="title-icon">/u, '<span class="title-icon" aria-hidden="true">'],
  [/<kbd :aria-label=/gu, '<kbd role="img" :aria-label='],
  [
    /aria-autocomplete="both"/u,
    'role="combobox" aria-autocomplete="list" :aria-expanded="results?.length > 0"',
  ],
];

/**
 * The plugin for Vite that does it.
 *
 * @returns {{ name: string, enforce: 'pre', transform(code: string, id: string): string | undefined }}
 */
export function searchDialog() {
  return {
    name: 'hearsay-search-dialog',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('/VPLocalSearchBox.vue') ? withRoles(code) : undefined),
  };
}

function withRoles(/** @type {string} */ code) {
  return REPLACEMENTS.reduce((text, [found, wanted]) => {
    if (!found.test(text)) throw new Error(`VitePress changed its search: ${found.source} is not in it.`);
    return text.replace(found, wanted);
  }, code);
}
