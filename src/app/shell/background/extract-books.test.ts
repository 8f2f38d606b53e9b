import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '#app/data/database/database.ts';
import { fetchLanguagePacks } from './extract-books.ts';
import { RetryDelays } from './retry-delays.ts';

let database: UserDatabase;
let readers = 0;
const fetched: string[] = [];

beforeEach(() => {
  database = openUserDatabase(`installed-${readers++}`);
  fetched.length = 0;
  const none = {
    match: () => Promise.resolve(undefined),
    put: () => Promise.resolve(),
    keys: () => Promise.resolve([]),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(none) });
  vi.stubGlobal('fetch', (file: string) => {
    fetched.push(file);
    return Promise.resolve(new Response('a pack'));
  });
  for (const [name, value] of Object.entries({ onLine: true, languages: ['ru-RU', 'de'] }))
    Object.defineProperty(navigator, name, { configurable: true, value });
});

afterEach(async () => {
  for (const name of ['onLine', 'languages']) Reflect.deleteProperty(navigator, name);
  vi.unstubAllGlobals();
  closeUserDatabase();
  await database.delete();
});

const fetchInAppThatIs = async ({ installed }: { installed: boolean }) => {
  vi.stubGlobal('matchMedia', () => ({ matches: installed }));
  await fetchLanguagePacks(new RetryDelays(), () => false);
  return fetched.filter((file) => file.endsWith('.pack'));
};

test('an installed app fetches the data of its reader’s languages before there is a book', async () => {
  expect(await fetchInAppThatIs({ installed: true })).toEqual(['/russian.pack']);
});

test('in a tab nothing is fetched before there is a book', async () => {
  expect(await fetchInAppThatIs({ installed: false })).toEqual([]);
});
