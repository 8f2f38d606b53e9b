import { describe, expect, it } from 'vitest';
import { narratedText } from '../publication/layout/narrated-text.ts';
import { openArchive } from '../publication/zip/archive.ts';
import { parsePublication } from '../publication/parse-publication.ts';
import type { Publication } from '../publication/publication.ts';
import { buildFb2 } from '../testing/build-fb2.ts';
import { buildEpub } from '../testing/build-epub.ts';
import { joinBytes } from './join-bytes.ts';
import { makeEdition, makeEditionInSteps } from './make-edition.ts';
import {
  book,
  cast,
  chapters,
  later,
  letters,
  make,
  title,
  withoutFigures,
} from '../testing/illustrated-lighthouse.ts';

describe('an edition of a whole EPUB 3', () => {
  const words: [number, string][] = [
    [1, 'grey & still.'],
    [2, 'A lamp burned'],
  ];

  it('has each picture as a figure after its paragraph, and otherwise the bytes of the original', () => {
    const { archive, textOf } = make(book, {}, words);
    const before = openArchive(book);
    expect(textOf('OEBPS/text/c1.xhtml')).toContain(
      'still.</p>\n<figure class="vignette-figure" id="vignette-picture-1"><img src="../vignette/pictures/001.jpg" alt="Shown: grey &amp; still."/><figcaption>grey &amp; still.</figcaption></figure><p>Nobody',
    );
    expect(textOf('OEBPS/text/c2.xhtml')).toContain('everything.</p>\n<figure');
    for (const name of ['OEBPS/text/c3.xhtml', 'OEBPS/images/later.png', 'META-INF/container.xml'])
      expect(archive.read(name)).toEqual(before.read(name));
    const inserted = /\n<figure.*?<\/figure>|<link rel="stylesheet"[^>]*>\n/g;
    expect(textOf('OEBPS/text/c1.xhtml').replace(inserted, '')).toBe(
      new TextDecoder().decode(before.read('OEBPS/text/c1.xhtml')),
    );
  });

  it('reads like the original, with a frontispiece before it and its own pages after it', () => {
    const { publication, read } = make(book, {}, words);
    const again = read();
    expect(again.chapters.map((chapter) => chapter.title)).toEqual([
      ...[
        'Frontispiece',
        'Alpha',
        'Bravo',
        'Xenophon',
        'Illustrations',
        'People and places',
        'About this edition',
      ],
    ]);
    publication.chapters.forEach(({ text }, i) => {
      const captions = words.filter(([chapter]) => chapter === i + 1).map(([, caption]) => caption);
      const figures =
        captions.length === 0 ? letters(text) : withoutFigures(again.chapters[i + 1]!.text, captions);
      if (i === 0) expect(figures).toBe(letters(text));
    });
    expect(again.chapters[1]!.text).toContain('grey & still.\n\ngrey & still.\n\nNobody');
    expect(again.chapters[5]!.text).toContain('Marguerite');
    expect(again.cover?.mediaType).toBe('image/jpeg');
  });

  it('offers only the text of its book for illustration when added to a library', () => {
    const { publication, read } = make(book, {}, words);
    const narrated = (one: Publication) =>
      one.chapters.map(({ html, text }) => letters(narratedText(html, text))).join('');
    expect(narrated(read())).toBe(narrated(publication));
  });

  it('has the strongest picture of the first chapters as its frontispiece, before the text and not in the contents', () => {
    const { archive, textOf, read } = make(book, {}, words);
    expect(textOf('OEBPS/vignette/frontispiece.xhtml')).toContain(
      '<figure class="vignette-figure" id="vignette-picture-1"><img src="pictures/001.jpg" alt="Shown: grey &amp; still."/></figure>',
    );
    const opf = textOf('OEBPS/content.opf');
    expect(/<spine[^>]*>\s*<itemref[^>]*idref="([^"]*)"/.exec(opf)?.[1]).toBe('vignette-frontispiece');
    expect(read().contents.map((entry) => entry.title)).not.toContain('Frontispiece');
    expect(textOf('OEBPS/vignette/illustrations.xhtml').match(/<li>/g)).toHaveLength(2);
    expect([...archive.names()].filter((name) => /pictures\//.test(name))).toHaveLength(2);
  });

  it('is a separate book that names its source and states its features', () => {
    const opf = make(book, {}, words).textOf('OEBPS/content.opf');
    expect(opf).toMatch(/<dc:identifier id="id">urn:uuid:[\da-f-]{36}<\/dc:identifier>/);
    expect(opf).toContain('<dc:source>urn:uuid:00000000-0000-4000-8000-000000000001</dc:source>');
    expect(opf).toContain('<meta property="dcterms:modified">2026-01-02T03:04:05Z</meta>');
    expect(opf).not.toContain('2001-01-01');
    expect(opf).toContain('<meta property="schema:accessibilityFeature">alternativeText</meta>');
  });

  it('states how its pictures were made, in the pictures and in its metadata', () => {
    const { textOf } = make(book, {}, words);
    expect(textOf('OEBPS/vignette/pictures/001.jpg')).toContain('digitalsourcetype/algorithmicMedia');
    expect(textOf('OEBPS/vignette/colophon.xhtml')).toContain('drawn by a program, by rules');
  });

  it('is the same for the same pictures, and differs for others', () => {
    expect(make(book, {}, words).edition).toEqual(make(book, {}, words).edition);
    const identifier = (of: [number, string][]) =>
      /urn:uuid:[\da-f-]{36}/.exec(make(book, {}, of).textOf('OEBPS/content.opf'))?.[0];
    expect(identifier(words)).not.toBe(identifier(words.slice(1)));
  });

  it('can be illustrated again', () => {
    const { edition } = make(book, {}, words);
    const twice = make(edition, {}, [[2, 'grey & still.']]);
    expect(twice.archive.has('OEBPS/vignette-2/pictures/001.jpg')).toBe(true);
    expect(twice.archive.has('OEBPS/vignette/pictures/002.jpg')).toBe(true);
  });
});

const fb2 = buildFb2(
  {
    title,
    chapters: [
      {
        title: 'Alpha',
        body: '<p>The harbour lay grey &amp; still.</p><p>Nobody came.<a l:href="#n1" type="note">1</a></p>',
      },
      {
        title: 'Bravo',
        body: '<p>A lamp burned in the window. Then zephyrs extinguished everything.</p><p><image l:href="#later.png"/></p><p>Marguerite drowned.</p>',
      },
      { title: 'Xenophon', body: '<p>Unrevealed endings.<a l:href="#n2" type="note">2</a></p>' },
    ],
    images: [later],
  },
  { notes: { n1: 'Even gulls stayed away.', n2: 'Clandestine.' } },
);
const epub2 = buildEpub({ title, chapters, images: [later] }, { version: 2 });

describe.each([
  { format: 'EPUB 3', bytes: book },
  { format: 'EPUB 2', bytes: epub2 },
  { format: 'FB2', bytes: fb2 },
])('an edition of an $format up to the reader’s place', ({ bytes }) => {
  const publication = parsePublication(bytes);
  const place = () => ({ chapter: 2, offset: publication.chapters[1]!.text.indexOf(' Then zephyrs') });
  const cut = () =>
    make(bytes, { until: place() }, [
      [1, 'grey & still.'],
      [2, 'A lamp burned'],
      [2, 'Marguerite drowned.'],
    ]);

  it('contains no word from beyond it in any file', () => {
    const { archive, publication: whole } = cut();
    const { chapter, offset } = place();
    const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
    const beyond = [
      whole.chapters[chapter - 1]!.text.slice(offset),
      ...whole.chapters.slice(chapter).map(({ text }) => text),
    ];
    const notes = 'Even gulls stayed away.';
    const told = new Set(
      [
        ...whole.chapters
          .slice(0, chapter)
          .map(({ text }, i) => (i === chapter - 1 ? text.slice(0, offset) : text)),
        notes,
      ].flatMap(wordsOf),
    );
    const secrets = [
      ...beyond.flatMap(wordsOf),
      'clandestine',
      'quicksand',
      'later',
      'vermilion',
      'xenophon',
      'marguerite',
    ];
    const hidden = [...new Set(secrets)].filter((word) => !told.has(word));
    expect(hidden).toEqual(expect.arrayContaining(['zephyrs', 'unrevealed', 'clandestine']));
    for (const name of archive.names()) {
      const content = new TextDecoder().decode(archive.read(name)).toLowerCase();
      for (const word of hidden) expect(`${name} ${content}`).not.toContain(word);
    }
  });

  it('reads up to there, with the referenced notes', () => {
    const { read, publication: whole } = cut();
    const again = read();
    const { chapter, offset } = place();
    // The frontispiece precedes it, the notes follow it, in a document of their own.
    expect(letters(again.chapters[chapter]!.text)).toBe(
      letters(`${whole.chapters[chapter - 1]!.text.slice(0, offset)} A lamp burned Even gulls stayed away.`),
    );
    expect(again.notes.map(({ text }) => text)).toContain('Even gulls stayed away.');
    expect(again.contents.map((entry) => entry.title)).toEqual([
      'Alpha',
      'Bravo',
      'Illustrations',
      'People and places',
      'About this edition',
    ]);
  });
});

it('a chapter that the reader has not begun is not in the edition', () => {
  const { read, archive } = make(book, { until: { chapter: 2, offset: 0 } });
  expect(
    read()
      .contents.map((entry) => entry.title)
      .slice(0, 2),
  ).toEqual(['Alpha', 'People and places']);
  expect(archive.has('OEBPS/text/c2.xhtml')).toBe(false);
});

it('a picture without room on its page is in the list of illustrations', () => {
  const fixed = buildEpub(
    { title, chapters },
    { metadataXml: '<meta property="rendition:layout">pre-paginated</meta>' },
  );
  const { textOf } = make(fixed, {}, [[1, 'grey & still.']]);
  expect(textOf('OEBPS/text/c1.xhtml')).not.toContain('<figure');
  expect(textOf('OEBPS/vignette/illustrations.xhtml')).toContain('<figure');
});

it('an edition is made in steps, one for each of its files and one for the directory', () => {
  const request = { pictures: [], until: null, cast, madeAt: new Date('2026-01-02T03:04:05Z') };
  const steps = [...makeEditionInSteps(book, parsePublication(book), request)];
  const files = [...openArchive(makeEdition(book, parsePublication(book), request)).names()];
  expect(steps.map(({ done }) => done)).toEqual([...files, 'directory'].map((_, i) => i + 1));
  expect(steps.every(({ total }) => total === files.length + 1)).toBe(true);
  const begun = joinBytes(steps.slice(0, 1).flatMap(({ pieces }) => pieces));
  expect(new TextDecoder().decode(begun)).toMatch(/mimetypeapplication\/epub\+zip$/);
});
