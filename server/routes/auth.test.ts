import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { meResponse, refreshResponse, sessionResponse } from '#shared/contract/auth.ts';
import { insertUser } from '../db/users.ts';
import { DEMO_ACCOUNT, ensureDemoAccount } from '../services/accounts/demo-account.ts';
import { hashPassword } from '../services/accounts/vendor-argon2.ts';
import { Reader, registerReader } from '../testing/reader.ts';
import { type TestServer, startTestServer } from '../testing/server.ts';
import { openSocket } from '../testing/socket.ts';

let server: TestServer;
let visitor: Reader;

beforeAll(async () => {
  server = await startTestServer();
  visitor = new Reader(server, { token: null, refreshToken: '', id: '', email: '' });
});
afterAll(() => server?.close());

const ageRefreshTokens = (seconds: number) =>
  server.deps.pool.query(`update refresh_tokens set used_at = used_at - make_interval(secs => $1)`, [
    seconds,
  ]);

describe('creating an account', () => {
  test('signs in at once, with or without a name', async () => {
    const named = await visitor.post('/auth/register', {
      email: 'Ann@Vignette.example',
      password: 'secret',
      full_name: 'Ann',
    });
    expect(named.status).toBe(201);
    expect(sessionResponse.safeParse(named.body).success).toBe(true);
    expect(named.body.user).toMatchObject({ email: 'Ann@Vignette.example', full_name: 'Ann' });
    const unnamed = await visitor.post('/auth/register', { email: 'x@vignette.example', password: 'secret' });
    expect(unnamed.body.user.full_name).toBeNull();
  });

  test.each([
    [{ email: 'nope', password: 'secret' }, 'Invalid email address'],
    [{ email: 'y@vignette.example', password: '12345' }, 'Password must be at least 6 characters'],
    [
      { email: 'y@vignette.example', password: 'secret', full_name: 'A' },
      'Name must be at least 2 characters',
    ],
    [{ password: 'secret' }, 'Invalid email address'],
  ])('is refused with the message of the form: %j', async (body, message) => {
    const { status, error } = await visitor.post('/auth/register', body);
    expect(status).toBe(400);
    expect(error).toMatchObject({ error: 'Bad Request', message, details: { code: 'VALIDATION' } });
    expect(Date.parse(error.timestamp)).not.toBeNaN();
  });

  test('is refused for an email address in use, regardless of case', async () => {
    await registerReader(server, 'taken@vignette.example');
    const response = await visitor.post('/auth/register', {
      email: 'TAKEN@vignette.example',
      password: 'secret',
    });
    expect(response.status).toBe(409);
    expect(response.code).toBe('EMAIL_TAKEN');
  });

  test('never makes an administrator or chooses an id', async () => {
    const response = await visitor.post('/auth/register', {
      email: 'sly@vignette.example',
      password: 'secret',
      id: '00000000-0000-4000-8000-000000000000',
      is_admin: true,
    });
    expect(response.body.user.id).not.toMatch(/^00000000/);
    expect(response.body.user).not.toHaveProperty('is_admin');
  });
});

test('a server closed to registration refuses new accounts and lets existing users sign in', async () => {
  const closed = await startTestServer({ settings: { registration: 'closed' }, working: false });
  try {
    const stranger = new Reader(closed, { token: null, refreshToken: '', id: '', email: '' });
    const account = { email: 'late@vignette.example', password: 'secret-1' };
    const refused = await stranger.post('/auth/register', account);
    expect(refused.status).toBe(403);
    expect(refused.error).toMatchObject({
      message: 'This server does not accept new accounts. Please ask its operator.',
      details: { code: 'REGISTRATION_CLOSED' },
    });
    // The refusal reveals nothing: a taken address gets the same.
    await insertUser(closed.deps.pool, {
      id: randomUUID(),
      email: account.email,
      fullName: null,
      passwordHash: await hashPassword(account.password),
    });
    const taken = await stranger.post('/auth/register', account);
    expect({ ...taken.error, timestamp: '' }).toEqual({ ...refused.error, timestamp: '' });
    expect((await stranger.post('/auth/login', account)).status).toBe(200);
    expect((await stranger.get('/info')).body.registration).toBe('closed');
    expect((await visitor.get('/info')).body.registration).toBe('open');
  } finally {
    await closed.close();
  }
});

