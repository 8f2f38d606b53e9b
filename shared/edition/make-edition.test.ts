import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CastMember } from '../contract/cast.ts';
import { narratedText } from '../publication/layout/narrated-text.ts';
import { openArchive } from '../publication/zip/archive.ts';
import { parsePublication } from '../publication/parse-publication.ts';
import type { Publication } from '../publication/publication.ts';
import { buildFb2 } from '../testing/build-fb2.ts';
import { buildEpub } from '../testing/build-epub.ts';
import type { EditionPicture, EditionRequest } from './edition-request.ts';
import { joinBytes } from './join-bytes.ts';
import { makeEdition, makeEditionInSteps } from './make-edition.ts';

let jpeg: Uint8Array;
beforeAll(async () => {
  const blank = sharp({ create: { width: 8, height: 6, channels: 3, background: '#468' } });
  jpeg = new Uint8Array(await blank.jpeg().toBuffer());
});

const title = 'The Lighthouse';
const chapters = [
  { title: 'Alpha', body: '<h1>Alpha</h1><p>The harbour lay grey &amp; still.</p><p>Nobody came.<a epub:type="noteref" href="c3.xhtml#n1">1</a></p>' }, // prettier-ignore
  { title: 'Bravo', body: '<h1>Bravo</h1><p>A lamp burned in the <a href="c3.xhtml#end">window</a>. Then zephyrs extinguished everything.</p><p><img src="../images/later.png" alt="Quicksand"/></p><p>Marguerite drowned.</p>' }, // prettier-ignore
  { title: 'Xenophon', body: '<h1 id="end">Xenophon</h1><p>Unrevealed endings.</p><aside epub:type="footnote" id="n1"><p>Even gulls stayed away.</p></aside><aside epub:type="footnote" id="n2"><p>Clandestine.</p></aside>' }, // prettier-ignore
];
const later = { name: 'later.png', mediaType: 'image/png', bytes: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 9) };
const book = buildEpub({ title, chapters, images: [later] });

const cast: CastMember[] = [
  { id: 'a', kind: 'character', aliases: [{ text: 'Nobody', chapter: 1, offset: 40 }], attributes: [{ kind: 'eyes', value: 'grey eyes', chapter: 1, offset: 50 }, { kind: 'hair', value: 'vermilion hair', chapter: 2, offset: 90 }], mentions: [{ chapter: 1, count: 3 }] }, // prettier-ignore
  { id: 'b', kind: 'character', aliases: [{ text: 'Marguerite', chapter: 2, offset: 80 }], attributes: [], mentions: [{ chapter: 2, count: 9 }] }, // prettier-ignore
];

