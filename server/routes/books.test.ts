import { describe, expect, test } from 'vitest';
import { bookDetail, bookList, chapterResponse, descriptionsResponse } from '#shared/contract/books.ts';
import { castResponse } from '#shared/contract/cast.ts';
import { previewResponse, validateResponse } from '#shared/contract/inspection.ts';
import { onePixelPng } from '#shared/testing/book-description.ts';
import { buildFb2 } from '#shared/testing/build-fb2.ts';
import { registerReader, sampleEpub } from '../testing/reader.ts';
import { startServerWithReader } from '../testing/server-with-reader.ts';

const { server, ann } = await startServerWithReader();

describe('adding a book', () => {
  test('returns its id and title, and it appears in the library', async () => {
    const reader = await registerReader(server);
    const upload = await reader.upload(
      await sampleEpub({
        title: 'A House',
        cover: { name: 'c.png', mediaType: 'image/png', bytes: onePixelPng },
      }),
    );
    expect(upload.status).toBe(201);
    expect(upload.body).toEqual({ book_id: expect.any(String) as string, title: 'A House' });
    const list = await reader.get('/books');
    expect(bookList.safeParse(list.body).success).toBe(true);
    expect(list.body.total).toBe(1);
    expect(list.body.books[0]).toMatchObject({
      id: upload.body.book_id,
      title: 'A House',
      author: 'Ada Writer',
      has_cover: true,
      chapters_count: 2,
      reading_progress_percent: 0,
    });
    const detail = await reader.get(`/books/${upload.body.book_id}`);
    expect(bookDetail.safeParse(detail.body).success).toBe(true);
    expect(detail.body).toMatchObject({
      file_format: 'epub',
      chapters_count: 2,
      total_chapters: 2,
      reading_progress: { progress_percent: 0, current_chapter: 1 },
    });
    expect(
      detail.body.chapters.map(({ number, title }: { number: number; title: string }) => [number, title]),
    ).toEqual([
      [1, 'The Lane'],
      [2, 'The River'],
    ]);
    const cover = await fetch(`${server.origin}/api/v1/books/${upload.body.book_id}/cover`, {
      headers: { authorization: `Bearer ${reader.token}` },
    });
    expect(cover.headers.get('content-type')).toBe('image/jpeg');
    expect(cover.headers.get('content-security-policy')).toContain('sandbox');
  });

  test('twice adds it once, also at the same time', async () => {
    const reader = await registerReader(server);
    const bytes = await sampleEpub();
    const responses = await Promise.all([1, 2, 3].map(() => reader.upload(bytes)));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(responses.map(({ body }) => body.book_id)).size).toBe(1);
    expect((await reader.get('/books')).body.total).toBe(1);
  });

  test('that another user has creates a separate book', async () => {
    const bytes = await sampleEpub();
    const bob = await registerReader(server);
    expect((await ann.upload(bytes)).body.book_id).not.toBe((await bob.upload(bytes)).body.book_id);
  });

  test('reads FB2', async () => {
    const fb2 = buildFb2({
      title: 'Дом',
      authors: ['Анна'],
      language: 'ru',
      chapters: [{ title: 'Первая', paragraphs: ['Старый дом.'] }],
    });
    const { status, body } = await ann.upload(fb2, 'дом.FB2');
    expect([status, body.title]).toEqual([201, 'Дом']);
    expect((await ann.get(`/books/${body.book_id}`)).body.file_format).toBe('fb2');
  });

  test('returns the file byte for byte, and 304 to a client that has it', async () => {
    const bytes = await sampleEpub();
    const { body } = await ann.upload(bytes);
    const url = `${server.origin}/api/v1/books/${body.book_id}/file`;
    const headers = { authorization: `Bearer ${ann.token}` };
    const file = await fetch(url, { headers });
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(new Uint8Array(bytes));
    const again = await fetch(url, { headers: { ...headers, 'if-none-match': file.headers.get('etag')! } });
    expect(again.status).toBe(304);
  });

  test('serves its pictures by the name that the chapter uses', async () => {
    const image = { name: 'map.png', mediaType: 'image/png', bytes: onePixelPng };
    const { body } = await ann.upload(
      await sampleEpub({
        images: [image],
        chapters: [
          { title: 'Map', body: '<p><img src="../images/map.png" alt="A map"/></p>', paragraphs: ['Here.'] },
        ],
      }),
    );
    const { body: chapter } = await ann.get(`/books/${body.book_id}/chapters/1`);
    const href = /data-resource="([^"]+)"/.exec(chapter.chapter.html_content)![1]!;
    const picture = await fetch(
      `${server.origin}/api/v1/books/${body.book_id}/resources?href=${encodeURIComponent(href)}`,
      {
        headers: { authorization: `Bearer ${ann.token}` },
      },
    );
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});

