import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../testing/database.ts';
import { insertBook } from './books.ts';
import { findChapter, insertChapters, listChapters, readChapterTexts, readTextBefore } from './chapters.ts';
import { insertUser } from './users.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

/** A book without chapters, and its reader. */
async function addBook(): Promise<{ userId: string; bookId: string }> {
  const { pool } = database;
  const userId = randomUUID();
  await insertUser(pool, {
    id: userId,
    email: `${userId}@vignette.example`,
    passwordHash: '',
    fullName: 'Ann',
  });
  const bookId = randomUUID();
  await insertBook(pool, {
    id: bookId,
    userId,
    title: 'Long',
    author: 'Ann',
    description: null,
    genre: null,
    language: null,
    fileFormat: 'fb2',
    fileSha256: 'f'.repeat(64),
    fileSize: 1,
    wordCount: 1,
    totalPages: 1,
    chaptersCount: 450,
    coverSha256: null,
  });
  return { userId, bookId };
}

test('a book of many chapters, one longer than a statement may be, is stored completely and in order', async () => {
  const { pool } = database;
  const { userId, bookId } = await addBook();
  const long = 'Ж'.repeat(3_000_000);
  const texts = Array.from({ length: 450 }, (_, i) => (i === 7 ? long : `Text ${i}.`));
  await insertChapters(
    pool,
    bookId,
    texts.map((text, i) => ({
      id: randomUUID(),
      number: i + 1,
      title: `Chapter ${i + 1}`,
      text: Buffer.from(text),
      html: Buffer.from(`<p>${text}</p>`),
      wordCount: i,
      pages: 1,
    })),
  );
  expect((await listChapters(pool, userId, bookId)).map((row) => row.word_count)).toEqual([...texts.keys()]);
  const stored = await readChapterTexts(pool, userId, bookId, { chapter: 10_000_000, book: 10_000_000 });
  expect(stored).toHaveLength(450);
  expect(stored.every(({ number, text }) => text === texts[number - 1])).toBe(true);
  const bounded = await readChapterTexts(pool, userId, bookId, { chapter: 1_000, book: 1_070 });
  expect(bounded.map(({ text }) => text.length)).toEqual([...Array<number>(7).fill(7), 1_000, 7, 7, 7]);
  const { title, html } = (await findChapter(pool, userId, bookId, 8))!;
  expect(title).toBe('Chapter 8');
  expect(html === `<p>${long}</p>`).toBe(true);
});

test('the text before a passage ends where the passage begins, whatever its characters', async () => {
  const { pool } = database;
  const { userId, bookId } = await addBook();
  // Each face is one character to the database and two units to JavaScript.
  const text = `${'\u{1f600}'.repeat(40)} Before. The passage. After.`;
  await insertChapters(pool, bookId, [
    {
      id: randomUUID(),
      number: 1,
      title: 'One',
      text: Buffer.from(text),
      html: Buffer.from(''),
      wordCount: 4,
      pages: 1,
    },
  ]);
  const before = (offset: number, chars: number, reader = userId) =>
    readTextBefore(pool, reader, { bookId, chapter: 1, offset, chars });
  const offset = text.indexOf('The passage');
  expect(await before(offset, 8)).toBe('Before. ');
  expect(await before(offset, 6_000)).toBe(text.slice(0, offset));
  expect(await before(offset, 6_000, randomUUID())).toBe('');
});
