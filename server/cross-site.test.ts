import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Route } from './http/route.ts';
import { apiRoutes } from './routes/api.ts';
import { registerReader } from './testing/reader.ts';
import { type TestServer, startTestServer } from './testing/server.ts';

/** What a page of another site can do in a reader's browser: submit forms, and read what CORS allows. */
const ELSEWHERE = 'https://elsewhere.example';
const ACCOUNT = { email: 'ann@vignette.example', password: 'secret-1' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: false });
  await registerReader(server, ACCOUNT.email);
});
afterAll(() => server?.close());

/** The three ways in which a form may be sent, each with a body that would be valid JSON. */
const forms: [type: string, body: string | FormData][] = [
  ['application/x-www-form-urlencoded', new URLSearchParams(ACCOUNT).toString()],
  ['text/plain', JSON.stringify(ACCOUNT)],
  ['multipart/form-data', formData()],
];

function formData(): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(ACCOUNT)) form.append(name, value);
  return form;
}

const addressOf = ({ path }: Route) =>
  `${server.origin}/api/v1${path.replace(/:(\w+)/g, (_match, name: string) => (name === 'chapterNumber' ? '1' : crypto.randomUUID()))}`;

const posts = apiRoutes.filter(({ method }) => method === 'post');

test.each(forms)('a form (%s) posted from another site changes nothing on any route', async (type, body) => {
  for (const route of posts) {
    const response = await fetch(addressOf(route), {
      method: 'POST',
      headers: {
        origin: ELSEWHERE,
        'sec-fetch-site': 'cross-site',
        ...(typeof body === 'string' ? { 'content-type': type } : {}),
      },
      body,
    });
    // Authentication needs a header, and signing in needs JSON: a form can send neither.
    expect([route.path, response.status]).toEqual([route.path, route.access === 'public' ? 415 : 401]);
    expect(response.headers.get('set-cookie')).toBeNull();
  }
});

test('no response is readable by another site, and every preflight is refused', async () => {
  for (const route of apiRoutes) {
    for (const method of ['OPTIONS', route.method.toUpperCase()]) {
      const response = await fetch(addressOf(route), {
        method,
        headers: {
          origin: ELSEWHERE,
          'access-control-request-method': route.method.toUpperCase(),
          'access-control-request-headers': 'authorization, content-type',
        },
      });
      const allowed = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect([method, route.path, allowed]).toEqual([method, route.path, []]);
      await response.body?.cancel();
    }
  }
});
