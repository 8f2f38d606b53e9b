import { afterEach, beforeEach, expect, test } from 'vitest';
import { limits } from '#shared/contract/limits.ts';
import { holdBook } from '#shared/sync/device/private-books.ts';
import { validateOperation } from '#shared/sync/hub/validate-operation.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { deviceStore } from '../records/device-store.ts';
import { findOwnCover, removeOwnCover, saveOwnCover } from './own-cover.ts';

let database: UserDatabase;
let readers = 0;

beforeEach(() => {
  database = openUserDatabase(`own-cover-${readers++}`);
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

const BOOK = crypto.randomUUID();
const jpeg = Uint8Array.from({ length: 30_000 }, (_, i) => (i * 31) % 256).buffer;

test('a chosen cover is kept byte for byte until the original one is restored', async () => {
  expect(await findOwnCover(BOOK)).toBeNull();
  await saveOwnCover(BOOK, jpeg);
  expect(await findOwnCover(BOOK)).toEqual({ mediaType: 'image/jpeg', bytes: jpeg });
  expect(await findOwnCover(crypto.randomUUID())).toBeNull();
  await removeOwnCover(BOOK);
  expect(await findOwnCover(BOOK)).toBeNull();
});

test('the server accepts a chosen cover, but nothing larger or of another type', async () => {
  await saveOwnCover(BOOK, jpeg);
  const [operation] = await database.outbox.toArray();
  expect(validateOperation(operation!)).toBeNull();
  const refused = (value: string) => validateOperation({ ...operation!, f: { jpeg: value } })?.code;
  expect(refused('A'.repeat(limits.ownCoverChars + 4))).toBe('VALIDATION');
  expect(refused('<svg onload="alert(1)">')).toBe('VALIDATION');
});

test('a cover chosen for a book that is kept only on this device is not sent', async () => {
  await holdBook(deviceStore(database), BOOK);
  await saveOwnCover(BOOK, jpeg);
  expect(await database.outbox.toArray()).toMatchObject([{ t: 'cover', held: BOOK }]);
});
