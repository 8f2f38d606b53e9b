import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SyncResponse, SyncRow } from '#shared/contract/sync.ts';
import { applyResponse } from '#shared/sync/device/apply-response.ts';
import { prepareRequest } from '#shared/sync/device/prepare-request.ts';
import { closeUserDatabase, db, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { readClock } from '../device/clock.ts';
import { deviceStore } from './device-store.ts';
import { writeRecord } from './write-record.ts';

let database: UserDatabase;
let readers = 0;

beforeEach(() => {
  database = openUserDatabase(`reader-${readers++}`);
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

const view = async (t: string, k: string) => (await db().views.get([t, k]))?.v;
const response = (fields: Partial<Exclude<SyncResponse, { reset: true }>>): SyncResponse => ({
  epoch: 'e1',
  cursor: 0,
  more: false,
  acks: [],
  changes: [],
  ...fields,
});
const row = (seq: number, note: string, ms: number): SyncRow => ({
  t: 'mark',
  k: 'm1',
  seq,
  f: { note: [note, ms, 1, 'desk'], color: ['#fbbf24', ms, 1, 'desk'] },
});

const take = () => prepareRequest(deviceStore(database), 'this-device', readClock());
const apply = (outgoing: Awaited<ReturnType<typeof take>>, got: SyncResponse) =>
  applyResponse(deviceStore(database), outgoing, got, Date.now());

/** The first call of a device carries nothing and learns the server's epoch. */
async function learnEpoch(): Promise<void> {
  const hello = await take();
  expect(hello.request).toMatchObject({ epoch: null, ops: [] });
  await apply(hello, { reset: true, epoch: 'e1' });
}

test('a thousand page turns without a network are one operation', async () => {
  for (let page = 1; page <= 50; page++)
    await writeRecord('progress', 'b:d', { loc: [1, page, 99, page, 50], pct: page });
  await learnEpoch();
  const { request } = await take();
  expect(request.ops).toHaveLength(1);
  expect(request.ops[0]!.f.pct).toBe(50);
});

test('an operation that has been sent is resent, never replaced', async () => {
  await learnEpoch();
  await writeRecord('mark', 'm1', { note: 'first' });
  const lost = await take();
  await writeRecord('mark', 'm1', { note: 'second' });
  const { request } = await take();
  expect(request.ops.map((op) => op.f.note)).toEqual(['first', 'second']);
  expect(request.ops[0]!.n).toBe(lost.request.ops[0]!.n);
});

test('a local change stays visible until its row is received, although it is acknowledged', async () => {
  await learnEpoch();
  await writeRecord('mark', 'm1', { note: 'mine' });
  const sent = await take();
  const { n } = sent.request.ops[0]!;
  await apply(sent, response({ cursor: 3, acks: [{ n, seq: 7, ms: 100 }], changes: [row(3, 'older', 50)] }));
  expect(await view('mark', 'm1')).toMatchObject({ note: 'mine', color: '#fbbf24' });
  expect(await database.outbox.count()).toBe(1);

  const next = await take();
  expect(next.request.ops).toEqual([]);
  const back: SyncRow = { t: 'mark', k: 'm1', seq: 7, f: { note: ['mine', 100, n, next.request.device] } };
  await apply(next, response({ cursor: 7, changes: [back] }));
  expect(await database.outbox.count()).toBe(0);
  expect(await view('mark', 'm1')).toMatchObject({ note: 'mine' });
});

test('a refused operation is kept with its reason and does not block others', async () => {
  await learnEpoch();
  await writeRecord('mark', 'm1', { note: 'x' });
  const sent = await take();
  const refused = { code: 'VALIDATION', message: 'no' };
  await apply(sent, response({ acks: [{ n: sent.request.ops[0]!.n, refused }] }));
  expect((await database.outbox.toArray())[0]!.refused).toEqual(refused);
  expect(await view('mark', 'm1')).toEqual({ note: 'x' });
  await writeRecord('mark', 'm2', { note: 'y' });
  expect((await take()).request.ops.map((op) => op.k)).toEqual(['m2']);
});

test('a refused change no longer hides a later one', async () => {
  await learnEpoch();
  await writeRecord('mark', 'm1', { note: 'refused' });
  const sent = await take();
  await writeRecord('mark', 'm1', { note: 'later' });
  const refused = { code: 'VALIDATION', message: 'no' };
  await apply(sent, response({ acks: [{ n: sent.request.ops[0]!.n, refused }] }));
  const next = await take();
  const { n } = next.request.ops[0]!;
  const back: SyncRow = { t: 'mark', k: 'm1', seq: 1, f: { note: ['later', 5, n, 'this-device'] } };
  await apply(next, response({ cursor: 1, acks: [{ n, seq: 1, ms: 5 }], changes: [back] }));
  expect(await view('mark', 'm1')).toEqual({ note: 'later' });
  expect(await database.outbox.count()).toBe(0);
});

test('a response received after another one moved the cursor changes nothing', async () => {
  await learnEpoch();
  const [late, first] = [await take(), await take()];
  await apply(first, response({ cursor: 9, changes: [row(9, 'new', 90)] }));
  await apply(late, response({ cursor: 4, changes: [row(4, 'old', 40)] }));
  expect(await view('mark', 'm1')).toMatchObject({ note: 'new' });
  expect((await database.meta.get('cursor'))?.value).toBe(9);
});

test('a server restored from a backup is given back what it lost, before anything new', async () => {
  await learnEpoch();
  const pull = await take();
  await apply(pull, response({ cursor: 9, changes: [row(9, 'kept', 90)] }));
  await writeRecord('mark', 'm2', { note: 'new' });
  const call = await take();
  await apply(call, { reset: true, epoch: 'e2' });

  const first = await take();
  expect(first.request).toMatchObject({ epoch: 'e2', cursor: 0, ops: [] });
  expect(first.request.giveBack).toEqual([{ t: 'mark', k: 'm1', f: row(9, 'kept', 90).f }]);
  await apply(first, response({ epoch: 'e2', more: true }));
  const second = await take();
  expect(second.request.ops.map((op) => op.k)).toEqual(['m2']);
  expect(second.request.giveBack).toBeUndefined();
});

test.each(['a', 'я', '字', '😀'])(
  'a call of many notes in “%s” stays within its limit of bytes',
  async (letter) => {
    await learnEpoch();
    for (let n = 1; n <= 40; n++) await writeRecord('mark', `m${n}`, { note: letter.repeat(1_000) });
    const maxBytes = 48 * 1024;
    const { request, complete } = await prepareRequest(
      deviceStore(database),
      'this-device',
      readClock(),
      maxBytes,
    );
    expect(new Blob([JSON.stringify(request)]).size).toBeLessThanOrEqual(maxBytes + 1024);
    expect(request.ops.length).toBeGreaterThan(5);
    expect(complete).toBe(request.ops.length === 40);
  },
);

test.each(['a', 'я', '字', '😀'])(
  'rows of notes in “%s” are returned to a restored server in calls within the limit of bytes',
  async (letter) => {
    await learnEpoch();
    const notes = Array.from({ length: 40 }, (_, n) => ({
      ...row(n + 1, letter.repeat(1_000), 90),
      k: `m${n}`,
    }));
    await apply(await take(), response({ cursor: 40, changes: notes }));
    await apply(await take(), { reset: true, epoch: 'e2' });
    const maxBytes = 48 * 1024;
    const store = deviceStore(database);
    const { request } = await prepareRequest(store, 'this-device', readClock(), maxBytes);
    expect(new Blob([JSON.stringify(request)]).size).toBeLessThanOrEqual(maxBytes + 1024);
    expect(request.giveBack!.length).toBeGreaterThan(5);
  },
);
