import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DeviceTables, OutboxOp, RecordKey } from '#shared/sync/device/store.ts';
import { MemoryDevice } from '#shared/sync/simulation/memory-device.ts';
import { UserDatabase } from '../database/database.ts';
import { deviceStore } from './device-store.ts';

/**
 * The protocol is verified with an in-memory device. This test shows that Dexie behaves the same for every call of
 * the protocol, so the verification applies to the product.
 */
type Step = (tables: DeviceTables) => Promise<unknown>;

const key = fc.tuple(
  fc.constantFrom('mark', 'book'),
  fc.constantFrom('k1', 'k2', 'k3'),
) as fc.Arbitrary<RecordKey>;
const keys = fc.uniqueArray(key, { selector: ([t, k]) => t + k, maxLength: 4 });
const fields = fc.dictionary(fc.constantFrom('note', 'color'), fc.integer({ min: 0, max: 9 }), {
  minKeys: 1,
});
const ns = fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 4 });
const stamped = fc
  .tuple(fc.integer(), fc.integer({ min: 0, max: 99 }))
  .map(([value, ms]) => ({ note: [value, ms, 1, 'phone'] as [unknown, number, number, string] }));

/** Updates existing operations only: numbers are assigned by the store. */
const changeOps =
  (wanted: readonly number[], sent: boolean): Step =>
  async (tables) => {
    const there = (await tables.operations()).filter(({ n }) => wanted.includes(n));
    await tables.putOperations(there.map((op): OutboxOp => ({ ...op, sent })));
  };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(keys, fc.integer({ min: 0, max: 50 }), stamped).map(
    ([list, seq, f]): Step =>
      (tables) =>
        tables.putRecords(list.map(([t, k]) => ({ t, k, seq, f }))),
  ),
  fc.tuple(key, fields).map(
    ([[t, k], f]): Step =>
      (tables) =>
        tables.addOperation({ t, k, f, at: 1, seen: 0 }),
  ),
  fc.tuple(ns, fc.boolean()).map(([list, sent]) => changeOps(list, sent)),
  ns.map(
    (list): Step =>
      (tables) =>
        tables.deleteOperations(list),
  ),
  keys.map(
    (list): Step =>
      (tables) =>
        tables.putViews(list.map(([t, k]) => ({ t, k, book: '', v: { shown: true }, ms: Infinity }))),
  ),
  keys.map(
    (list): Step =>
      (tables) =>
        tables.deleteViews(list),
  ),
  fc
    .record({ cursor: fc.nat(9), epoch: fc.constantFrom('e1', 'e2'), giveBack: keys }, { requiredKeys: [] })
    .map(
      (change): Step =>
        (tables) =>
          tables.saveState(change),
    ),
);

const byName = <R extends { t: string; k: string }>(rows: readonly R[]) =>
  [...rows].sort((a, b) => (a.t + a.k < b.t + b.k ? -1 : 1));

async function everything(tables: DeviceTables, asked: readonly RecordKey[]) {
  return {
    state: await tables.state(),
    records: await tables.records(asked),
    all: byName(await tables.allRecords()),
    operations: await tables.operations(),
    operationsOn: await tables.operationsOn(asked),
  };
}

test('the sync protocol on Dexie gives the same results as in memory', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), keys, async (steps, asked) => {
      const database = new UserDatabase(`contract-${run++}`);
      const [real, memory] = [deviceStore(database), new MemoryDevice()];
      try {
        for (const one of steps) {
          await real.transact(one);
          await memory.transact(one);
        }
        const [ours, theirs] = [
          await real.transact((tables) => everything(tables, asked)),
          await memory.transact((tables) => everything(tables, asked)),
        ];
        expect(ours).toEqual(theirs);
        expect(byName(await database.views.toArray())).toEqual(byName([...memory.views.values()]));
      } finally {
        database.close();
        await database.delete();
      }
    }),
    { numRuns: 150 },
  );
});

test('a failed transaction changes nothing', async () => {
  const database = new UserDatabase('contract-abort');
  const broken = deviceStore(database).transact(async (tables) => {
    await tables.addOperation({ t: 'mark', k: 'k1', f: { note: 1 }, at: 1, seen: 0 });
    await tables.putViews([{ t: 'mark', k: 'k1', book: '', v: {}, ms: 1 }]);
    throw new Error('the browser was killed');
  });
  await expect(broken).rejects.toThrow('killed');
  expect(await database.outbox.count()).toBe(0);
  expect(await database.views.count()).toBe(0);
  await database.delete();
});
