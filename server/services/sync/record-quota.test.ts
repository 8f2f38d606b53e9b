import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { syncLimits } from '#shared/contract/sync.ts';
import { type Reader, registerReader, sampleEpub } from '../../testing/reader.ts';
import { type TestServer, startTestServer } from '../../testing/server.ts';
import { SyncedDevice } from '../../testing/synced-device.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: false });
});
afterAll(() => server?.close());

const count = async (reader: Reader) => {
  const { rows } = await server.deps.pool.query<{ records: number; bytes: number }>(
    'select records, bytes from sync_user where user_id = $1',
    [reader.id],
  );
  return rows[0]!;
};

const setCount = (reader: Reader, column: 'records' | 'bytes', value: number | null) =>
  server.deps.pool.query(`update sync_user set ${column} = $2 where user_id = $1`, [reader.id, value]);

async function readerWithMark() {
  const reader = await registerReader(server);
  const phone = new SyncedDevice(reader.post);
  const k = randomUUID();
  await phone.write('mark', k, { kind: 'highlight', note: 'first' });
  await phone.sync();
  return { reader, phone, k };
}

const refusals = (device: SyncedDevice) =>
  [...device.store.outbox.values()].map(({ refused }) => refused?.code);

test.each([
  ['records', syncLimits.recordsPerUser],
  ['bytes', syncLimits.bytesPerUser],
] as const)(
  'an account at its limit of %s can add none, but change and delete those it has',
  async (column, max) => {
    const { reader, phone, k } = await readerWithMark();
    const bookId: string = (await reader.upload(await sampleEpub())).body.book_id;
    await setCount(reader, column, max);
    await phone.write('mark', randomUUID(), { kind: 'highlight', note: 'one more' });
    await phone.write('mark', k, { note: 'changed' });
    await phone.sync();
    expect(refusals(phone)).toEqual(['STORAGE_FULL']);
    const desk = new SyncedDevice(reader.post);
    await desk.sync();
    expect(desk.view('mark', k)?.note).toBe('changed');
    await desk.write('mark', k, { deleted: true });
    await desk.sync();
    expect(refusals(desk)).toEqual([]);
    const saved = await reader.post(`/books/${bookId}/progress`, { current_chapter: 1, current_page: 1 });
    expect([saved.status, saved.code]).toEqual([507, 'STORAGE_FULL']);
    expect((await reader.delete(`/books/${bookId}`)).status).toBe(200);
  },
);

test('returned rows count too', async () => {
  const { reader } = await readerWithMark();
  await setCount(reader, 'records', syncLimits.recordsPerUser);
  const first = { v: 1, device: 'device-1', epoch: null, cursor: 0, sentAt: 1, ops: [] };
  const { body } = await reader.post('/sync', first);
  const giveBack = [{ t: 'mark', k: randomUUID(), f: { note: ['x', 1, 1, 'device-1'] } }];
  expect((await reader.post('/sync', { ...first, epoch: body.epoch, giveBack })).status).toBe(200);
  expect((await count(reader)).records).toBe(syncLimits.recordsPerUser);
});

test('existing records of an account are counted once, and the count is kept up to date', async () => {
  const { reader, phone } = await readerWithMark();
  const counted = await count(reader);
  expect(counted.records).toBe(1);
  await setCount(reader, 'records', null);
  await phone.write('mark', randomUUID(), { kind: 'bookmark' });
  await phone.sync();
  const { rows } = await server.deps.pool.query<{ records: number; bytes: number }>(
    'select count(*) as records, sum(length(f::text))::bigint as bytes from sync_record where user_id = $1',
    [reader.id],
  );
  const now = await count(reader);
  expect(now.records).toBe(rows[0]!.records);
  expect(Math.abs(now.bytes - rows[0]!.bytes)).toBeLessThan(100);
});