describe('reading', () => {
  test('shows a chapter, its sanitised page and its descriptions, each an exact slice of the text', async () => {
    const bookId = await ann.addBook();
    const { body } = await ann.get(`/books/${bookId}/chapters/1`);
    expect(chapterResponse.safeParse(body).success).toBe(true);
    expect(body.chapter).toMatchObject({ number: 1, title: 'The Lane', is_description_parsed: true });
    expect(body.descriptions.length).toBeGreaterThan(0);
    expect(body.chapter.descriptions).toEqual(body.descriptions);
    for (const each of body.descriptions)
      expect(body.chapter.content.slice(each.start, each.end)).toBe(each.content);
    const list = await ann.get(`/books/${bookId}/chapters/1/descriptions?extract_new=True`);
    expect(descriptionsResponse.safeParse(list.body).success).toBe(true);
    expect(list.body.descriptions).toEqual(body.descriptions);
    const whole = await ann.get(`/books/${bookId}/descriptions`);
    expect(whole.body.total).toBeGreaterThan(body.descriptions.length);
    for (const chapter of ['0', '3', '1.5', '-1', 'one']) {
      expect((await ann.get(`/books/${bookId}/chapters/${chapter}`)).status).toBe(404);
    }
  });

  test('saves a position and shows it in the library, by the formula of the specification', async () => {
    const bookId = await ann.addBook();
    expect((await ann.get(`/books/${bookId}/progress`)).body.progress).toEqual({
      book_id: bookId,
      current_chapter: 1,
      current_page: 1,
      progress_percent: 0,
      last_read_at: null,
    });
    const saved = await ann.post(`/books/${bookId}/progress`, { current_chapter: 2, current_page: 1 });
    expect(saved.body.progress).toMatchObject({ current_chapter: 2, current_page: 1, progress_percent: 100 });
    expect((await ann.get(`/books/${bookId}/progress`)).body).toEqual(saved.body);
    await ann.post(`/books/${bookId}/progress`, { current_chapter: 1, current_page: 1 });
    const detail = await ann.get(`/books/${bookId}`);
    expect(detail.body.reading_progress).toEqual({ progress_percent: 50, current_chapter: 1 });
    expect(detail.body.reading_progress_percent).toBe(50);
  });

  test.each([
    { current_chapter: 3, current_page: 1 },
    { current_chapter: 1, current_page: 0 },
    { current_chapter: 1, current_page: 1_000_001 },
    { current_chapter: 1 },
    { current_chapter: 'x', current_page: 1 },
  ])('does not save a position that the book does not have: %j', async (position) => {
    const bookId = await ann.addBook();
    const response = await ann.post(`/books/${bookId}/progress`, position);
    expect([response.status, response.code]).toEqual([400, 'VALIDATION']);
  });
});

describe('processing', () => {
  test('returns the number of descriptions, and is not repeated within five minutes', async () => {
    const { body } = await ann.upload(await sampleEpub());
    const first = await ann.post(`/books/${body.book_id}/process`);
    expect(first.body).toMatchObject({
      status: 'completed',
      descriptions_found: expect.any(Number) as number,
    });
    expect(first.body.descriptions_found).toBeGreaterThan(0);
    const again = await ann.post(`/books/${body.book_id}/process`);
    expect(again.body.descriptions_found).toBe(first.body.descriptions_found);
    const { rows } = await server.deps.pool.query<{ count: number }>(
      'select count(*) as count from jobs where subject = $1',
      [body.book_id],
    );
    expect(rows[0]!.count).toBe(1);
  });

  test('run again later finds the same descriptions under the same ids and keeps pictures', async () => {
    const bookId = await ann.addBook();
    const before = (await ann.get(`/books/${bookId}/descriptions`)).body;
    await ann.post(`/images/generate/description/${before.descriptions[0]!.id}`, {});
    await server.deps.pool.query(
      `update books set processed_at = now() - interval '6 minutes' where id = $1`,
      [bookId],
    );
    await ann.post(`/books/${bookId}/process`);
    const after = (await ann.get(`/books/${bookId}/descriptions`)).body;
    expect(after.descriptions[0]!.generated_image).not.toBeNull();
    const ids = ({ descriptions }: { descriptions: { id: string }[] }) => descriptions.map(({ id }) => id);
    expect(ids(after)).toEqual(ids(before));
  });
});

