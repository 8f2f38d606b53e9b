import { describe, expect, it } from 'vitest';
import { onePixelPng } from '../../testing/book-description.ts';
import { buildEpub, page } from '../../testing/build-epub.ts';
import { openPublication, parsePublication } from '../parse-publication.ts';

const png = { name: 'p.png', mediaType: 'image/png', bytes: onePixelPng };
const encryption = (uri: string, algorithm: string) =>
  `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/><enc:CipherData><enc:CipherReference URI="${uri}"/></enc:CipherData></enc:EncryptedData></encryption>`;

describe.each([2, 3] as const)('an EPUB %i', (version) => {
  it('has its metadata, contents and chapters', () => {
    const publication = parsePublication(
      buildEpub(
        {
          title: 'War & Peace',
          authors: ['Leo Tolstoy', 'Louise Maude'],
          language: 'en-US',
          description: 'A <b>long</b> one',
          genres: ['novel'],
          series: { name: 'Classics', position: 2 },
          publisher: 'A House',
          published: '1869',
          direction: 'rtl',
          cover: { ...png, name: 'cover.png' },
          chapters: [
            {
              title: 'One',
              paragraphs: ['First text.'],
              children: [{ title: 'One and a half', paragraphs: ['Inner.'] }],
            },
            { title: 'Two', paragraphs: ['Second text.'] },
          ],
        },
        { version },
      ),
    );
    expect(publication.metadata).toEqual({
      title: 'War & Peace',
      titleDirection: null,
      authors: ['Leo Tolstoy', 'Louise Maude'],
      authorDirection: null,
      language: 'en-US',
      description: 'A long one',
      genres: ['novel'],
      series: { name: 'Classics', position: 2 },
      publisher: 'A House',
      published: '1869',
      direction: 'rtl',
    });
    expect(publication.cover).toEqual({ mediaType: 'image/png', bytes: onePixelPng });
    expect(publication.contents).toEqual([
      {
        title: 'One',
        chapter: 1,
        offset: 0,
        children: [{ title: 'One and a half', chapter: 2, offset: 0, children: [] }],
      },
      { title: 'Two', chapter: 3, offset: 0, children: [] },
    ]);
    expect(
      publication.chapters.map(({ number, title, text, words }) => [number, title, text, words]),
    ).toEqual([
      [1, 'One', 'First text.', 2],
      [2, 'One and a half', 'Inner.', 1],
      [3, 'Two', 'Second text.', 2],
    ]);
  });
});

