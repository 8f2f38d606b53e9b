import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { extractBook } from '../extraction/embedded-engine.ts';
import type { BookInput, ChosenRun } from '#shared/extraction/types.ts';
import { type Reader, registerReader, sampleEpub } from '../testing/reader.ts';
import { SyncedDevice } from '../testing/synced-device.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

interface Shown {
  id: string;
  content: string;
  chapter_number: number;
  start: number;
  end: number;
  generated_image: object | null;
}

/** What a language model chooses; absent: the rules choose. */
let improved: ((text: string) => ChosenRun[]) | null = null;
let server: TestServer;
let ann: Reader;

beforeAll(async () => {
  server = await startTestServer({
    extractBook: async (book: BookInput) =>
      extractBook(
        improved
          ? { ...book, chapters: book.chapters.map((one) => ({ ...one, chosen: improved!(one.text) })) }
          : book,
      ),
  });
  ann = await registerReader(server);
});
afterAll(() => server?.close());
beforeEach(() => {
  improved = null;
});

async function descriptions(bookId: string): Promise<Shown[]> {
  return (await ann.get(`/books/${bookId}/descriptions`)).body.descriptions;
}

async function searchAgain(bookId: string): Promise<{ status: string; descriptions_found: number }> {
  await server.deps.pool.query(`update books set processed_at = now() - interval '6 minutes' where id = $1`, [
    bookId,
  ]);
  const { body } = await ann.post(`/books/${bookId}/process`);
  return body;
}

const whole = (text: string): ChosenRun[] =>
  [...text.matchAll(/[^\n]{60,}/g)].map(({ 0: line, index }) => ({
    start: index,
    end: index + line.length,
    type: 'atmosphere',
    salience: 2,
    entity: null,
  }));

test('a new engine version neither removes nor overlaps a description that has a picture', async () => {
  const bookId = await ann.addBook();
  const before = await descriptions(bookId);
  const pictured = before[0]!;
  await ann.post(`/images/generate/description/${pictured.id}`, {});

  improved = whole;
  const response = await searchAgain(bookId);
  const after = await descriptions(bookId);
  expect(response).toMatchObject({ status: 'completed', descriptions_found: after.length });
  const kept = after.find(({ id }) => id === pictured.id)!;
  expect(kept).toMatchObject({ content: pictured.content, start: pictured.start, end: pictured.end });
  expect(kept.generated_image).not.toBeNull();
  const overlapping = after.filter(
    ({ chapter_number: chapter, start, end }) =>
      chapter === kept.chapter_number && start < kept.end && kept.start < end,
  );
  expect(overlapping.map(({ id }) => id)).toEqual([pictured.id]);

  improved = () => [];
  await searchAgain(bookId);
  expect((await descriptions(bookId)).map(({ id }) => id)).toEqual([pictured.id]);
});

test('a new engine version keeps a description whose picture is awaited from a device or queued on the server', async () => {
  const { body } = await ann.upload(await sampleEpub({ title: 'A Third House' }));
  await ann.post(`/books/${body.book_id}/process`);
  const [awaited] = await descriptions(body.book_id);
  const phone = new SyncedDevice(ann.post);
  const request = { book: body.book_id, description: awaited!.id, style: null, replaces: null, wanted: 1 };
  const scene = { painter: 'another', input: 'ab'.repeat(32) };
  await phone.write('imgreq', `desc:${awaited!.id}`, { ...request, scene });
  await phone.sync();
  expect(phone.view('imgreq', `desc:${awaited!.id}`)).toMatchObject({ status: 'awaited' });
  improved = () => [];
  await searchAgain(body.book_id);
  expect((await descriptions(body.book_id)).map(({ id }) => id)).toEqual([awaited!.id]);
});

test('a new engine version replaces descriptions without pictures', async () => {
  const { body } = await ann.upload(await sampleEpub({ title: 'Another House' }));
  await ann.post(`/books/${body.book_id}/process`);
  improved = () => [];
  expect(await searchAgain(body.book_id)).toMatchObject({ status: 'completed', descriptions_found: 0 });
  expect(await descriptions(body.book_id)).toEqual([]);
});

test('captions of pictures are not descriptions, but the text beside them is', async () => {
  const caption =
    'A tall stone house with narrow windows stood alone on a bare green hill above the grey sea.';
  const prose = 'The long hall was dark and cold, and a low red fire burned under its carved oak mantel.';
  const body = `<p>${prose}</p><figure><img src="a.png" alt=""/><figcaption>${caption}</figcaption></figure><p>He came in.</p>`;
  const chapters = [{ title: 'The House', body: `<h1>The House</h1>${body}` }];
  const { body: added } = await ann.upload(await sampleEpub({ title: 'An Illustrated House', chapters }));
  await ann.post(`/books/${added.book_id}/process`);
  expect((await descriptions(added.book_id)).map(({ content }) => content)).toEqual([prose]);
});
