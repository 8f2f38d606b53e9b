import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { nodeCodec } from '../files/node-codec.ts';
import { type EpubProblems, hasEpubcheck, javaProblems, npmProblems } from '../testing/epub-problems.ts';
import type { EditionPicture } from '#shared/edition/edition-request.ts';
import { editionWords } from '#shared/edition/pages/edition-words.ts';
import { makeEdition } from '#shared/edition/make-edition.ts';
import { readSourceXml } from '#shared/edition/source/source-tree.ts';
import { headPieces } from '#shared/illustration/cover/head-pieces.ts';
import { decodeText } from '#shared/publication/decode/decode.ts';
import { expandNamedEntities, skipDoctype } from '#shared/publication/markup/doctype.ts';
import { PublicationError } from '#shared/publication/publication-error.ts';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import type { Publication } from '#shared/publication/publication.ts';
import { isZip, openArchive } from '#shared/publication/zip/archive.ts';
import { onePixelPng } from '#shared/testing/book-description.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { buildFb2 } from '#shared/testing/build-fb2.ts';
import { READABLE_BOOKS } from '#shared/testing/readable-books.ts';
import { isLong } from '#shared/testing/test-length.ts';

if (!hasEpubcheck)
  console.warn(
    'Debian’s epubcheck is not installed: editions are checked with that of npm alone (apt-get install epubcheck).',
  );

/**
 * A finding that an edition cannot avoid: styles that EPUB 3 requires in another form; see docs/decisions/edition.md.
 */
const ACCEPTED = new Set(['CSS-001']);

/**
 * Whether all documents of a book are XML: findings about other books, and about links into them, do not count.
 */
function isXml(bytes: Uint8Array): boolean {
  if (!isZip(bytes)) return true;
  const archive = openArchive(bytes);
  return [...archive.names()]
    .filter((name) => name.endsWith('.xhtml'))
    .every((name) => {
      const { text, start } = skipDoctype(decodeText(archive.read(name)!));
      return readSourceXml(expandNamedEntities(text.slice(start)), 0) !== null;
    });
}

const pictureAt = (publication: Publication, chapter: number, share: number): EditionPicture => {
  const { text } = publication.chapters[chapter - 1]!;
  const end = Math.floor(text.length * share);
  const caption = text.slice(Math.max(0, end - 40), end);
  return {
    chapter,
    end,
    priority: 50,
    caption,
    alt: 'A picture',
    bytes: onePixelPng,
    maker: 'algorithm',
    tool: 'Vignette',
  };
};

/** @param isWhole or up to the middle of the middle chapter */
function editionOf(bytes: Uint8Array, isWhole: boolean): Uint8Array {
  const publication = parsePublication(bytes, nodeCodec);
  const { chapters } = publication;
  const pictures = chapters
    .slice(0, 40)
    .flatMap(({ number }) => [0.3, 0.9].map((share) => pictureAt(publication, number, share)));
  const middle = chapters[Math.floor(chapters.length / 2)]!;
  const { title, authors } = publication.metadata;
  const ornaments = headPieces({ title, author: authors.join(', ') });
  const until = isWhole ? null : { chapter: middle.number, offset: middle.text.length >> 1 };
  const request = {
    pictures,
    cast: [],
    headPieces: ornaments,
    until,
    madeAt: new Date('2026-01-02T03:04:05Z'),
  };
  return makeEdition(bytes, publication, request, nodeCodec);
}

/**
 * Without its figures, its own pages and their contents entries, a whole edition has the letters of the book.
 */
function expectSameText(bytes: Uint8Array): void {
  const before = parsePublication(bytes, nodeCodec);
  const { illustrations, colophon } = editionWords(before.metadata.language);
  const added = new RegExp(
    `<figure[^>]*><img data-resource="[^"]*\\bvignette\\/[^]*?</figure>|<li[^>]*><a[^>]*>(${illustrations}|${colophon})</a></li>`,
    'g',
  );
  const textOf = ({ chapters }: Publication, without: RegExp) =>
    chapters
      .map(({ html }) => html.replace(without, '').replace(/<[^>]*>/g, ''))
      .join('')
      .replace(/\s+/g, '');
  const after = parsePublication(editionOf(bytes, true), nodeCodec);
  expect(after.chapters.some(({ html }) => html.search(added) >= 0)).toBe(true);
  const isSame = textOf(after, added).includes(textOf(before, /(?!)/));
  expect(isSame, 'the letters are the same').toBe(true);
}

async function expectNoNewProblem(name: string, bytes: Uint8Array, problemsOf: EpubProblems): Promise<void> {
  // There is no report about files that no checker can read. Debian's takes seconds to start, so it only runs where
  // there is a problem.
  let original: Promise<Map<string, number>> | null = null;
  const before = () =>
    (original ??= name.endsWith('.fb2') ? Promise.resolve(new Map<string, number>()) : problemsOf(bytes));
  for (const isWhole of [true, false]) {
    const found = [...(await problemsOf(editionOf(bytes, isWhole)))].filter(([kind]) => !ACCEPTED.has(kind));
    const known = found.length === 0 ? null : await before();
    const added = found.filter(([kind, count]) => count > (known?.get(kind) ?? 0));
    expect(added.map(([kind]) => `${name} ${kind}`)).toEqual([]);
  }
}

