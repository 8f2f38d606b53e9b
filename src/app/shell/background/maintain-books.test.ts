import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SceneDescription } from '#shared/contract/books.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '#app/data/database/database.ts';
import { keepOlderParse } from '#app/data/books/publications.ts';
import { storeDescriptions } from '#app/data/pictures/descriptions.ts';
import { saveExtracted } from '#app/data/extraction/extracted-here.ts';
import { saveSession } from '#app/data/device/session.ts';
import { keepBook } from '#app/data/storage/kept-books.ts';
import { completeKeptBooks, pullExtractedBooks, reparseOutdatedBooks } from './maintain-books.ts';
import { RetryDelays } from './retry-delays.ts';

let database: UserDatabase;
let readers = 0;
let requested: string[] = [];
/** Paths that the server answers with this status. */
let refused = new Map<string, number>();

beforeEach(async () => {
  database = openUserDatabase(`keeper-${readers++}`);
  const user = { id: database.userId, email: 'a@example.org', full_name: null, created_at: '2026-01-01' };
  await saveSession({ user, access: 'a', refresh: 'r' });
  [requested, refused] = [[], new Map<string, number>()];
  vi.stubGlobal('fetch', (url: string) => {
    const path = url.replace('/api/v1', '');
    requested.push(path);
    const status = refused.get(path);
    if (status) return Promise.resolve(Response.json({ error: 'Refused', message: 'no' }, { status }));
    if (path.endsWith('/cast')) return Promise.resolve(Response.json({ cast: [] }));
    if (path.endsWith('/descriptions')) return Promise.resolve(Response.json({ descriptions: [] }));
    if (path.endsWith('/file')) return Promise.resolve(new Response('picture'));
    return Promise.resolve(Response.json(detail(path.split('/')[2]!)));
  });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  closeUserDatabase();
  await database.delete();
});

const detail = (id: string) => ({
  ...{ id, title: id, author: '', description: null, genre: null, language: null, file_format: 'epub' },
  ...{ file_sha256: id, file_size: 1, total_pages: 1, estimated_reading_time_hours: 0, has_cover: false },
  ...{ chapters: [], chapters_count: 0, total_chapters: 0, reading_progress_percent: 0 },
  reading_progress: { progress_percent: 0, current_chapter: 1 },
  ...{ is_parsed: true, parsing_progress: 100, created_at: '2026-01-01T00:00:00.000Z' },
});

/** A kept book whose text is here and whose pictures are not. */
async function addKeptBook(id: string, imageIds: readonly string[], addedAt: number): Promise<void> {
  const v = { title: id, sha: id, size: 1, addedAt, state: 'ready', revision: 1 };
  await database.views.put({ t: 'book', k: id, book: id, ms: 1, v });
  await database.summaries.put({
    ...{ bookId: id, title: id, chapters: 1, language: null, genre: null, series: null },
  });
  const descriptions = imageIds.map((imageId, start): SceneDescription => ({
    ...{
      id: `d-${imageId}`,
      type: 'location' as const,
      content: 'A hall.',
      start,
      end: start + 1,
      entity: null,
    },
    ...{ chapter_number: 1, priority_score: 50 },
    generated_image: {
      ...{ id: imageId, image_url: `/api/v1/images/${imageId}/file`, generation_time_seconds: 1 },
      created_at: '2026-01-01T00:00:00.000Z',
    },
  }));
  await storeDescriptions(id, descriptions, 1);
  await keepBook(id);
}

const picturesHere = async () => (await database.images.toCollection().primaryKeys()).sort();

test('a picture missing at the server does not stop the pictures and books after it', async () => {
  await addKeptBook('first', ['gone', 'i1'], 2);
  await addKeptBook('second', ['i2'], 1);
  refused.set('/images/gone/file', 404);
  await completeKeptBooks(new RetryDelays(), () => false);
  expect(await picturesHere()).toEqual(['i1', 'i2']);
  expect((await database.descriptions.get('d-gone'))?.generated_image).toBeNull();
  requested = [];
  await completeKeptBooks(new RetryDelays(), () => false);
  expect(requested).toEqual([]);
});

test('a book that fails does not hold up the next one, and waits before it is tried again', async () => {
  await addKeptBook('first', ['i1'], 2);
  await addKeptBook('second', ['i2'], 1);
  refused.set('/images/i1/file', 500);
  const delays = new RetryDelays();
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await completeKeptBooks(delays, () => false);
  expect(logged).toHaveBeenCalledExactlyOnceWith('[kept book]', expect.objectContaining({ status: 500 }));
  logged.mockRestore();
  expect(await picturesHere()).toEqual(['i2']);
  refused.clear();
  await completeKeptBooks(delays, () => false);
  expect(await picturesHere()).toEqual(['i2']);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
  await completeKeptBooks(delays, () => false);
  vi.useRealTimers();
  expect(await picturesHere()).toEqual(['i1', 'i2']);
});

test('the server’s descriptions of a book extracted here are pulled once, even if the event was missed', async () => {
  const v = { title: 'A', sha: 'a', size: 1, addedAt: 1, state: 'ready', revision: 1 };
  await database.views.put({ t: 'book', k: 'a', book: 'a', ms: 1, v });
  await database.descriptions.put({
    ...{ id: 'd', bookId: 'a', type: 'location', content: 'A hall.', start: 0, end: 7, entity: null },
    ...{ chapter_number: 1, priority_score: 50, generated_image: null, foundHere: true },
  });
  await saveExtracted('a', 'engine');
  for (let i = 0; i < 2; i++) await pullExtractedBooks(new RetryDelays(), () => false);
  expect(requested).toEqual(['/books/a/descriptions']);
  expect(await database.descriptions.count()).toBe(0);
});

test('a book whose parsing ends its worker does not block the next one, and is not parsed again every minute', async () => {
  for (const [bookId, openedAt] of [
    ['fatal', 2],
    ['sound', 1],
  ] as const)
    await database.publications.put({
      ...{
        bookId,
        openedAt,
        parserVersion: 1,
        title: bookId,
        authors: [],
        language: null,
        description: null,
      },
      ...{ genres: [], series: null, direction: 'ltr', contents: [], chapters: [] },
    });
  let tried: string[] = [];
  const reparse = async (bookId: string) => {
    tried.push(bookId);
    if (bookId === 'fatal') throw new Error('The worker has ended.');
    await keepOlderParse(bookId);
  };
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  vi.useFakeTimers({ toFake: ['Date'] });
  const delays = new RetryDelays();
  const round = () => reparseOutdatedBooks(delays, () => false, reparse);
  await round();
  expect(tried).toEqual(['fatal', 'sound']);
  tried = [];
  for (let minute = 1; minute <= 16; minute++) {
    vi.setSystemTime(Date.now() + 60_000);
    await round();
  }
  vi.useRealTimers();
  logged.mockRestore();
  // After five minutes, and after ten more.
  expect(tried).toEqual(['fatal', 'fatal']);
});
