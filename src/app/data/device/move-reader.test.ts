import { afterEach, beforeEach, expect, test } from 'vitest';
import { addBookmark, addHighlight, listHighlights } from '#app/data/annotations/annotations.ts';
import { bookIdOf, identifyFile } from '#app/data/books/book-files.ts';
import {
  closeUserDatabase,
  type DescriptionRow,
  openUserDatabase,
  UserDatabase,
} from '#app/data/database/database.ts';
import { descriptionIdOf } from '#app/data/extraction/extracted-here.ts';
import { paintedHereId } from '#shared/sync/device/painted-here.ts';
import { listPictureRequests, requestPicture } from '#app/data/pictures/picture-requests.ts';
import { listSessions, saveSessionTime } from '#app/data/progress/reading-sessions.ts';
import { saveHabits } from '#app/data/settings/reading-habits.ts';
import { writeRecord } from '#app/data/records/write-record.ts';
import { addSmallBook, addUploadedBook } from '#app/testing/small-book.ts';
import { deviceId } from './device-id.ts';
import { moveContents } from './move-reader.ts';

const LOC: [number, number, number, number, number] = [1, 0, 10, 1, 1];

let from: UserDatabase;
let to: UserDatabase;
let bookId: string;
let idInAda: string;
/** Its id without an account, and in the account. */
let passage: [string, string];

beforeEach(async () => {
  from = openUserDatabase('local-1');
  const { sha, ...added } = await addSmallBook();
  ({ bookId } = added);
  idInAda = await bookIdOf('ada', sha);
  await addBookmark(bookId, LOC, 'here');
  passage = [
    await descriptionIdOf(bookId, 1, 0, 5),
    await descriptionIdOf(await bookIdOf('ada', sha), 1, 0, 5),
  ];
  const image = {
    id: paintedHereId(passage[0], 0),
    image_url: '',
    created_at: '2026-01-01T00:00:00Z',
    generation_time_seconds: 1,
  };
  await from.descriptions.put({
    id: passage[0],
    bookId,
    chapter_number: 1,
    start: 0,
    end: 5,
    type: 'location',
    entity: null,
    content: 'First',
    priority_score: 1,
    generated_image: image,
    foundHere: true,
    // Where no style was chosen IndexedDB keeps the property.
    ...({ style: undefined } as object),
  });
  await requestPicture((await from.descriptions.get(passage[0]))!);
  await from.shelf.put({ bookId, keep: true });
  await from.fonts.put({ name: 'Mine', bytes: new ArrayBuffer(8) });
  await writeRecord('progress', `${bookId}:${await deviceId(from)}`, { loc: LOC, pct: 10, at: 1 });
  await from.meta.put({ key: 'lowSpaceWarnedOn', value: '2026-01-01' });
});

afterEach(async () => {
  closeUserDatabase();
  await Promise.all([from.delete(), to.delete()]);
});

/** A reader's data, without operation numbers, which each database assigns. */
async function contentsOf(database: UserDatabase): Promise<Record<string, object[]>> {
  const { outbox, meta, ...tables } = Object.fromEntries(
    await Promise.all(database.tables.map(async (table) => [table.name, await table.toArray()] as const)),
  ) as Record<string, object[]>;
  return {
    ...tables,
    outbox: (outbox as { n: number }[]).map(({ n: _, ...operation }) => operation),
    meta: meta!,
  };
}

test('everything is moved once, wherever it is interrupted', async () => {
  const { views: viewsBefore, ...before } = await contentsOf(from);
  to = new UserDatabase('ada');
  let cuts = 0;
  // Interrupted one batch later each time.
  while (await moveUntilBatch(cuts === 0 ? 1 : 2)) cuts++;
  expect(cuts).toBeGreaterThan(9);
  // How far the move had got.
  await to.meta.delete('moved');
  const { views, ...after } = await contentsOf(to);
  const there = (value: unknown) =>
    JSON.parse(
      JSON.stringify(value)
        .replaceAll(bookId, idInAda)
        .replaceAll(...passage),
    ) as unknown;
  expect(JSON.parse(JSON.stringify(views))).toEqual(there(viewsBefore));
  expect(JSON.parse(JSON.stringify(after))).toEqual(there(before));
  expect(await from.files.count()).toBe(0);
});

