import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { syncLimits } from '#shared/contract/sync.ts';
import { registerReader } from '../testing/reader.ts';
import { startTestServer } from '../testing/server.ts';
import { SyncedDevice } from '../testing/synced-device.ts';

test('a megabyte of JSON counts as many requests, and only its sender is refused', async () => {
  const server = await startTestServer({ working: false, rateLimitScale: 0.4 });
  try {
    const [ann, bob] = [await registerReader(server), await registerReader(server)];
    const body = { v: 1, filler: 'x'.repeat(4 * syncLimits.bytesPerRequest - 1_000) };
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await ann.post('/sync', body)).status);
    // 480 points a minute, and 128 for each megabyte.
    expect(statuses).toEqual([400, 400, 400, 429, 429, 429]);
    expect((await bob.get('/books')).status).toBe(200);
  } finally {
    await server.close();
  }
});

test('an account that sends excessive operations has to wait, and loses none', async () => {
  const server = await startTestServer({ working: false, rateLimitScale: 0.1 });
  try {
    const [ann, bob] = [await registerReader(server), await registerReader(server)];
    const [phone, other] = [new SyncedDevice(ann.post), new SyncedDevice(bob.post)];
    const write = (device: SyncedDevice) => device.write('mark', randomUUID(), { kind: 'highlight' });
    for (let n = 0; n < 600; n++) await write(phone);
    await expect(phone.sync()).rejects.toThrow('429');
    expect(await countAcks()).toBeLessThanOrEqual(500);
    // What others wrote can still be received, and other accounts are not affected.
    await new SyncedDevice(ann.post).sync();
    await write(other);
    await other.sync();
    await server.deps.limits.reset('operations', ann.id);
    await phone.sync();
    expect(phone.store.outbox.size).toBe(0);
    expect(await countAcks()).toBe(600);

    async function countAcks(): Promise<number> {
      const { rows } = await server.deps.pool.query<{ count: number }>(
        'select count(*) as count from sync_op where user_id = $1',
        [ann.id],
      );
      return rows[0]!.count;
    }
  } finally {
    await server.close();
  }
});
