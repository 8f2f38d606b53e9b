import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerMessage } from '#shared/contract/events.ts';
import type { LocatorTuple } from '#shared/contract/records.ts';
import { knownFromPosition, mayShow } from '#shared/reading/spoilers/may-show.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '#app/data/database/database.ts';
import { saveSession } from '#app/data/device/session.ts';
import { storeDescriptions } from '#app/data/pictures/descriptions.ts';
import { saveProgress } from '#app/data/progress/progress.ts';
import { writeRecord } from '#app/data/records/write-record.ts';
import { saveHabits } from '#app/data/settings/reading-habits.ts';
import { isAwaited, whileAwaited } from '#app/state/awaited-pictures.ts';
import { useModals } from '#app/state/modals.ts';
import { useNotificationSettings } from '#app/state/notification-settings.ts';
import { useToasts } from '#app/state/toasts.ts';
import { handleServerMessage } from './server-messages.ts';

let database: UserDatabase;
let readers = 0;

const book = { book_id: 'b', book_title: 'Emma' };
const picture = { ...book, description_id: 'd', description_type: 'location' };
const events: [message: ServerMessage, type: string, title: string, words: RegExp][] = [
  [{ type: 'book_processing_started', data: book }, 'info', 'Book Processing Started', /Emma/],
  [
    { type: 'book_processing_completed', data: { ...book, chapters_count: 55, descriptions_count: 9 } },
    'success',
    'Book Processing Complete',
    /Emma.*55/,
  ],
  [
    { type: 'book_processing_failed', data: { ...book, error: 'No text' } },
    'error',
    'Book Processing Failed',
    /Emma.*No text/,
  ],
  [{ type: 'image_generation_started', data: picture }, 'info', 'Image Generation Started', /passage/],
  [
    { type: 'image_generation_completed', data: { ...picture, images_count: 2 } },
    'success',
    'New Images Generated',
    /2 .*Emma/,
  ],
  [
    { type: 'image_generation_failed', data: { ...picture, error: 'Out of paint' } },
    'error',
    'Image Generation Failed',
    /Out of paint/,
  ],
  [
    { type: 'chapter_descriptions_extracted', data: { ...book, chapter_number: 1, descriptions_count: 4 } },
    'success',
    'Descriptions Found',
    /4 .*Emma/,
  ],
];

beforeEach(() => {
  database = openUserDatabase(`events-${readers++}`);
  useToasts.setState({ toasts: [] });
  useNotificationSettings.setState({ bookProcessing: true, imageGeneration: true });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  closeUserDatabase();
  await database.delete();
});

test('each pushed event is shown under its own title', async () => {
  for (const [message, type, title, words] of events) {
    useToasts.setState({ toasts: [] });
    await handleServerMessage(message);
    const { toasts } = useToasts.getState();
    expect(toasts.map((toast) => [toast.type, toast.title])).toEqual([[type, title]]);
    expect(toasts[0]!.message).toMatch(words);
  }
});

test('a toast of the server is shown in its own words', async () => {
  const data = { level: 'warning', title: 'Maintenance', message: 'Tonight at ten.' } as const;
  await handleServerMessage({ type: 'user_notification', data });
  expect(useToasts.getState().toasts[0]).toMatchObject({
    type: 'warning',
    title: 'Maintenance',
    message: 'Tonight at ten.',
    durationMs: 7_000,
  });
});

test('notifications that the reader has switched off are not shown', async () => {
  useNotificationSettings.setState({ bookProcessing: false, imageGeneration: false });
  for (const [message] of events) await handleServerMessage(message);
  expect(useToasts.getState().toasts).toEqual([]);
});

test('the descriptions of a whole book are one toast with their total', async () => {
  await handleServerMessage({
    type: 'chapter_descriptions_extracted',
    data: {
      book_id: 'c',
      book_title: 'Persuasion',
      chapter_number: 2,
      descriptions_count: 3,
      total_descriptions: 8,
    },
  });
  const { toasts } = useToasts.getState();
  expect(toasts).toHaveLength(1);
  expect(toasts[0]!.message).toMatch(/8 .*Persuasion/);
});

const shown = () => useToasts.getState().toasts.map(({ earlier, title }) => [...earlier, title].join(' > '));

test('a book that is added is one toast, and so is a picture, however many events report them', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ descriptions: [], total: 0 })));
  for (const [message, type] of events) if (type !== 'error') await handleServerMessage(message);
  expect(shown()).toEqual([
    'Book Processing Started > Book Processing Complete > Descriptions Found',
    'Image Generation Started > New Images Generated',
  ]);
});

test('a book that failed keeps its toast although another one succeeds', async () => {
  await handleServerMessage({ type: 'book_processing_failed', data: { ...book, error: 'No text' } });
  await handleServerMessage({
    type: 'book_processing_started',
    data: { book_id: 'c', book_title: 'Ivanhoe' },
  });
  expect(shown()).toEqual(['Book Processing Failed', 'Book Processing Started']);
});

const ofPictures = events.flatMap(([message]) => (message.type.startsWith('image_') ? [message] : []));

