import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchResponse } from '#shared/contract/search.ts';
import { type Reader, registerReader } from '../../testing/reader.ts';
import { type TestServer, startTestServer } from '../../testing/server.ts';

let server: TestServer;
let ann: Reader;
let bob: Reader;
let bookId: string;

beforeAll(async () => {
  server = await startTestServer();
  [ann, bob] = [await registerReader(server), await registerReader(server)];
  const chapters = [
    { title: 'One', paragraphs: ['A quiet morning. The old lighthouse stood on the cliff. Gulls cried.'] },
    { title: 'Two', paragraphs: ['He saw the old   lighthouse, 100% white. Another lighthouse burned.'] },
    { title: 'Three', paragraphs: ['Над рекой стоял СТАРЫЙ Маяк.'] },
  ];
  bookId = await ann.addBook({ title: 'Coast', chapters });
  await bob.addBook({ title: 'Inland', chapters: [{ title: 'One', paragraphs: ['No sea here.'] }] });
});
afterAll(() => server?.close());

async function search(reader: Reader, query: string, more = '') {
  const { status, body } = await reader.get(`/books/search?query=${encodeURIComponent(query)}${more}`);
  expect(status).toBe(200);
  return searchResponse.parse(body);
}

test('finds the first match of each chapter, with its sentence and offset', async () => {
  const { results, total } = await search(ann, 'LIGHTHOUSE');
  expect(total).toBe(2);
  expect(results.map(({ book_id, chapter_number }) => [book_id, chapter_number])).toEqual([
    [bookId, 1],
    [bookId, 2],
  ]);
  const [first] = results;
  expect(first!.excerpt).toBe('The old lighthouse stood on the cliff.');
  const { body } = await ann.get(`/books/${bookId}/chapters/1`);
  expect(body.chapter.content.slice(first!.offset)).toMatch(/^lighthouse stood/);
});

test('ignores case in Cyrillic, and takes pattern characters literally', async () => {
  expect((await search(ann, 'старый маяк')).results).toMatchObject([{ chapter_number: 3 }]);
  expect((await search(ann, '100%')).results).toMatchObject([{ chapter_number: 2 }]);
  expect((await search(ann, 'l_ghthouse')).total).toBe(0);
  expect((await search(ann, 'old.lighthouse (')).total).toBe(0);
});

test('results are paged without gaps', async () => {
  const { results, total } = await search(ann, 'lighthouse', '&skip=1&limit=1');
  expect(total).toBe(2);
  expect(results).toMatchObject([{ chapter_number: 2 }]);
});

test('finds nothing in other users’ books or deleted ones', async () => {
  expect(await search(bob, 'lighthouse')).toEqual({ results: [], total: 0 });
  const gone = await bob.addBook({ title: 'Gone', chapters: [{ title: 'One', paragraphs: ['A zebra.'] }] });
  expect((await search(bob, 'zebra')).total).toBe(1);
  await bob.delete(`/books/${gone}`);
  expect((await search(bob, 'zebra')).total).toBe(0);
});

test('too short a query finds nothing', async () => {
  expect(await search(ann, 'a')).toEqual({ results: [], total: 0 });
  expect(await search(ann, ' ')).toEqual({ results: [], total: 0 });
});
