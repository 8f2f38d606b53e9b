/**
 * The one serialisation of chapter HTML. It is well-formed; tags and attributes are those of `allowed-html.ts`, lower
 * case, in double quotes; void elements end in `/>`; there are no comments; `<`, `>`, `&` and, in attributes, `"` are
 * the only characters escaped. White space is single spaces, and no-break spaces. So a tag is everything from `<` to
 * the next `>`, and everything else is text.
 */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const escapeAttribute = (value: string): string =>
  NEEDS_ESCAPE.test(value) ? escapeText(value).replaceAll('"', '&quot;') : value;

const NEEDS_ESCAPE = /[&<>"]/;

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The inverse, for this serialisation only. */
export const unescapeMarkup = (markup: string): string =>
  markup.includes('&') ? markup.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity]!) : markup;

/** Attributes in order, empty values left out. */
export function writeAttributes(attributes: Record<string, string | number | null | undefined>): string {
  let markup = '';
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined && value !== '')
      markup += ` ${name}="${escapeAttribute(String(value))}"`;
  }
  return markup;
}
