import { describe, expect, it } from 'vitest';
import { parsePublication } from '../publication/parse-publication.ts';
import { buildFb2 } from '../testing/build-fb2.ts';
import { buildEpub } from '../testing/build-epub.ts';
import { book, chapters, jpeg, later, make, title } from '../testing/illustrated-lighthouse.ts';

describe('a frontispiece', () => {
  const pages = (count: number, title = 'Chapter') =>
    Array.from({ length: count }, (_, i) => ({
      title: `${title} ${i + 1}`,
      body: `<p>A lamp burned ${i + 1}.</p>`,
    }));

  it('is after the cover', () => {
    const body = '<p><img src="../images/later.png" alt="Cover"/></p>';
    const bound = buildEpub({ title, chapters: [{ title: '', body }, ...pages(2)], images: [later] });
    const opf = make(bound, {}, [[2, 'A lamp burned 1']]).textOf('OEBPS/content.opf');
    expect(
      [...opf.matchAll(/<itemref[^>]*idref="([^"]*)"/g)].map(([, id]) => id).indexOf('vignette-frontispiece'),
    ).toBe(1);
  });

  it('shows nothing from later text or a preface', () => {
    const preface = { title: 'Preface', body: '<p>A lamp burned 0.</p>' };
    const long = buildEpub({ title, chapters: [preface, ...pages(9)] });
    const has = (words: [number, string][]) =>
      make(long, {}, words).archive.has('OEBPS/vignette/frontispiece.xhtml');
    expect(
      has([
        [1, 'A lamp burned 0'],
        [5, 'A lamp burned 4'],
      ]),
    ).toBe(false);
    expect(has([[4, 'A lamp burned 3']])).toBe(true);
  });

  it('is not added to an edition that has one', () => {
    const { edition } = make(book, {}, [[1, 'grey & still.']]);
    const words = parsePublication(edition).chapters.findIndex(({ text }) => text.includes('Nobody came'));
    expect(
      make(edition, {}, [[words + 1, 'Nobody came']]).archive.has('OEBPS/vignette-2/frontispiece.xhtml'),
    ).toBe(false);
  });
});

describe('a painted cover', () => {
  const bytesOfCover = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 7);
  const painted = { bytes: bytesOfCover, isChosen: false };
  const words: [number, string][] = [[1, 'grey & still.']];

  it.each([
    ['an EPUB 3', book, 'OEBPS/content.opf'],
    ['an EPUB 2', buildEpub({ title, chapters: chapters.slice(2) }, { version: 2 }), 'OEBPS/content.opf'],
    ['an FB2', buildFb2({ title, chapters: [{ title: 'Alpha', body: '<p>Grey.</p>' }] }), 'EPUB/package.opf'],
  ])('is the only cover of %s without one', (_, bytes, opfPath) => {
    const { read, textOf } = make(bytes, { cover: painted }, bytes === book ? words : []);
    const opf = textOf(opfPath);
    expect(read().cover?.bytes).toEqual(bytesOfCover);
    expect(opf.match(/properties="cover-image"/g)).toHaveLength(1);
    expect(opf).toContain('<meta name="cover" content="vignette-cover"/>');
  });

  it('does not replace the publisher’s', () => {
    const own = { name: 'cover.jpg', mediaType: 'image/jpeg', bytes: jpeg };
    const bound = buildEpub({ title, chapters, cover: own });
    const { read, archive } = make(bound, { cover: painted }, words);
    expect(read().cover?.bytes).toEqual(jpeg);
    expect(archive.has('OEBPS/vignette/cover.jpg')).toBe(false);
  });

  it.each([2, 3] as const)(
    'chosen by the reader does, in an EPUB %i that still contains the other',
    (version) => {
      const own = { name: 'cover.jpg', mediaType: 'image/jpeg', bytes: jpeg };
      const bound = buildEpub({ title, chapters, cover: own }, { version });
      const { read, archive, textOf } = make(
        bound,
        { cover: { bytes: bytesOfCover, isChosen: true } },
        words,
      );
      expect(read().cover?.bytes).toEqual(bytesOfCover);
      expect(archive.read('OEBPS/images/cover.jpg')).toEqual(jpeg);
      const opf = textOf('OEBPS/content.opf');
      expect(opf.match(/properties="cover-image"/g)).toHaveLength(1);
      expect(opf.match(/name="cover" content="[^"]*"/g)).toEqual(['name="cover" content="vignette-cover"']);
    },
  );
});
