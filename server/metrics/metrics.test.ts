import { expect, test } from 'vitest';
import { startServerWithReader } from '../testing/server-with-reader.ts';
import { startTestServer } from '../testing/server.ts';
import { openSocket } from '../testing/socket.ts';
import { startMetricsServer } from './metrics-page.ts';

const { server, ann } = await startServerWithReader();

const page = async (headers: Record<string, string> = {}, origin = server.origin) => {
  const response = await fetch(`${origin}/metrics`, { headers });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};

/** The value of one line of the page. */
const value = (text: string, line: string): number =>
  Number(
    text
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.split(' ')[1],
  );

test('requests, jobs, sockets, sync and the queue are measured, with labels that contain no ids', async () => {
  const socket = await openSocket(ann);
  const bookId = await ann.addBook();
  await socket.until('book_processing_completed');
  await ann.get(`/books/${bookId}`);
  const { status, type, text } = await page();
  expect([status, type]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(value(text, 'vignette_sockets')).toBe(1);
  expect(value(text, 'vignette_database_up')).toBe(1);
  expect(
    value(
      text,
      'vignette_http_request_seconds_count{method="GET",route="/api/v1/books/:bookId",status="200"}',
    ),
  ).toBe(1);
  expect(value(text, 'vignette_job_seconds_count{kind="extract-book",outcome="done"}')).toBe(1);
  expect(value(text, 'vignette_sync_lag_seconds_count')).toBeGreaterThan(0);
  for (const each of [bookId, ann.id, ann.email]) expect(text).not.toContain(each);
  await socket.close();
  await expect.poll(async () => value((await page()).text, 'vignette_sockets')).toBe(0);
  await server.deps.pool.query(
    `insert into jobs (id, kind, subject, user_id, payload, run_after)
     values (gen_random_uuid(), 'waits', 's', $1, '{}', now() + interval '1 hour')`,
    [ann.id],
  );
  expect(value((await page()).text, 'vignette_jobs{kind="waits",state="queued"}')).toBe(1);
});

test('metrics are readable from this machine, but not through a proxy on it', async () => {
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip'])
    expect((await page({ [name]: '127.0.0.1' })).status).toBe(404);
});

test('with a metrics token configured, it is required', async () => {
  const guarded = await startTestServer({ working: false, settings: { metricsToken: 'let-me-see' } });
  expect((await page({}, guarded.origin)).status).toBe(404);
  expect((await page({ authorization: 'Bearer other' }, guarded.origin)).status).toBe(404);
  expect((await page({ authorization: 'Bearer let-me-see' }, guarded.origin)).status).toBe(200);
  await guarded.close();
});

test('a worker serves metrics on a port of its own', async () => {
  const alone = await startMetricsServer(server.deps.metrics, { host: '127.0.0.1', port: 0, token: null });
  const { port } = alone.address() as { port: number };
  expect((await page({}, `http://127.0.0.1:${port}`)).text).toContain('vignette_jobs');
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/api/v1/books`)).status).toBe(404);
  alone.close();
});

test('an unavailable database is reported as a metric, not as a failed request', async () => {
  const { pool } = server.deps;
  const query = pool.query;
  pool.query = () => Promise.reject(new Error('unavailable'));
  const { status, text } = await page();
  pool.query = query;
  expect([status, value(text, 'vignette_database_up')]).toEqual([200, 0]);
});
