import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nodeCodec } from '../../../server/files/node-codec.ts';
import type { BookChapter } from '../../testing/book-description.ts';
import { buildEpub, page } from '../../testing/build-epub.ts';
import { buildFb2 } from '../../testing/build-fb2.ts';
import { isLong, numRuns } from '../../testing/test-length.ts';
import { parsePublication } from '../parse-publication.ts';
import { PublicationError } from '../publication-error.ts';
import { isSpace } from '../canonical/white-space.ts';
import { type BookCfis, openCfis } from './book-cfis.ts';
import { compareCfis } from './vendor-epubjs.ts';

const books = resolve(process.env.VIGNETTE_CORPUS ?? '../shared', 'books');

/** Within an empty line there is no place of its own, nor within what the file has as one character. */
const isNoPlace = (text: string, offset: number) =>
  text.startsWith('\u0915\u093c', offset - 1) ||
  (offset > 0 && isSpace(text.charCodeAt(offset - 1)) && isSpace(text.charCodeAt(offset)));

function expectExact(cfis: BookCfis, chapters: readonly { text: string }[], every = 1) {
  chapters.forEach(({ text }, i) => {
    for (let offset = 0; offset <= text.length; offset += every) {
      if (isNoPlace(text, offset)) continue;
      const place = { chapter: i + 1, offset };
      const cfi = cfis.cfiAt(place);
      expect(cfi).toMatch(/^epubcfi\(\/\d+\/\d+.*!.*\)$/);
      expect(cfis.placeOf(cfi!), `${cfi} for ${JSON.stringify(text.slice(offset, offset + 20))}`).toEqual(
        place,
      );
    }
  });
}

const openBook = (bytes: Uint8Array) =>
  openCfis(bytes, parsePublication(bytes, nodeCodec).chapters, nodeCodec);
const open = (chapters: BookChapter[]) => openBook(buildEpub({ chapters }))!;

