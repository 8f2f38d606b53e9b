import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nodeCodec } from '../../../server/files/node-codec.ts';
import { type BookChapter, onePixelPng } from '../../testing/book-description.ts';
import { buildEpub } from '../../testing/build-epub.ts';
import { buildFb2 } from '../../testing/build-fb2.ts';
import { isLong, numRuns } from '../../testing/test-length.ts';
import { openPublication } from '../parse-publication.ts';
import type { Opening, Publication, ReadStep } from '../publication.ts';
import { PublicationError } from '../publication-error.ts';

const books = resolve(process.env.VIGNETTE_CORPUS ?? '../shared', 'books');

function readInSteps(bytes: Uint8Array) {
  const reading = openPublication(bytes, nodeCodec).readSteps();
  const steps: ReadStep[] = [];
  for (;;) {
    const { done, value } = reading.next();
    if (done) return { publication: value, steps, openings: steps.flatMap(({ opening }) => opening ?? []) };
    steps.push(value);
  }
}

const withoutLinks = (html: string) => html.replace(/ data-(chapter|offset|note)="[^"]*"/g, '');

function expectToBegin({ chapter, resources, drawings }: Opening, { chapters, resources: all }: Publication) {
  expect({ ...chapter, html: withoutLinks(chapter.html) }).toEqual({
    ...chapters[0],
    html: withoutLinks(chapters[0]!.html),
  });
  for (const { href } of resources) expect(all.some((resource) => resource.href === href)).toBe(true);
  for (const [, href] of chapter.html.matchAll(/data-resource="([^"]*)"/g))
    expect([...resources, ...drawings].some((shown) => shown.href === href)).toBe(true);
}

/** Sentences of this many thousand characters. */
const words = (thousands: number) =>
  'The quick brown fox jumps over the lazy dog again and again. '.repeat(thousands * 17);

/** Larger books are read in the long form only. */
const SHORT_FORM_BYTES = 600_000;

describe('a book read in steps', () => {
  it('shows its first chapter before all is read, and gives the same publication in the end', () => {
    const chapters = Array.from({ length: 60 }, (_, i) => ({
      title: `Chapter ${i + 1}`,
      paragraphs: [words(8)],
    }));
    const bytes = buildEpub({ chapters });
    const { publication, steps, openings } = readInSteps(bytes);
    expect(openings).toHaveLength(1);
    expectToBegin(openings[0]!, publication);
    expect(steps.findIndex(({ opening }) => opening !== null)).toBeLessThan(30);
    expect(steps.map(({ done, total }) => [done, total])).toEqual(chapters.map((_, i) => [i + 1, 60]));
    expect(publication).toEqual(openPublication(bytes).readChapters());
  });

  it('shows the first chapter of an FB2 before all of its text is parsed', () => {
    const chapters = Array.from({ length: 30 }, (_, i) => ({
      title: `Part ${i + 1}`,
      children: [{ title: 'One', paragraphs: [words(12)] }],
    }));
    const inOne = [{ title: 'All', body: '<p>Words.</p>', children: chapters }];
    for (const bytes of [buildFb2({ chapters }), buildFb2({ chapters: inOne })]) {
      const { publication, steps, openings } = readInSteps(bytes);
      expect(openings).toHaveLength(1);
      expectToBegin(openings[0]!, publication);
      const at = steps.find(({ opening }) => opening !== null)!;
      expect(at.done).toBeLessThan(at.total);
      expect(publication).toEqual(openPublication(bytes).readChapters());
    }
  });

  it('shows the first chapter of a long FB2 before all of it is decoded', () => {
    const bytes = buildFb2({
      chapters: Array.from({ length: 60 }, (_, i) => ({ title: `Часть ${i + 1}`, paragraphs: [words(8)] })),
    });
    const decoded: number[] = [];
    const decodeUtf8 = (part: Uint8Array) => {
      decoded.push(part.length);
      return nodeCodec.decodeUtf8(part);
    };
    const opened = openPublication(bytes, { ...nodeCodec, decodeUtf8 });
    const steps = opened.readSteps();
    const first = steps.next();
    expect(first.done ? null : first.value.opening?.chapter.title).toBe('Часть 1');
    expect(Math.max(...decoded)).toBeLessThan(bytes.length / 2);
  });

  it('shows a first chapter with pictures once these are read, at the end of an FB2', () => {
    const image = { name: 'p.png', mediaType: 'image/png', bytes: onePixelPng };
    const chapters = Array.from({ length: 60 }, (_, i) => ({
      title: `Chapter ${i + 1}`,
      body: '<image l:href="#p.png"/>',
      paragraphs: [words(8)],
    }));
    const { publication, openings } = readInSteps(buildFb2({ chapters, images: [image] }));
    expect(openings).toEqual([]);
    expect(publication.resources).toHaveLength(1);
  });

  it('stops between documents when the caller stops iterating', () => {
    const reading = openPublication(
      buildEpub({ chapters: [{ paragraphs: ['a'] }, { paragraphs: ['b'] }] }),
    ).readSteps();
    for (const _ of reading) break;
    expect(reading.next()).toEqual({ done: true, value: undefined });
  });

  const chapter: fc.Arbitrary<BookChapter> = fc.letrec<{ chapter: BookChapter }>((tie) => ({
    chapter: fc.record({
      title: fc.option(fc.constantFrom('Part', 'Chapter', 'Preface'), { nil: undefined }),
      body: fc.constantFrom(
        '',
        '<h1 id="x">X</h1>',
        '<p id="y">one</p><p><a href="c3.xhtml#x">three</a></p>',
        '<p><style>in</style>line<a l:href="#n1" type="note">1</a></p>',
      ),
      paragraphs: fc.constantFrom([], ['short'], [words(1)], [words(30)], [words(90)]),
      children: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie('chapter'), { maxLength: 3 })),
    }) as fc.Arbitrary<BookChapter>,
  })).chapter;

  it('identifies the first chapter correctly, however its contents are nested', { timeout: 120_000 }, () => {
    const runs = numRuns(40, 150);
    let openings = 0;
    fc.assert(
      fc.property(fc.array(chapter, { minLength: 1, maxLength: 6 }), (drawn) => {
        const chapters = [...drawn, { title: 'End', paragraphs: ['The end.'] }];
        for (const file of [buildEpub({ chapters }), buildFb2({ chapters }, { notes: { n1: 'A note.' } })]) {
          const read = readInSteps(file);
          openings += read.openings.length;
          for (const opening of read.openings) expectToBegin(opening, read.publication);
        }
      }),
      { numRuns: runs },
    );
    expect(openings).toBeGreaterThan(runs / 8);
  });

  it.skipIf(!existsSync(books))('is so for real books', { timeout: 120_000 }, () => {
    let openings = 0;
    for (const file of readdirSync(books).filter((name) => /\.(epub|fb2)$/.test(name))) {
      if (!isLong && statSync(join(books, file)).size > SHORT_FORM_BYTES) continue;
      try {
        const read = readInSteps(readFileSync(join(books, file)));
        openings += read.openings.length;
        for (const opening of read.openings) expectToBegin(opening, read.publication);
      } catch (error: unknown) {
        if (!(error instanceof PublicationError)) throw error;
      }
    }
    expect(openings).toBeGreaterThan(isLong ? 5 : 2);
  });
});
