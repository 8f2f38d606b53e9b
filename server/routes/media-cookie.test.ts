import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '#shared/contract/limits.ts';
import type { Route } from '../http/route.ts';
import { type Reader, registerReader } from '../testing/reader.ts';
import { startServerWithReader } from '../testing/server-with-reader.ts';
import { startTestServer } from '../testing/server.ts';
import { openSocket } from '../testing/socket.ts';
import { apiRoutes } from './api.ts';
import { illustrated } from '../testing/illustrated-book.ts';

const { server, ann } = await startServerWithReader();

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
