import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LocatorTuple } from '#shared/contract/records.ts';
import type { FieldMap } from '#shared/contract/sync.ts';
import { settleRecords } from '#shared/sync/device/write-operation.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { deviceStore } from '../records/device-store.ts';
import {
  addBookmark,
  addHighlight,
  highlightColors,
  listBookmarks,
  listHighlights,
  listAnnotationsWithoutCfi,
  removeAnnotation,
  restoreAnnotation,
  setHighlightColor,
  setAnnotationCfi,
  setHighlightNote,
} from './annotations.ts';

let database: UserDatabase;
let readers = 0;

beforeEach(() => {
  database = openUserDatabase(`marks-${readers++}`);
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

const at = (chapter: number, offset: number): LocatorTuple => [chapter, offset, 1000, 1, 3];
const [yellow, green, blue] = highlightColors;

test('highlights are listed by chapter, in the order of the text', async () => {
  await addHighlight('emma', { loc: at(2, 40), end: 60, text: 'later' });
  await addHighlight('emma', { loc: at(2, 5), end: 9, text: 'earlier', color: green });
  await addHighlight('emma', { loc: at(1, 500), end: 520, text: 'first' });
  await addHighlight('other', { loc: at(2, 1), end: 2, text: 'elsewhere' });
  await addBookmark('emma', at(2, 7), 'no highlight');
  expect((await listHighlights('emma', 2)).map(({ text, color }) => [text, color])).toEqual([
    ['earlier', green],
    ['later', yellow],
  ]);
  expect((await listHighlights('emma')).map(({ text }) => text)).toEqual(['first', 'earlier', 'later']);
  expect(await listBookmarks('emma')).toHaveLength(1);
});

test('a highlight keeps at most 500 characters of its text, never half a character', async () => {
  const id = await addHighlight('emma', { loc: at(1, 0), end: 900, text: ` ${'a'.repeat(499)}😀tail` });
  expect((await listHighlights('emma')).find((one) => one.id === id)?.text).toBe('a'.repeat(499));
  await addHighlight('emma', { loc: at(1, 1), end: 900, text: 'b'.repeat(800) });
  expect((await listHighlights('emma'))[1]?.text).toHaveLength(500);
});

test('an empty range cannot be highlighted', async () => {
  await expect(addHighlight('emma', { loc: at(1, 10), end: 10, text: '' })).rejects.toBeInstanceOf(
    RangeError,
  );
});

test('colour and note are changes of their own, so that two devices changing one each both win', async () => {
  const id = await addHighlight('emma', { loc: at(1, 10), end: 20, text: 'words' });
  await deviceStore(database).transact(async (tables) => {
    // Everything so far is on the server, where another device has chosen a colour meanwhile.
    const [op] = await tables.operations();
    await tables.deleteOperations([op!.n]);
    const fields = Object.entries({ ...op!.f, color: blue });
    const f = Object.fromEntries(fields.map(([name, value]) => [name, [value, 50, 1, 'other']]));
    await tables.putRecords([{ t: 'mark', k: id, seq: 5, f: f as FieldMap }]);
    await settleRecords(tables, [['mark', id]]);
  });
  await setHighlightNote(id, 'Look here again');
  expect((await database.outbox.toArray()).map((op) => op.f)).toEqual([{ note: 'Look here again' }]);
  expect(await listHighlights('emma')).toMatchObject([{ color: blue, note: 'Look here again' }]);
  await setHighlightColor(id, green);
  expect((await database.outbox.toArray()).map((op) => op.f)).toEqual([
    { note: 'Look here again' },
    { color: green },
  ]);
  expect(await listHighlights('emma')).toMatchObject([{ color: green, note: 'Look here again' }]);
});

test('a removed annotation can be restored as it was', async () => {
  const id = await addHighlight('emma', { loc: at(1, 10), end: 20, text: 'words', note: 'why' });
  await removeAnnotation(id);
  expect(await listHighlights('emma')).toEqual([]);
  await restoreAnnotation(id);
  expect(await listHighlights('emma')).toMatchObject([{ id, text: 'words', note: 'why', end: 20 }]);
});

test('each annotation gets its CFI once, whether its place has one or not', async () => {
  const bookmark = await addBookmark('emma', at(1, 7), 'here');
  const highlight = await addHighlight('emma', { loc: at(2, 40), end: 60, text: 'words' });
  expect(await listAnnotationsWithoutCfi('emma')).toEqual([
    { id: bookmark, loc: at(1, 7) },
    { id: highlight, loc: at(2, 40), end: 60 },
  ]);
  await setAnnotationCfi(bookmark, null);
  await setAnnotationCfi(highlight, 'epubcfi(/6/4!/4/2,/1:3,/1:9)');
  expect(await listAnnotationsWithoutCfi('emma')).toEqual([]);
});
