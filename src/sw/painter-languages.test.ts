import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PainterLanguageCache } from './painter-languages.ts';

const FIRST = { en: '/assets/reads-english-1.js', ru: '/assets/reads-russian-1.js' };
const SECOND = { en: '/assets/reads-english-2.js', ru: '/assets/reads-russian-2.js' };

/** What browsers keep, here in memory. */
let stored: Map<string, Map<string, Response>>;
let isOnline = true;
const kept = () => [...(stored.get('painter-languages')?.keys() ?? [])].sort();

beforeEach(() => {
  stored = new Map();
  isOnline = true;
  vi.stubGlobal('caches', {
    has: (name: string) => Promise.resolve(stored.has(name)),
    open: (name: string) => {
      const entries = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, entries);
      return Promise.resolve({
        match: (path: string) => Promise.resolve(entries.get(path)),
        put: (path: string, response: Response) => Promise.resolve(void entries.set(path, response)),
        delete: (path: string) => Promise.resolve(entries.delete(path)),
        keys: () =>
          Promise.resolve([...entries.keys()].map((path) => ({ url: `https://vignette.test${path}` }))),
      });
    },
  });
  vi.stubGlobal('fetch', (path: string) =>
    isOnline ? Promise.resolve(new Response(path)) : Promise.reject(new TypeError('Failed to fetch')),
  );
});
afterEach(() => vi.unstubAllGlobals());

test('the languages of the books here are kept, and no others', async () => {
  const cache = new PainterLanguageCache(FIRST);
  await cache.keep(['ru']);
  expect(kept()).toEqual([FIRST.ru]);
  isOnline = false;
  expect(await (await cache.respond(FIRST.ru)).text()).toBe(FIRST.ru);
  await cache.keep(['en', 'ru']);
  expect(kept()).toEqual([FIRST.ru]);
});

test('a new version fetches the languages that the one before has kept, and then deletes its files', async () => {
  await new PainterLanguageCache(FIRST).keep(['en']);
  const updated = new PainterLanguageCache(SECOND);
  await updated.renew(true);
  expect(kept()).toEqual([FIRST.en, SECOND.en]);
  await updated.tidy();
  expect(kept()).toEqual([SECOND.en]);
});

test('after a version that had cached all languages, all are kept', async () => {
  await new PainterLanguageCache(SECOND).renew(true);
  expect(kept()).toEqual([SECOND.en, SECOND.ru]);
});

test('a first installation waits for a book', async () => {
  await new PainterLanguageCache(FIRST).renew(false);
  expect(kept()).toEqual([]);
});
