import { liveQuery } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '#app/data/database/database.ts';
import { listDescriptions, storeDescriptions } from '#app/data/pictures/descriptions.ts';
import { saveSession } from '#app/data/device/session.ts';
import { writeRecord } from '#app/data/records/write-record.ts';
import { endSession } from '#app/state/session.ts';
import { useToasts } from '#app/state/toasts.ts';
import { storageKeys } from '#shared/contract/storage.ts';
import { requestExtractionAfterUpload, requestExtractionWhileReading } from './request-extraction.ts';

const bookId = 'emma';
let database: UserDatabase;
let readers = 0;
/** A fake server: its responses, and the requests it received. */
let process: { status: number; body: object };
let found = 0;
let requests: string[] = [];
const stored = new Map<string, string>();
let stop: () => void = () => undefined;

const description = (n: number) => ({
  id: `d${n}`,
  chapter_id: 'c1',
  chapter_number: 1,
  type: 'location',
  content: 'A hall.',
  text: 'A hall.',
  start: n,
  end: n + 1,
  entity: null,
  priority_score: 50,
  generated_image: null,
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  process = { status: 200, body: { status: 'processing', descriptions_found: 0 } };
  [found, requests] = [0, []];
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(url.split('/').at(-1)!);
    const descriptions = Array.from({ length: found }, (_, n) => description(n));
    return Promise.resolve(
      url.endsWith('/process')
        ? Response.json(process.body, { status: process.status })
        : Response.json({ descriptions, total: found }),
    );
  });
  database = openUserDatabase(`parsing-${readers++}`);
  const user = { id: database.userId, email: 'a@example.org', full_name: null, created_at: '2026-01-01' };
  await saveSession({ user, access: 'a', refresh: 'r' });
  await writeRecord('book', bookId, { title: 'Emma' });
  await database.views
    .where('t')
    .equals('book')
    .modify((row) => void (row.v.state = 'ready'));
  useToasts.setState({ toasts: [] });
});

afterEach(async () => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  closeUserDatabase();
  await database.delete();
});

/** Lets calls and the database finish, which don't depend on the fake clock. */
async function settle(): Promise<void> {
  for (let i = 0; i < 60; i++) await new Promise((resolve) => setImmediate(resolve));
}

async function pass(seconds: number): Promise<void> {
  vi.advanceTimersByTime(seconds * 1_000);
  await settle();
}

const toasts = () =>
  useToasts
    .getState()
    .toasts.map(({ type, title, earlier }) => `${type}: ${[...earlier, title].join(' > ')}`);
const checks = () => requests.filter((name) => name === 'descriptions').length;

test('slow descriptions are checked for after 15 s, then every 10 s, twelve times', async () => {
  stop = requestExtractionWhileReading(bookId, 1);
  await settle();
  expect(toasts()).toEqual(['info: Парсинг запущен']);
  await pass(14.9);
  expect(checks()).toBe(0);
  await pass(0.1);
  expect(checks()).toBe(1);
  for (let n = 2; n <= 12; n++) {
    await pass(9.9);
    expect(checks()).toBe(n - 1);
    await pass(0.1);
    expect(checks()).toBe(n);
  }
  expect(toasts()).toEqual(['warning: Парсинг запущен > Парсинг займет время']);
  await pass(600);
  expect(checks()).toBe(12);
});

test('descriptions are announced and shown as soon as a check finds them', async () => {
  stop = requestExtractionWhileReading(bookId, 1);
  await settle();
  await pass(15);
  found = 3;
  await pass(10);
  expect(toasts()).toEqual(['success: Парсинг запущен > Парсинг завершен!']);
  expect(await database.descriptions.count()).toBe(3);
  await pass(600);
  expect(checks()).toBe(2);
});

/** Like the reader's page: it stops as soon as a query of its own finds descriptions in the chapter. */
function stopWhenDescribed(): () => void {
  const stopParsing = requestExtractionWhileReading(bookId, 1);
  const subscription = liveQuery(() => listDescriptions(bookId, 1)).subscribe(
    (rows) => rows.length > 0 && stopParsing(),
  );
  return () => subscription.unsubscribe();
}

test('the end is announced once, although found descriptions stop the checks', async () => {
  stop = stopWhenDescribed();
  await settle();
  found = 3;
  await pass(15);
  expect(toasts()).toEqual(['success: Парсинг запущен > Парсинг завершен!']);
});

test('the end is announced once when a pushed event delivers the descriptions before a check', async () => {
  stop = stopWhenDescribed();
  await settle();
  found = 1;
  await storeDescriptions(bookId, [{ ...description(0), type: 'location' }], 1);
  await pass(0.1);
  await pass(0.1);
  expect(toasts()).toEqual(['success: Парсинг запущен > Парсинг завершен!']);
});

test('a reader who leaves a chapter without descriptions is not notified', async () => {
  const leave = requestExtractionWhileReading(bookId, 1);
  await settle();
  leave();
  await pass(600);
  expect(toasts()).toEqual(['info: Парсинг запущен']);
  expect(checks()).toBe(0);
});

test('descriptions found at once are shown two seconds later', async () => {
  process.body = { status: 'completed', descriptions_found: 2 };
  found = 2;
  stop = requestExtractionWhileReading(bookId, 1);
  await settle();
  expect(toasts()).toEqual(['success: Описания обработаны!']);
  await pass(1.9);
  expect(await database.descriptions.count()).toBe(0);
  await pass(0.1);
  expect(await database.descriptions.count()).toBe(2);
});

test('a refusal is shown with a retry; a book is not requested twice in five minutes', async () => {
  process = { status: 500, body: { message: 'Busy' } };
  stop = requestExtractionWhileReading(bookId, 1);
  await settle();
  expect(toasts()).toEqual(['error: Ошибка парсинга']);
  expect(requests).toEqual(['process']);
  requestExtractionWhileReading(bookId, 2)();
  await settle();
  expect(requests).toEqual(['process']);

  process = { status: 200, body: { status: 'processing', descriptions_found: 0 } };
  const { action } = useToasts.getState().toasts[0]!;
  expect(action?.label).toBe('Повторить');
  action!.run();
  await settle();
  expect(toasts().at(-1)).toBe('info: Парсинг запущен');
});

test('after an upload the extraction begins two seconds later, and its failure is only counted', async () => {
  const failures: unknown[] = [];
  requestExtractionAfterUpload(bookId, (thrown) => failures.push(thrown));
  await pass(1.9);
  expect(requests).toEqual([]);
  await pass(0.1);
  expect(toasts()).toEqual(['info: Processing Started']);

  process = { status: 500, body: { message: 'Busy' } };
  requestExtractionAfterUpload(bookId, (thrown) => failures.push(thrown));
  await pass(2);
  expect(toasts()).toHaveLength(1);
  expect(failures).toMatchObject([{ message: 'Busy' }]);
});

test('a reader who signs out just after an upload requests nothing any more', async () => {
  requestExtractionAfterUpload(bookId, () => undefined);
  await endSession();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(requests).toEqual([]);
  expect(stored.get(storageKeys.recentParsing)).toBeUndefined();
});
