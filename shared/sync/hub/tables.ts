import type { SyncRow } from '../../contract/sync.ts';
import type { DeviceClock } from '../stamp.ts';

/** Where a user's records stand at the server. Mutated inside the transaction that holds the user's row. */
export interface SyncUser {
  /** This life of the server; a restore from backup begins a new one. */
  epoch: string;
  /** Sequence number of the last change. */
  seq: number;
  /** Greatest stamp given to this user, ms. */
  lastMs: number;
}

export interface GivenAck {
  seq: number;
  ms: number;
}

/** What the protocol reads and writes of one user at the server, inside one transaction that serialises them. */
export interface ServerTables {
  devices(names: readonly string[]): Promise<Map<string, DeviceClock>>;
  saveDevices(clocks: ReadonlyMap<string, DeviceClock>): Promise<void>;
  /** Acknowledgements already given for these operation numbers. */
  acks(device: string, ns: readonly number[]): Promise<Map<number, GivenAck>>;
  saveAcks(device: string, acks: readonly (GivenAck & { n: number })[]): Promise<void>;
  records(keys: readonly { t: string; k: string }[]): Promise<SyncRow[]>;
  saveRecords(rows: readonly SyncRow[]): Promise<void>;
  /** Rows changed after the cursor, oldest change first. */
  changesAfter(cursor: number, limit: number): Promise<SyncRow[]>;
}
