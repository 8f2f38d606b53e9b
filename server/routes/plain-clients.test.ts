import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { API_BASE } from '#shared/contract/limits.ts';
import { buildFb2 } from '#shared/testing/build-fb2.ts';
import { PROSE, registerReader, sampleEpub } from '../testing/reader.ts';
import { startServerWithReader } from '../testing/server-with-reader.ts';
import { startTestServer } from '../testing/server.ts';
import { openSocket } from '../testing/socket.ts';
import { illustrated } from '../testing/illustrated-book.ts';

/** Clients that rely on the specification alone. */

const { server, ann } = await startServerWithReader();

/** Every `image_url` in a response. */
function addressesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'image_url' ? [String(each)] : addressesIn(each),
  );
}

describe('a chapter', () => {
  test('has content even if it shows only pictures', async () => {
    const bookId = await ann.addBook(illustrated);
    const contents = [];
    for (const number of [1, 2]) {
      const { body } = await ann.get(`/books/${bookId}/chapters/${number}`);
      contents.push(body.chapter.content);
    }
    expect(contents).toEqual(['A map of the valley', 'Plan']);
  });

  test('refers only to pictures that are served', async () => {
    const drawing = `<p>Text.</p><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><title>A drawn circle</title><circle r="4"/></svg>`;
    const bookId = await ann.addBook({ chapters: [{ title: 'Drawn', body: drawing, paragraphs: [] }] });
    const { body } = await ann.get(`/books/${bookId}/chapters/1`);
    const html = body.chapter.html_content;
    expect(html).toContain('<img');
    expect(html).not.toContain('data-resource');
  });

  test('contains each description literally in its content and in the text of its markup', async () => {
    const spaced = PROSE.map((paragraph) =>
      paragraph
        .replace('The old', 'The\u00a0<i>old</i>')
        .replace('a tall', '<b>a\u00a0</b> tall')
        .replace(' – ', '\u00a0— '),
    );
    const { body: uploaded } = await ann.upload(
      buildFb2({
        title: `Spaces ${randomUUID()}`,
        language: 'en',
        chapters: [
          {
            title: 'One',
            body: spaced.map((each) => `<p>${each.replaceAll(/<(\/?)[ib]>/g, '<$1emphasis>')}</p>`).join(''),
          },
        ],
      }),
      'book.fb2',
    );
    await ann.post(`/books/${uploaded.book_id}/process`);
    const { body } = await ann.get(`/books/${uploaded.book_id}/chapters/1`);
    const { content, html_content: html } = body.chapter as { content: string; html_content: string };
    expect(body.descriptions.length).toBeGreaterThan(1);
    const textOfMarkup = html.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&');
    for (const each of body.descriptions as { content: string; start: number; end: number }[]) {
      expect(content.slice(each.start, each.end)).toBe(each.content);
      expect(textOfMarkup).toContain(each.content);
    }
    expect(textOfMarkup).toBe(content);
  });
});

test('every description has its text as content and as text', async () => {
  const bookId = await ann.addBook();
  const { body: chapter } = await ann.get(`/books/${bookId}/chapters/1`);
  const [first] = chapter.descriptions;
  await ann.post(`/images/generate/description/${first!.id}`, {});
  const descriptions = [
    ...chapter.descriptions,
    ...chapter.chapter.descriptions,
    ...(await ann.get(`/books/${bookId}/chapters/1/descriptions`)).body.descriptions,
    ...(await ann.get(`/books/${bookId}/descriptions`)).body.descriptions,
    ...(await ann.get(`/images/book/${bookId}`)).body.images.map((image) => image.description),
    ...(await ann.get('/images')).body.images.map((image) => image.description),
    ...(await ann.sendFile('/books/analyze-chapter', await sampleEpub())).body.descriptions,
  ] as { content: string; text: string }[];
  for (const { content, text } of descriptions) expect([text, text === '']).toEqual([content, false]);
});

