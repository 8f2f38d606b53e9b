import Dexie from 'dexie';
import {
  type DeviceState,
  type DeviceStore,
  type DeviceTables,
  newDevice,
  type RecordKey,
} from '#shared/sync/device/store.ts';
import { trackDeletedBooks } from '../storage/deleted-books.ts';
import { trackPendingEffects } from './pending-effects.ts';
import type { UserDatabase } from '../database/database.ts';

/** The sync protocol's storage on this device: Dexie, one read-write transaction per step. */
export function deviceStore(database: UserDatabase): DeviceStore {
  const { records, outbox, views, meta } = database;
  const tables = deviceTables(database);
  return {
    // An async function, although it waits for nothing itself: only in one does Dexie count what is waited for.
    transact: (work) => database.transaction('rw', [records, outbox, views, meta], async () => work(tables)),
  };
}

const STATE_KEYS = Object.keys(newDevice) as (keyof DeviceState)[];

/**
 * Every method returns one of Dexie's own promises, also where there is nothing to query: awaiting a foreign one would
 * lose the transaction.
 */
function deviceTables({ records, outbox, views, meta }: UserDatabase): DeviceTables {
  const onRecords = (keys: readonly RecordKey[]) => outbox.where('[t+k]').anyOf(keys as RecordKey[]);
  const done = () => undefined;
  const nothing = Dexie.Promise.resolve();
  return {
    state: () =>
      meta.bulkGet(STATE_KEYS).then((rows) => {
        const known = rows.flatMap((row) => (row ? [[row.key, row.value]] : []));
        return { ...newDevice, ...(Object.fromEntries(known) as Partial<DeviceState>) };
      }),
    saveState: (change) =>
      meta.bulkPut(Object.entries(change).map(([key, value]) => ({ key, value }))).then(done),
    records: (keys) => (keys.length > 0 ? records.bulkGet(keys as RecordKey[]) : Dexie.Promise.resolve([])),
    allRecords: () => records.toArray(),
    putRecords: (rows) => (rows.length > 0 ? records.bulkPut(rows).then(done) : nothing),
    operations: () => outbox.orderBy('n').toArray(),
    operationsOn: (keys) => (keys.length > 0 ? onRecords(keys).sortBy('n') : Dexie.Promise.resolve([])),
    addOperation: (op) => outbox.add(op).then(done),
    putOperations: (ops) => (ops.length > 0 ? outbox.bulkPut(ops).then(done) : nothing),
    deleteOperations: (ns) => (ns.length > 0 ? outbox.bulkDelete(ns as number[]) : nothing),
    putViews: (rows) =>
      rows.length > 0
        ? views
            .bulkPut(rows)
            .then(() => trackPendingEffects(meta, rows))
            .then(() => trackDeletedBooks(meta, rows))
        : nothing,
    deleteViews: (keys) => (keys.length > 0 ? views.bulkDelete(keys as RecordKey[]) : nothing),
  };
}
