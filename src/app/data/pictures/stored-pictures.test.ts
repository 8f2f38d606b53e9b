import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  DRAWN_BY_RULES,
  withPictureFacts,
  type PictureFacts,
} from '#shared/edition/pictures/picture-metadata.ts';
import { greyPng } from '#shared/edition/pictures/grey-png.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { findEarlierPicture, storePicture } from './stored-pictures.ts';

let database: UserDatabase;
let readers = 0;

beforeEach(() => {
  database = openUserDatabase(`painter-${readers++}`);
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

const oils: PictureFacts = { maker: 'image-model', tool: 'Vignette with oils', description: '' };
const png = greyPng({ width: 2, height: 2, pixels: new Uint8Array(4) });

async function store(id: string, facts: PictureFacts): Promise<void> {
  const bytes = withPictureFacts(png, facts).buffer;
  const createdAt = `2026-01-0${id}`;
  await storePicture({ id, bookId: 'b', descriptionId: 'd', createdAt, bytes, mediaType: 'image/png' });
}

const stored = async () => (await database.images.toCollection().primaryKeys()).sort();

test('another take of the same painter is stored in place of the one before', async () => {
  await store('1', DRAWN_BY_RULES);
  await store('2', DRAWN_BY_RULES);
  expect(await stored()).toEqual(['2']);
  expect(await findEarlierPicture('d', '2')).toBeNull();
});

test('a model’s picture keeps the one painted by rules, through further takes', async () => {
  await store('1', DRAWN_BY_RULES);
  await store('2', oils);
  await store('3', oils);
  expect(await stored()).toEqual(['1', '3']);
  expect((await findEarlierPicture('d', '3'))?.id).toBe('1');
  await store('4', DRAWN_BY_RULES);
  expect(await stored()).toEqual(['3', '4']);
});

test('the previous picture is not listed separately until the newest has arrived', async () => {
  await store('1', DRAWN_BY_RULES);
  expect(await findEarlierPicture('d', '2')).toBeNull();
});
