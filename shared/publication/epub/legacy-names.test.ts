import { describe, expect, it } from 'vitest';
import { onePixelPng } from '../../testing/book-description.ts';
import { buildEpub, page } from '../../testing/build-epub.ts';
import { type TextEncoding, encodeText } from '../../testing/encode-text.ts';
import { parsePublication } from '../parse-publication.ts';

/** A book whose first page is called by these bytes in the archive, and by this link in the package. */
function bookWith(name: Uint8Array, href: string): Uint8Array {
  const placeholder = 'Q'.repeat(name.length);
  const bytes = buildEpub(
    { chapters: [{ body: '<p>last</p>' }] },
    {
      entries: { [`OEBPS/text/${placeholder}.xhtml`]: page('First', '<p>first</p>') },
      manifestXml: `<item id="named" href="text/${href}.xhtml" media-type="application/xhtml+xml"/>`,
      spineXml: '<itemref idref="named"/>',
    },
  );
  const text = String.fromCharCode(...bytes);
  for (let at = text.indexOf(placeholder); at >= 0; at = text.indexOf(placeholder, at + 1))
    bytes.set(name, at);
  return bytes;
}

const textOf = (book: Uint8Array) => parsePublication(book).chapters.map(({ text }) => text);

describe('a page whose name in the archive is not Unicode', () => {
  const names: [TextEncoding, string][] = [
    ['ibm866', 'глава'],
    ['windows-1251', 'глава'],
    ['windows-1250', 'rozdział'],
    ['shift_jis', '第一章 表'],
    ['gb18030', '第一章'],
    ['big5', '第一章'],
    ['euc-kr', '제일장'],
  ];
  it.each(names)('is found if it was packed in %s, linked literally or percent-encoded', (encoding, name) => {
    const written = encodeText(name, encoding);
    const percents = Array.from(written, (byte) =>
      byte < 128 ? String.fromCharCode(byte) : `%${byte.toString(16)}`,
    );
    for (const href of [name, encodeURIComponent(name), percents.join('')])
      expect(textOf(bookWith(written, href)), href).toEqual(['last', 'first']);
  });

  it('is found when it is encoded in code page 437', () => {
    expect(textOf(bookWith(Uint8Array.of(0x82, 0x74, 0x82), 'été'))).toEqual(['last', 'first']);
  });
});

describe('a picture in the reading order', () => {
  const spine = (mediaType: string, bytes: Uint8Array) =>
    parsePublication(
      buildEpub(
        { chapters: [{ title: 'One', body: '<p>one</p>' }] },
        {
          entries: { 'OEBPS/plate 1.png': bytes },
          manifestXml: `<item id="plate" href="plate%201.png" media-type="${mediaType}"/>`,
          spineXml: '<itemref idref="plate"/>',
        },
      ),
    );

  it('is a page with that picture', () => {
    const book = spine('image/png', onePixelPng);
    expect(book.chapters.at(-1)!.html).toContain('<img data-resource="OEBPS/plate 1.png"/>');
    expect(book.resources.map(({ href }) => href)).toEqual(['OEBPS/plate 1.png']);
    expect(book.documents).toHaveLength(2);
    expect(book.documents[1]).toMatchObject({ words: 0, chars: 0 });
  });

  it('is omitted when it is not a picture', () => {
    expect(spine('image/jpeg', new Uint8Array(10)).chapters.map(({ html }) => html)).toEqual(['<p>one</p>']);
  });
});