describe('the address of a picture', () => {
  test('opens in any browser, whichever response it was copied from', async () => {
    const { body: added } = await ann.upload(await sampleEpub({ title: 'Copied Addresses' }));
    const bookId = added.book_id;
    await ann.post(`/books/${bookId}/process`);
    const { body: chapter } = await ann.get(`/books/${bookId}/chapters/1`);
    const { id } = chapter.descriptions[0]!;
    const made = await ann.post(`/images/generate/description/${id}`, {});
    const existing = await ann.post(`/images/generate/description/${id}`, {});
    expect(existing.status).toBe(409);
    const again = await ann.post(`/images/regenerate/${made.body.image_id}`, {});
    const more = await ann.post(`/images/generate/chapter/${chapter.chapter.id}`, {});
    expect(more.body.images).not.toEqual([]);
    expect((await fetch(again.body.image_url)).headers.get('content-type')).toBe('image/jpeg');
    const responses = [
      ...[made, existing, again, more].map(({ raw }) => raw),
      (await ann.get(`/books/${bookId}/chapters/1`)).raw,
      (await ann.get(`/books/${bookId}/chapters/1/descriptions`)).raw,
      (await ann.get(`/books/${bookId}/descriptions`)).raw,
      (await ann.get(`/images/book/${bookId}`)).raw,
      (await ann.get('/images')).raw,
    ];
    for (const response of responses) {
      const copied = addressesIn(response);
      expect(copied).not.toEqual([]);
      for (const address of copied) expect(address).toMatch(`${server.origin}${API_BASE}/images/`);
    }
  });

  test('is the public one behind a proxy', async () => {
    const behind = await startTestServer({ settings: { trustProxy: true } });
    const reader = await registerReader(behind);
    const bookId = await reader.addBook();
    const { body } = await reader.get(`/books/${bookId}/chapters/1`);
    await reader.post(`/images/generate/description/${body.descriptions[0]!.id}`, {});
    const response = await fetch(`${behind.origin}${API_BASE}/images`, {
      headers: {
        authorization: `Bearer ${reader.token}`,
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'books.example',
      },
    });
    expect(addressesIn(await response.json())).toEqual([
      expect.stringMatching('^https://books.example/api/v1/images/'),
    ]);
    await behind.close();
  });
});

describe('the extraction of descriptions', () => {
  test('is reported with the book and by its own route', async () => {
    const bookId = await ann.addBook();
    const parsed = { is_parsed: true, parsing_progress: 100 };
    expect((await ann.get(`/books/${bookId}`)).body).toMatchObject(parsed);
    expect((await ann.get('/books')).body.books[0]).toMatchObject(parsed);
    expect((await ann.get(`/books/${bookId}/parsing-status`)).body).toEqual({
      status: 'completed',
      progress: 100,
    });
  });

  test('is in progress until it ends', async () => {
    const idle = await startTestServer({ working: false });
    const reader = await registerReader(idle);
    const { body } = await reader.upload(await sampleEpub());
    expect((await reader.get(`/books/${body.book_id}`)).body).toMatchObject({
      is_parsed: false,
      parsing_progress: 0,
    });
    expect((await reader.get(`/books/${body.book_id}/parsing-status`)).body).toEqual({
      status: 'processing',
      progress: 0,
    });
    await idle.close();
  });

  test('sends one event for a book of many chapters', async () => {
    const reader = await registerReader(server);
    const socket = await openSocket(reader);
    const bookId = await reader.addBook({
      chapters: Array.from({ length: 27 }, (_, i) => ({ title: `${i + 1}`, paragraphs: PROSE })),
    });
    await socket.until('book_processing_completed');
    const events = socket.received.filter(({ type }) => type === 'chapter_descriptions_extracted');
    expect(events.map(({ data }) => data)).toEqual([
      expect.objectContaining({ book_id: bookId, chapter_number: 1, total_chapters: 27 }),
    ]);
    await socket.close();
  });
});

test('a refused refresh is distinguished from an expired access token', async () => {
  const response = await ann.post('/auth/refresh', { refresh_token: 'x'.repeat(43) });
  expect([response.status, response.error.error, response.code]).toEqual([
    401,
    'refresh_refused',
    'REFRESH_REFUSED',
  ]);
});

test('an unknown method on a known path is 405 with the allowed methods', async () => {
  for (const [method, path, allow] of [
    ['PROPFIND', '/books', 'HEAD, GET'],
    ['DELETE', '/auth/login', 'POST'],
    ['PUT', `/books/${randomUUID()}`, 'HEAD, GET, DELETE'],
  ] as const) {
    const response = await ann.call(method, path);
    expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, allow]);
  }
  expect((await ann.call('PROPFIND', '/nothing')).status).toBe(404);
});
