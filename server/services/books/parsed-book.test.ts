import { expect, test } from 'vitest';
import { buildFb2 } from '#shared/testing/build-fb2.ts';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import { buffersOf, decodeChapter, packBook } from './parsed-book.ts';

test('a chapter is as long as it was, whatever its text holds that a database does not take', () => {
  const publication = parsePublication(buildFb2({ chapters: [{ title: 'One', paragraphs: ['Text.'] }] }));
  const [chapter] = publication.chapters;
  chapter!.text = '\ufeffa\0b\ud800c\u{1f600}';
  const book = packBook(publication);
  expect(decodeChapter(book.chapters[0]!.text)).toBe('\ufeffa\ufffdb\ufffdc\u{1f600}');
  expect(publication.chapters).toEqual([]);
});

test('what is moved to another thread is whole there, and nowhere else', () => {
  const book = packBook(
    parsePublication(buildFb2({ chapters: [{ title: 'One', paragraphs: ['Some words.'] }] })),
  );
  const moved = structuredClone(book, { transfer: buffersOf(book) });
  expect(decodeChapter(moved.chapters[0]!.text)).toContain('Some words.');
  expect(book.chapters[0]!.text.byteLength).toBe(0);
});
