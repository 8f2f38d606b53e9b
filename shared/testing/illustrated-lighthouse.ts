import sharp from 'sharp';
import { expect } from 'vitest';
import type { CastMember } from '../contract/cast.ts';
import { openArchive } from '../publication/zip/archive.ts';
import { parsePublication } from '../publication/parse-publication.ts';
import type { Publication } from '../publication/publication.ts';
import { buildEpub } from './build-epub.ts';
import type { EditionPicture, EditionRequest } from '../edition/edition-request.ts';
import { makeEdition } from '../edition/make-edition.ts';

const blank = sharp({ create: { width: 8, height: 6, channels: 3, background: '#468' } });
/** A picture of one colour. */
export const jpeg = new Uint8Array(await blank.jpeg().toBuffer());

export const title = 'The Lighthouse';
export const chapters = [
  {
    title: 'Alpha',
    body: '<h1>Alpha</h1><p>The harbour lay grey &amp; still.</p><p>Nobody came.<a epub:type="noteref" href="c3.xhtml#n1">1</a></p>',
  },
  {
    title: 'Bravo',
    body: '<h1>Bravo</h1><p>A lamp burned in the <a href="c3.xhtml#end">window</a>. Then zephyrs extinguished everything.</p><p><img src="../images/later.png" alt="Quicksand"/></p><p>Marguerite drowned.</p>',
  },
  {
    title: 'Xenophon',
    body: '<h1 id="end">Xenophon</h1><p>Unrevealed endings.</p><aside epub:type="footnote" id="n1"><p>Even gulls stayed away.</p></aside><aside epub:type="footnote" id="n2"><p>Clandestine.</p></aside>',
  },
];
export const later = {
  name: 'later.png',
  mediaType: 'image/png',
  bytes: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 9),
};
export const book = buildEpub({ title, chapters, images: [later] });

export const cast: CastMember[] = [
  {
    id: 'a',
    kind: 'character',
    aliases: [{ text: 'Nobody', chapter: 1, offset: 40 }],
    attributes: [
      { kind: 'eyes', value: 'grey eyes', chapter: 1, offset: 50 },
      { kind: 'hair', value: 'vermilion hair', chapter: 2, offset: 90 },
    ],
    mentions: [{ chapter: 1, count: 3 }],
  },
  {
    id: 'b',
    kind: 'character',
    aliases: [{ text: 'Marguerite', chapter: 2, offset: 80 }],
    attributes: [],
    mentions: [{ chapter: 2, count: 9 }],
  },
];

export function pictureOf(publication: Publication, chapter: number, words: string): EditionPicture {
  const { text } = publication.chapters[chapter - 1]!;
  const end = text.indexOf(words) + words.length;
  expect(text).toContain(words);
  return {
    chapter,
    end,
    priority: words.length,
    caption: words,
    alt: `Shown: ${words}`,
    bytes: jpeg,
    maker: 'algorithm',
    tool: 'Vignette',
  };
}

export function make(
  bytes: Uint8Array,
  request: Partial<EditionRequest> = {},
  words: [number, string][] = [],
) {
  const publication = parsePublication(bytes);
  const pictures = words.map(([chapter, text]) => pictureOf(publication, chapter, text));
  const all = { pictures, until: null, cast, madeAt: new Date('2026-01-02T03:04:05Z'), ...request };
  const edition = makeEdition(bytes, publication, all);
  const archive = openArchive(edition);
  const textOf = (name: string) => new TextDecoder().decode(archive.read(name) ?? new Uint8Array());
  return { publication, edition, archive, textOf, read: () => parsePublication(edition) };
}

export const letters = (text: string) => text.replace(/\s+/g, '');
export const withoutFigures = (text: string, captions: string[]) =>
  captions.reduce(
    (rest, caption) => rest.replace(letters(caption) + letters(caption), letters(caption)),
    letters(text),
  );
