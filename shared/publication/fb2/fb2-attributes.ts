import { type Attributes, isAbsolute, parseWholeNumber, safeLanguage } from '../canonical/attributes.ts';
import { writeAttributes } from '../canonical/markup-escapes.ts';
import { externalAttributes, oneLine } from '../canonical/xhtml-attributes.ts';

/** `l:href`, `xlink:href`, or any prefix, bound to XLink or not. */
export function linkOf(attributes: Attributes): string | undefined {
  for (const name in attributes)
    if (name === 'href' || name.endsWith(':href')) return attributes[name]?.trim();
  return undefined;
}

export function fb2Attributes(name: string, attributes: Attributes): string {
  const language = safeLanguage(attributes['xml:lang'] ?? attributes.lang);
  const markup = language === null ? '' : writeAttributes({ lang: language });
  if (name !== 'td' && name !== 'th') return markup;
  const align = attributes.align === 'center' || attributes.align === 'right' ? attributes.align : null;
  return (
    markup +
    writeAttributes({
      colspan: parseWholeNumber(attributes.colspan, 1000),
      rowspan: parseWholeNumber(attributes.rowspan, 1000),
      'data-as': align,
    })
  );
}

/** The attributes of a link; empty for an address that must not be followed. */
export const fb2LinkAttributes = (target: string, { type }: Attributes): string =>
  isAbsolute(target)
    ? externalAttributes(target)
    : writeAttributes({ 'data-to': target, 'data-ref': type === 'note' ? 'note' : null });

/** @param id of the binary that holds the picture */
export const fb2PictureAttributes = (id: string, { alt, title }: Attributes): string =>
  writeAttributes({ 'data-resource': id, alt: oneLine(alt ?? title ?? '').slice(0, 1000) });
