import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '#shared/contract/limits.ts';
import { onePixelPng } from '#shared/testing/book-description.ts';
import { buildFb2 } from '#shared/testing/build-fb2.ts';
import type { Route } from '../http/route.ts';
import { PROSE, type Reader, registerReader, sampleEpub } from '../testing/reader.ts';
import { startServerWithReader } from '../testing/server-with-reader.ts';
import { startTestServer } from '../testing/server.ts';
import { openSocket } from '../testing/socket.ts';
import { apiRoutes } from './api.ts';

/** Clients that rely on the specification alone. */

const { server, ann } = await startServerWithReader();

const map = { name: 'map.png', mediaType: 'image/png', bytes: onePixelPng };
const illustrated = {
  cover: { ...map, name: 'cover.png' },
  images: [map],
  chapters: [
    { title: 'Map', body: '<p><img src="../images/map.png" alt="A map of the valley"/></p>', paragraphs: [] },
    { title: 'Plan', body: '<p><img src="../images/map.png"/></p>', paragraphs: [] },
    { title: 'Text', body: '<p><img src="../images/map.png" alt="Once more"/></p>', paragraphs: PROSE },
  ],
};

interface Browser {
  reader: Reader;
  /** As the browser sends it, without its attributes. */
  cookie: string;
  attributes: string;
}

/** Signs in as a page does and keeps the cookie that the answer sets. */
async function signIn({ email }: Reader, headers: Record<string, string> = {}): Promise<Browser> {
  const response = await fetch(`${server.origin}${API_BASE}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email, password: 'secret-1' }),
  });
  const { tokens } = (await response.json()) as { tokens: { access_token: string; refresh_token: string } };
  const reader = await registerReader(server);
  Object.assign(reader, { email, token: tokens.access_token, refreshToken: tokens.refresh_token });
  return { reader, ...cookieOf(response) };
}

function cookieOf(response: Response): { cookie: string; attributes: string } {
  const [cookie = '', ...attributes] = (response.headers.get('set-cookie') ?? '').split('; ');
  return { cookie, attributes: attributes.sort().join('; ') };
}

/** As `<img src>` loads it: with the cookie, without a bearer token. */
const load = (address: string, cookie: string, method = 'GET') =>
  fetch(server.origin + address, { method, headers: cookie ? { cookie } : {} });

const sourcesOf = (html: string): string[] =>
  [...html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, source]) => source!.replaceAll('&amp;', '&'));

/** Every `image_url` in a response. */
function addressesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'image_url' ? [String(each)] : addressesIn(each),
  );
}

describe('an <img> in a signed-in browser', () => {
  test('loads the cover and the pictures of a chapter', async () => {
    const browser = await signIn(ann);
    const bookId = await ann.addBook(illustrated);
    const { body } = await ann.get(`/books/${bookId}/chapters/1`);
    const html = body.chapter.html_content;
    const addresses = [`${API_BASE}/books/${bookId}/cover`, ...sourcesOf(html)];
    expect(addresses).toHaveLength(2);
    for (const address of addresses) {
      const picture = await load(address, browser.cookie);
      expect([address, picture.status]).toEqual([address, 200]);
      expect(picture.headers.get('content-type')).toMatch(/^image\//);
      expect((await load(address, '')).status).toBe(401);
      expect((await load(address, browser.cookie.slice(0, -1) + '_')).status).toBe(401);
    }
  });

  test('loads nothing of another user', async () => {
    const bob = await signIn(await registerReader(server));
    const bookId = await ann.addBook(illustrated);
    expect((await load(`${API_BASE}/books/${bookId}/cover`, bob.cookie)).status).toBe(404);
  });

  test('sends a cookie that no script reads, no other site sends and no other address receives', async () => {
    const { attributes } = await signIn(ann);
    expect(attributes).toMatch(/^expires=[^;]+; httponly; path=\/api\/v1; samesite=strict$/);
  });

  test('sends a cookie over TLS only if a trusted proxy terminates it', async () => {
    const proxied = await startTestServer({ working: false, settings: { trustProxy: true } });
    const response = await fetch(`${proxied.origin}${API_BASE}/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
      body: JSON.stringify({ email: `${randomUUID()}@vignette.example`, password: 'secret-1' }),
    });
    expect(cookieOf(response).attributes).toContain('secure');
    await proxied.close();
  });

  test('loads nothing once the session has ended, here or on another device', async () => {
    const browser = await signIn(ann);
    const address = `${API_BASE}/books/${await ann.addBook(illustrated)}/cover`;
    expect((await load(address, browser.cookie)).status).toBe(200);
    const response = await fetch(`${server.origin}${API_BASE}/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${browser.reader.token}`, cookie: browser.cookie },
    });
    expect(cookieOf(response).cookie).toBe('vignette_media=');
    expect((await load(address, browser.cookie)).status).toBe(401);
  });

  test('keeps its cookie when an older page of another account signs out', async () => {
    const bob = await registerReader(server);
    const browser = await signIn(ann);
    const response = await fetch(`${server.origin}${API_BASE}/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bob.token}`, cookie: browser.cookie },
    });
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
  });

  test('gets a new cookie with each pair of tokens', async () => {
    const { reader } = await signIn(ann);
    const response = await fetch(`${server.origin}${API_BASE}/auth/refresh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: reader.refreshToken }),
    });
    const { cookie } = cookieOf(response);
    const address = `${API_BASE}/books/${await ann.addBook(illustrated)}/cover`;
    expect((await load(address, cookie)).status).toBe(200);
  });
});

describe('the media cookie', () => {
  const guarded = apiRoutes.filter(({ access }) => access === 'user' || access === 'admin');
  const named = (route: Route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const;
  let browser: Browser;
  beforeAll(async () => {
    browser = await signIn(ann);
  });

  test('is accepted by picture routes only', () => {
    const accepting = apiRoutes.filter(({ media }) => media).map((route) => named(route)[0]);
    expect(accepting).toEqual(['GET /books/:bookId/cover', 'GET /books/:bookId/resources']);
  });

  test.each(guarded.filter(({ media }) => !media).map(named))('is not accepted by %s', async (_, route) => {
    const path = route.path.replace(/:(\w+)/g, (__, name: string) =>
      name === 'chapterNumber' ? '1' : randomUUID(),
    );
    const response = await load(API_BASE + path, browser.cookie, route.method.toUpperCase());
    expect(response.status).toBe(401);
  });

  test('is not accepted as a bearer token nor by the live channel', async () => {
    const pass = browser.cookie.split('=')[1]!;
    expect((await ann.call('GET', '/books', undefined, pass)).status).toBe(401);
    await expect(openSocket(Object.assign(await registerReader(server), { token: pass }))).rejects.toThrow(
      '401',
    );
  });

  test('is not used when a bearer token is refused', async () => {
    const address = `${server.origin}${API_BASE}/books/${await ann.addBook(illustrated)}/cover`;
    const headers = { cookie: browser.cookie, authorization: 'Bearer nonsense' };
    expect((await fetch(address, { headers })).status).toBe(401);
  });
});

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