describe('opening an EPUB', () => {
  it('needs no chapter', () => {
    const opened = openPublication(
      buildEpub({ chapters: [{ title: 'One' }] }, { entries: { 'OEBPS/text/c1.xhtml': 'x' } }),
    );
    expect(opened.metadata.title).toBe('A Book');
  });

  it('finds files whose names differ by percent-encoding and case', () => {
    const bytes = buildEpub(
      { chapters: [{ title: 'One', paragraphs: ['a'] }] },
      {
        entries: { 'OEBPS/Text/глава 2.xhtml': page('Two', '<p>found</p>') },
        manifestXml:
          '<item id="x" href="text/%D0%B3%D0%BB%D0%B0%D0%B2%D0%B0%202.XHTML" media-type="application/xhtml+xml"/>',
        spineXml: '<itemref idref="x" linear="no"/>',
      },
    );
    const publication = parsePublication(bytes);
    expect(publication.chapters.at(-1)?.text).toContain('found');
    expect(publication.documents.map(({ linear }) => linear)).toEqual([true, false]);
  });

  it('refuses a book without readable pages, unless only inspected', () => {
    const bytes = buildEpub({ title: 'Nothing', chapters: [] });
    expect(() => parsePublication(bytes)).toThrow(/no readable chapters/);
    const { metadata, chapters, documents } = parsePublication(bytes, { allowEmpty: true });
    expect([metadata.title, chapters, documents]).toEqual(['Nothing', [], []]);
  });

  it('reads the fallback of an unsupported item', () => {
    const bytes = buildEpub(
      { chapters: [] },
      {
        entries: { 'OEBPS/x.bin': 'x', 'OEBPS/y.xhtml': page('Y', '<p>instead</p>') },
        manifestXml:
          '<item id="x" href="x.bin" media-type="x/x" fallback="y"/><item id="y" href="y.xhtml" media-type="application/xhtml+xml"/>',
        spineXml: '<itemref idref="x"/>',
      },
    );
    expect(parsePublication(bytes).chapters[0]?.text).toBe('instead');
  });

  describe('pictures', () => {
    const png64 = Buffer.from(onePixelPng).toString('base64');
    const show = (body: string) =>
      parsePublication(
        buildEpub(
          { images: [png], chapters: [{ title: 'A', body }] },
          {
            entries: { 'OEBPS/x.psd': '8BPS', 'OEBPS/s.svg': DRAWING },
            manifestXml:
              '<item id="x" href="x.psd" media-type="image/x-psd" fallback="p0"/><item id="p0" href="images/p.png" media-type="image/png"/>',
          },
        ),
      );
    const DRAWING =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>x()</script><rect width="9" height="9"/></svg>';

    it.each([
      ['of a kind nobody shows are their fallback', '<img src="../x.psd" alt="a"/>', 'OEBPS/images/p.png'],
      ['may be written into the page', `<img src="data:image/png;base64,${png64}" alt="a"/>`, '#embedded-1'],
      [
        'may be objects',
        '<object data="../images/p.png" aria-label="a"><p>instead</p></object>',
        'OEBPS/images/p.png',
      ],
    ])('%s', (_, body, name) => {
      const { chapters, resources } = show(`<p>${body}</p>`);
      expect(chapters[0]!.html).toContain(`<img data-resource="${name}" alt="a"/>`);
      expect(chapters[0]!.text).not.toContain('instead');
      expect(resources.map(({ href, bytes }) => [href, bytes])).toEqual([[name, onePixelPng]]);
    });

    it('may be SVG, also as objects or inline, reduced to drawing elements', () => {
      const { chapters, drawings } = show(
        `<embed src="../s.svg"/><p>a<img src="data:image/svg+xml,${encodeURIComponent(DRAWING)}" alt=""/></p>`,
      );
      expect(chapters[0]!.html.match(/data-resource="[^"]*"/g)).toEqual([
        'data-resource="OEBPS/s.svg"',
        'data-resource="#embedded-1"',
      ]);
      for (const { markup } of drawings) expect(markup).toMatch(/^<svg(?!.*script).*<rect/);
    });

    it('are never taken from data URLs of other types or damaged ones', () => {
      const { chapters, resources, drawings } = show(
        `<p>a<object data="data:text/html,x">inner</object><img src="data:text/html;base64,${png64}" alt="b"/><img src="data:image/png,%zz" alt="c"/></p>`,
      );
      expect(chapters[0]!.html).toBe('<p>ainner<img alt="b"/><img alt="c"/></p>');
      expect([...resources, ...drawings]).toEqual([]);
    });
  });

  it('refuses encrypted chapters and not obfuscated fonts', () => {
    const build = (xml: string) =>
      buildEpub({ chapters: [{ paragraphs: ['a'] }] }, { entries: { 'META-INF/encryption.xml': xml } });
    expect(() =>
      parsePublication(
        build(encryption('OEBPS/text/c1.xhtml', 'http://www.w3.org/2001/04/xmlenc#aes128-cbc')),
      ),
    ).toThrow(/protected/);
    expect(
      parsePublication(build(encryption('OEBPS/f.otf', 'http://www.idpf.org/2008/embedding'))).chapters,
    ).toHaveLength(1);
  });

  it('takes the cover from the page that the guide names', () => {
    const bytes = buildEpub(
      { images: [png], chapters: [{ body: '<img src="../images/p.png" alt=""/>' }, { paragraphs: ['a'] }] },
      { version: 2, guideXml: '<reference type="cover" href="text/c1.xhtml"/>' },
    );
    expect(parsePublication(bytes).cover?.bytes).toEqual(onePixelPng);
  });

  it('has no cover from an SVG or from a file that is not a picture', () => {
    const cover = (mediaType: string, content: string) =>
      parsePublication(
        buildEpub({
          cover: { name: 'c.svg', mediaType, bytes: new TextEncoder().encode(content) },
          chapters: [{ paragraphs: ['a'] }],
        }),
      ).cover;
    expect(cover('image/svg+xml', '<svg onload="x"/>')).toBeNull();
    expect(cover('image/jpeg', '<!DOCTYPE html><script>x</script>')).toBeNull();
  });

  it('keeps an SVG cover as it is', () => {
    const drawing = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const bytes = buildEpub({
      cover: { name: 'c.svg', mediaType: 'image/svg+xml', bytes: drawing },
      chapters: [{ paragraphs: ['a'] }],
    });
    expect(parsePublication(bytes).coverDrawing).toEqual(drawing);
  });

  it('stops when its signal is aborted', () => {
    const reason = new Error('enough');
    expect(() =>
      parsePublication(buildEpub({ chapters: [{ paragraphs: ['a'] }] }), {
        signal: { aborted: true, reason },
      }),
    ).toThrow(reason);
  });
});
