import { expect, test } from 'vitest';
import type { SyncOp, SyncRequest } from '../../contract/sync.ts';
import { MemoryServer } from '../simulation/memory-server.ts';

const NOW = 1_700_000_000_000;
const K = '00000000-0000-4000-8000-000000000001';
const op = (n: number, note: string, at: number): SyncOp => ({
  n,
  t: 'mark',
  k: K,
  f: { note },
  at,
  seen: 0,
});

function call(server: MemoryServer, more: Partial<SyncRequest>) {
  const { epoch } = server.contents.user;
  const request = { v: 1, device: 'phone-0001', epoch, cursor: 0, sentAt: NOW, ops: [], ...more };
  return server.exchange(request, NOW, 500);
}
const note = (server: MemoryServer) => server.contents.records.get(`mark/${K}`)?.f.note;

test('a later write is kept when an earlier one of the same device is returned with a higher stamp', async () => {
  const server = new MemoryServer();
  // Its clock has jumped a day ahead since: both look a day old, and no record of the first stamp is left.
  await call(server, { sentAt: NOW + 86_400_000, ops: [op(1, 'first', NOW), op(2, 'second', NOW)] });
  await call(server, {
    device: 'desk-00001',
    giveBack: [{ t: 'mark', k: K, f: { note: ['first', NOW - 50, 1, 'phone-0001'] } }],
  });
  expect(note(server)).toEqual(['second', NOW - 50, 2, 'phone-0001']);
});

test('an author’s next write wins over its own writes returned back by others', async () => {
  const server = new MemoryServer();
  await call(server, {
    device: 'desk-00001',
    giveBack: [{ t: 'mark', k: K, f: { note: ['first', NOW - 50, 1, 'phone-0001'] } }],
  });
  await call(server, { sentAt: NOW + 86_400_000, ops: [op(2, 'second', NOW)] });
  expect(note(server)?.[0]).toBe('second');
});

test('earlier writes of its author keep their age, also when they are sent again', async () => {
  const server = new MemoryServer();
  await call(server, {
    device: 'desk-00001',
    giveBack: [
      {
        t: 'mark',
        k: K,
        f: { color: ['red', NOW - 50, 2, 'phone-0001'], note: ['newer', NOW - 70_000, 5, 'desk-00001'] },
      },
    ],
  });
  await call(server, { ops: [{ ...op(1, 'older', NOW - 300_000), f: { note: 'older', color: 'blue' } }] });
  expect(note(server)?.[0]).toBe('newer');
});

test('a stamp from the future is limited to now, and server-written values are ignored', async () => {
  const server = new MemoryServer();
  const returned = await call(server, {
    giveBack: [
      { t: 'mark', k: K, f: { note: ['kept', NOW + 1_000_000, 1, 'phone-0001'] } },
      { t: 'book', k: K, f: { title: ['Emma', NOW, 2, 'phone-0001'], chapters: [12, NOW, 1, 'srv'] } },
    ],
  });
  expect(returned).toMatchObject({ more: true, cursor: 0, changes: [] });
  expect(note(server)).toEqual(['kept', NOW, 1, 'phone-0001']);
  expect(Object.keys(server.contents.records.get(`book/${K}`)!.f)).toEqual(['title']);
});
