import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CastMember } from '../contract/cast.ts';
import type { TextPlace } from '../publication/chapters/text-place.ts';
import { parsePublication } from '../publication/parse-publication.ts';
import { escapeXml, onePixelPng } from '../testing/book-description.ts';
import { buildEpub, page } from '../testing/build-epub.ts';
import { buildFb2 } from '../testing/build-fb2.ts';
import { numRuns } from '../testing/test-length.ts';
import type { EditionPicture } from './edition-request.ts';
import { makeEdition } from './make-edition.ts';

interface Piece {
  kind: 'plain' | 'emphasis' | 'link' | 'picture' | 'comment';
  words: string;
}

interface Chapter {
  title: string;
  paragraphs: Piece[][];
}

/** How far a book has been read: index of the chapter, and how many letters of its paragraphs. */
interface Told {
  chapter: number;
  letters: number;
}

const words = fc
  .array(fc.stringMatching(/^[a-w]{1,7}$/), { minLength: 1, maxLength: 6 })
  .map((all) => all.join(' '));
const kind = fc.constantFrom<Piece['kind'][]>('plain', 'plain', 'emphasis', 'link', 'picture', 'comment');
const paragraph = fc
  .array(fc.record({ kind, words }), { minLength: 1, maxLength: 4 })
  .map((pieces): Piece[] => [...pieces, { kind: 'plain', words: 'so.' }]);
const chapter: fc.Arbitrary<Chapter> = fc.record({
  title: words,
  paragraphs: fc.array(paragraph, { minLength: 1, maxLength: 3 }),
});
const read = fc
  .tuple(
    fc.array(chapter, { minLength: 2, maxLength: 4 }),
    fc.nat(),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([chapters, at, share]) => {
    const index = at % chapters.length;
    const all = chapters[index]!.paragraphs.flat().filter(hasLetters).map(lettersOf);
    const letters = Math.round(share * all.reduce((sum, one) => sum + one, 0));
    return { chapters, told: { chapter: index, letters: Math.max(1, letters) } };
  });

const hasLetters = ({ kind }: Piece) => kind !== 'picture' && kind !== 'comment';
const lettersOf = ({ words }: Piece) => words.replace(/\s/g, '').length;

/** The same book with every unread letter, picture and comment replaced. */
function withLater(chapters: readonly Chapter[], told: Told, later: string): Chapter[] {
  const strike = (text: string) => text.replace(/\S/g, later);
  return chapters.map(({ title, paragraphs }, index) => {
    let left = index < told.chapter ? Infinity : index === told.chapter ? told.letters : 0;
    return {
      title: left > 0 ? title : strike(title),
      paragraphs: paragraphs.map((pieces) =>
        pieces.map((piece) => {
          if (!hasLetters(piece)) return left > 0 ? piece : { ...piece, words: strike(piece.words) };
          const shown = piece.words.replace(/\S/g, (letter) => (left-- > 0 ? letter : later));
          return { ...piece, words: shown };
        }),
      ),
    };
  });
}

const pictures = (chapters: readonly Chapter[]) =>
  chapters.flatMap(({ paragraphs }) => paragraphs.flat().filter(({ kind }) => kind === 'picture'));
const imageOf = ({ words }: Piece, number: number) => ({
  name: `p${number}.png`,
  mediaType: 'image/png',
  bytes: Uint8Array.from([...onePixelPng, ...new TextEncoder().encode(words)]),
});

const xhtml = (chapters: readonly Chapter[], hrefOf: (chapter: number) => string): string[] => {
  let pictured = 0;
  return chapters.map(({ title, paragraphs }, index) => {
    const next = hrefOf(Math.min(index + 1, chapters.length - 1));
    const inner = ({ kind, words }: Piece) =>
      ({
        plain: () => words,
        emphasis: () => `<em>${words}</em>`,
        link: () => `<a href="${next}">${words}</a>`,
        picture: () => `<img src="../images/p${pictured++}.png" alt="${words}"/>`,
        comment: () => `<!-- ${words} -->`,
      })[kind]();
    const body = paragraphs.map((pieces) => `<p>${pieces.map(inner).join(' ')}</p>`).join('\n');
    return `<h1 id="t${index + 1}">${escapeXml(title)}</h1>${body}`;
  });
};

const describeBook = (chapters: readonly Chapter[], bodies: readonly string[]) => ({
  title: 'The Book',
  chapters: bodies.map((body, i) => ({ title: chapters[i]!.title, body })),
  images: pictures(chapters).map(imageOf),
});

