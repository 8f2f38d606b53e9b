import {
  type DeviceState,
  type DeviceStore,
  type DeviceTables,
  newDevice,
  type RecordKey,
} from '#shared/sync/device/store.ts';
import type { UserDatabase } from './database.ts';

/** The sync protocol's storage on this device: Dexie, one read-write transaction per step. */
export function deviceStore(database: UserDatabase): DeviceStore {
  const { records, outbox, views, meta } = database;
  const tables = deviceTables(database);
  return {
    transact: (work) => database.transaction('rw', [records, outbox, views, meta], () => work(tables)),
  };
}

const STATE_KEYS = Object.keys(newDevice) as (keyof DeviceState)[];

function deviceTables({ records, outbox, views, meta }: UserDatabase): DeviceTables {
  const onRecords = (keys: readonly RecordKey[]) => outbox.where('[t+k]').anyOf(keys as RecordKey[]);
  return {
    async state() {
      const rows = await meta.bulkGet(STATE_KEYS);
      const known = rows.flatMap((row) => (row ? [[row.key, row.value]] : []));
      return { ...newDevice, ...(Object.fromEntries(known) as Partial<DeviceState>) };
    },
    async saveState(change) {
      await meta.bulkPut(Object.entries(change).map(([key, value]) => ({ key, value })));
    },
    records: (keys) => records.bulkGet(keys as RecordKey[]),
    allRecords: () => records.toArray(),
    async putRecords(rows) {
      await records.bulkPut(rows);
    },
    operations: () => outbox.orderBy('n').toArray(),
    operationsOn: (keys) => onRecords(keys).sortBy('n'),
    async addOperation(op) {
      await outbox.add(op);
    },
    async putOperations(ops) {
      await outbox.bulkPut(ops);
    },
    async deleteOperations(ns) {
      await outbox.bulkDelete(ns as number[]);
    },
    async putViews(rows) {
      await views.bulkPut(rows);
    },
    async deleteViews(keys) {
      await views.bulkDelete(keys as RecordKey[]);
    },
  };
}
