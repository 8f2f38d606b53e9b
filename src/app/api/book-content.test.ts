import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  closeUserDatabase,
  type DescriptionRow,
  openUserDatabase,
  type UserDatabase,
} from '#app/data/database/database.ts';
import { findBook } from '#app/data/books/library-books.ts';
import { addUploadedBook, receiveBook } from '#app/testing/small-book.ts';
import { downloadWholeBook, isFullyDownloaded, loadPicture } from './book-content.ts';

let database: UserDatabase;
let server: Server;
let status: number;
/** What the server has, by path; anything else gets `status`. */
let contents: Record<string, { type: string; body: string }>;
let readers = 0;
const realFetch = globalThis.fetch;

beforeEach(async () => {
  database = openUserDatabase(`content-${readers++}`);
  await database.descriptions.put(illustrated);
  contents = {};
  server = createServer(({ url }, response) => {
    const found = contents[url!.replace(/^\/api\/v1/, '').replace(/\?.*/, '')];
    response.writeHead(found ? 200 : status, { 'content-type': found?.type ?? 'application/json' });
    response.end(found?.body ?? '{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // A page has an origin; Node has none.
  globalThis.fetch = (path, init) => realFetch(`http://127.0.0.1:${port}${path as string}`, init);
});

afterEach(async () => {
  globalThis.fetch = realFetch;
  server.closeAllConnections();
  server.close();
  closeUserDatabase();
  await database.delete();
});

const illustrated: DescriptionRow = {
  ...{ id: 'd1', bookId: 'b1', type: 'location', content: 'A low house.', start: 0, end: 12 },
  ...{ chapter_number: 1, entity: null, priority_score: 50 },
  generated_image: {
    id: 'i1',
    image_url: '/api/v1/images/i1/file?sig=x',
    created_at: '2026-01-01T00:00:00.000Z',
    generation_time_seconds: 1,
  },
};

const storedPicture = async () => (await database.descriptions.get('d1'))!.generated_image;

test('a picture that the server no longer has is removed from its description, without an error', async () => {
  status = 404;
  expect(await loadPicture(illustrated)).toBeNull();
  expect(await storedPicture()).toBeNull();
});

test('a picture is fetched from the app’s own server, whatever the server’s address was when it was made', async () => {
  contents = { '/images/i1/file': { type: 'image/jpeg', body: 'one' } };
  const image = illustrated.generated_image!;
  const moved = { ...image, image_url: `http://192.0.2.7:8080${image.image_url}` };
  expect(await loadPicture({ ...illustrated, generated_image: moved })).toMatchObject({ id: 'i1' });
});

test('a picture that the server refuses for now stays with its description', async () => {
  status = 403;
  await expect(loadPicture(illustrated)).rejects.toMatchObject({ status: 403 });
  expect(await storedPicture()).toEqual(illustrated.generated_image);
});

test('a book is downloaded with all its pictures although the server no longer has one of them', async () => {
  const { bookId } = await addUploadedBook();
  await receiveBook(bookId, { revision: 1 });
  const json = (body: unknown) => ({ type: 'application/json', body: JSON.stringify(body) });
  const picture = (n: number) => ({
    ...illustrated.generated_image!,
    id: `i${n}`,
    image_url: `/api/v1/images/i${n}/file`,
  });
  const descriptions = [1, 2, 3].map((n) => ({
    ...{ id: `d${n}`, type: 'location', content: 'A low house.', text: 'A low house.', entity: null },
    ...{ chapter_number: 1, priority_score: 50, start: 0, end: 12, generated_image: picture(n) },
  }));
  contents = {
    [`/books/${bookId}`]: json({
      ...{
        id: bookId,
        title: 'Small Hours',
        author: 'A. Writer',
        description: null,
        genre: null,
        language: null,
      },
      ...{ file_format: 'epub', file_sha256: '', file_size: 1, has_cover: false, created_at: '2026-01-01' },
      ...{
        total_pages: 1,
        estimated_reading_time_hours: 1,
        chapters: [],
        chapters_count: 0,
        total_chapters: 0,
      },
      reading_progress_percent: 0,
      reading_progress: { progress_percent: 0, current_chapter: 1 },
    }),
    [`/books/${bookId}/descriptions`]: json({ descriptions, total: 3 }),
    [`/books/${bookId}/cast`]: json({ cast: [] }),
    '/images/i1/file': { type: 'image/jpeg', body: 'one' },
    '/images/i3/file': { type: 'image/jpeg', body: 'three' },
  };
  status = 404;
  const percents: number[] = [];
  const book = (await findBook(bookId))!;
  await downloadWholeBook(book, {
    signal: new AbortController().signal,
    onPercent: (percent) => percents.push(percent),
  });
  expect(percents.at(-1)).toBe(100);
  const stored = await database.images.where('bookId').equals(bookId).primaryKeys();
  expect(stored).toEqual(expect.arrayContaining(['i1', 'i3']));
  expect(stored).not.toContain('i2');
  expect((await database.descriptions.get('d2'))!.generated_image).toBeNull();
  expect(await isFullyDownloaded(book)).toBe(true);
});