const inFiles = (chapters: readonly Chapter[], version: 2 | 3) =>
  buildEpub(
    describeBook(
      chapters,
      xhtml(chapters, (i) => `c${i + 1}.xhtml#t${i + 1}`),
    ),
    { version },
  );

/** All chapters in one document. */
function inOneFile(chapters: readonly Chapter[]): Uint8Array {
  const body = xhtml(chapters, (i) => `#t${i + 1}`).join('\n');
  const entries = chapters.map(({ title }, i) => `<li><a href="text/c1.xhtml#t${i + 1}">${title}</a></li>`);
  const nav = `<nav epub:type="toc"><ol>${entries.join('')}</ol></nav>`;
  return buildEpub(
    { ...describeBook(chapters, [body]), chapters: [{ title: 'The Book', body }] },
    { toc: ['nav'], entries: { 'OEBPS/nav.xhtml': page('Contents', nav) } },
  );
}

function inFb2(chapters: readonly Chapter[]): Uint8Array {
  let pictured = 0;
  const inner = ({ kind, words }: Piece) =>
    ({
      plain: () => words,
      emphasis: () => `<emphasis>${words}</emphasis>`,
      link: () => `<strong>${words}</strong>`,
      picture: () => `<image l:href="#p${pictured++}.png" alt="${words}"/>`,
      comment: () => `<!-- ${words} -->`,
    })[kind]();
  const bodies = chapters.map(({ paragraphs }) =>
    paragraphs.map((pieces) => `<p>${pieces.map(inner).join(' ')}</p>`).join(''),
  );
  return buildFb2(describeBook(chapters, bodies));
}

/** The edition that a reader of this book gets at the place, with pictures and people of the whole book. */
function editionOf(bytes: Uint8Array, chapters: readonly Chapter[], told: Told): Uint8Array {
  const publication = parsePublication(bytes);
  expect(publication.chapters).toHaveLength(chapters.length);
  const { text } = publication.chapters[told.chapter]!;
  const all = chapters[told.chapter]!.paragraphs.flat().filter(hasLetters).map(lettersOf);
  const until: TextPlace = {
    chapter: told.chapter + 1,
    offset: beforeLast(text, all.reduce((sum, one) => sum + one, 0) - told.letters),
  };
  const sentences = publication.chapters.flatMap(({ number, text }) =>
    [...text.matchAll(/\S+ \S+/g)].map(({ index, 0: caption }) => ({ chapter: number, index, caption })),
  );
  const made = sentences.map(({ chapter, index, caption }, i): EditionPicture => ({
    ...{ chapter, end: index + caption.length, caption, alt: caption, priority: i % 7 },
    ...{ bytes: onePixelPng, maker: 'algorithm', tool: 'Vignette' },
  }));
  const cast = sentences.map(({ chapter, index, caption }, i): CastMember => ({
    id: `m${i}`,
    kind: i % 3 === 0 ? 'location' : 'character',
    aliases: [{ text: caption, chapter, offset: index }],
    attributes: [{ kind: 'hair', value: caption, chapter, offset: index + caption.length }],
    mentions: [{ chapter, count: 1 }],
  }));
  return makeEdition(bytes, publication, { pictures: made, until, cast, madeAt: new Date(0) });
}

/** Where the last `letters` letters of a text begin, right after the letter before them. */
function beforeLast(text: string, letters: number): number {
  let left = letters;
  let at = text.length;
  while (left > 0) if (/\S/.test(text[--at]!)) left--;
  while (at > 0 && /\s/.test(text[at - 1]!)) at--;
  return at;
}

test.each([
  ['an EPUB 3', (chapters: readonly Chapter[]) => inFiles(chapters, 3)],
  ['an EPUB 2', (chapters: readonly Chapter[]) => inFiles(chapters, 2)],
  ['an EPUB of one document', inOneFile],
  ['an FB2', inFb2],
])('an edition of %s up to a place is the same whatever comes after it', (_, build) => {
  fc.assert(
    fc.property(read, ({ chapters, told }) => {
      const [one, other] = ['y', 'z'].map((later) => {
        const book = withLater(chapters, told, later);
        return editionOf(build(book), book, told);
      });
      expect(Buffer.compare(one!, other!)).toBe(0);
    }),
    { numRuns: numRuns(60, 500) },
  );
});
