// The search of the reference finds exports by name and first sentence; signatures and tables of parameters would
// bury the guides under their words.

/**
 * What the search reads of a page of the reference: headings of exports, and the paragraph below each.
 *
 * @param {string} markdown
 */
export function searchedReference(markdown) {
  const sections = markdown.split(/^(?=#{1,3} )/mu).map((section) => {
    const [heading = '', ...paragraphs] = section.split(/\n{2,}/u);
    const said = paragraphs.find(
      (paragraph) => /^(?:[A-Z]|`[^`])/u.test(paragraph) && !paragraph.startsWith('Defined in'),
    );
    return said === undefined ? heading.trim() : `${heading.trim()}\n\n${said.trim()}`;
  });
  return sections.join('\n\n');
}
