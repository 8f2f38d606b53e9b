import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '#app/data/database/database.ts';
import { removeFromDevice } from '#app/data/storage/evict-book.ts';
import { prefetchTexts } from './prefetch-texts.ts';
import { RetryDelays } from './retry-delays.ts';

let database: UserDatabase;
let readers = 0;
let downloaded: string[];

beforeEach(() => {
  database = openUserDatabase(`prefetcher-${readers++}`);
  downloaded = [];
  describeDevice({ freeBytes: 5e9 });
});

afterEach(async () => {
  describeDevice({});
  closeUserDatabase();
  await database.delete();
});

function describeDevice({ freeBytes, connection }: { freeBytes?: number; connection?: object }): void {
  const quota = 10e9;
  const estimate = () => Promise.resolve({ quota, usage: quota - (freeBytes ?? 0) });
  const storage = freeBytes === undefined ? undefined : { estimate };
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

async function addBook(id: string, addedAt: number, percent = 0): Promise<void> {
  const v = { title: id, sha: id, size: 1e6, addedAt, state: 'ready' };
  await database.views.put({ t: 'book', k: id, book: id, ms: 1, v });
  if (percent > 0)
    await database.views.put({
      ...{ t: 'progress', k: `${id}:phone`, book: id, ms: 1 },
      v: { loc: [1, 5, 100, 1, 9], pct: percent, at: addedAt },
    });
}

const prefetch = () =>
  prefetchTexts(
    new RetryDelays(),
    () => false,
    (book) => {
      downloaded.push(book.id);
      return Promise.resolve();
    },
  );

async function addLibrary(): Promise<void> {
  for (let n = 1; n <= 9; n++) await addBook(`b${n}`, n, n === 2 ? 40 : n === 1 ? 100 : 0);
}

test('books in progress and the newest five are downloaded, each once', async () => {
  await addLibrary();
  await prefetch();
  expect(downloaded).toEqual(['b2', 'b9', 'b8', 'b7', 'b6', 'b5']);
  await prefetch();
  expect(downloaded).toHaveLength(6);
});

test('a book that the reader removed from this device stays removed', async () => {
  await addBook('b1', 1, 40);
  await removeFromDevice('b1');
  await prefetch();
  expect(downloaded).toEqual([]);
});

test.each([
  ['a connection that saves data', { freeBytes: 5e9, connection: { saveData: true } }],
  ['a mobile connection', { freeBytes: 5e9, connection: { type: 'cellular' } }],
  ['a slow connection', { freeBytes: 5e9, connection: { effectiveType: '2g' } }],
  ['little space', { freeBytes: 0.5e9 }],
  ['unknown space', {}],
])('nothing is downloaded ahead with %s', async (_case, device) => {
  await addLibrary();
  describeDevice(device);
  await prefetch();
  expect(downloaded).toEqual([]);
});