const chapters = ['One', 'Two', 'Three'].map((title, i) => ({
  title,
  body: `<h1>${title}</h1><p>The harbour lay <em>grey</em> &amp; still.</p><ul><li>A lamp</li><li>A <a href="c${3 - i}.xhtml">chair</a></li></ul><table><tr><td>Cell</td></tr></table><blockquote><p>Last line.</p></blockquote>`,
}));
const cover = { name: 'cover.png', mediaType: 'image/png', bytes: onePixelPng };
const plain = ['One', 'Two'].map((title) => ({
  title,
  body: '<p>A text.<a l:href="#n1" type="note">1</a></p><poem><stanza><v>A verse</v></stanza></poem>',
}));
const three = buildEpub({ chapters, cover, language: 'en' });
const two = buildEpub({ chapters, cover }, { version: 2 });
const BOOKS: [string, Uint8Array][] = [
  ['three.epub', three],
  ['foreign.epub', withForeignChapter(three)],
  ['two.epub', two],
  ['old-names.epub', withNames('.html', two)],
  ['book.fb2', buildFb2({ chapters: plain, cover, language: 'ru' }, { notes: { n1: 'A note.' } })],
];

/** Documents have another extension, and links to them. */
function withNames(extension: string, bytes: Uint8Array): Uint8Array {
  const { mimetype, ...files } = unzipSync(bytes);
  const renamed = Object.entries(files).map(([name, content]) =>
    /\.(xhtml|opf|ncx)$/.test(name)
      ? ([
          name.replace('.xhtml', extension),
          strToU8(strFromU8(content).replaceAll('.xhtml', extension)),
        ] as const)
      : ([name, content] as const),
  );
  return zipSync({ mimetype: [mimetype!, { level: 0 }], ...Object.fromEntries(renamed) });
}

/** The first chapter becomes an item of a type that readers need not support. */
function withForeignChapter(bytes: Uint8Array): Uint8Array {
  const { mimetype, ...files } = unzipSync(bytes);
  const name = Object.keys(files).find((one) => one.endsWith('.opf'))!;
  const opf = strFromU8(files[name]!);
  const [, id] = /<itemref idref="([^"]+)"/.exec(opf)!;
  const item = `<item id="foreign" href="foreign.xml" media-type="application/x-foreign+xml" fallback="${id}"/>`;
  const changed = opf
    .replace('</manifest>', `${item}</manifest>`)
    .replace(`<itemref idref="${id}"`, '<itemref idref="foreign"');
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  const nav = `${folder}nav.xhtml`;
  const contents = strFromU8(files[nav]!).replace(/href="[^"]*c1\.xhtml"/, 'href="foreign.xml"');
  const foreign = {
    [`${folder}foreign.xml`]: strToU8('<foreign/>'),
    [name]: strToU8(changed),
    [nav]: strToU8(contents),
  };
  return zipSync({ mimetype: [mimetype!, { level: 0 }], ...files, ...foreign });
}

const CORPUS = path.join(process.env.VIGNETTE_CORPUS ?? '../shared', 'books');

/** Runs a check on books of the corpus. @returns what failed */
async function failuresOf(
  names: readonly string[],
  check: (name: string, bytes: Uint8Array) => void | Promise<void>,
): Promise<string[]> {
  const failed: string[] = [];
  let checked = 0;
  for (const name of names) {
    try {
      const bytes = await readFile(path.join(CORPUS, name));
      if (!isXml(bytes)) continue;
      await check(name, bytes);
      checked += 1;
    } catch (error: unknown) {
      // A file that is not a book has no edition.
      if (!(error instanceof PublicationError)) failed.push(`${name}: ${String(error)}`);
    }
  }
  expect(checked + failed.length).toBeGreaterThan(20);
  return failed;
}

const allBooks = async () => (await readdir(CORPUS)).filter((name) => /\.(epub|fb2)$/.test(name));
/** Debian's checker takes seconds for each book. */
const readableBooks = () => Promise.resolve(READABLE_BOOKS);

describe.each([
  { checker: 'that of npm', problemsOf: npmProblems, isThere: true, listBooks: allBooks },
  { checker: 'Debian’s', problemsOf: javaProblems, isThere: hasEpubcheck, listBooks: readableBooks },
])('of the checkers $checker', ({ problemsOf, isThere, listBooks }) => {
  test.runIf(isThere).each(BOOKS)(
    'finds no problem in an edition of %s that its original does not have',
    (name, bytes) => expectNoNewProblem(name, bytes, problemsOf),
    600_000,
  );

  test.runIf(isThere && isLong && existsSync(CORPUS))(
    'finds nothing new in editions of real books',
    async () => {
      const check = (name: string, bytes: Uint8Array) => expectNoNewProblem(name, bytes, problemsOf);
      expect(await failuresOf(await listBooks(), check)).toEqual([]);
    },
    3_600_000,
  );
});

test.each(BOOKS)('an edition of %s without its figures has the text of the book', (_, bytes) =>
  expectSameText(bytes),
);

test.runIf(isLong && existsSync(CORPUS))(
  'so have editions of real books',
  async () => expect(await failuresOf(await allBooks(), (_, bytes) => expectSameText(bytes))).toEqual([]),
  1_200_000,
);
