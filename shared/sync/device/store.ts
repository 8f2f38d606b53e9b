import type { SyncRow } from '../../contract/sync.ts';

export type RecordKey = [t: string, k: string];

/** Something the reader did that the server has not shown back yet. `n` grows across tabs and is never reused. */
export interface OutboxOp {
  n: number;
  t: string;
  k: string;
  f: Record<string, unknown>;
  /** Device clock when it was done. */
  at: number;
  /** Greatest server stamp this device knew then: what it had seen, it may overrule. */
  seen: number;
  /** Set before the operation first leaves: from then on it is never replaced, only resent. */
  sent?: boolean;
  ack?: { seq: number; ms: number };
  /** The stamp a server once gave; it is kept through a restore. */
  ms?: number;
  refused?: { code: string; message: string };
}

/** What the reader sees of a record: truth with the outbox laid over it, kept in the same transactions. */
export interface ViewRow {
  t: string;
  k: string;
  /** Book the record belongs to, so that a book's marks and positions are one query. */
  book: string;
  v: Record<string, unknown>;
  /** Greatest server stamp in the record; Infinity while something of this device is unsent: nothing is newer. */
  ms: number;
}

/** How far this device has come with its server. */
export interface DeviceState {
  /** The life of the server that `cursor` belongs to; null before the first answer. */
  epoch: string | null;
  /** Every row of the server up to this sequence number is here. */
  cursor: number;
  /** Greatest server stamp ever heard. */
  seen: number;
  /** Records still to be given back to a server that started a new life. */
  giveBack: RecordKey[];
  /** Device clock of the last answer, ms; null before the first. */
  syncedAt: number | null;
}

export const newDevice: DeviceState = { epoch: null, cursor: 0, seen: 0, giveBack: [], syncedAt: null };

/** What the protocol reads and writes on a device, inside one transaction. */
export interface DeviceTables {
  state(): Promise<DeviceState>;
  saveState(change: Partial<DeviceState>): Promise<void>;
  /** In the order of the keys; undefined where there is none. */
  records(keys: readonly RecordKey[]): Promise<(SyncRow | undefined)[]>;
  allRecords(): Promise<SyncRow[]>;
  putRecords(rows: readonly SyncRow[]): Promise<void>;
  /** The whole outbox, ascending. */
  operations(): Promise<OutboxOp[]>;
  /** The operations on these records, ascending. */
  operationsOn(keys: readonly RecordKey[]): Promise<OutboxOp[]>;
  addOperation(op: Omit<OutboxOp, 'n'>): Promise<void>;
  putOperations(ops: readonly OutboxOp[]): Promise<void>;
  deleteOperations(ns: readonly number[]): Promise<void>;
  putViews(views: readonly ViewRow[]): Promise<void>;
  deleteViews(keys: readonly RecordKey[]): Promise<void>;
}

/** A device's storage: all of a transaction happens, or nothing of it. */
export interface DeviceStore {
  transact<T>(work: (tables: DeviceTables) => Promise<T>): Promise<T>;
}
