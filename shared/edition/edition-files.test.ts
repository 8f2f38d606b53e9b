import { describe, expect, it } from 'vitest';
import { openArchive } from '../publication/zip/archive.ts';
import { parsePublication } from '../publication/parse-publication.ts';
import { buildEpub, type EpubOptions } from '../testing/build-epub.ts';
import { makeEdition } from './make-edition.ts';
import type { TextPlace } from '../publication/chapters/text-place.ts';

const chapters = [
  { title: 'Alpha', body: '<p>The harbour lay grey.</p>' },
  {
    title: 'Bravo',
    body: '<p>A lamp burned.</p><p>It went out.</p><svg xmlns="http://www.w3.org/2000/svg"/>',
  },
  { title: 'Charlie', body: '<p>Nobody came.</p>' },
];

/** Reads a file of the edition. */
function editionOf(options: EpubOptions, until: TextPlace | null = null) {
  const bytes = buildEpub({ title: 'The Lighthouse', chapters }, options);
  const request = { pictures: [], cast: [], until, madeAt: new Date('2026-01-02T03:04:05Z') };
  const archive = openArchive(makeEdition(bytes, parsePublication(bytes), request));
  return (name: string) => new TextDecoder().decode(archive.read(name) ?? new Uint8Array());
}

describe('of a book that is cut', () => {
  const until = { chapter: 2, offset: 14 };

  it('an entry with a CFI, which may quote later text, is left out', () => {
    const links = ['text/c1.xhtml', 'content.opf#epubcfi(/6/8!/4/2/1:3[Nobody%20came])'].map(
      (href) => `<li><a href="${href}">A</a></li>`,
    );
    const nav = `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>C</title></head><body><nav epub:type="toc"><ol>${links.join('')}</ol></nav></body></html>`;
    const entries = { 'OEBPS/nav.xhtml': nav };
    expect(editionOf({ entries }, until)('OEBPS/nav.xhtml')).toMatch(/c1\.xhtml(?![^]*epubcfi)/);
    expect(editionOf({ entries })('OEBPS/nav.xhtml')).toContain('epubcfi');
  });

  it('the stated duration is that of the remaining recordings', () => {
    const duration = (text: string, refines = '') =>
      `<meta property="media:duration"${refines && ` refines="#${refines}"`}>${text}</meta>`;
    const overlay = (id: string, of: string) =>
      `<item id="${id}" href="${id}.smil" media-type="application/smil+xml"/><item id="${of}" href="${of}.xhtml" media-type="application/xhtml+xml"/>`;
    const read = editionOf(
      {
        metadataXml: duration('0:01:42.5') + duration('1:30', 'm1') + duration('12.5s', 'm3'),
        manifestXml: overlay('m3', 'later'),
        entries: { 'OEBPS/m3.smil': '<smil/>', 'OEBPS/later.xhtml': '<html/>' },
      },
      until,
    );
    const opf = read('OEBPS/content.opf');
    expect(opf).toContain('<meta property="media:duration">90s</meta>');
    expect(opf).not.toContain('12.5s');
  });

  it('an item no longer declares that its document has a drawing', () => {
    const opf = (place: TextPlace | null) =>
      editionOf({ version: 2 }, place)('OEBPS/content.opf').match(/<item id="c2"[^>]*>/)?.[0];
    expect(opf(null)).toContain('properties="svg"');
    expect(opf(until)).not.toContain('svg');
  });

  it('the contents keep their styles, and links to missing metadata records are dropped', () => {
    const nav =
      '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>C</title><link rel="stylesheet" href="nav.css"/></head><body><nav epub:type="toc"><ol><li><a href="text/c1.xhtml">Alpha</a></li><li><a href="text/c2.xhtml">Bravo</a></li><li><a href="text/c3.xhtml">Charlie</a></li></ol></nav></body></html>';
    const read = editionOf(
      {
        entries: { 'OEBPS/nav.xhtml': nav, 'OEBPS/nav.css': 'li { color: red }', 'OEBPS/record.xml': '<r/>' },
        manifestXml: '<item id="css" href="nav.css" media-type="text/css"/>',
        metadataXml: '<link rel="record" href="record.xml" media-type="application/marc"/>',
      },
      until,
    );
    expect(read('OEBPS/nav.css')).toBe('li { color: red }');
    expect(read('OEBPS/nav.xhtml')).not.toContain('Charlie');
    expect(read('OEBPS/content.opf')).not.toContain('record.xml');
  });
});