describe('the CFI of a place', () => {
  it('counts elements and texts as the standard requires', () => {
    const cfis = open([
      {
        title: 'A',
        body: '<h1 id="top">One</h1>\n<p>two <b>three</b> four<br/>five &amp; six<!-- no -->es</p>',
      },
    ]);
    const text = 'One\n\ntwo three four\nfive & sixes';
    const at = (word: string) => cfis.cfiAt({ chapter: 1, offset: text.indexOf(word) });
    expect(at('One')).toBe('epubcfi(/6/2!/4/2[top]/1:0)');
    expect(at('two')).toBe('epubcfi(/6/2!/4/4/1:0)');
    expect(at('three')).toBe('epubcfi(/6/2!/4/4/2/1:0)');
    expect(at('four')).toBe('epubcfi(/6/2!/4/4/3:1)');
    expect(at('sixes')).toBe('epubcfi(/6/2!/4/4/5:7)');
    expect(at('es')).toBe('epubcfi(/6/2!/4/4/5:10)');
  });

  it('names the itemref of the document, for any spine items before it', () => {
    const bytes = buildEpub(
      { chapters: [{ title: 'A', paragraphs: ['one'] }] },
      {
        entries: { 'OEBPS/x.xhtml': page('X', '<p>found</p>') },
        manifestXml: '<item id="x" href="x.xhtml" media-type="application/xhtml+xml"/>',
        spineXml: '<itemref idref="missing"/><itemref idref="x" id="ref.x"/>',
        toc: [],
      },
    );
    const cfis = openBook(bytes)!;
    expect(cfis.cfiAt({ chapter: 2, offset: 2 })).toBe('epubcfi(/6/6[ref.x]!/4/2/1:2)');
    expect(cfis.placeOf('epubcfi(/6/2[ref.x]!/4/2/1:2)')).toEqual({ chapter: 2, offset: 2 });
  });

  it('is resolved when written by other readers: ranges, assertions, elements, moved ids', () => {
    const cfis = open([
      { title: 'A', body: '<p>zero</p><p id="p">one two</p><p><img src="x.png" alt=""/>three</p>' },
    ]);
    const offsetOf = (cfi: string) => cfis.placeOf(cfi)?.offset;
    const [one, two, three] = [6, 10, 15];
    expect(offsetOf('epubcfi(/6/2!/4/4,/1:4,/1:7)')).toBe(two);
    expect(offsetOf('epubcfi(/6/2!/4/4[p]/1:4[one%20,^[two^]])')).toBe(two);
    expect(offsetOf('epubcfi(/6/2!/4/4[p]/1:4[;s=b])')).toBe(two);
    expect(offsetOf('epubcfi(/6/2!/4/4)')).toBe(one);
    expect(offsetOf('epubcfi(/6/2!/4/88[p]/1:4)')).toBe(two);
    expect(offsetOf('epubcfi(/6/2!/4/4[gone]/1:4)')).toBe(two);
    expect(offsetOf('epubcfi(/6/2!/4/6/2)')).toBe(three);
    expect(offsetOf('epubcfi(/6/2!/4/4/1:999)')).toBe(13);
    expect(offsetOf('epubcfi(/6/2!/4/4/28/3:1)')).toBe(one);
    for (const wrong of [
      '',
      'epubcfi()',
      'epubcfi(/6/2)',
      'epubcfi(/6/40!/4/2)',
      'epubcfi(/2/2!/4)',
      '/6/2!/4',
      'x',
    ])
      expect(cfis.placeOf(wrong)).toBeNull();
  });

  it('sorts in reading order', () => {
    const cfis = open([
      { title: 'A', body: '<p>one <i>two</i> three</p>' },
      { title: 'B', paragraphs: ['four'] },
    ]);
    const all = [0, 4, 8].map((offset) => cfis.cfiAt({ chapter: 1, offset })!);
    all.push(cfis.cfiAt({ chapter: 2, offset: 0 })!);
    expect([...all].reverse().sort(compareCfis)).toEqual(all);
  });

  it('of a range contains the places within it', () => {
    const cfis = open([
      { title: 'A', body: '<p>one <i>two</i> three</p><p>four</p>' },
      { title: 'B', paragraphs: ['five'] },
    ]);
    const range = (offset: number, end: number) => cfis.cfiAt({ chapter: 1, offset, end })!;
    expect(range(0, 3)).toBe('epubcfi(/6/2!/4/2,/1:0,/1:3)');
    expect(range(4, 10)).toBe('epubcfi(/6/2!/4/2,/2/1:0,/3:3)');
    expect(range(0, 19)).toBe('epubcfi(/6/2!/4,/2/1:0,/4/1:4)');
    expect(range(8, 8)).toBe('epubcfi(/6/2!/4/2/3:1)');
    expect(cfis.placeOf(range(4, 10))).toEqual({ chapter: 1, offset: 4 });
    expect(compareCfis(range(0, 3), range(4, 10))).toBeLessThan(0);
  });

  it('is null for a missing place and for an FB2', () => {
    expect(open([{ paragraphs: ['a'] }]).cfiAt({ chapter: 3, offset: 0 })).toBeNull();
    expect(openBook(buildFb2({ chapters: [{ paragraphs: ['a'] }] }))).toBeNull();
  });

  const words = fc.constantFrom(
    ...[
      'word',
      ' ',
      '\n  ',
      'two words',
      '&amp;',
      '&#8212;',
      '\u00a0',
      'e\u0301',
      'e&#x301;',
      '漢字',
      '👩‍👧',
      '\u0958x',
      'a\u0001b',
    ],
    ...[
      '<br/>',
      '<!-- c -->',
      '<![CDATA[<x>]]>',
      '<img src="p.png"/>',
      '<script>no</script>',
      '<span hidden="">no</span>',
    ],
  );
  const inline = fc.letrec<{ part: string }>((tie) => ({
    part: fc.oneof(
      { depthSize: 'small' },
      words,
      fc
        .tuple(fc.constantFrom('b', 'i', 'span', 'ruby'), fc.array(tie('part'), { maxLength: 3 }))
        .map(([name, parts]) => `<${name}>${parts.join('')}</${name}>`),
    ),
  })).part;
  const block = fc
    .tuple(fc.constantFrom('p', 'div', 'h2', 'pre', 'blockquote', 'li'), fc.array(inline, { maxLength: 5 }))
    .map(([name, parts]) => `<${name}>${parts.join('')}</${name}>`);
  const body = fc.array(fc.oneof(block, inline), { maxLength: 6 }).map((parts) => parts.join(''));

  it('resolves back to it exactly, for any markup', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(fc.array(body, { minLength: 1, maxLength: 3 }), (bodies) => {
        const bytes = buildEpub({ chapters: bodies.map((one, i) => ({ title: `${i}`, body: one })) });
        expectExact(openBook(bytes)!, parsePublication(bytes).chapters);
      }),
      { numRuns: numRuns(25, 300) },
    );
  });

  it.skipIf(!existsSync(books))('leads back to it exactly in real books', { timeout: 300_000 }, () => {
    let places = 0;
    for (const file of readdirSync(books).filter((name) => name.endsWith('.epub'))) {
      const bytes = readFileSync(join(books, file));
      try {
        const { chapters } = parsePublication(bytes, nodeCodec);
        const some = chapters.filter((_, i) => i % Math.ceil(chapters.length / (isLong ? 12 : 3)) === 0);
        const cfis = openCfis(bytes, chapters, nodeCodec)!;
        for (const { number, text } of some) {
          const every = Math.max(1, Math.floor(text.length / (isLong ? 40 : 8)));
          for (let offset = 0; offset <= text.length; offset += every) {
            if (isNoPlace(text, offset)) continue;
            places++;
            const cfi = cfis.cfiAt({ chapter: number, offset });
            if (text !== '')
              expect(cfi && cfis.placeOf(cfi), `${file} ${cfi}`).toEqual({ chapter: number, offset });
          }
        }
      } catch (error: unknown) {
        if (!(error instanceof PublicationError)) throw error;
      }
    }
    expect(places).toBeGreaterThan(isLong ? 5_000 : 400);
  });
});