function pictureOf(publication: Publication, chapter: number, words: string): EditionPicture {
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

function make(bytes: Uint8Array, request: Partial<EditionRequest> = {}, words: [number, string][] = []) {
  const publication = parsePublication(bytes);
  const pictures = words.map(([chapter, text]) => pictureOf(publication, chapter, text));
  const all = { pictures, until: null, cast, madeAt: new Date('2026-01-02T03:04:05Z'), ...request };
  const edition = makeEdition(bytes, publication, all);
  const archive = openArchive(edition);
  const textOf = (name: string) => new TextDecoder().decode(archive.read(name) ?? new Uint8Array());
  return { publication, edition, archive, textOf, read: () => parsePublication(edition) };
}

const letters = (text: string) => text.replace(/\s+/g, '');
const withoutFigures = (text: string, captions: string[]) =>
  captions.reduce((rest, caption) => rest.replace(letters(caption) + letters(caption), letters(caption)), letters(text)); // prettier-ignore

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
      { title: 'Alpha', body: '<p>The harbour lay grey &amp; still.</p><p>Nobody came.<a l:href="#n1" type="note">1</a></p>' }, // prettier-ignore
      { title: 'Bravo', body: '<p>A lamp burned in the window. Then zephyrs extinguished everything.</p><p><image l:href="#later.png"/></p><p>Marguerite drowned.</p>' }, // prettier-ignore
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
  const cut = () => make(bytes, { until: place() }, [[1, 'grey & still.'], [2, 'A lamp burned'], [2, 'Marguerite drowned.']]); // prettier-ignore

  it('contains no word from beyond it in any file', () => {
    const { archive, publication: whole } = cut();
    const { chapter, offset } = place();
    const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
    const beyond = [whole.chapters[chapter - 1]!.text.slice(offset), ...whole.chapters.slice(chapter).map(({ text }) => text)]; // prettier-ignore
    const notes = 'Even gulls stayed away.';
    const told = new Set([...whole.chapters.slice(0, chapter).map(({ text }, i) => (i === chapter - 1 ? text.slice(0, offset) : text)), notes].flatMap(wordsOf)); // prettier-ignore
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
    expect(again.contents.map((entry) => entry.title)).toEqual(['Alpha', 'Bravo', 'Illustrations', 'People and places', 'About this edition']); // prettier-ignore
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

describe('a frontispiece', () => {
  const pages = (count: number, title = 'Chapter') => Array.from({ length: count }, (_, i) => ({ title: `${title} ${i + 1}`, body: `<p>A lamp burned ${i + 1}.</p>` })); // prettier-ignore

  it('is after the cover', () => {
    const body = '<p><img src="../images/later.png" alt="Cover"/></p>';
    const bound = buildEpub({ title, chapters: [{ title: '', body }, ...pages(2)], images: [later] });
    const opf = make(bound, {}, [[2, 'A lamp burned 1']]).textOf('OEBPS/content.opf');
    expect([...opf.matchAll(/<itemref[^>]*idref="([^"]*)"/g)].map(([, id]) => id).indexOf('vignette-frontispiece')).toBe(1); // prettier-ignore
  });

  it('shows nothing from later text or a preface', () => {
    const preface = { title: 'Preface', body: '<p>A lamp burned 0.</p>' };
    const long = buildEpub({ title, chapters: [preface, ...pages(9)] });
    const has = (words: [number, string][]) => make(long, {}, words).archive.has('OEBPS/vignette/frontispiece.xhtml'); // prettier-ignore
    expect(has([[1, 'A lamp burned 0'], [5, 'A lamp burned 4']])).toBe(false); // prettier-ignore
    expect(has([[4, 'A lamp burned 3']])).toBe(true);
  });

  it('is not added to an edition that has one', () => {
    const { edition } = make(book, {}, [[1, 'grey & still.']]);
    const words = parsePublication(edition).chapters.findIndex(({ text }) => text.includes('Nobody came'));
    expect(make(edition, {}, [[words + 1, 'Nobody came']]).archive.has('OEBPS/vignette-2/frontispiece.xhtml')).toBe(false); // prettier-ignore
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

it('a picture without room on its page is in the list of illustrations', () => {
  const fixed = buildEpub(
    { title, chapters },
    { metadataXml: '<meta property="rendition:layout">pre-paginated</meta>' },
  );
  const { textOf } = make(fixed, {}, [[1, 'grey & still.']]);
  expect(textOf('OEBPS/text/c1.xhtml')).not.toContain('<figure');
  expect(textOf('OEBPS/vignette/illustrations.xhtml')).toContain('<figure');
});

describe('an edition of an EPUB 2', () => {
  const body = '<p align="right"><tt>One</tt>&nbsp;<font color="red" size="4">two</font></p><table border="0" width="50%"><tr><td valign="top"><a name="x"/>Three &#171;four&#187; &hellip;</td></tr></table><center>Five</center>'; // prettier-ignore
  const old = buildEpub(
    { title, chapters: [{ title: 'Alpha', body }], cover: { ...later, name: 'cover.png' } },
    {
      version: 2,
      metadataXml:
        '<dc:creator opf:role="trl" opf:file-as="Doe, J">J. Doe</dc:creator><dc:date opf:event="modification">2011</dc:date><dc:subject/>',
      guideXml: '<reference type="text" title="Beginning" href="text/c1.xhtml"/>',
    },
  );
  const { textOf, read, publication } = make(old, { cast: [] });

  it('is an EPUB 3 with the same content', () => {
    const opf = textOf('OEBPS/content.opf');
    expect(opf).toContain('version="3.0"');
    expect(opf).toMatch(/<dc:creator id="vignette-meta-1">J\. Doe<\/dc:creator>/);
    expect(opf).toContain(
      '<meta refines="#vignette-meta-1" property="role" scheme="marc:relators">trl</meta>',
    );
    expect(opf).toContain('<meta refines="#vignette-meta-1" property="file-as">Doe, J</meta>');
    expect(opf).not.toContain('<dc:subject/>');
    expect(opf).toMatch(/<item id="i1" [^>]*properties="cover-image"/);
  });

  it('has documents that look and read as they did', () => {
    const text = textOf('OEBPS/text/c1.xhtml');
    expect(text).toContain(
      '<p style="text-align: right"><span style="font-family: monospace">One</span>\u00a0',
    );
    expect(text).toContain('<span style="color: red; font-size: large">two</span>');
    expect(text).toContain(
      '<table style="width: 50%"><tr><td style="vertical-align: top"><a id="x"/>Three &#171;four&#187; …',
    );
    expect(text).toContain('<div style="text-align: center">Five</div>');
    expect(read().chapters[0]!.text).toBe(publication.chapters[0]!.text);
  });

  it('has contents and landmarks of both EPUB 3 and EPUB 2', () => {
    expect(textOf('OEBPS/vignette/nav.xhtml')).toContain('<li><a href="../text/c1.xhtml">Alpha</a></li>');
    expect(textOf('OEBPS/vignette/nav.xhtml')).toContain(
      '<a epub:type="bodymatter" href="../text/c1.xhtml">Beginning</a>',
    );
    expect(textOf('OEBPS/toc.ncx')).toContain('<content src="vignette/colophon.xhtml"/>');
  });
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