describe('the cast', () => {
  test('lists the book’s people and places, each fact with its offset', async () => {
    const bookId = await ann.addBook();
    const { status, body } = await ann.get(`/books/${bookId}/cast`);
    expect(status).toBe(200);
    expect(castResponse.safeParse(body).success).toBe(true);
    const chapters = await Promise.all(
      [1, 2].map(async (n) => (await ann.get(`/books/${bookId}/chapters/${n}`)).body.chapter.content),
    );
    for (const { attributes } of body.cast)
      for (const { value, chapter, offset } of attributes)
        expect(chapters[chapter - 1]!.slice(offset - value.length, offset)).toBe(value);
    const stranger = await registerReader(server);
    expect((await stranger.get(`/books/${bookId}/cast`)).status).toBe(404);
  });
});

describe('the library', () => {
  test('is paged, newest first', async () => {
    const reader = await registerReader(server);
    for (const title of ['One', 'Two', 'Three']) await reader.upload(await sampleEpub({ title }));
    const titles = async (query: `?${string}`) =>
      (await reader.get(`/books${query}`)).body.books.map(({ title }) => title);
    expect(await titles('?')).toEqual(['Three', 'Two', 'One']);
    expect(await titles('?skip=1&limit=1')).toEqual(['Two']);
    expect((await reader.get('/books?limit=1')).body.total).toBe(3);
    for (const query of ['?limit=1000', '?skip=-1', '?limit=x'])
      expect((await reader.get(`/books${query}`)).status).toBe(400);
  });

  test('loses a deleted book at once, and gets it back when the file is uploaded again', async () => {
    const reader = await registerReader(server);
    const bytes = await sampleEpub();
    const { body } = await reader.upload(bytes);
    await reader.post(`/books/${body.book_id}/progress`, { current_chapter: 2, current_page: 1 });
    expect((await reader.delete(`/books/${body.book_id}`)).status).toBe(200);
    expect((await reader.get(`/books/${body.book_id}`)).status).toBe(404);
    expect((await reader.get('/books')).body).toEqual({ books: [], total: 0 });
    expect((await reader.delete(`/books/${body.book_id}`)).status).toBe(404);
    expect((await reader.upload(bytes)).body.book_id).toBe(body.book_id);
    expect((await reader.get(`/books/${body.book_id}/progress`)).body.progress.current_chapter).toBe(2);
  });

  test('counts what is in it', async () => {
    const reader = await registerReader(server);
    const bookId = await reader.addBook();
    await reader.post(`/books/${bookId}/progress`, { current_chapter: 1, current_page: 1 });
    expect((await reader.get('/books/statistics')).body).toMatchObject({
      total_books: 1,
      total_chapters: 2,
      total_images: 0,
      books_in_progress: 1,
      books_finished: 0,
    });
  });
});

describe('a file checked without being stored', () => {
  test('is validated, previewed and analysed', async () => {
    const reader = await registerReader(server);
    const bytes = await sampleEpub({ title: 'Looked at' });
    const valid = await reader.sendFile('/books/validate-file', bytes);
    expect(validateResponse.parse(valid.body)).toMatchObject({
      valid: true,
      file_format: 'epub',
      error: null,
    });
    const broken = await reader.sendFile('/books/validate-file', bytes.slice(0, 500));
    expect(broken.body).toMatchObject({ valid: false, error: { code: 'BAD_ARCHIVE' } });
    const preview = await reader.sendFile('/books/parse-preview', bytes);
    expect(previewResponse.parse(preview.body)).toMatchObject({ title: 'Looked at', chapters_count: 2 });
    const form = new FormData();
    form.append('file', new Blob([bytes], { type: 'a/b' }), 'a.epub');
    form.append('chapter_number', '2');
    const analysis = await reader.send('/books/analyze-chapter', form);
    expect(analysis.body).toMatchObject({ chapter_number: 2, title: 'The River' });
    expect((await reader.get('/books')).body.total).toBe(0);
    expect((await reader.get('/books/parser-status')).body.supported_formats).toEqual(['.epub', '.fb2']);
  });
});