/** Moves until the given batch has arrived, which is then not removed. @returns whether it was cut off there */
async function moveUntilBatch(batch: number): Promise<boolean> {
  let removed = 0;
  const cut = new Error('cut off');
  for (const { name } of from.tables) {
    const table = from[name as 'files']; // Dexie's list holds other objects for the same tables.
    table.bulkDelete = (async (keys: never) => {
      if (++removed === batch) throw cut;
      return (Object.getPrototypeOf(table) as typeof table).bulkDelete.call(table, keys);
    }) as typeof table.bulkDelete;
  }
  try {
    await moveContents(from, to);
    return false;
  } catch (error) {
    if (error !== cut) throw error;
    return true;
  }
}

test('the reader’s place stays that of this device, not of another one', async () => {
  const device = await deviceId(from);
  to = new UserDatabase('ada');
  await moveContents(from, to);
  expect(await deviceId(to)).toBe(device);
  expect(await to.views.get(['progress', `${idInAda}:${device}`])).toMatchObject({ v: { pct: 10 } });
});

test('existing data of the account on this device is kept', async () => {
  to = openUserDatabase('ada');
  await addUploadedBook();
  await writeRecord('book', idInAda, { title: 'Its newer title' });
  const device = await deviceId(to);
  from = new UserDatabase('local-1');
  const { id } = (await to.images.toArray())[0]!;
  await to.images.update(id, { mediaType: 'image/webp' });
  await moveContents(from, to);
  expect(await deviceId(to)).toBe(device);
  expect(await to.images.get(id)).toMatchObject({ mediaType: 'image/webp' });
  expect((await to.views.where('t').equals('mark').toArray()).map(({ v }) => v.text)).toEqual(['here']);
  expect(await identifyFile((await to.files.toArray())[0]!.bytes)).toMatchObject({ bookId: idInAda });
});

test('a reading session and a highlight with its note are the account’s afterwards', async () => {
  const highlight = { loc: LOC, end: 5, text: 'First', note: `About ${bookId}` };
  await addHighlight(bookId, highlight);
  const session = { id: crypto.randomUUID(), start: 1, seconds: 90, pages: 3, day: '2026-01-01' };
  await saveSessionTime({ ...session, book: bookId });
  to = new UserDatabase('ada');
  await moveContents(from, to);
  openUserDatabase('ada');
  expect(await listHighlights(idInAda)).toMatchObject([highlight]);
  expect(await listSessions()).toEqual([{ ...session, book: idInAda }]);
});

const SCENE = { painter: 'one', input: 'ab'.repeat(32) };

/** A passage that was painted without an account, unrequested, and that the account knows from its server. */
async function addKnownPassage(): Promise<void> {
  const painted: DescriptionRow = { ...(await from.descriptions.get(passage[0]))!, scene: SCENE };
  await from.descriptions.put({ ...painted, style: 'as ink' });
  await from.outbox.where('t').equals('imgreq').delete();
  await from.views.where('t').equals('imgreq').delete();
  to = openUserDatabase('ada');
  await addUploadedBook();
  from = new UserDatabase('local-1');
  const { foundHere: _here, style: _style, scene: _scene, ...row } = painted;
  await to.descriptions.put({ ...row, id: passage[1], bookId: idInAda, generated_image: null });
}

test('a picture of a passage that the account has too is requested as it was painted', async () => {
  await addKnownPassage();
  await moveContents(from, to);
  const row = await to.descriptions.get(passage[1]);
  const image = { id: paintedHereId(passage[1], 0) };
  expect(row).toMatchObject({ generated_image: image, style: 'as ink', scene: SCENE });
  const asked = { book: idInAda, description: passage[1], style: 'as ink', take: 0, scene: SCENE };
  expect((await listPictureRequests()).map(({ v }) => v)).toMatchObject([asked]);
});

test('it stays on this device where the account’s reader wants that', async () => {
  await addKnownPassage();
  await saveHabits({ paintsOn: 'device' });
  await moveContents(from, to);
  expect(await to.descriptions.get(passage[1])).toMatchObject({ scene: SCENE });
  expect(await listPictureRequests()).toEqual([]);
});
