import { type Attributes, externalHref, parseWholeNumber } from './attributes.ts';
import { writeAttributes } from './markup-escapes.ts';

export const NOTE_CLASS = /(^|\s)(footnote|endnote|rearnote|note|doc-footnote|doc-endnote)(\s|$)/;
const NOTEREF = /(^|\s)(noteref|doc-noteref)(\s|$)/;
/** What Duokan's books, InDesign's and Pandoc's call the links to notes, whatever they contain: a picture, a word. */
const NOTEREF_CLASS = /(^|\s)(duokan-footnote|_id(Foot|End)noteLink|footnote-ref|noteref)(\s|$)/;

export const isStyleSheet = ({ rel, media }: Attributes): boolean =>
  /(^|\s)stylesheet(\s|$)/i.test(rel ?? '') &&
  !/(^|\s)alternate(\s|$)/i.test(rel ?? '') &&
  /^\s*((only\s+)?(all|screen)\b[^(]*)?$/i.test(media ?? '');

/** The attributes of a link out of the book; empty for an address that must not be followed. */
export function externalAttributes(target: string): string {
  const href = externalHref(target);
  return href === null
    ? ''
    : writeAttributes({ href, rel: 'noopener noreferrer nofollow', target: '_blank' });
}

/** The attributes of a link within the book, whose target is not resolved yet. */
export function internalAttributes(target: string, attributes: Attributes): string {
  const isNote =
    NOTEREF.test(attributes['epub:type'] ?? attributes.role ?? '') ||
    NOTEREF_CLASS.test(attributes.class ?? '');
  return writeAttributes({ 'data-to': target, 'data-ref': isNote ? 'note' : null });
}

export function pictureAttributes(resource: string | null, attributes: Attributes, common: string): string {
  return (
    common +
    writeAttributes({
      'data-resource': resource,
      alt: oneLine(attributes.alt ?? '').slice(0, 1000),
      width: parseWholeNumber(attributes.width, 10_000),
      height: parseWholeNumber(attributes.height, 10_000),
    })
  );
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
