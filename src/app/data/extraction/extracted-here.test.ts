import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SceneDescription } from '#shared/contract/books.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { listDescriptions, replacePicture, storeDescriptions } from '../pictures/descriptions.ts';
import {
  forgetExtraction,
  needsExtraction,
  saveExtracted,
  storeExtractedPassages,
} from './extracted-here.ts';
import { storePicture } from '../pictures/stored-pictures.ts';
import { paintedHereId } from '#shared/sync/device/painted-here.ts';

let database: UserDatabase;
let readers = 0;

const chapter = { number: 1, text: 'A low house stood by the river. A tall woman in grey came out of it.' };
const house = { type: 'location', start: 0, end: 31, entity: null, priorityScore: 60 } as const;
const woman = { type: 'character', start: 32, end: 68, entity: null, priorityScore: 50 } as const;

beforeEach(async () => {
  database = openUserDatabase(`finder-${readers++}`);
  await describeBook({});
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

const describeBook = (v: object) =>
  database.views.put({ t: 'book', k: 'b', book: 'b', ms: 1, v: { title: 'b', ...v } });

const storeSummary = () =>
  database.summaries.put({
    ...{ bookId: 'b', title: 'b', chapters: 1 },
    ...{ language: 'en', genre: null, series: null },
  });

const rows = () => listDescriptions('b', 1);

async function paint(descriptionId: string, style?: string): Promise<void> {
  const id = paintedHereId(descriptionId, 0);
  const image = { id, image_url: '', created_at: '2026-01-01', generation_time_seconds: 1, drawn: [] };
  const [bytes, mediaType] = [new ArrayBuffer(8), 'image/jpeg'];
  await storePicture({ id, bookId: 'b', descriptionId, createdAt: image.created_at, bytes, mediaType });
  await replacePicture(descriptionId, undefined, image, { style });
}

/** A passage as the server sends it. */
const atServer = (id: string, start: number, end: number): SceneDescription => ({
  ...{ id, start, end, chapter_number: 1, content: chapter.text.slice(start, end) },
  ...{ type: 'location', entity: null, priority_score: 60, generated_image: null },
});

test('the same passage has the same id on every device and at the server', async () => {
  await storeExtractedPassages('b', chapter, [house]);
  // By the server: uuidFromDigest(sha256('description:b:1:0:31')).
  const { createHash } = await import('node:crypto');
  const digest = createHash('sha256').update('description:b:1:0:31').digest('hex');
  const [found] = await rows();
  expect(found!.id.replaceAll('-', '').slice(0, 12)).toBe(digest.slice(0, 12));
  expect(found).toMatchObject({ content: 'A low house stood by the river.', foundHere: true });
});

test('the server’s descriptions replace those found here, each once', async () => {
  await storeExtractedPassages('b', chapter, [house, woman]);
  const [same] = await rows();
  await storeDescriptions('b', [atServer(same!.id, 0, 31)], 1);
  expect(await rows()).toMatchObject([{ id: same!.id }]);
  expect((await rows())[0]).not.toHaveProperty('foundHere');
});

test('a picture painted here moves to the server’s passage in its place, which is requested in its style', async () => {
  await storeExtractedPassages('b', chapter, [woman]);
  const [found] = await rows();
  await paint(found!.id, 'woodcut');
  await storeDescriptions('b', [atServer('house', 0, 31), atServer('other', 40, 68)], 1);
  expect(await rows()).toMatchObject([
    { id: 'house', generated_image: null },
    { id: 'other', generated_image: { id: paintedHereId(found!.id, 0) } },
  ]);
  expect(await database.images.toArray()).toMatchObject([{ descriptionId: 'other' }]);
  expect(await database.outbox.toArray()).toMatchObject([
    { t: 'imgreq', k: 'desc:other', f: { description: 'other', style: 'woodcut' } },
  ]);
});

test('a picture painted here is replaced by the one that the server has of the passage in its place', async () => {
  await storeExtractedPassages('b', chapter, [woman]);
  const [found] = await rows();
  await paint(found!.id);
  const image = {
    id: 'painted',
    image_url: '/painted',
    created_at: '2026-01-02',
    generation_time_seconds: 1,
  };
  await storeDescriptions('b', [{ ...atServer('other', 40, 68), generated_image: image }], 1);
  expect(await rows()).toMatchObject([{ id: 'other', generated_image: { id: 'painted' } }]);
  expect(await database.images.count()).toBe(0);
});

test('a passage with a picture is kept if the server has none in its place', async () => {
  await storeExtractedPassages('b', chapter, [woman]);
  const [found] = await rows();
  await paint(found!.id);
  await storeDescriptions('b', [atServer('house', 0, 31)], 1);
  expect((await rows()).map(({ id }) => id)).toEqual(['house', found!.id]);
  expect(await database.outbox.count()).toBe(0);
});

test('descriptions extracted here are kept until the server has extracted the book', async () => {
  await storeExtractedPassages('b', chapter, [house]);
  await describeBook({ state: 'uploaded' });
  await storeDescriptions('b', [], 1);
  expect(await rows()).toHaveLength(1);
  await describeBook({ state: 'ready' });
  await storeDescriptions('b', [], 2);
  expect(await rows()).toEqual([]);
});

test('an extraction that ends after the server’s descriptions have arrived changes nothing', async () => {
  await storeDescriptions('b', [atServer('house', 0, 31)], 1);
  expect(await storeExtractedPassages('b', chapter, [woman])).toBe(false);
  expect((await rows()).map(({ id }) => id)).toEqual(['house']);
});

test('a later extraction replaces what an earlier one found, except where a picture was painted', async () => {
  await storeExtractedPassages('b', chapter, [house, woman]);
  const [first] = await rows();
  await paint(first!.id);
  await storeExtractedPassages('b', chapter, [
    { ...house, end: 20 },
    { ...woman, start: 34 },
  ]);
  expect((await rows()).map(({ start, end }) => [start, end])).toEqual([
    [0, 31],
    [34, 68],
  ]);
});

test('a book whose text has changed is extracted again, and keeps the passages with a picture', async () => {
  await storeSummary();
  await storeExtractedPassages('b', chapter, [house, woman]);
  await saveExtracted('b', 'v1');
  const [first] = await rows();
  await paint(first!.id);
  await forgetExtraction('b');
  expect((await rows()).map(({ id }) => id)).toEqual([first!.id]);
  expect(await needsExtraction('b', 'v1')).toBe(true);
});

test('a book is extracted once by each version of the engine, until the server has extracted it', async () => {
  expect(await needsExtraction('b', 'v1'), 'without its text').toBe(false);
  await storeSummary();
  expect(await needsExtraction('b', 'v1')).toBe(true);
  await saveExtracted('b', 'v1');
  expect(await needsExtraction('b', 'v1')).toBe(false);
  expect(await needsExtraction('b', 'v2')).toBe(true);
  await describeBook({ state: 'ready' });
  await storeDescriptions('b', [], 1);
  expect(await needsExtraction('b', 'v2')).toBe(false);
});
