import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '#app/data/database/database.ts';
import { setPackRemoved } from '#app/data/storage/removed-packs.ts';
import { fetchPackIfUnmetered } from './extract-here.ts';

let database: UserDatabase;
let readers = 0;
const fetched: string[] = [];

beforeEach(() => {
  database = openUserDatabase(`packer-${readers++}`);
  fetched.length = 0;
  const stored = new Map<string, Response>();
  const cache = {
    match: (file: string) => Promise.resolve(stored.get(file)),
    put: (file: string, response: Response) => Promise.resolve(void stored.set(file, response)),
    keys: () => Promise.resolve([]),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('fetch', (file: string) => {
    fetched.push(file);
    return Promise.resolve(new Response('a pack'));
  });
});

afterEach(async () => {
  for (const name of ['onLine', 'connection']) Reflect.deleteProperty(navigator, name);
  vi.unstubAllGlobals();
  closeUserDatabase();
  await database.delete();
});

test('the data of a language is fetched over a connection that costs nothing', async () => {
  describeDevice({ connection: { type: 'wifi', effectiveType: '4g' } });
  expect(await fetchPackIfUnmetered('en')).toBe(true);
  expect(fetched).toHaveLength(2);
});

test.each([
  ['a connection that saves data', { connection: { saveData: true } }],
  ['a mobile network', { connection: { type: 'cellular' } }],
  ['a slow connection', { connection: { effectiveType: '2g' } }],
  ['no network', { onLine: false }],
])('the data of a language is not fetched over %s', async (_, device) => {
  describeDevice(device);
  expect(await fetchPackIfUnmetered('en')).toBe(false);
  expect(fetched).toEqual([]);
});

test('data that the reader has removed is not fetched again automatically', async () => {
  describeDevice({});
  await setPackRemoved('en', true);
  expect(await fetchPackIfUnmetered('en')).toBe(false);
  expect(fetched).toEqual([]);
});

function describeDevice(facts: { onLine?: boolean; connection?: object }): void {
  for (const [name, value] of Object.entries({ onLine: true, ...facts }))
    Object.defineProperty(navigator, name, { configurable: true, value });
}
