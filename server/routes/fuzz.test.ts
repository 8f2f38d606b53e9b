import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorBody } from '#shared/contract/errors.ts';
import type { Route } from '../http/route.ts';
import { nearlyValid } from '../testing/nearly-valid.ts';
import { type Reader, registerReader } from '../testing/reader.ts';
import { type TestServer, startTestServer } from '../testing/server.ts';
import { apiRoutes } from './api.ts';

const CALLS = process.env.VIGNETTE_LONG === '1' ? 400 : 15;
/** Long enough for a slow response, short enough to detect a missing one. */
const NO_HANG_MS = 30_000;

let server: TestServer;
let ann: Reader;
let own: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer();
  await begin();
});
afterAll(() => server?.close());

/** A user with a book. */
async function begin(): Promise<void> {
  ann = await registerReader(server);
  const bookId = await ann.addBook();
  const { chapters } = (await ann.get(`/books/${bookId}`)).body;
  const { descriptions } = (await ann.get(`/books/${bookId}/descriptions`)).body;
  const painted = (await ann.post(`/images/generate/description/${descriptions[0]!.id}`, {})).body;
  const { url } = (await ann.post('/uploads', { size: 99, name: 'a.epub' })).body;
  own = {
    bookId,
    chapterId: chapters[0]!.id,
    chapterNumber: '1',
    descriptionId: descriptions[1]!.id,
    imageId: painted.image_id,
    uploadId: url.split('/').at(-1)!,
  };
}

/** Such a call removes what other calls need: these run last, each with new data. */
const isEnd = ({ method, path }: Route) => method === 'delete' || path === '/auth/logout';

/** A lone surrogate cannot be part of an address. */
const wellFormed = (text: string) => Buffer.from(text).toString();

const part = fc.oneof(
  fc.constantFrom(`1'--`, '%00', '%ff', '..%2f..%2fetc', '0', '-1', '1e9', '99999999999', '%E0%A4%A', 'ⅷ'),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => encodeURIComponent(wellFormed(text))),
  fc.uuid(),
);

/** Arbitrary values in place of this route's parameters and body. */
const callOf = (route: Route) =>
  fc.record({
    // Mostly the user's own ids: unknown ones only lead to 404.
    parts: fc.array(fc.oneof({ weight: 7, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: part }), {
      minLength: 3,
      maxLength: 3,
    }),
    query: fc.oneof(
      { weight: 3, arbitrary: route.query ? nearlyValid(route.query) : fc.constant({}) },
      { weight: 1, arbitrary: fc.webQueryParameters({ size: 'small' }) },
    ),
    body: route.body ? nearlyValid(route.body) : fc.constant(undefined),
    field: fc.string({ unit: 'binary', maxLength: 40 }),
    bytes: fc.uint8Array({ maxLength: 400 }),
  });

type Sent = ReturnType<typeof callOf> extends fc.Arbitrary<infer Value> ? Value : never;

function queryString(query: unknown): string {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null) return '';
  const written = Object.entries(query).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return `${encodeURIComponent(wellFormed(name))}=${encodeURIComponent(wellFormed(String(text)))}`;
  });
  return written.join('&');
}

async function send(route: Route, { parts, query, body, field, bytes }: Sent): Promise<Response> {
  let at = 0;
  const address = route.path.replace(
    /:(\w+)/g,
    (_, name: string) => parts[at++ % parts.length] ?? own[name]!,
  );
  const form = new FormData();
  form.append(Object.keys(route.form ?? {})[0] ?? 'name', field);
  form.append('file', new Blob([bytes]), `${field}.epub`);
  return fetch(`${server.origin}/api/v1${address}?${queryString(query)}`, {
    method: route.method.toUpperCase(),
    headers: {
      authorization: `Bearer ${ann.token}`,
      ...(route.form ? {} : { 'content-type': 'application/json' }),
    },
    ...(route.form ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) ?? '' }),
    signal: AbortSignal.timeout(NO_HANG_MS),
  });
}

const inOrder = [...apiRoutes].sort((a, b) => Number(isEnd(a)) - Number(isEnd(b)));

describe.each(inOrder.map((route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const))(
  '%s',
  (_name, route) => {
    test(
      'answers any input with a response of the contract',
      { timeout: CALLS * 2_000 + 60_000 },
      async () => {
        await fc.assert(
          fc.asyncProperty(callOf(route), async (sent) => {
            if (isEnd(route)) await begin();
            const response = await send(route, sent);
            const text = await response.text();
            const shown = `${response.status} ${text.slice(0, 300)}`;
            expect(response.status, shown).toBeLessThan(500);
            if (response.status >= 400 && route.method !== 'head')
              expect(errorBody.safeParse(JSON.parse(text)).success, shown).toBe(true);
            // A changed path segment may address another call.
            else if (
              route.response &&
              response.status === route.status &&
              sent.parts.every((own) => own === null)
            )
              expect(route.response.safeParse(JSON.parse(text)).success, shown).toBe(true);
          }),
          { numRuns: isEnd(route) ? Math.ceil(CALLS / 5) : CALLS },
        );
      },
    );
  },
);

test('after all that, stored data is unchanged and the server still works', async () => {
  await begin();
  expect((await ann.get(`/books/${own.bookId}/chapters/1`)).status).toBe(200);
  const { rows } = await server.database.pool.query(
    `select count(*) filter (where state = 'failed') as failed from jobs`,
  );
  expect(rows).toEqual([{ failed: 0 }]);
});
