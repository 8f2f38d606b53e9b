import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Reader, registerReader } from '../testing/reader.ts';
import { type TestServer, startTestServer } from '../testing/server.ts';
import { openSocket } from '../testing/socket.ts';
import { SyncedDevice } from '../testing/synced-device.ts';

const HOUR_MS = 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());
afterEach(() => void vi.useRealTimers());

/** The machine's clock is set; timers run on, as they do then. */
function jump(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
}

/** As the app does when the server reports that its token has expired. */
async function refresh(reader: Reader): Promise<void> {
  const { status, body } = await reader.post('/auth/refresh', { refresh_token: reader.refreshToken });
  expect(status).toBe(200);
  Object.assign(reader, { token: body.access_token, refreshToken: body.refresh_token });
}

describe.each([
  ['a day ahead', 24 * HOUR_MS],
  ['a day back', -24 * HOUR_MS],
  ['an hour back, as clocks that know no time zone are in autumn', -HOUR_MS],
])('a server whose clock jumps %s', (_name, ms) => {
  test('does not sign users out', async () => {
    const reader = await registerReader(server);
    const socket = await openSocket(reader);
    jump(ms);
    const { status, code } = await reader.get('/auth/me');
    if (status !== 200) expect([status, code]).toEqual([401, 'TOKEN_EXPIRED']);
    await refresh(reader);
    expect((await reader.get('/auth/me')).status).toBe(200);
    expect(socket.socket.readyState).toBe(socket.socket.OPEN);
    socket.socket.send('{"type":"ping"}');
    await socket.until('pong');
    await socket.close();
  });

  test('does not stop the detection of a stolen refresh token', async () => {
    const reader = await registerReader(server);
    const first = reader.refreshToken;
    await refresh(reader);
    jump(ms);
    // Within the grace period by the database's clock, whatever the server's own clock shows.
    expect((await reader.post('/auth/refresh', { refresh_token: first })).status).toBe(200);
    await server.deps.pool.query(`update refresh_tokens set used_at = used_at - interval '1 minute'`);
    expect((await reader.post('/auth/refresh', { refresh_token: first })).status).toBe(401);
    expect((await reader.post('/auth/refresh', { refresh_token: reader.refreshToken })).status).toBe(401);
  });

  test('triggers no extra extraction and blocks no requested one', async () => {
    const reader = await registerReader(server);
    const bookId = await reader.addBook();
    const extractions = async () =>
      (await server.deps.pool.query('select from jobs where subject = $1', [bookId])).rowCount;
    const before = await extractions();
    jump(ms);
    await refresh(reader);
    expect((await reader.post(`/books/${bookId}/process`)).body.status).toBe('completed');
    expect(await extractions()).toBe(before);
    const { descriptions } = (await reader.get(`/books/${bookId}/descriptions`)).body;
    const painted = await reader.post(`/images/generate/description/${descriptions[0]!.id}`, {});
    expect(painted.status).toBe(200);
  });

  test('keeps the later of two writes, and never moves a reading position back', async () => {
    const reader = await registerReader(server);
    const bookId = await reader.addBook();
    const [phone, desk] = [new SyncedDevice(reader.post), new SyncedDevice(reader.post)];
    const mark = randomUUID();
    const save = (page: number) =>
      reader.post(`/books/${bookId}/progress`, { current_chapter: 1, current_page: page });
    await phone.write('mark', mark, { kind: 'bookmark', text: 'before' });
    await phone.sync();
    await save(2);
    await desk.sync();
    jump(ms);
    await refresh(reader);
    await desk.write('mark', mark, { text: 'after' });
    await desk.sync();
    await save(3);
    await phone.sync();
    expect([phone.view('mark', mark)?.text, desk.view('mark', mark)?.text]).toEqual(['after', 'after']);
    expect((await reader.get(`/books/${bookId}/progress`)).body.progress).toMatchObject({ current_page: 3 });
    // And when the clock is corrected, later writes still win.
    vi.useRealTimers();
    await refresh(reader);
    await phone.write('mark', mark, { text: 'put right' });
    await phone.sync();
    await desk.sync();
    expect(desk.view('mark', mark)?.text).toBe('put right');
    await save(4);
    expect((await reader.get(`/books/${bookId}/progress`)).body.progress).toMatchObject({ current_page: 4 });
  });
});