describe('signing in', () => {
  test('compares the password exactly, without trimming', async () => {
    const { email } = await registerReader(server);
    expect((await visitor.post('/auth/login', { email, password: 'secret-1' })).status).toBe(200);
    expect((await visitor.post('/auth/login', { email, password: 'secret-1 ' })).status).toBe(401);
  });

  test('responds to a wrong password and an unknown account alike', async () => {
    const { email } = await registerReader(server);
    const wrong = await visitor.post('/auth/login', { email, password: 'not it at all' });
    const unknown = await visitor.post('/auth/login', {
      email: 'nobody@vignette.example',
      password: 'not it at all',
    });
    expect([wrong.status, wrong.error.message]).toEqual([401, 'Incorrect email or password.']);
    expect({ ...unknown.error, timestamp: '' }).toEqual({ ...wrong.error, timestamp: '' });
  });

  test('refuses a megabyte of password and JSON of endless depth before it hashes or parses deeply', async () => {
    const startedAt = performance.now();
    const long = await visitor.post('/auth/login', {
      email: 'a@vignette.example',
      password: 'x'.repeat(1_000_000),
    });
    expect([400, 413]).toContain(long.status);
    expect(performance.now() - startedAt).toBeLessThan(500);
    const deep = await fetch(`${server.origin}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '['.repeat(100_000),
    });
    expect(deep.status).toBeGreaterThanOrEqual(400);
    expect(deep.status).toBeLessThan(500);
  });

  test('is slowed down after five wrong passwords, and the owner elsewhere is not', async () => {
    const limited = await startTestServer({ rateLimitScale: 1, working: false });
    try {
      const { email, token } = await registerReader(limited);
      const stranger = new Reader(limited, { token: null, refreshToken: '', id: '', email });
      const statuses = [];
      for (let tries = 0; tries < 6; tries += 1) {
        statuses.push((await stranger.post('/auth/login', { email, password: `guess ${tries}` })).status);
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      const refused = await stranger.post('/auth/login', { email, password: 'secret-1' });
      expect(refused.error).toMatchObject({ error: 'Too Many Requests', details: { code: 'RATE_LIMITED' } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await stranger.call('GET', '/auth/me', undefined, token)).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});

test('a deactivated demo account is created again, empty, for the next visitor', async () => {
  const open = await startTestServer({ settings: { demo: DEMO_ACCOUNT }, working: false });
  try {
    await ensureDemoAccount(open.deps.pool);
    const visitor = new Reader(open, { token: null, refreshToken: '', id: '', email: '' });
    const first = (await visitor.post('/auth/login', DEMO_ACCOUNT)).body;
    const gone = await visitor.call('DELETE', '/auth/deactivate', undefined, first.tokens.access_token);
    expect(gone.status).toBe(200);
    const next = await visitor.post('/auth/login', (await visitor.get('/info')).body.demo);
    expect(next.status).toBe(200);
    expect(next.body.user.id).not.toBe(first.user.id);
  } finally {
    await open.close();
  }
});

test('invalid registrations do not count against the limit', async () => {
  const limited = await startTestServer({ rateLimitScale: 0.05, working: false });
  try {
    const stranger = new Reader(limited, { token: null, refreshToken: '', id: '', email: '' });
    const register = async (password: string) =>
      (await stranger.post('/auth/register', { email: `${randomUUID()}@a.example`, password })).status;
    for (let n = 0; n < 5; n += 1) expect(await register('short')).toBe(400);
    expect([await register('secret-1'), await register('secret-1')]).toEqual([201, 429]);
  } finally {
    await limited.close();
  }
});

describe('guessing from one address', () => {
  test.each([
    ['behind a proxy, whatever address the client claims', true, (n: number) => `10.0.0.${n}, 192.0.2.7`],
    ['without a proxy, whatever address the client claims', false, (n: number) => `10.0.0.${n}`],
  ])('is slowed down %s', async (_where, trustProxy, forwarded) => {
    const limited = await startTestServer({ rateLimitScale: 0.1, working: false, settings: { trustProxy } });
    try {
      const statuses = [];
      for (let n = 0; n < 5; n++) {
        const response = await fetch(`${limited.origin}/api/v1/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded(n) },
          body: JSON.stringify({ email: `reader-${n}@vignette.example`, password: 'a guess' }),
        });
        statuses.push(response.status);
      }
      expect(statuses).toEqual([401, 401, 401, 429, 429]);
    } finally {
      await limited.close();
    }
  });
});

