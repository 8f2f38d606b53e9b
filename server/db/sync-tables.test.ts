import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { syncLimits } from '#shared/contract/sync.ts';
import type { ServerTables } from '#shared/sync/hub/tables.ts';
import { MemoryServer } from '#shared/sync/simulation/memory-server.ts';
import { type TestDatabase, createTestDatabase } from '../testing/database.ts';
import { transaction } from './pool.ts';
import { lockSyncUser } from './sync-users.ts';
import { ACKS_PER_DEVICE, syncTables } from './sync-tables.ts';
import { insertUser } from './users.ts';

/**
 * As on the device: the protocol is verified over a server in memory, and Postgres gives the same results.
 */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

type Step = (tables: ServerTables) => Promise<unknown>;

const key = fc.record({ t: fc.constantFrom('mark', 'book'), k: fc.constantFrom('k1', 'k2', 'k3') });
const keys = fc.uniqueArray(key, { selector: ({ t, k }) => t + k, maxLength: 4 });
const device = fc.constantFrom('phone', 'desk', 'srv');
const clock = fc.record({ lastN: fc.nat(99), lastMs: fc.nat({ max: 2 ** 45 }) });
const ns = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 6 });

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(keys, fc.integer()).map(([rows, value]): Step => async (tables) => {
    // Sequence numbers are unique: every written row gets a new one.
    const last = (await tables.changesAfter(0, 1_000)).at(-1)?.seq ?? 0;
    await tables.saveRecords(
      rows.map((row, i) => ({ ...row, seq: last + i + 1, f: { note: [value, last, 1, 'phone'] } })),
    );
  }),
  fc.dictionary(device, clock).map(
    (clocks): Step =>
      (tables) =>
        tables.saveDevices(new Map(Object.entries(clocks))),
  ),
  fc.tuple(device, ns, fc.nat(99)).map(([name, list, seq]): Step => async (tables) => {
    const known = await tables.acks(name, list);
    const fresh = list.filter((n) => !known.has(n)).map((n) => ({ n, seq, ms: seq * 1_000, digest: seq }));
    await tables.saveAcks(name, fresh);
  }),
);

const byName = <R extends { t: string; k: string }>(rows: readonly R[]) =>
  [...rows].sort((a, b) => (a.t + a.k < b.t + b.k ? -1 : 1));

async function everything(tables: ServerTables, asked: readonly { t: string; k: string }[]) {
  return {
    devices: await tables.devices(['phone', 'desk', 'unknown']),
    acks: await tables.acks('phone', [1, 2, 3, 4, 5, 99]),
    records: byName(await tables.records(asked)),
    changes: await tables.changesAfter(2, 3),
  };
}

test('the sync protocol on Postgres gives the same results as in memory', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), keys, async (steps, asked) => {
      const id = await addUser();
      await transaction(database.pool, async (db) => {
        const [real, memory] = [syncTables(db, id, await lockSyncUser(db, id)), new MemoryServer().tables];
        for (const one of steps) {
          await one(real);
          await one(memory);
        }
        const all = await everything(memory, asked);
        expect(await everything(real, asked)).toEqual(all);
        const again = syncTables(db, id, await lockSyncUser(db, id));
        await again.prefetch({ device: 'phone', ns: [1, 2, 99], keys: asked });
        expect(await everything(again, asked)).toEqual(all);
      });
    }),
    { numRuns: 100 },
  );
});

async function addUser(): Promise<string> {
  const id = randomUUID();
  await insertUser(database.pool, { id, email: `${id}@x.example`, fullName: null, passwordHash: 'none' });
  return id;
}

const inTables = (userId: string, work: Step) =>
  transaction(database.pool, async (db) => {
    const tables = syncTables(db, userId, await lockSyncUser(db, userId));
    await work(tables);
    await tables.flush();
  });

/** One request's acknowledgements, as many as a request may carry. */
const fullRequest = (first: number) =>
  Array.from({ length: syncLimits.opsPerRequest }, (_, i) => ({ n: first + i, seq: 1, ms: 1, digest: 1 }));

const storedAcks = async (userId: string, name: string): Promise<number[]> => {
  const { rows } = await database.pool.query<{ n: number }>(
    'select n from sync_op where user_id = $1 and device = $2 order by n',
    [userId, name],
  );
  return rows.map(({ n }) => n);
};

const clockOf = (name: string) => new Map([[name, { lastN: 1, lastMs: 1 }]]);

test('the latest acknowledgements of each device are kept, and those of other devices and users are unaffected', async () => {
  const [userId, otherId] = [await addUser(), await addUser()];
  const quiet = fullRequest(1).slice(0, 3);
  await inTables(userId, (tables) => tables.saveAcks('desk', quiet));
  await inTables(otherId, (tables) => tables.saveAcks('phone', quiet));
  const requests = ACKS_PER_DEVICE / syncLimits.opsPerRequest + 3;
  for (let i = 0; i < requests; i++)
    await inTables(userId, (tables) => tables.saveAcks('phone', fullRequest(i * syncLimits.opsPerRequest)));
  const last = requests * syncLimits.opsPerRequest - 1;
  const stored = await storedAcks(userId, 'phone');
  expect(stored).toHaveLength(ACKS_PER_DEVICE);
  expect(stored.at(-1)).toBe(last);
  expect(await storedAcks(userId, 'desk')).toEqual([1, 2, 3]);
  expect(await storedAcks(otherId, 'phone')).toEqual([1, 2, 3]);
});

test('the acknowledgements of a surplus device are deleted with it', async () => {
  const userId = await addUser();
  await inTables(userId, async (tables) => {
    await tables.saveAcks('device-0', fullRequest(1));
    await tables.saveDevices(clockOf('device-0'));
  });
  await database.pool.query(`update sync_device set seen_at = now() - interval '1 day' where user_id = $1`, [
    userId,
  ]);
  for (let i = 1; i <= 200; i++)
    await inTables(userId, (tables) => tables.saveDevices(clockOf(`device-${i}`)));
  expect(await storedAcks(userId, 'device-0')).toEqual([]);
});
