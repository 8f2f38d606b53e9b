import { type Presentation, presentationOfType } from '../presentation/presentation.ts';
import { writeAttributes } from './markup-escapes.ts';

export type Attributes = Record<string, string>;

/** The attributes that any kept element may carry, serialised; empty for most. `styled` is what its styles mean. */
export function commonAttributes(
  name: string,
  attributes: Attributes,
  styled: readonly Presentation[],
): string {
  let markup = '';
  for (const key in attributes) {
    if (MEANINGFUL.has(key)) {
      markup = writeAttributes({
        id: safeId(attributes.id),
        lang: safeLanguage(attributes['xml:lang'] ?? attributes.lang),
        dir: DIRECTIONS.has(attributes.dir ?? '') ? attributes.dir : null,
      });
      break;
    }
  }
  const words = presentationWords(name, attributes, styled);
  return words === '' ? markup : `${markup} data-as="${words}"`;
}

const MEANINGFUL = new Set(['id', 'lang', 'xml:lang', 'dir']);
const DIRECTIONS = new Set(['ltr', 'rtl', 'auto']);

const safeId = (id: string | undefined) =>
  id !== undefined && /^[\p{L}\p{N}_.:-]{1,200}$/u.test(id) ? `b-${id}` : null;

export const safeLanguage = (language: string | undefined): string | null =>
  language !== undefined && /^[A-Za-z]{1,8}([-_][A-Za-z0-9]{1,8})*$/.test(language) ? language : null;

function presentationWords(name: string, attributes: Attributes, styled: readonly Presentation[]): string {
  const type = attributes['epub:type'] ?? attributes.role;
  const align = attributes.align?.toLowerCase();
  if (
    type === undefined &&
    align === undefined &&
    name !== 'center' &&
    name !== 'math' &&
    name !== 'section' &&
    styled.length === 0
  )
    return '';
  const words = new Set<Presentation>(styled);
  for (const word of type?.split(/\s+/) ?? []) {
    const presentation = presentationOfType.get(word);
    if (presentation) words.add(presentation);
  }
  if (name === 'math') words.add('math');
  if (name === 'section' && OWN_PAGE.test(attributes.class ?? '')) words.add('apparatus');
  if (align === 'center' || name === 'center') words.add('center');
  if (align === 'right') words.add('right');
  return [...words].join(' ');
}

/** What an illustrated edition adds to a book: see `shared/edition/pages`. */
const OWN_PAGE = /(^|\s)vignette-(list|people|colophon)(\s|$)/;

/** Whole numbers of a sane size; anything else is no number. */
export function parseWholeNumber(value: string | undefined, max: number): number | null {
  const number = value !== undefined && /^\s*\d{1,6}\s*(px)?\s*$/.test(value) ? parseInt(value, 10) : NaN;
  return number >= 1 && number <= max ? number : null;
}

/** Attributes that only some elements carry. */
export function specificAttributes(name: string, attributes: Attributes): string {
  if (name === 'td' || name === 'th') {
    return writeAttributes({ colspan: spanOf(attributes.colspan), rowspan: spanOf(attributes.rowspan) });
  }
  if (name === 'ol')
    return writeAttributes({ type: /^[1aAiI]$/.test(attributes.type ?? '') ? attributes.type : null });
  return '';
}

const spanOf = (value: string | undefined) => {
  const cells = parseWholeNumber(value, 1000);
  return cells === 1 ? null : cells;
};

/** Scheme-checked address out of the book; null for what no reader should follow. */
export function externalHref(href: string): string | null {
  // Browsers ignore these characters within a scheme, so a check must not see them either.
  const address = href
    .replace(/[\0-\x20\x7f-\xa0]+/g, (run) => (run.includes(' ') ? '%20' : ''))
    .replace(/^(%20)+|(%20)+$/g, '');
  return /^(https?:\/\/|mailto:)[^\s]/i.test(address) ? address : null;
}

/** Whether a reference has a scheme or a host, as a browser would read it. */
export const isAbsolute = (href: string): boolean =>
  /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href.slice(0, 200).replace(/[\0-\x20]+/g, ''));
