import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerReader } from '../testing/reader.ts';
import { type TestServer, startTestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: false });
});
afterAll(() => server?.close());

test('a megabyte of invalid values is refused in a few words', async () => {
  const ann = await registerReader(server);
  const f = Object.fromEntries(Array.from({ length: 70_000 }, (_, n) => [`f${n}`, []]));
  const device = { v: 1, device: 'device-1', epoch: null, cursor: 0, sentAt: 1, ops: [] };
  const refused = await ann.post('/sync', { ...device, giveBack: [{ t: 'mark', k: 'k', f }] });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.details.fields as object)).toHaveLength(5);
  expect(JSON.stringify(refused.body).length).toBeLessThan(1_000);
});
