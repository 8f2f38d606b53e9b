import type { SyncRow } from '../../contract/sync.ts';
import type { Contact } from './clock.ts';

export type RecordKey = [t: string, k: string];

/** A write whose effect has not come back from the server yet. `n` increases across tabs and is never reused. */
export interface OutboxOp {
  n: number;
  t: string;
  k: string;
  f: Record<string, unknown>;
  /** Wall clock of the device when it was done. */
  at: number;
  /** Steady clock at that moment, and the run it counts in; absent if an earlier release stored the operation. */
  steady?: number;
  run?: string;
  /** The server's time at that moment, estimated from the last contact; absent before the first. */
  made?: number;
  /** Greatest server stamp this device knew then; the write overrules everything up to it. */
  seen: number;
  /** Set before the operation is first sent; from then on it is resent, never replaced. */
  sent?: boolean;
  ack?: { seq: number; ms: number };
  /** The stamp from its acknowledgement, kept through a restore of the server. */
  ms?: number;
  refused?: { code: string; message: string };
  /** Id of its book while that is private: it is not sent. */
  held?: string;
}

/** What the screen shows of a record: the server's fields with the outbox applied, updated in the same transactions. */
export interface ViewRow {
  t: string;
  k: string;
  /** Book the record belongs to, so that a book's annotations and positions are one query. */
  book: string;
  v: Record<string, unknown>;
  /** Greatest server stamp in the record; Infinity while something of this device is unsent: nothing is newer. */
  ms: number;
}

/** This device's sync progress with its server. */
export interface DeviceState {
  /** The server epoch that `cursor` belongs to; null before the first response. */
  epoch: string | null;
  /** Every row of the server up to this sequence number is here. */
  cursor: number;
  /** Greatest server stamp received. */
  seen: number;
  /** Records still to be returned to a server with a new epoch. */
  giveBack: RecordKey[];
  /** Device clock of the last response, ms; null before the first. */
  syncedAt: number | null;
  /** When the server's time was last received; null before that. */
  contact: Contact | null;
  /** Ids of the books that must not leave this device. */
  privateBooks: readonly string[];
  /** What has arrived here of the changes of another reader of this device, whose they were: up to this number. */
  moved: { reader: string; n: number } | null;
}

export const newDevice: DeviceState = {
  ...{ epoch: null, cursor: 0, seen: 0, giveBack: [] },
  ...{ syncedAt: null, contact: null, privateBooks: [], moved: null },
};

/** What the protocol reads and writes on a device, inside one transaction. */
export interface DeviceTables {
  state(): Promise<DeviceState>;
  saveState(change: Partial<DeviceState>): Promise<void>;
  /** In the order of the keys; undefined if there is none. */
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

/** A device's storage. Transactions are atomic. */
export interface DeviceStore {
  transact<T>(work: (tables: DeviceTables) => Promise<T>): Promise<T>;
}
