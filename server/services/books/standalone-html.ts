import { unescapeMarkup, writeAttributes } from '#shared/publication/canonical/markup-escapes.ts';
import { blockElements } from '#shared/publication/canonical/allowed-html.ts';
import { Gap } from '#shared/publication/layout/gap.ts';
import { MarkupCursor } from '#shared/publication/layout/markup-cursor.ts';

/**
 * A chapter's HTML for clients without our reader: every picture has the address that serves it, and the text of the
 * markup has the white space of the canonical text, so that a description is found in it literally. Our own reader
 * parses the file itself.
 *
 * @param addressOf where a picture is served; null: it is not, and stays as its alternative text
 */
export function standaloneHtml(html: string, addressOf: (href: string) => string | null): string {
  const pieces: string[] = [];
  const gap = new Gap();
  let hasText = false;
  let preformatted = 0;
  /** Index of the last piece with text, and of the white space that follows it. */
  let last = -1;
  let spaces: number[] = [];

  const cursor = new MarkupCursor(html);
  while (cursor.next()) {
    const token = html.slice(cursor.from, cursor.at);
    if (cursor.kind === 'text') {
      const leading = LEADING.exec(token)![0];
      if (leading !== '') {
        gap.space();
        spaces.push(pieces.push(leading) - 1);
      }
      if (leading.length === token.length) continue;
      if (hasText && preformatted === 0) fillGap(pieces, gap.text, last, spaces);
      gap.clear();
      const trailing = TRAILING.exec(token)![0];
      const text = token.slice(leading.length, token.length - trailing.length);
      last = pieces.push(text.includes('\xa0') && preformatted === 0 ? text.replace(SPACES, ' ') : text) - 1;
      spaces = trailing === '' ? [] : [pieces.push(trailing) - 1];
      if (trailing !== '') gap.space();
      hasText = true;
      continue;
    }
    if (cursor.name === 'pre') preformatted += cursor.kind === 'open' ? 1 : -1;
    if (cursor.name === 'br') gap.line();
    else if (blockElements.has(cursor.name)) gap.block();
    pieces.push(cursor.name === 'img' ? withSource(token, addressOf) : token);
  }
  return pieces.join('');
}

const SPACES = /[ \xa0]+/g;
const LEADING = /^[ \xa0]*/;
const TRAILING = /[ \xa0]*$/;

/** Between words a no-break space becomes a space; lines and blocks are separated as in the canonical text. */
function fillGap(pieces: string[], separator: string, last: number, spaces: readonly number[]): void {
  if (separator !== ' ') {
    pieces[last] += separator;
    return;
  }
  for (const [i, at] of spaces.entries()) pieces[at] = i === 0 ? ' ' : '';
}

const RESOURCE = / data-resource="([^"]*)"/;

function withSource(tag: string, addressOf: (href: string) => string | null): string {
  return tag.replace(RESOURCE, (attribute, escaped: string) => {
    const address = addressOf(unescapeMarkup(escaped));
    return address === null ? '' : writeAttributes({ src: address }) + attribute;
  });
}
