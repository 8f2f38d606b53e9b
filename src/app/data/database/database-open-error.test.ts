import Dexie from 'dexie';
import { afterEach, expect, test, vi } from 'vitest';
import { UserDatabase, userDatabaseName } from './database.ts';
import { assertKnownVersion, whileOpening } from './database-open-error.ts';

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await Dexie.delete(userDatabaseName('ann'));
});

const openAs = (version: number) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.open(userDatabaseName('ann'), version);
    request.onerror = () => reject(request.error!);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
const versionOnDevice = async () =>
  (await indexedDB.databases()).find(({ name }) => name === userDatabaseName('ann'))?.version;
const ignore = () => undefined;

test('a database of a newer version is not opened, let alone changed', async () => {
  await openAs(9_990);
  await expect(assertKnownVersion('ann')).rejects.toMatchObject({ failure: 'newer' });
  expect(await versionOnDevice()).toBe(9_990);
});

test('a database of this version, or none yet, is opened', async () => {
  await assertKnownVersion('ann');
  const database = new UserDatabase('ann');
  await database.open();
  await assertKnownVersion('ann');
  database.close();
});

test('a browser that allows no storage is distinguished from a full one', async () => {
  const refuse = (name: string) => () => {
    throw new DOMException('no', name);
  };
  const { databases } = indexedDB;
  for (const [name, failure] of [
    ['SecurityError', 'unavailable'],
    ['InvalidStateError', 'unavailable'],
    ['QuotaExceededError', 'full'],
  ] as const) {
    const factory = { open: refuse(name), databases: databases.bind(indexedDB) };
    // Only `open` and `databases` are called.
    const database = new Dexie('refused', { indexedDB: factory as unknown as IDBFactory });
    database.version(1).stores({ rows: 'id' });
    await expect(whileOpening(database.open(), ignore)).rejects.toMatchObject({ failure });
  }
});

test('an opening that another tab blocks is reported while it waits, and continues', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let release: (value: string) => void = ignore;
  const onBlocked = vi.fn();
  const opened = whileOpening(new Promise<string>((resolve) => (release = resolve)), onBlocked);
  vi.advanceTimersByTime(8_000);
  expect(onBlocked).toHaveBeenCalledOnce();
  release('open');
  expect(await opened).toBe('open');
});
