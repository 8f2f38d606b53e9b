import model from 'wink-eng-lite-web-model';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '#app/data/database/database.ts';
import { readCast, storeCast } from '#app/data/cast/cast.ts';
import { forgetExtraction } from '#app/data/extraction/extracted-here.ts';
import { storeDescriptions } from '#app/data/pictures/descriptions.ts';
import { provideEnglish } from '#shared/extraction/vendor-wink.ts';
import { extractStoredBook } from './extract-stored-book.ts';

let database: UserDatabase;
let readers = 0;

const texts = [
  'The old house stood on a bare green hill. Its narrow windows were broken and dark.',
  'A tall woman in a long grey cloak stood by the gate. Her black hair was wet.',
  'The garden lay white under the frost. Black trees leaned over the broken wall.',
];

beforeEach(async () => {
  database = openUserDatabase(`searcher-${readers++}`);
  await database.views.put({ t: 'book', k: 'b', book: 'b', ms: 1, v: { title: 'b' } });
  await database.summaries.put({
    bookId: 'b',
    title: 'b',
    chapters: 3,
    language: 'en',
    genre: null,
    series: null,
  });
  for (const [i, text] of texts.entries())
    await database.chapters.put({
      bookId: 'b',
      number: i + 1,
      title: '',
      language: null,
      direction: 'ltr',
      html: '',
      text,
    });
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

const request = { bookId: 'b', firstChapter: 3, packs: { en: '/english', ru: null } };
const loadEnglish = () => {
  provideEnglish(() => model);
  return Promise.resolve();
};
const chaptersFound = async () =>
  [...new Set((await database.descriptions.toArray()).map((row) => row.chapter_number))].sort();

test('the open chapter is extracted before the others', async () => {
  let checks = 0;
  // Cancelled once the first chapter has been stored.
  const result = await extractStoredBook({ isCancelled: () => ++checks > 1 }, request, loadEnglish);
  expect(result).toBeNull();
  expect(await chaptersFound()).toEqual([3]);
});

test('every chapter is extracted in the end, and none twice', async () => {
  expect(await extractStoredBook({ isCancelled: () => false }, request, loadEnglish)).toBe('done');
  expect(await chaptersFound()).toEqual([1, 2, 3]);
  const before = await database.descriptions.toArray();
  await extractStoredBook({ isCancelled: () => false }, request, loadEnglish);
  expect(await database.descriptions.toArray()).toEqual(before);
});

test('the people and places of the whole book are stored, unless the server’s are here', async () => {
  const text = 'Then Mr. Harlow came in. Mr. Harlow was a tall man in a grey coat.';
  await database.chapters.update(['b', 1], { text });
  await extractStoredBook({ isCancelled: () => false }, request, loadEnglish);
  const members = async () => (await readCast('b'))?.cast.map(({ aliases }) => aliases[0]!.text);
  expect(await members()).toEqual(['Mr. Harlow']);
  await forgetExtraction('b');
  expect(await members()).toBeUndefined();
  await storeCast('b', { revision: 4, cast: [] });
  await extractStoredBook({ isCancelled: () => false }, request, loadEnglish);
  expect(await members()).toEqual([]);
});

test('without the data of the book’s language nothing is extracted', async () => {
  const packs = { en: null, ru: '/russian' };
  expect(await extractStoredBook({ isCancelled: () => false }, { ...request, packs }, loadEnglish)).toBe(
    'no-pack',
  );
  expect(await chaptersFound()).toEqual([]);
});

test('an extraction ends when the server’s descriptions arrive', async () => {
  const load = async () => {
    await loadEnglish();
    const row = {
      id: 'd',
      start: 0,
      end: 41,
      chapter_number: 3,
      content: '',
      priority_score: 1,
      entity: null,
    };
    await storeDescriptions('b', [{ ...row, type: 'location', generated_image: null }], 1);
  };
  expect(await extractStoredBook({ isCancelled: () => false }, request, load)).toBe('described-meanwhile');
  expect((await database.descriptions.toArray()).map(({ id }) => id)).toEqual(['d']);
});

test('captions of pictures are not described', async () => {
  const text = `${texts[0]}\n\n${texts[1]}`;
  const html = `<p>${texts[0]}</p><figure><img data-resource="a"/><figcaption>${texts[1]}</figcaption></figure>`;
  await database.chapters.update(['b', 1], { html, text });
  await extractStoredBook({ isCancelled: () => false }, request, loadEnglish);
  const found = (await database.descriptions.toArray()).filter((row) => row.chapter_number === 1);
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([texts[0]]);
});
