import Dexie from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '#app/data/device/session.ts';

/** A page with its own storage, and a server that cannot be reached. */
vi.stubGlobal('window', globalThis);
const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});
vi.stubGlobal('document', {
  documentElement: { classList: { add: () => undefined, remove: () => undefined } },
  querySelector: () => null,
});
const calls: string[] = [];
let respond: (() => Response) | null = null;
vi.stubGlobal('fetch', (url: string) => {
  calls.push(url);
  return respond ? Promise.resolve(respond()) : Promise.reject(new TypeError('unplugged'));
});
Object.defineProperty(navigator, 'locks', {
  configurable: true,
  value: {
    request: (_name: string, options: unknown, work?: (lock: object) => unknown) =>
      Promise.resolve((work ?? (options as (lock: object) => unknown))({})),
  },
});

const { db, openUserDatabase, hasUserDatabase, UserDatabase } =
  await import('#app/data/database/database.ts');
const { countUnsentOfLastReader } = await import('#app/data/records/unsent-work.ts');
const {
  loadLastReader,
  loadPendingMove,
  loadSession,
  saveLastReader,
  saveLocalReader,
  savePendingMove,
  savePendingWipe,
  saveSession,
} = await import('#app/data/device/session.ts');
const { fetchMe } = await import('#app/api/auth.ts');
const { listBookmarks } = await import('#app/data/annotations/annotations.ts');
const { listBooks } = await import('#app/data/books/library-books.ts');
const { bookIdOf } = await import('#app/data/books/book-files.ts');
const { addSmallBook } = await import('#app/testing/small-book.ts');
const { keepLastPosition } = await import('#app/data/progress/last-position.ts');
const { readPositions } = await import('#app/data/progress/progress.ts');
const { writeRecord } = await import('#app/data/records/write-record.ts');
const { saveExtractionRequestTime } = await import('#app/data/pictures/extraction-requests.ts');
const { addBookmark } = await import('#app/data/annotations/annotations.ts');
const { useAuth } = await import('./auth.ts');
const { useModals } = await import('./modals.ts');
const { changeNotificationSettings, useNotificationSettings } = await import('./notification-settings.ts');
const { changeSettings, useReaderSettings } = await import('./reader-settings.ts');
const { sendLastChanges } = await import('./send-last-changes.ts');
const { beforeSignOut, beginSession, beginWithoutAccount, endSession, restoreSession, signOut } =
  await import('./session.ts');
const { notify, useToasts } = await import('./toasts.ts');

const sessionOf = (id: string): Session => ({
  user: { id, email: `${id}@example.org`, full_name: null, created_at: '2026-01-01T00:00:00Z' },
  access: `access-${id}`,
  refresh: `refresh-${id}`,
});

beforeEach(() => {
  calls.length = 0;
  respond = null;
});

afterEach(async () => {
  if (hasUserDatabase()) await signOut({ keepBooks: false });
  await saveLastReader(null);
  await savePendingWipe(null);
  await saveLocalReader(null);
  await savePendingMove(null);
  for (const name of await Dexie.getDatabaseNames()) if (name !== 'reader-session') await Dexie.delete(name);
  stored.clear();
});

const LOC: [number, number, number, number, number] = [1, 0, 10, 1, 1];
const everythingStored = () => [...stored.values()].join(' ');

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
  expect(everythingStored()).not.toMatch(/ada|dark|30/);
  expect([...stored.keys()].filter((key) => key.startsWith('vignette_'))).toEqual([]);
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
  expect(everythingStored()).not.toMatch(/ada|sepia/);
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
  stored.set('vignette_theme', 'dark');
  await changeSettings({ theme: 'dark' });
  await beginSession(sessionOf('ada'));
  expect(useReaderSettings.getState().settings.theme).toBe('dark');
});

test('without a server, sign-out reports unsent changes at once', async () => {
  await beginSession(sessionOf('ada'));
  expect(await sendLastChanges()).toEqual({ changes: 0, books: 0, privateBooks: 0 });
  expect(calls).toEqual([]);
  await addBookmark('book-of-ada', LOC, 'x');
  await db().uploads.put({ bookId: 'b', sha: 's', name: 'b.epub', size: 1, state: 'waiting' });
  expect(await sendLastChanges()).toEqual({ changes: 1, books: 1, privateBooks: 0 });
  openUserDatabase('ada');
});

test('tokens stored without their user are restored by the server, or removed when it refuses them', async () => {
  const keep = () => {
    stored.set('vignette_access_token', 'access-ada');
    stored.set('vignette_refresh_token', 'refresh-ada');
  };
  keep();
  await restoreSession();
  expect(useAuth.getState().status).toBe('unauthenticated');
  expect(stored.has('vignette_access_token')).toBe(true);

  const { user } = sessionOf('ada');
  respond = () => Response.json(user);
  await restoreSession();
  expect(useAuth.getState()).toMatchObject({ status: 'authenticated', user });
  expect(stored.get('vignette_user_data')).toBe(JSON.stringify(user));
  await signOut({ keepBooks: false });

  keep();
  respond = () => Response.json({ error: 'Unauthorized', message: 'Expired' }, { status: 401 });
  await restoreSession();
  expect(useAuth.getState().status).toBe('unauthenticated');
  expect(stored.has('vignette_access_token')).toBe(false);
});

test('without an account everything works and no call leaves the browser', async () => {
  await beginWithoutAccount();
  const { bookId } = await addSmallBook();
  await addBookmark(bookId, LOC, 'here');
  await expect(fetchMe()).rejects.toMatchObject({ error: 'Network Error' });
  await restoreSession();
  expect(useAuth.getState().status).toBe('authenticated');
  expect((await listBooks()).map(({ title }) => title)).toEqual(['Small Hours']);
  expect(calls).toEqual([]);
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
