/** What an element is made with: attributes by name, and listeners by the event's name after `on`. */
type Properties = Readonly<Record<string, string | boolean | ((event: Event) => void)>>;

/** Creates an element with its attributes, listeners and children; text stays text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'function') created.addEventListener(name.slice(2), value);
    else if (typeof value === 'string') created.setAttribute(name, value);
    else created.toggleAttribute(name, value);
  }
  created.append(...children);
  return created;
}

/** A sentence with its code in backticks as code. */
export function prose(text: string): readonly (Node | string)[] {
  return text
    .split(/(`[^`]+`)/u)
    .map((part) => (part.length > 2 && part.startsWith('`') ? element('code', {}, part.slice(1, -1)) : part));
}
