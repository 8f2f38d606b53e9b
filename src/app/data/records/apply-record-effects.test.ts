import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  closeUserDatabase,
  openUserDatabase,
  type DescriptionRow,
  type UserDatabase,
} from '../database/database.ts';
import { detachPicture, replacePicture, storeDescriptions } from '../pictures/descriptions.ts';
import { paintedHereId } from '#shared/sync/device/painted-here.ts';
import { deviceStore } from './device-store.ts';
import { applyRecordEffects } from './apply-record-effects.ts';
import { isPictureRequested, requestPicture } from '../pictures/picture-requests.ts';
import { writeRecord } from './write-record.ts';

let database: UserDatabase;
let readers = 0;

beforeEach(() => {
  database = openUserDatabase(`follower-${readers++}`);
});
afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

const image = (id: string, day: number) => ({
  id,
  image_url: `/api/v1/images/${id}/file?sig=x`,
  created_at: `2026-01-0${day}T00:00:00.000Z`,
  generation_time_seconds: 1,
});

const description = (generated: DescriptionRow['generated_image']): DescriptionRow => ({
  ...{ id: 'd1', bookId: 'b1', type: 'location', content: 'A low house.', start: 0, end: 12 },
  ...{ chapter_number: 1, entity: null, priority_score: 50, generated_image: generated },
});

/** Receives fields that the server has set. */
async function receive(t: string, k: string, fields: Record<string, unknown>): Promise<void> {
  const view = await database.views.get([t, k]);
  await deviceStore(database).transact((tables) =>
    tables.putViews([{ ...view!, ms: 1, v: { ...view!.v, ...fields } }]),
  );
}

test('a picture requested offline is attached to its description by the sync that receives it', async () => {
  await database.descriptions.put(description(null));
  await requestPicture(description(null));
  expect(await isPictureRequested('d1')).toBe(true);
  await receive('imgreq', 'desc:d1', { status: 'done', image: image('i1', 1) });
  await applyRecordEffects(database);
  expect((await database.descriptions.get('d1'))?.generated_image?.id).toBe('i1');
  expect(await isPictureRequested('d1')).toBe(false);
});

test('another take that was painted here is not replaced by a late event about the picture before it', async () => {
  const shown = { ...image('i1', 1), take: 0 };
  const scene = { painter: 'one', input: 'ab'.repeat(32) };
  await requestPicture(description(null));
  await receive('imgreq', 'desc:d1', { status: 'done', image: shown });
  await requestPicture(description(shown), '', 1, scene);
  const again = { ...image(paintedHereId('d1', 1), 1), take: 1 };
  await database.descriptions.put({ ...description(again), scene });
  await applyRecordEffects(database);
  expect((await database.descriptions.get('d1'))?.generated_image?.id).toBe(again.id);
});

test('a newer picture is not replaced by the one that was requested earlier', async () => {
  const newer = description(image('i2', 2));
  await database.descriptions.put(newer);
  await requestPicture(description(null));
  await receive('imgreq', 'desc:d1', { status: 'done', image: image('i1', 1) });
  await applyRecordEffects(database);
  expect((await database.descriptions.get('d1'))?.generated_image?.id).toBe('i2');
});

test('a picture painted on this device is replaced by the server’s, regardless of this device’s clock', async () => {
  const painted = description({ ...image(paintedHereId('d1', 0), 9), image_url: '' });
  await database.descriptions.put(painted);
  await requestPicture(painted, 'woodcut');
  expect((await database.views.get(['imgreq', 'desc:d1']))?.v).toMatchObject({
    style: 'woodcut',
    replaces: null,
  });
  await receive('imgreq', 'desc:d1', { status: 'done', image: image('i1', 1) });
  await applyRecordEffects(database);
  expect((await database.descriptions.get('d1'))?.generated_image?.id).toBe('i1');
});

test('a picture painted on this device outlasts a pull of the descriptions, until the server has one', async () => {
  const painted = description({ ...image(paintedHereId('d1', 0), 1), image_url: '' });
  await database.descriptions.put(painted);
  await storeDescriptions('b1', [description(null)], 1);
  expect((await database.descriptions.get('d1'))?.generated_image?.id).toBe(paintedHereId('d1', 0));
  await storeDescriptions('b1', [description(image('i1', 1))], 2);
  expect((await database.descriptions.get('d1'))?.generated_image?.id).toBe('i1');
});

test('a picture that is finished after the server’s has arrived does not replace it', async () => {
  await database.descriptions.put(description(image('i1', 1)));
  const late = { ...image(paintedHereId('d1', 1), 2), image_url: '' };
  expect(await replacePicture('d1', paintedHereId('d1', 0), late)).toBe(false);
  expect((await database.descriptions.get('d1'))?.generated_image?.id).toBe('i1');
  expect(await replacePicture('d1', 'i1', late)).toBe(true);
  expect((await database.descriptions.get('d1'))?.generated_image?.id).toBe(late.id);
});

test('a picture that was deleted does not return with later syncs', async () => {
  await database.descriptions.put(description(null));
  await requestPicture(description(null));
  await receive('imgreq', 'desc:d1', { status: 'done', image: image('i1', 1) });
  await applyRecordEffects(database);
  await detachPicture('d1');
  await applyRecordEffects(database);
  expect((await database.descriptions.get('d1'))?.generated_image).toBeNull();
});

test('a sync reads the records that it changed, not all books and requests', async () => {
  const views = Array.from({ length: 10_000 }, (_, n) => [
    { t: 'book', k: `b${n}`, book: `b${n}`, v: { state: 'ready', sha: `s${n}`, size: 1 }, ms: 1 },
    { t: 'imgreq', k: `r${n}`, book: `b${n}`, v: { status: 'queued', description: `d${n}` }, ms: 1 },
  ]).flat();
  await deviceStore(database).transact((tables) => tables.putViews(views));
  await database.descriptions.put(description(null));
  await receive('imgreq', 'r1', { status: 'done', image: image('i1', 1) });
  let read = 0;
  database.views.hook('reading', (row) => {
    read += 1;
    return row;
  });
  await applyRecordEffects(database);
  expect((await database.descriptions.get('d1'))?.generated_image?.id).toBe('i1');
  expect(read).toBe(1);
  await applyRecordEffects(database);
  expect(read).toBe(1);
});

test('a file that a restored server has lost is sent again, if it is on this device', async () => {
  const book = {
    title: 'Emma',
    author: 'J. A.',
    format: 'epub' as const,
    size: 3,
    addedAt: 1,
    deleted: false,
  };
  await writeRecord('book', 'here', { ...book, sha: 'aa' });
  await writeRecord('book', 'elsewhere', { ...book, sha: 'bb' });
  await writeRecord('book', 'deleted', { ...book, sha: 'aa', deleted: true });
  await database.files.put({ sha: 'aa', i: 0, bytes: new ArrayBuffer(3) });
  await applyRecordEffects(database);
  expect(await database.uploads.toArray()).toEqual([
    { bookId: 'here', sha: 'aa', name: 'Emma.epub', size: 3, state: 'waiting' },
  ]);
});

test('a file that the server has is left alone', async () => {
  await writeRecord('book', 'there', { title: 'Emma', sha: 'aa', size: 3, format: 'epub', deleted: false });
  await receive('book', 'there', { state: 'ready' });
  await database.files.put({ sha: 'aa', i: 0, bytes: new ArrayBuffer(3) });
  await applyRecordEffects(database);
  expect(await database.uploads.count()).toBe(0);
});
