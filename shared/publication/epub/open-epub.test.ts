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

describe('chapters of an EPUB', () => {
  const nav = (list: string) => ({
    'OEBPS/nav.xhtml': page('Contents', `<nav epub:type="toc"><ol>${list}</ol></nav>`),
  });

  it('are the parts of a document that the contents link to', () => {
    const body = '<h2 id="a">A</h2><p>one</p><div><h2 id="b">B</h2><p>two</p></div>';
    const list = '<li><a href="text/c1.xhtml#a">A</a></li><li><a href="text/c1.xhtml#b">B</a></li>';
    const { chapters } = parsePublication(
      buildEpub({ chapters: [{ body }] }, { toc: ['nav'], entries: nav(list) }),
    );
    expect(chapters.map(({ title, text }) => [title, text])).toEqual([
      ['A', 'A\n\none'],
      ['B', 'B\n\ntwo'],
    ]);
  });

  it('include documents that the contents omit', () => {
    const book = {
      chapters: [
        { title: 'A', paragraphs: ['one'] },
        { paragraphs: ['two'] },
        { title: 'B', paragraphs: ['three'] },
      ],
    };
    expect(parsePublication(buildEpub(book)).chapters.map(({ text }) => text)).toEqual([
      'one\n\ntwo',
      'three',
    ]);
  });

  it('are the documents if there are no contents', () => {
    const book = { chapters: [{ paragraphs: ['one'] }, { paragraphs: ['two'] }] };
    expect(parsePublication(buildEpub(book, { toc: [] })).chapters.map(({ text }) => text)).toEqual([
      'one',
      'two',
    ]);
  });

  it('keep sections in their chapter, and split parts into chapters', () => {
    const sections = `<p>${'own words '.repeat(100)}</p><h3 id="s">S</h3><p>section</p>`;
    const list =
      '<li><a href="text/c1.xhtml">A</a><ol><li><a href="text/c1.xhtml#s">S</a></li></ol></li>' +
      '<li><a href="text/c2.xhtml#p">Part</a><ol><li><a href="text/c2.xhtml#x">X</a></li><li><a href="text/c2.xhtml#y">Y</a></li></ol></li>';
    const part = '<h1 id="p">Part</h1><h2 id="x">X</h2><p>x</p><h2 id="y">Y</h2><p>y</p>';
    const { chapters, contents } = parsePublication(
      buildEpub({ chapters: [{ body: sections }, { body: part }] }, { toc: ['nav'], entries: nav(list) }),
    );
    expect(chapters.map(({ title }) => title)).toEqual(['A', 'X', 'Y']);
    expect(contents[0]?.children[0]).toMatchObject({ title: 'S', chapter: 1 });
    expect(chapters[0]?.text.slice(contents[0]?.children[0]?.offset)).toBe('S\n\nsection');
  });

  it('leads from a note to other notes and back, also to those that only a note names', () => {
    const note = (id: string, body: string) =>
      `<aside epub:type="footnote" id="${id}"><p>${body}</p></aside>`;
    const { notes } = parsePublication(
      buildEpub({
        chapters: [
          {
            body:
              '<p id="here">a<a epub:type="noteref" href="#n1">1</a></p>' +
              note('n1', 'See <a epub:type="noteref" href="#n2">2</a>. <a href="#here">back</a>') +
              note('n2', 'And <a epub:type="noteref" href="#n1">1</a>.'),
          },
        ],
      }),
    );
    expect(notes.map(({ id }) => id)).toEqual(['0-n1', '0-n2']);
    expect(notes[0]?.html).toMatch(/data-note="0-n2">2<\/a>\. <a data-chapter="1" data-offset="0">back<\/a>/);
    expect(notes[1]?.html).toContain('data-note="0-n1">1</a>');
  });

  it('link to each other by chapter and offset, and to notes', () => {
    const first =
      '<p>go <a href="c2.xhtml#there">there</a>, <a epub:type="noteref" href="#n1">1</a>, <a href="none.xhtml">nowhere</a></p>' +
      '<aside epub:type="footnote" id="n1"><p>The note.</p></aside>';
    const book = {
      chapters: [
        { title: 'A', body: first },
        { title: 'B', body: '<p>before</p><p id="there">here</p>' },
      ],
    };
    const { chapters, notes } = parsePublication(buildEpub(book));
    expect(chapters[0]?.html).toContain('<a data-chapter="2" data-offset="8">there</a>');
    expect(chapters[0]?.html).toContain('<a>nowhere</a>');
    expect(chapters[0]?.html).toMatch(/<a data-chapter="1" data-offset="\d+" data-note="0-n1">1<\/a>/);
    expect(notes.map(({ id, text }) => [id, text])).toEqual([['0-n1', 'The note.']]);
  });

  it('open no note for an element in the head, whatever its id', () => {
    const page =
      '<html><head><title epub:type="footnote" id="t">T</title></head><body>' +
      '<p>Text.</p><p><a epub:type="noteref" href="#t">1</a></p></body></html>';
    const { chapters, notes } = parsePublication(
      buildEpub({ chapters: [{ title: 'A' }] }, { entries: { 'OEBPS/text/c1.xhtml': page } }),
    );
    expect(chapters[0]!.html).toContain('<a data-chapter="1" data-offset="0">1</a>');
    expect(notes).toEqual([]);
  });

  it('open notes recognised by superscript links, and link back from them', () => {
    const first =
      '<p id="r">Text<sup><a id="b1" href="c2.xhtml#n1">1</a></sup> and<a href="c2.xhtml#n2">[2]</a>, ' +
      '<a href="c2.xhtml#n1">this</a> of <a href="c2.xhtml#n1">1984</a>.</p>';
    const second =
      '<p id="n1"><a href="c1.xhtml#b1"><sup>1</sup></a> First.</p><p>x</p><div id="n2"><h3>2</h3><p>Second.</p></div>';
    const { chapters, notes } = parsePublication(
      buildEpub({
        chapters: [
          { title: 'A', body: first },
          { title: 'Notes', body: second },
        ],
      }),
    );
    expect(chapters[0]?.html).toContain('data-note="1-n1">1</a></sup>');
    expect(chapters[0]?.html).toContain('data-note="1-n2">[2]</a>');
    expect(chapters[0]?.html.match(/data-note/g)).toHaveLength(2);
    expect(chapters[1]?.html).not.toContain('data-note');
    expect(notes.map(({ text }) => text)).toEqual(['1 First.', 'Second.']);
  });

  it('open targets outside the reading order', () => {
    const body =
      '<p>a<a href="notes.xhtml#n1">1</a> <a href="table.xhtml">the table</a> <a href="../nav.xhtml">the contents</a></p>';
    const item = (name: string) =>
      `<item id="${name}" href="text/${name}.xhtml" media-type="application/xhtml+xml"/>`;
    const { chapters, notes } = parsePublication(
      buildEpub(
        { chapters: [{ title: 'A', body }] },
        {
          manifestXml: item('notes') + item('table'),
          entries: {
            'OEBPS/text/notes.xhtml': page(
              'N',
              '<p id="n1">First, <a href="c1.xhtml">back</a>.</p><p id="n2">Second.</p>',
            ),
            'OEBPS/text/table.xhtml': page('T', '<table><tr><td>cell</td></tr></table>'),
          },
        },
      ),
    );
    expect(notes.map(({ text }) => text)).toEqual(['First, back.', 'cell']);
    expect(chapters[0]?.html).toBe(
      `<p>a<a data-note="${notes[0]?.id}">1</a> <a data-note="${notes[1]?.id}">the table</a> <a>the contents</a></p>`,
    );
  });

  it('navigate to a note that is too long for a popover', () => {
    const body = `<p>a<sup><a href="#n">1</a></sup></p><p>b</p><p id="n">${'long '.repeat(10_000)}</p>`;
    const { chapters, notes } = parsePublication(buildEpub({ chapters: [{ title: 'A', body }] }));
    expect(chapters[0]?.html).toMatch(/<sup><a data-chapter="1" data-offset="\d+">1<\/a><\/sup>/);
    expect(notes).toEqual([]);
  });

  it('show their pictures by resource, once each, and only pictures', () => {
    const body =
      '<img src="../images/p.png" alt="A dot"/><img src="../images/p.png"/><img src="http://x.test/t.gif" alt="far"/>';
    const { chapters, resources } = parsePublication(buildEpub({ images: [png], chapters: [{ body }] }));
    expect(chapters[0]?.html).toBe(
      '<p><img data-resource="OEBPS/images/p.png" alt="A dot"/><img data-resource="OEBPS/images/p.png"/><img alt="far"/></p>',
    );
    expect(resources.map(({ href, mediaType }) => [href, mediaType])).toEqual([
      ['OEBPS/images/p.png', 'image/png'],
    ]);
  });
});
