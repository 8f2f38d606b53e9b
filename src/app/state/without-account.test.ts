import { eraseReaders, page, sessionOf } from '#app/testing/offline-page.ts';
import Dexie from 'dexie';
import { afterEach, expect, test } from 'vitest';
import { fetchMe } from '#app/api/auth.ts';
import { addBookmark, listBookmarks } from '#app/data/annotations/annotations.ts';
import { bookIdOf } from '#app/data/books/book-files.ts';
import { listBooks } from '#app/data/books/library-books.ts';
import { db } from '#app/data/database/database.ts';
import { loadPendingMove, savePendingMove, saveSession } from '#app/data/device/session.ts';
import { addSmallBook } from '#app/testing/small-book.ts';
import { useAuth } from './auth.ts';
import { changeSettings, useReaderSettings } from './reader-settings.ts';
import { beginSession, beginWithoutAccount, restoreSession, signOut } from './session.ts';

afterEach(eraseReaders);

const LOC: [number, number, number, number, number] = [1, 0, 10, 1, 1];

test('without an account everything works and no call leaves the browser', async () => {
  await beginWithoutAccount();
  const { bookId } = await addSmallBook();
  await addBookmark(bookId, LOC, 'here');
  await expect(fetchMe()).rejects.toMatchObject({ error: 'Network Error' });
  await restoreSession();
  expect(useAuth.getState().status).toBe('authenticated');
  expect((await listBooks()).map(({ title }) => title)).toEqual(['Small Hours']);
  expect(page.calls).toEqual([]);
});

test('an account takes over data from before it, to be sent as if made offline', async () => {
  await beginWithoutAccount();
  const { userId: local } = db();
  const { bookId: idWithout, sha } = await addSmallBook();
  await addBookmark(idWithout, LOC, 'here');
  await changeSettings({ theme: 'sepia' });

  await beginSession(sessionOf('ada'));
  const bookId = await bookIdOf('ada', sha);
  expect(db().userId).toBe('ada');
  expect(await Dexie.exists(`reader-${local}`)).toBe(false);
  expect((await listBooks()).map(({ title, onDevice }) => [title, onDevice])).toEqual([
    ['Small Hours', true],
  ]);
  expect(await db().files.where('[sha+i]').between([sha, 0], [sha, 99]).count()).toBeGreaterThan(0);
  expect(await db().images.count()).toBe(1);
  expect((await listBookmarks(bookId)).map(({ text }) => text)).toEqual(['here']);
  expect(await db().uploads.get(bookId)).toMatchObject({ state: 'waiting' });
  expect(useReaderSettings.getState().settings.theme).toBe('sepia');
  const sent = (await db().outbox.orderBy('n').toArray()).map(({ t }) => t);
  expect(sent).toEqual(expect.arrayContaining(['book', 'mark', 'settings']));
  expect(await loadPendingMove()).toBeNull();
});

test('an interrupted move to an account is finished at the next start', async () => {
  await beginWithoutAccount();
  const { userId: local } = db();
  await addSmallBook();
  await savePendingMove({ from: local, to: 'ada' });
  await saveSession(sessionOf('ada'));
  await restoreSession();
  expect((await listBooks()).map(({ title }) => title)).toEqual(['Small Hours']);
  expect(await Dexie.exists(`reader-${local}`)).toBe(false);
});

test('signing in on a browser that someone else used without an account reveals nothing of theirs', async () => {
  await beginWithoutAccount();
  const { userId: local } = db();
  await addSmallBook();
  await signOut({ keepBooks: true });
  await beginSession(sessionOf('eve'));
  expect(await listBooks()).toEqual([]);
  await signOut({ keepBooks: false });

  await beginWithoutAccount();
  expect(db().userId).toBe(local);
  expect((await listBooks()).map(({ title }) => title)).toEqual(['Small Hours']);
});

test('a reader without an account who erases everything leaves nothing behind', async () => {
  await beginWithoutAccount();
  const { userId: local } = db();
  await addSmallBook();
  await signOut({ keepBooks: false });
  expect(await Dexie.exists(`reader-${local}`)).toBe(false);
  await beginWithoutAccount();
  expect(db().userId).not.toBe(local);
  expect(await listBooks()).toEqual([]);
});
