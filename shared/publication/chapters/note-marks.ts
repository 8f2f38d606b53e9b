/**
 * Whether the link around `at` looks like the mark of a note. Most books do not declare it: EPUB 2 has no semantics
 * for it. It is a raised number or sign, or one in brackets, within a text: at the start of a line it is the note
 * itself and leads back.
 *
 * @param html as the writer writes it
 * @param at of the link's attributes
 */
export function isNoteMark(html: string, at: number): boolean {
  const start = html.lastIndexOf('<a', at);
  const from = html.indexOf('>', at) + 1;
  const end = html.indexOf('</a>', from);
  if (end - from > MARK_CHARS) return false;
  const inside = html.slice(from, end);
  const before = html.slice(Math.max(0, start - MARK_CHARS), start);
  const isRaised = RAISED.test(inside) || RAISED_AROUND.test(before);
  return (isRaised ? RAISED_MARK : MARK).test(textIn(inside)) && !LINE_START.test(before);
}

/** Whether a block is only the number of a note, whose text is below it. */
export const isNoteNumber = (text: string): boolean => NUMBER.test(text.trim());

const textIn = (html: string): string => html.replace(/<[^>]*>/g, '').trim();

/** With all of its tags. */
const MARK_CHARS = 300;
const RAISED = /^(<[^/][^>]*>)*<(sup\b|[^/>]*"[^"]*\bsuperscript\b)/;
const RAISED_AROUND = /<(sup\b[^>]*|[^/>]*"[^"]*\bsuperscript\b[^>]*)>(<[^/][^>]*>)*\s*$/;
const RAISED_MARK = /^[[({]?([\p{L}\p{N}]{1,4}|[*†‡§¶]{1,4})[\])}.]?$/u;
const MARK = /^(\[(\d{1,4}|\*{1,4})\]|\{\d{1,4}\}|\(\d{1,3}\)|[*†‡]{1,4})$/;
const NUMBER = /^[[({]?(\d{1,4}|[*†‡§¶]{1,4})[\])}.]?$/;
const LINE_START =
  /(^|<br\/>|<(p|div|li|d[dt]|t[dh]|h[1-6]|blockquote|pre|figcaption)\b[^>]*>)(<[^/][^>]*>|\s)*$/;
