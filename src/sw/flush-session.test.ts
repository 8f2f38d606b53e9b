import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UserDatabase } from '#app/data/database/database.ts';
import { deviceStore } from '#app/data/records/device-store.ts';
import { clearSession, saveSession } from '#app/data/device/session.ts';
import { installWebLocks } from '#app/testing/web-locks.ts';
import type { SyncRequest } from '#shared/contract/sync.ts';
import { writeOperation } from '#shared/sync/device/write-operation.ts';
import { flushSession } from './flush-session.ts';

/** The page's own connection to the database that the service worker opens for itself. */
let database: UserDatabase;

beforeEach(async () => {
  installWebLocks();
  database = new UserDatabase('leaving');
  const user = { id: 'leaving', email: 'a@example.org', full_name: null, created_at: '2026-01-01' };
  await saveSession({ user, access: 'a', refresh: 'r' });
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    await new Promise((resolve) => setTimeout(resolve));
    const { epoch, ops } = JSON.parse(init.body as string) as SyncRequest;
    if (epoch === null) return Response.json({ reset: true, epoch: 'e1' });
    const acks = ops.map(({ n }) => ({ n, seq: 1, ms: 5 }));
    const changes = ops.map(({ t, k }) => ({ t, k, seq: 1 }));
    return Response.json({ epoch: 'e1', cursor: 1, more: false, acks, changes });
  });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await clearSession();
  await database.delete();
});

const clock = { wallMs: 1, steadyMs: 1, run: 'a page' };

test('two tabs that close at once both have their changes sent', async () => {
  await writeOperation(deviceStore(database), { t: 'mark', k: 'm1', f: { note: 'kept' }, clock });
  expect(await Promise.all([flushSession(), flushSession()])).toEqual([true, false]);
  expect(await database.outbox.count()).toBe(0);
});

test('a flush that failed does not fail the next one', async () => {
  await writeOperation(deviceStore(database), { t: 'mark', k: 'm1', f: { note: 'kept' }, clock });
  const { fetch: works } = globalThis;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('unplugged')));
  await expect(flushSession()).rejects.toMatchObject({ error: 'Network Error' });
  vi.stubGlobal('fetch', works);
  expect(await flushSession()).toBe(true);
});
