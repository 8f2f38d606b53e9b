import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServerTables } from '#shared/sync/hub/tables.ts';
import { MemoryServer } from '#shared/sync/simulation/memory-server.ts';
import { type TestDatabase, createTestDatabase } from '../testing/database.ts';
import { transaction } from './pool.ts';
import { lockSyncUser } from './sync-users.ts';
import { syncTables } from './sync-tables.ts';
import { insertUser } from './users.ts';

/** As on the device: the protocol is proved over a server in memory, and Postgres answers it alike. */
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
      const id = randomUUID();
      await insertUser(database.pool, { id, email: `${id}@x.example`, fullName: null, passwordHash: 'none' });
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
