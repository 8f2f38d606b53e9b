import type { SyncRow } from '../../contract/sync.ts';
import {
  type DeviceState,
  type DeviceStore,
  type DeviceTables,
  newDevice,
  type OutboxOp,
  type RecordKey,
  type ViewRow,
} from '../device/store.ts';

const nameOf = (t: string, k: string): string => `${t}/${k}`;

/** A device's storage in memory. Transactions run one after another, as in IndexedDB; what they wrote survives a crash. */
export class MemoryDevice implements DeviceStore {
  readonly rows = new Map<string, SyncRow>();
  readonly outbox = new Map<number, OutboxOp>();
  readonly views = new Map<string, ViewRow>();
  sync: DeviceState = newDevice;
  private nextN = 1;
  private tail: Promise<unknown> = Promise.resolve();

  transact<T>(work: (tables: DeviceTables) => Promise<T>): Promise<T> {
    const result = this.tail.then(() => work(this.tables));
    this.tail = result;
    return result;
  }

  readonly tables: DeviceTables = {
    state: async () => this.sync,
    saveState: async (change) => {
      this.sync = { ...this.sync, ...change };
    },
    records: async (keys) => keys.map(([t, k]) => this.rows.get(nameOf(t, k))),
    allRecords: async () => [...this.rows.values()],
    putRecords: async (rows) => {
      for (const row of rows) this.rows.set(nameOf(row.t, row.k), row);
    },
    operations: async () => [...this.outbox.values()].sort((a, b) => a.n - b.n),
    operationsOn: async (keys: readonly RecordKey[]) => {
      const names = new Set(keys.map(([t, k]) => nameOf(t, k)));
      return [...this.outbox.values()]
        .filter((op) => names.has(nameOf(op.t, op.k)))
        .sort((a, b) => a.n - b.n);
    },
    addOperation: async (op) => {
      this.outbox.set(this.nextN, { ...op, n: this.nextN });
      this.nextN += 1;
    },
    putOperations: async (ops) => {
      for (const op of ops) this.outbox.set(op.n, op);
    },
    deleteOperations: async (ns) => {
      for (const n of ns) this.outbox.delete(n);
    },
    putViews: async (views) => {
      for (const view of views) this.views.set(nameOf(view.t, view.k), view);
    },
    deleteViews: async (keys) => {
      for (const [t, k] of keys) this.views.delete(nameOf(t, k));
    },
  };
}
