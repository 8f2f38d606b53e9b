import Dexie from 'dexie';
import { afterEach, expect, test } from 'vitest';
import { listBooks } from '../books/library-books.ts';
import { removeDeletedBooks, UNDO_PERIOD_MS } from '../storage/remove-deleted-books.ts';
import { closeUserDatabase, db, openUserDatabase } from './database.ts';

afterEach(async () => {
  const opened = db();
  closeUserDatabase();
  await opened.delete();
});

test('an update keeps the books of an earlier version in the library and on this device', async () => {
  const earlier = new Dexie('reader-updated');
  earlier.version(2).stores({
    ...{ records: '[t+k], seq', outbox: '++n, [t+k]', views: '[t+k], t, [t+book]', meta: 'key' },
    ...{ publications: 'bookId', covers: 'bookId', uploads: 'bookId', shelf: 'bookId' },
  });
  const v = { title: 'Emma', author: 'Jane Austen', sha: 'aa', size: 1, addedAt: 1, deleted: false };
  await earlier.table('views').put({ t: 'book', k: 'b1', book: 'b1', v, ms: 1 });
  const chapters = [{ number: 1, title: 'I', words: 10, chars: 50 }];
  await earlier.table('publications').put({
    ...{ bookId: 'b1', parserVersion: 1, title: 'Emma', authors: [], language: 'en', description: null },
    ...{ genres: ['Novel'], series: null, direction: 'ltr', contents: [], chapters, openedAt: 7 },
  });
  earlier.close();

  openUserDatabase('updated');
  expect(await listBooks()).toMatchObject([
    { id: 'b1', onDevice: true, chapters: 1, language: 'en', genre: 'Novel' },
  ]);
});

test('a book deleted before an update is removed from this device after it', async () => {
  const earlier = new Dexie('reader-updated');
  earlier.version(3).stores({
    ...{ records: '[t+k], seq', outbox: '++n, [t+k]', views: '[t+k], t, [t+book]', meta: 'key' },
    ...{ publications: 'bookId', covers: 'bookId', uploads: 'bookId', summaries: 'bookId', shelf: 'bookId' },
  });
  const v = { title: 'Emma', sha: 'aa', deleted: true };
  await earlier.table('views').put({ t: 'book', k: 'b1', book: 'b1', v, ms: 1 });
  await earlier.table('covers').put({ bookId: 'b1', bytes: new ArrayBuffer(1), mediaType: 'image/png' });
  earlier.close();

  openUserDatabase('updated');
  await removeDeletedBooks(0);
  expect(await removeDeletedBooks(UNDO_PERIOD_MS)).toBe(1);
  expect(await db().covers.count()).toBe(0);
});
