import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveCover } from '#app/data/books/book-details.ts';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '#app/data/database/database.ts';
import type { CoverPassage } from '#shared/illustration/cover/design-cover.ts';
import { mayBePainted, paintedCover } from './cover-painting.ts';

/** A fake of the worker, and its requests. */
const painted = vi.hoisted(() => [] as { title: string; text: string }[]);
vi.mock('#workers/painter/painter-bridge.ts', () => ({
  paintCover: ({ title }: { title: string }, passage: CoverPassage | null) => {
    painted.push({ title, text: passage?.text ?? '' });
    return Promise.resolve(new ArrayBuffer(8));
  },
}));

let database: UserDatabase;
let readers = 0;
const book = {
  id: 'emma',
  title: 'Emma',
  author: 'Jane Austen',
  language: 'en',
  onDevice: true,
} as LibraryBook;
const cover = (of: LibraryBook = book, isWanted = true) => paintedCover(of, () => isWanted);

const passage = (id: string, chapter: number, priority: number) => ({
  ...{ id, bookId: 'emma', chapter_number: chapter, priority_score: priority, generated_image: null },
  ...{ content: `Passage ${id}.`, type: 'location' as const, start: 0, end: 10, entity: null },
});

beforeEach(() => {
  painted.length = 0;
  database = openUserDatabase(`cover-painting-${readers++}`);
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

test('a cover is painted once, and again when the book has been extracted or renamed', async () => {
  await cover();
  await cover();
  expect(painted).toEqual([{ title: 'Emma', text: '' }]);
  await database.descriptions.bulkPut([passage('a', 1, 40), passage('b', 2, 80)]);
  await cover();
  await cover();
  await cover({ ...book, title: 'Emma, a Novel' });
  expect(painted.slice(1)).toEqual([
    { title: 'Emma', text: 'Passage b.' },
    { title: 'Emma, a Novel', text: 'Passage b.' },
  ]);
});

test('a passage of a later chapter is never on a cover', async () => {
  await database.descriptions.bulkPut([1, 2, 3, 4].map((chapter) => passage(`${chapter}`, chapter, chapter)));
  await cover();
  expect(painted).toEqual([{ title: 'Emma', text: 'Passage 3.' }]);
});

test('the publisher’s cover is kept, and no cover is painted that is not visible or not here', async () => {
  await cover(book, false);
  await cover({ ...book, onDevice: false });
  const own = { bytes: new ArrayBuffer(4), mediaType: 'image/png' };
  await saveCover('emma', own);
  expect(mayBePainted(own)).toBe(false);
  expect((await cover())?.mediaType).toBe('image/png');
  expect(painted).toEqual([]);
});
