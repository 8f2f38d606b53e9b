import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Reader, registerReader } from '../../testing/reader.ts';
import { type TestServer, startTestServer } from '../../testing/server.ts';
import { openSocket } from '../../testing/socket.ts';
import { rotateRefreshToken } from './rotate-refresh-token.ts';

let server: TestServer;
let ann: Reader;

beforeAll(async () => {
  server = await startTestServer({ working: false });
});
afterAll(() => server?.close());
beforeEach(async () => {
  ann = await registerReader(server);
});

const refresh = (token: string) => ann.call('POST', '/auth/refresh', { refresh_token: token }, null);
const refreshed = async (token: string): Promise<string> => (await refresh(token)).body.refresh_token;

const pass = (seconds: number) =>
  server.deps.pool.query('update refresh_tokens set used_at = used_at - make_interval(secs => $1)', [
    seconds,
  ]);

async function liveTokens(): Promise<number> {
  const { rowCount } = await server.deps.pool.query(
    `select from refresh_tokens t join sessions s on s.id = t.session_id
      where s.user_id = $1 and s.revoked_at is null and t.used_at is null`,
    [ann.id],
  );
  return rowCount ?? 0;
}

test('eight refreshes at once with one token get the same live successor', async () => {
  const responses = await Promise.all(Array.from({ length: 8 }, () => refresh(ann.refreshToken)));
  expect(responses.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
  expect(new Set(responses.map(({ body }) => body.refresh_token)).size).toBe(1);
  expect(await liveTokens()).toBe(1);
  for (const { body } of responses)
    expect((await ann.call('GET', '/auth/me', undefined, body.access_token)).status).toBe(200);
});

test('a late tab gets the newest token, which still works after the grace period', async () => {
  const second = await refreshed(ann.refreshToken);
  const third = await refreshed(second);
  expect(await refreshed(ann.refreshToken)).toBe(third);
  expect(await liveTokens()).toBe(1);
  await pass(31);
  expect((await refresh(third)).status).toBe(200);
});

test('the grace period returns the same successor while the server’s secret changes', async () => {
  const { pool, gate, authSecret } = server.deps;
  const second = await refreshed(ann.refreshToken);
  const changed = { pool, gate, authSecret: `${'n'.repeat(32)},${authSecret}` };
  expect((await rotateRefreshToken(changed, ann.refreshToken)).refresh_token).toBe(second);
});

test('reusing an old refresh token ends its session’s access tokens and sockets at once', async () => {
  const other = await ann.call('POST', '/auth/login', { email: ann.email, password: 'secret-1' }, null);
  const socket = await openSocket(ann);
  await refresh(ann.refreshToken);
  expect((await ann.get('/auth/me')).status).toBe(200);
  await pass(31);
  expect((await refresh(ann.refreshToken)).status).toBe(401);
  expect((await ann.get('/auth/me')).status).toBe(401);
  expect(await socket.closed).toBe(4401);
  // The reader's other session is another family.
  expect((await ann.call('GET', '/auth/me', undefined, other.body.tokens.access_token)).status).toBe(200);
});
