import Dexie from 'dexie';
import { afterEach, expect, test } from 'vitest';
import { listBooks } from '../books/library-books.ts';
import { closeUserDatabase, db, openUserDatabase } from './database.ts';

afterEach(async () => {
  const opened = db();
  closeUserDatabase();
  await opened.delete();
});

test('books that an earlier version took in are in the library after its update, and on this device', async () => {
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
