import type { SyncRow } from '../../contract/sync.ts';
import type { DeviceClock } from '../stamp.ts';

/** The sync state of a user's records. Mutated inside the transaction that locks the user's row. */
export interface SyncUser {
  /** Id of this database since its creation or last restore. */
  epoch: string;
  /** Sequence number of the last change. */
  seq: number;
  /** Greatest stamp assigned to this user, ms. */
  lastMs: number;
  /** How many records there are, tombstones too. */
  records: number;
  /** Characters of their fields as JSON. */
  bytes: number;
  /** How many records there may be. */
  readonly recordsMax: number;
}

export interface StoredAck {
  seq: number;
  ms: number;
  /** The operation's digest; null if a former release stored the acknowledgement. */
  digest: number | null;
}

/** What the protocol reads and writes of one user at the server, inside one transaction that serialises them. */
export interface ServerTables {
  devices(names: readonly string[]): Promise<Map<string, DeviceClock>>;
  saveDevices(clocks: ReadonlyMap<string, DeviceClock>): Promise<void>;
  /** Stored acknowledgements of these operation numbers. */
  acks(device: string, ns: readonly number[]): Promise<Map<number, StoredAck>>;
  saveAcks(device: string, acks: readonly (StoredAck & { n: number })[]): Promise<void>;
  records(keys: readonly { t: string; k: string }[]): Promise<SyncRow[]>;
  saveRecords(rows: readonly SyncRow[]): Promise<void>;
  /** Rows changed after the cursor, oldest change first. */
  changesAfter(cursor: number, limit: number): Promise<SyncRow[]>;
}