describe('a session', () => {
  test('shows its user flat and nested', async () => {
    const ann = await registerReader(server);
    const { body } = await ann.get('/auth/me');
    expect(meResponse.safeParse(body).success).toBe(true);
    expect(body.user.id).toBe(ann.id);
    expect((await ann.get('/users/profile')).body).toEqual(body);
    expect((await ann.get('/users/subscription')).body).toEqual({ plan: 'free', label: 'Free Plan' });
    expect((await ann.get('/users/test-db')).body).toEqual({ database: 'ok' });
  });

  test('is renewed by its refresh token, flat and nested', async () => {
    const ann = await registerReader(server);
    const { status, body } = await visitor.post('/auth/refresh', { refresh_token: ann.refreshToken });
    expect(status).toBe(200);
    expect(refreshResponse.safeParse(body).success).toBe(true);
    expect(body.tokens).toEqual({ access_token: body.access_token, refresh_token: body.refresh_token });
    expect((await visitor.call('GET', '/auth/me', undefined, body.access_token)).status).toBe(200);
  });

  test('survives two tabs that renew at the same time', async () => {
    const ann = await registerReader(server);
    const both = await Promise.all(
      [1, 2].map(() => visitor.post('/auth/refresh', { refresh_token: ann.refreshToken })),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    for (const { body } of both) {
      expect((await visitor.post('/auth/refresh', { refresh_token: body.refresh_token })).status).toBe(200);
    }
  });

  test('is ended completely when an old refresh token is reused later', async () => {
    const ann = await registerReader(server);
    const { body } = await visitor.post('/auth/refresh', { refresh_token: ann.refreshToken });
    await ageRefreshTokens(31);
    expect((await visitor.post('/auth/refresh', { refresh_token: ann.refreshToken })).status).toBe(401);
    expect((await visitor.post('/auth/refresh', { refresh_token: body.refresh_token })).status).toBe(401);
  });

  test('ends with signing out, which never asks the browser to drop its storage', async () => {
    const ann = await registerReader(server);
    const response = await ann.post('/auth/logout');
    expect(response.status).toBe(200);
    expect(response.headers.get('clear-site-data')).toBe('"cache"');
    expect((await ann.get('/auth/me')).status).toBe(401);
    expect((await visitor.post('/auth/refresh', { refresh_token: ann.refreshToken })).status).toBe(401);
  });

  test('reports an expired token and refuses a forged refresh token', async () => {
    const response = await visitor.post('/auth/refresh', { refresh_token: 'made up' });
    expect(response.status).toBe(401);
    expect((await visitor.post('/auth/refresh', {})).status).toBe(400);
  });
});

describe('an account', () => {
  test('changes its name and nothing else', async () => {
    const ann = await registerReader(server);
    expect((await ann.put('/auth/profile', { full_name: 'Ann Other' })).body.full_name).toBe('Ann Other');
    expect((await ann.put('/auth/profile', { full_name: 'Ann', email: 'new@vignette.example' })).status).toBe(
      400,
    );
    expect((await ann.get('/auth/me')).body.email).toBe(ann.email);
  });

  test('is deleted with everything in it, down to the last file', async () => {
    const ann = await registerReader(server);
    const bookId = await ann.addBook();
    const { body } = await ann.get(`/books/${bookId}/descriptions`);
    const image = await ann.post(`/images/generate/description/${body.descriptions[0]!.id}`, {});
    const socket = await openSocket(ann);
    expect((await ann.delete('/auth/deactivate')).status).toBe(200);
    expect(await socket.closed).toBe(4401);
    expect((await ann.get('/books')).status).toBe(401);
    expect((await visitor.post('/auth/login', { email: ann.email, password: 'secret-1' })).status).toBe(401);
    expect((await fetch(image.body.image_url)).status).toBe(404);
    for (const table of ['books', 'images', 'jobs', 'sync_record', 'sessions']) {
      const { rowCount } = await server.deps.pool.query(`select from ${table} where user_id = $1`, [ann.id]);
      expect([table, rowCount]).toEqual([table, 0]);
    }
    const left = [];
    for await (const blob of server.deps.blobs.list()) left.push(blob);
    expect(left).toEqual([]);
  });
});
