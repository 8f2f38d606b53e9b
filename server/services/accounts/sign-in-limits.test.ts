import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, startTestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ rateLimitScale: 1, working: false, settings: { trustProxy: true } });
});
afterAll(() => server?.close());

const PASSWORD = 'secret-1';
const newEmail = () => `${randomUUID()}@vignette.example`;

async function post(path: 'login' | 'register', from: string, body: object): Promise<number> {
  const { status } = await fetch(`${server.origin}/api/v1/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
  return status;
}

const signIn = (from: string, email: string, password = PASSWORD) => post('login', from, { email, password });

/** @returns the email of an account that was made at `from` */
async function accountFrom(from: string): Promise<string> {
  const email = newEmail();
  expect(await post('register', from, { email, password: PASSWORD })).toBe(201);
  return email;
}

const inOneNetwork = (n: number) => `2001:db8:bad:1::${(n + 1).toString(16)}`;
const inManyNetworks = (n: number) => `2001:db8:bad:${(n + 2).toString(16)}::1`;

/** This many simultaneous guesses, each from a different address. @returns how many were compared with the password */
async function guess(email: string, count: number, from: (n: number) => string): Promise<number> {
  const statuses = await Promise.all(
    Array.from({ length: count }, (_, n) => signIn(from(n), email, `guess ${n}`)),
  );
  return statuses.filter((status) => status === 401).length;
}

test('100 wrong passwords from one IPv6 network do not lock out other networks', async () => {
  const email = await accountFrom('198.51.100.1');
  expect(await guess(email, 100, inOneNetwork)).toBe(5);
  expect(await signIn(inOneNetwork(500), email)).toBe(429);
  // Neither where the owner has been before, nor where the owner has never been.
  expect(await signIn('198.51.100.1', email)).toBe(200);
  expect(await signIn('198.51.100.2', email)).toBe(200);
  expect(await signIn('2001:db8:cafe:1::1', email)).toBe(200);
});

test('wrong passwords from 150 networks never lock the owner out of a network known to the account', async () => {
  const email = await accountFrom('2001:db8:aaaa:1::1');
  expect(await signIn('198.51.100.3', email)).toBe(200);
  expect(await guess(email, 60, inManyNetworks)).toBe(60);
  expect(await guess(email, 90, (n) => inManyNetworks(n + 60))).toBe(40);
  expect(await signIn('198.51.100.4', email)).toBe(429);
  expect(await signIn('198.51.100.3', email)).toBe(200);
  expect(await signIn('2001:db8:aaaa:1:5::9', email)).toBe(200);
  // A known network doesn't allow unlimited guesses.
  expect(await guess(email, 9, () => '198.51.100.3')).toBe(5);
});

test('right passwords never count against the limit', async () => {
  const email = await accountFrom('198.51.100.5');
  for (let n = 0; n < 12; n++) expect(await signIn('198.51.100.6', email)).toBe(200);
});

test('registrations are counted by network', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 25 }, (_, n) =>
      post('register', `2001:db8:5:5:${n}::1`, { email: newEmail(), password: PASSWORD }),
    ),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
});

test('the database contains no address in clear, and at most 20 networks of an account', async () => {
  const email = await accountFrom('198.51.100.7');
  for (let n = 0; n < 25; n++) expect(await signIn(`203.0.113.${n}`, email)).toBe(200);
  const { rows } = await server.deps.pool.query<{ network: Buffer }>(
    'select network from known_networks join users on users.id = user_id where email = $1',
    [email],
  );
  expect(rows).toHaveLength(20);
  for (const { network } of rows) expect(network).toHaveLength(32);
});
