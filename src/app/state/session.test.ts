import { eraseReaders, page, sessionOf } from '#app/testing/offline-page.ts';
import Dexie from 'dexie';
import { afterEach, expect, test, vi } from 'vitest';
import { addBookmark } from '#app/data/annotations/annotations.ts';
import { db, hasUserDatabase, openUserDatabase, UserDatabase } from '#app/data/database/database.ts';
import {
  loadLastReader,
  loadSession,
  saveLastReader,
  savePendingWipe,
  saveSession,
} from '#app/data/device/session.ts';
import { saveExtractionRequestTime } from '#app/data/extraction/extraction-requests.ts';
import { keepLastPosition } from '#app/data/progress/last-position.ts';
import { readPositions } from '#app/data/progress/progress.ts';
import { countUnsentOfLastReader } from '#app/data/records/unsent-work.ts';
import { writeRecord } from '#app/data/records/write-record.ts';
import { useAuth } from './auth.ts';
import { useModals } from './modals.ts';
import { changeNotificationSettings, useNotificationSettings } from './notification-settings.ts';
import { changeSettings, useReaderSettings } from './reader-settings.ts';
import { sendLastChanges } from './send-last-changes.ts';
import { beforeSignOut, beginSession, endSession, restoreSession, signOut } from './session.ts';
import { notify, useToasts } from './toasts.ts';

afterEach(eraseReaders);

const LOC: [number, number, number, number, number] = [1, 0, 10, 1, 1];

test('a place saved just before the page was closed is read by the first screen after it', async () => {
  await beginSession(sessionOf('ada'));
  await writeRecord('book', 'book-of-ada', { title: 'Emma' });
  await endSession();
  keepLastPosition('ada', 'book-of-ada', { loc: LOC, percent: 10, at: 1 });
  const whenSignedIn = new Promise<unknown>((resolve) => {
    const stop = useAuth.subscribe(({ status }) => {
      if (status !== 'authenticated') return;
      stop();
      resolve(readPositions('book-of-ada'));
    });
  });
  await beginSession(sessionOf('ada'));
  expect(await whenSignedIn).toMatchObject({ me: { loc: LOC } });
});

test('a sign-out removes all of the reader’s data from this browser', async () => {
  await beginSession(sessionOf('ada'));
  await addBookmark('book-of-ada', LOC, 'secret passage');
  await changeSettings({ theme: 'dark', fontSize: 30 });
  saveExtractionRequestTime('book-of-ada');
  keepLastPosition('ada', 'book-of-ada', { loc: LOC, percent: 10, at: 1 });
  notify('info', 'Book deleted', '“Secret” is gone');
  useModals.getState().open({ kind: 'profile' });

  await signOut({ keepBooks: false });
  expect(await Dexie.exists('reader-ada')).toBe(false);
  expect(await loadSession()).toBeNull();
  expect(await loadLastReader()).toBeNull();
  expect([...page.stored.values()].join(' ')).not.toMatch(/ada|dark|30/);
  expect([...page.stored.keys()].filter((key) => key.startsWith('vignette_'))).toEqual([]);
  expect(useReaderSettings.getState().settings).toMatchObject({ theme: 'light', fontSize: 18 });
  expect(useToasts.getState().toasts).toEqual([]);
  expect(useModals.getState().modal).toBeNull();
  expect(useAuth.getState()).toMatchObject({
    user: null,
    status: 'unauthenticated',
    signedOutByChoice: true,
  });
});

test('a sign-out interrupted by a reload is finished, not undone', async () => {
  await saveSession(sessionOf('ada'));
  await savePendingWipe('ada');
  await restoreSession();
  expect(useAuth.getState().status).toBe('unauthenticated');
  expect(await loadSession()).toBeNull();
});

