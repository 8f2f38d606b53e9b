import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { registerReader } from '../testing/reader.ts';
import { type TestServer, startTestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: false });
});
afterAll(() => server?.close());

/** Milliseconds of processor time that this process spends while `work` runs. */
async function processorMs(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const request = { v: 1, device: 'device-1', epoch: null, cursor: 0, sentAt: 1, ops: [] };
const fields = (count: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, value]));
const many = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

test.each([
  ['one returned row with 70,000 fields', { giveBack: [{ t: 'mark', k: 'k', f: fields(70_000, []) }] }],
  [
    'five hundred returned rows of invalid fields',
    {
      giveBack: many(500, { t: 'mark', k: 'k', f: fields(64, [1, 'a', {}]) }),
    },
  ],
  ['300,000 returned rows', { giveBack: many(300_000, []) }],
  ['300,000 operations', { ops: many(300_000, {}) }],
  [
    'one operation with 90,000 fields',
    {
      ops: [{ n: 1, t: 'mark', k: 'k', at: 1, seen: 0, f: fields(90_000, 1) }],
    },
  ],
])('a megabyte of %s costs little processor time', async (_name, more) => {
  const ann = await registerReader(server);
  const body = { ...request, ...more };
  expect(JSON.stringify(body).length).toBeGreaterThan(400_000);
  await ann.post('/sync', body);
  const spent: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    spent.push(
      await processorMs(async () => {
        const { status } = await ann.post('/sync', body);
        expect([200, 400]).toContain(status);
      }),
    );
  }
  // Building and parsing the body is unavoidable; everything else must cost less.
  const unavoidable = await processorMs(async () => void JSON.parse(JSON.stringify(body)));
  expect(Math.min(...spent)).toBeLessThan(4 * unavoidable + 20);
});

test('a megabyte of small lists is refused without being parsed', async () => {
  const ann = await registerReader(server);
  const refuse = async () => {
    const { status, error } = await ann.post('/sync', { ...request, giveBack: many(160_000, [1, 2]) });
    expect([status, error.message]).toEqual([400, 'The body holds too many values.']);
  };
  const parsed = vi.spyOn(JSON, 'parse');
  try {
    await refuse();
    // Only the response, by this test itself.
    expect(Math.max(...parsed.mock.calls.map(([text]) => text.length))).toBeLessThan(10_000);
  } finally {
    parsed.mockRestore();
  }
});

test.each([
  ['marks inside texts', { f: { note: ',[{"\\'.repeat(60_000) } }, 200],
  ['as many values as are allowed', { f: Object.fromEntries([['list', many(49_900, 1)]]) }, 200],
])('a body with %s does not count as one of too many values', async (_name, row, expected) => {
  const ann = await registerReader(server);
  const giveBack = [{ t: 'mark', k: 'k', ...row }];
  const { status } = await ann.post('/sync', { ...request, giveBack });
  expect(status).toBe(expected);
});

test.each(['"text"', '1', '{"a":', '{"__proto__":{}}', '{"\\u005f_proto__":1}', '"'])(
  'the body %s is refused as an invalid request',
  async (body) => {
    const ann = await registerReader(server);
    const response = await fetch(`${server.origin}/api/v1/sync`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { message: string }).message).toBe(
      'The request could not be understood.',
    );
  },
);

test('hundreds of invalid values are refused in a few words', async () => {
  const ann = await registerReader(server);
  const refused = await ann.post('/sync', { ...request, giveBack: many(400, {}) });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.error.details?.fields as object)).toHaveLength(5);
  expect(JSON.stringify(refused.raw).length).toBeLessThan(1_000);
});