it('a contents entry without a target stays in a whole edition', () => {
  const nav =
    '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>C</title></head><body><nav epub:type="toc"><ol><li><a href="text/c1.xhtml">Alpha</a></li><li><span>In preparation</span></li></ol></nav></body></html>';
  expect(editionOf({ entries: { 'OEBPS/nav.xhtml': nav } })('OEBPS/nav.xhtml')).toContain('In preparation');
});

describe('of an EPUB 2', () => {
  it('an invalid date is kept as text, not as a date', () => {
    const date = '<dc:date>1998, second edition</dc:date>';
    const opf = editionOf({ version: 2, metadataXml: date })('OEBPS/content.opf');
    expect(opf).not.toContain('<dc:date>');
    expect(opf).toContain('<meta property="dcterms:date">1998, second edition</meta>');
  });

  it('a bare list of terms, and a link within rights, follow EPUB 3', () => {
    const metadataXml =
      '<dc:rights>Under a <a xmlns="http://www.w3.org/1999/xhtml" href="https://example.org">licence</a>.</dc:rights>';
    const terms =
      '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title></head><body><dl><dt>A term</dt></dl></body></html>';
    const read = editionOf({ version: 2, metadataXml, entries: { 'OEBPS/text/c1.xhtml': terms } });
    expect(read('OEBPS/content.opf')).toContain('<dc:rights>Under a licence.</dc:rights>');
    expect(read('OEBPS/text/c1.xhtml')).toContain('<dt>A term</dt><dd style="display: none"></dd></dl>');
  });

  it('a contents entry for a missing place leads to the document', () => {
    const ncx =
      '<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1"><head/><docTitle><text>T</text></docTitle><navMap><navPoint id="a"><navLabel><text>Alpha</text></navLabel><content src="text/c1.xhtml#gone"/></navPoint></navMap></ncx>';
    const read = editionOf({ version: 2, entries: { 'OEBPS/toc.ncx': ncx } });
    expect(read('OEBPS/vignette/nav.xhtml')).toContain('<a href="../text/c1.xhtml">Alpha</a>');
  });
});

it('documents of an EPUB 2 get the extension of EPUB 3, and references to them are changed', () => {
  const page = (body: string) =>
    `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title></head><body>${body}</body></html>`;
  const read = editionOf({
    version: 2,
    entries: {
      'OEBPS/text/c2.xhtml': page(
        '<p><a href="a%20b.htm#x&amp;y">On</a> <a href="https://example.org/a.htm">Out</a></p>',
      ),
      'OEBPS/text/a b.htm': page('<p id="x">Back to <a href="c2.xhtml">two</a>, <a href="#x">here</a>.</p>'),
      'OEBPS/text/a b.xhtml': 'Not in the manifest.',
    },
    manifestXml: '<item id="ab" href="text/a%20b.htm" media-type="application/xhtml+xml"/>',
    spineXml: '<itemref idref="ab"/>',
  });
  expect(read('OEBPS/text/a b.htm')).toBe('');
  expect(read('OEBPS/text/a b-2.xhtml')).toContain(
    'Back to <a href="c2.xhtml">two</a>, <a href="#x">here</a>.',
  );
  expect(read('OEBPS/content.opf')).toContain('href="text/a%20b-2.xhtml"');
  expect(read('OEBPS/text/c2.xhtml')).toContain(
    '<a href="a%20b-2.xhtml#x&amp;y">On</a> <a href="https://example.org/a.htm">Out</a>',
  );
});
