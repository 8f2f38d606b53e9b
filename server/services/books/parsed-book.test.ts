import { expect, test } from 'vitest';
import { buildFb2 } from '#shared/testing/build-fb2.ts';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import { buffersOf, decodeChapter, packBook } from './parsed-book.ts';

test('making a chapter storable does not change its length', () => {
  const publication = parsePublication(buildFb2({ chapters: [{ title: 'One', paragraphs: ['Text.'] }] }));
  const [chapter] = publication.chapters;
  chapter!.text = '\ufeffa\0b\ud800c\u{1f600}';
  const book = packBook(publication);
  expect(decodeChapter(book.chapters[0]!.text)).toBe('\ufeffa\ufffdb\ufffdc\u{1f600}');
  expect(publication.chapters).toEqual([]);
});

test('a book’s buffers are transferred between threads, not copied', () => {
  const book = packBook(
    parsePublication(buildFb2({ chapters: [{ title: 'One', paragraphs: ['Some words.'] }] })),
  );
  const moved = structuredClone(book, { transfer: buffersOf(book) });
  expect(decodeChapter(moved.chapters[0]!.text)).toContain('Some words.');
  expect(book.chapters[0]!.text.byteLength).toBe(0);
});
