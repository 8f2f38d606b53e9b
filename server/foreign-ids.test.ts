import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Route } from './http/route.ts';
import { apiRoutes } from './routes/api.ts';
import { type Reader, registerReader } from './testing/reader.ts';
import { requestBodies } from './testing/request-bodies.ts';
import { type TestServer, startTestServer } from './testing/server.ts';

let server: TestServer;
let ann: Reader;
/** Ids of another user's things, by the name of the path parameter. */
let theirs: Record<string, string>;
/** Every statement that requests have the database run. */
const statements: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
  ann = await registerReader(server);
  const bob = await registerReader(server);
  const bookId = await bob.addBook();
  const { chapter } = (await bob.get(`/books/${bookId}/chapters/1`)).body;
  const descriptionId = chapter.descriptions[0]!.id;
  const { body: image } = await bob.post(`/images/generate/description/${descriptionId}`, {});
  const { body: upload } = await bob.post('/uploads', { size: 9, name: 'a.epub' });
  theirs = {
    ...{ bookId, descriptionId, chapterId: chapter.id, imageId: image.image_id, chapterNumber: '1' },
    uploadId: upload.url.split('/').at(-1)!,
  };
  record(server.database.pool);
});
afterAll(() => server?.close());

function record(pool: pg.Pool): void {
  const recorded = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (recorded.has(client)) return;
    recorded.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const text = typeof args[0] === 'string' ? args[0] : (args[0] as { text: string }).text;
      // Not caused by the request.
      if (!/\bfrom jobs\b[^]*lease_until/.test(text)) statements.push(text.replace(/\s+/g, ' '));
      return query(...args);
    }) as typeof client.query;
  });
}

async function workOf(route: Route, things: Record<string, string>): Promise<string[]> {
  statements.length = 0;
  const address = route.path.replace(/:(\w+)/g, (_match, name: string) => things[name]!);
  const body = route.body ? (requestBodies[route.path] ?? {}) : undefined;
  const { status } = await ann.call(route.method.toUpperCase(), address, body);
  expect([route.path, status]).toEqual([route.path, 404]);
  return [...statements];
}

const withId = apiRoutes.filter(({ path }) => /:\w+Id\b/.test(path));

test.each(withId.map((route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const))(
  '%s runs the same queries for another user’s id as for a missing one',
  async (_name, route) => {
    await ann.get('/auth/me'); // the session gate caches its answer
    const missingIds = Object.fromEntries(
      Object.keys(theirs).map((name) => [name, name === 'chapterNumber' ? '1' : randomUUID()]),
    );
    const forMissing = await workOf(route, missingIds);
    expect(await workOf(route, theirs)).toEqual(forMissing);
    expect(forMissing.length).toBeGreaterThan(0);
  },
);