test('a sign-out waits without a warning for a service worker that is still writing', async () => {
  await beginSession(sessionOf('ada'));
  await addBookmark('book-of-ada', LOC, 'secret passage');
  const warn = vi.spyOn(console, 'warn');
  let close = () => {};
  const opening = indexedDB.open('reader-ada');
  await new Promise<void>((resolve) => {
    opening.onsuccess = () => {
      // It closes only once its exchange has ended.
      opening.result.onversionchange = () => setTimeout(() => close(), 20);
      close = () => opening.result.close();
      resolve();
    };
  });
  await signOut({ keepBooks: false });
  expect(await Dexie.exists('reader-ada')).toBe(false);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

test('books kept at sign-out are only for the same reader', async () => {
  await beginSession(sessionOf('ada'));
  await addBookmark('book-of-ada', LOC, 'secret passage');
  await changeSettings({ theme: 'sepia' });
  await changeNotificationSettings({ imageGeneration: false });
  saveExtractionRequestTime('book-of-ada');
  await signOut({ keepBooks: true });
  expect(await countUnsentOfLastReader()).toBeGreaterThan(0);

  await beginSession(sessionOf('bob'));
  expect(await db().views.count()).toBe(0);
  expect([...page.stored.values()].join(' ')).not.toMatch(/ada|sepia/);
  expect(useReaderSettings.getState().settings.theme).toBe('light');
  expect(useNotificationSettings.getState().imageGeneration).toBe(true);
  await signOut({ keepBooks: false });

  await beginSession(sessionOf('ada'));
  expect(await db().views.where('t').equals('mark').count()).toBe(1);
});

test('a forced sign-out keeps everything, and the sign-in page can show how much waits', async () => {
  await beginSession(sessionOf('ada'));
  await addBookmark('book-of-ada', LOC, 'one');
  await addBookmark('book-of-ada', LOC, 'two');
  await endSession();
  expect(await loadSession()).toBeNull();
  expect(await countUnsentOfLastReader()).toBe(2);
  expect(useAuth.getState().signedOutByChoice).toBe(false);
  await beginSession(sessionOf('ada'));
  expect(await db().outbox.count()).toBe(2);
});

test('counting unsent changes creates no database', async () => {
  expect(await countUnsentOfLastReader()).toBe(0);
  await saveLastReader('gone');
  expect(await countUnsentOfLastReader()).toBe(0);
  expect(await Dexie.exists('reader-gone')).toBe(false);
});

test('a reader’s background work is stopped before the session ends', async () => {
  await beginSession(sessionOf('ada'));
  const states: unknown[] = [];
  const forget = beforeSignOut(() => states.push([useAuth.getState().status, hasUserDatabase()]));
  await signOut({ keepBooks: false });
  forget();
  expect(states).toEqual([['authenticated', true]]);
});

test('a running exchange cannot create a deleted database again', async () => {
  await beginSession(sessionOf('ada'));
  const database = db();
  await addBookmark('book-of-ada', LOC, 'x');
  await signOut({ keepBooks: false });
  await expect(
    database.transaction('rw', database.meta, () => database.meta.put({ key: 'cursor', value: 9 })),
  ).rejects.toThrow();
  expect(await Dexie.exists('reader-ada')).toBe(false);
});

test('a sign-out interrupted by closing the browser is finished at the next start', async () => {
  const left = new UserDatabase('ada');
  await left.meta.put({ key: 'device', value: 'x' });
  left.close();
  await saveLastReader('ada');
  await savePendingWipe('ada');
  await restoreSession();
  expect(await Dexie.exists('reader-ada')).toBe(false);
  expect(await loadLastReader()).toBeNull();
  expect(useAuth.getState().status).toBe('unauthenticated');
});

test('the first reader on a browser keeps the theme that was chosen there before', async () => {
  page.stored.set('vignette_theme', 'dark');
  await changeSettings({ theme: 'dark' });
  await beginSession(sessionOf('ada'));
  expect(useReaderSettings.getState().settings.theme).toBe('dark');
});

test('without a server, sign-out reports unsent changes at once', async () => {
  await beginSession(sessionOf('ada'));
  expect(await sendLastChanges()).toEqual({ changes: 0, books: 0, privateBooks: 0 });
  expect(page.calls).toEqual([]);
  await addBookmark('book-of-ada', LOC, 'x');
  await db().uploads.put({ bookId: 'b', sha: 's', name: 'b.epub', size: 1, state: 'waiting' });
  expect(await sendLastChanges()).toEqual({ changes: 1, books: 1, privateBooks: 0 });
  openUserDatabase('ada');
});

test('tokens stored without their user are restored by the server, or removed when it refuses them', async () => {
  const keep = () => {
    page.stored.set('vignette_access_token', 'access-ada');
    page.stored.set('vignette_refresh_token', 'refresh-ada');
  };
  keep();
  await restoreSession();
  expect(useAuth.getState().status).toBe('unauthenticated');
  expect(page.stored.has('vignette_access_token')).toBe(true);

  const { user } = sessionOf('ada');
  page.respond = () => Response.json(user);
  await restoreSession();
  expect(useAuth.getState()).toMatchObject({ status: 'authenticated', user });
  expect(page.stored.get('vignette_user_data')).toBe(JSON.stringify(user));
  await signOut({ keepBooks: false });

  keep();
  page.respond = () => Response.json({ error: 'Unauthorized', message: 'Expired' }, { status: 401 });
  await restoreSession();
  expect(useAuth.getState().status).toBe('unauthenticated');
  expect(page.stored.has('vignette_access_token')).toBe(false);
});
