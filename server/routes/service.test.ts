import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNT } from '../services/accounts/demo-account.ts';
import { type TestServer, startTestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { demo: DEMO_ACCOUNT }, working: false });
});
afterAll(() => server?.close());

/** fetch would not send another Host. */
async function demoAccount(headers: Record<string, string>): Promise<unknown> {
  const body = await new Promise<string>((resolve, reject) => {
    const sent = request(`${server.origin}/api/v1/info`, { headers }, (response) => resolve(text(response)));
    sent.once('error', reject).end();
  });
  return (JSON.parse(body) as { demo: unknown }).demo;
}

test('the demo account is shown to a page of this machine', async () => {
  expect(await demoAccount({})).toEqual(DEMO_ACCOUNT);
  expect(await demoAccount({ host: 'localhost:5173' })).toEqual(DEMO_ACCOUNT);
  expect(await demoAccount({ host: '[::1]:8080' })).toEqual(DEMO_ACCOUNT);
});

test.each([
  [{ 'x-forwarded-for': '203.0.113.7' }],
  [{ 'x-forwarded-for': '127.0.0.1' }],
  [{ 'x-forwarded-host': 'books.example' }],
  [{ 'x-forwarded-proto': 'https' }],
  [{ 'x-real-ip': '203.0.113.7' }],
  [{ forwarded: 'for=203.0.113.7' }],
  [{ via: '1.1 proxy' }],
  [{ 'cf-connecting-ip': '203.0.113.7' }],
  // A tunnel that adds no header, or a page whose name was bound to this machine's address.
  [{ host: 'books.example' }],
  [{ host: '127.0.0.1.books.example:8080' }],
])('the demo account is not shown through a proxy: %j', async (headers) => {
  expect(await demoAccount(headers)).toBeNull();
});

test('the demo account is shown to everybody if the operator enables it', async () => {
  server.deps.settings.isDemoPublic = true;
  expect(await demoAccount({ host: 'books.example', 'x-forwarded-for': '203.0.113.7' })).toEqual(
    DEMO_ACCOUNT,
  );
});