test('a picture that is open, or awaited on the page, is not announced, but one of another passage is', async () => {
  useModals.getState().open({ kind: 'image', descriptionId: 'd' });
  for (const message of ofPictures) await handleServerMessage(message);
  useModals.getState().close();
  await whileAwaited('d', async () => {
    for (const message of ofPictures) await handleServerMessage(message);
  });
  expect(shown()).toEqual([]);
  await whileAwaited('other', () => handleServerMessage(ofPictures[0]!));
  expect(shown()).toEqual(['Image Generation Started']);
});

test('a toast does not name the subject of a picture beyond the reader’s place', async () => {
  const passage = { type: 'location', content: 'A hall.', text: 'A hall.', start: 90, end: 97 } as const;
  const passages = [1, 3, 5].map((chapter_number) => ({
    ...passage,
    ...{ id: `in-${chapter_number}`, chapter_id: `c${chapter_number}`, chapter_number },
    ...{ entity: 'Hartfield', priority_score: 50, generated_image: null },
  }));
  await storeDescriptions('b', passages, 1);
  for (const chapter of [4, 2]) await saveProgress('b', { loc: [chapter, 0, 1000, 1, 10], percent: chapter });
  const [started, , failed] = ofPictures;
  const shownOf = async (message: ServerMessage, id: string) => {
    useToasts.setState({ toasts: [] });
    await handleServerMessage({ ...message, data: { ...message.data, description_id: id } } as ServerMessage);
    return useToasts.getState().toasts.map(({ message: words }) => words);
  };
  expect(await shownOf(started!, 'in-3')).toEqual(['Illustrating a passage (location).']);
  expect(await shownOf(started!, 'in-5')).toEqual(['Illustrating a passage.']);
  expect(await shownOf(failed!, 'in-5')).toEqual(['Out of paint']);
  // A passage that this device does not know may be anywhere.
  expect(await shownOf(started!, 'unknown')).toEqual(['Illustrating a passage.']);
  await saveHabits({ spoilerFreeRereading: true });
  expect(await shownOf(started!, 'in-1')).toEqual(['Illustrating a passage (location).']);
  expect(await shownOf(started!, 'in-3')).toEqual(['Illustrating a passage.']);
});

test('a toast names the subject of a picture exactly where a gallery may show it', async () => {
  const passage = { type: 'location', content: 'A hall.', text: 'A hall.', entity: 'Hartfield' } as const;
  const ends = [1, 60, 61, 100].map((end) => ({ id: `at-${end}`, end }));
  await storeDescriptions(
    'b',
    ends.map(({ id, end }) => ({
      ...{ ...passage, id, chapter_id: 'c2', chapter_number: 2, start: end - 1, end },
      ...{ priority_score: 50, generated_image: null },
    })),
    1,
  );
  const positions: LocatorTuple[] = [
    [1, 90, 100, 5, 5],
    [2, 0, 100, 1, 5],
    [2, 20, 100, 2, 5],
    [2, 21, 100, 2, 5],
    [2, 99, 100, 5, 5],
    [3, 0, 100, 1, 5],
  ];
  const named: string[] = [];
  for (const loc of positions) {
    await saveProgress('b', { loc, percent: loc[0] });
    for (const { id, end } of ends) {
      const messages = [];
      for (const message of ofPictures) {
        useToasts.setState({ toasts: [] });
        await handleServerMessage({
          ...message,
          data: { ...message.data, description_id: id },
        } as ServerMessage);
        messages.push(...useToasts.getState().toasts.map(({ title, message: words }) => `${title} ${words}`));
      }
      const isNamed = /location|Hartfield|hall/.test(messages.join(' '));
      expect(messages).toHaveLength(3);
      expect(isNamed).toBe(mayShow({ chapter: 2, offset: end }, knownFromPosition(loc)));
      if (isNamed) named.push(`${loc[0]}:${loc[1]} ${id}`);
    }
  }
  // Both answers occurred: the text two pages ahead counts as open.
  expect(named).toContain('2:20 at-60');
  expect(named).not.toContain('2:20 at-61');
});

test('a pushed failure ends the wait for the picture at once', async () => {
  const wait = whileAwaited('d', (failed) => awaitAbort(failed));
  await handleServerMessage(ofPictures.find(({ type }) => type === 'image_generation_failed')!);
  await expect(wait).rejects.toThrow('could not be generated');
  expect(isAwaited('d')).toBe(false);
});

const awaitAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

test('the events of one extraction cause one pull of the descriptions', async () => {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    return Promise.resolve(Response.json({ descriptions: [], total: 0 }));
  });
  const user = { id: database.userId, email: 'a@example.org', full_name: null, created_at: '2026-01-01' };
  await saveSession({ user, access: 'a', refresh: 'r' });
  await writeRecord('book', 'b', { title: 'Emma' });
  await database.views
    .where('t')
    .equals('book')
    .modify((row) => void (row.v.state = 'ready'));

  const burst: ServerMessage[] = [
    { type: 'chapter_descriptions_extracted', data: { ...book, chapter_number: 1, descriptions_count: 9 } },
    { type: 'book_processing_completed', data: { ...book, chapters_count: 55, descriptions_count: 9 } },
  ];
  await Promise.all(burst.map(handleServerMessage));
  expect(fetched).toHaveLength(1);
  expect(fetched[0]).toMatch(/\/books\/b\/descriptions/);

  await handleServerMessage(burst[1]!);
  expect(fetched).toHaveLength(2);
});
