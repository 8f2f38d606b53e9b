import type { SyncResponse, SyncRequest, SyncRow } from '../../contract/sync.ts';
import { exchange } from '../hub/exchange.ts';
import { type RecordChanges, setServerFields } from '../hub/record-changes.ts';
import type { StoredAck, ServerTables, SyncUser } from '../hub/tables.ts';
import type { DeviceClock } from '../stamp.ts';

/** All that a backup holds of one user. */
interface Contents {
  user: SyncUser;
  records: Map<string, SyncRow>;
  devices: Map<string, DeviceClock>;
  acks: Map<string, StoredAck>;
}

/** The server's half over memory: one user, one transaction at a time, backups and restores. */
export class MemoryServer {
  contents: Contents = {
    user: { epoch: 'epoch-1', seq: 0, lastMs: 0, records: 0, bytes: 0, recordsMax: Number.MAX_SAFE_INTEGER },
    records: new Map(),
    devices: new Map(),
    acks: new Map(),
  };
  /** Operations that were applied twice in one life of the server: there must be none. */
  readonly appliedTwice: string[] = [];
  /** What follows from changed records, in the same transaction. */
  onChanged: (changes: RecordChanges) => Promise<void> = async () => {};
  /** Whatever else is in a backup: returns how it is restored. */
  alsoBackUp: () => () => void = () => () => {};
  private backedUp: Contents | null = null;
  private restoreOthers = () => {};
  private epochs = 1;
  private tail: Promise<unknown> = Promise.resolve();

  /** @param nowMs the server's clock */
  exchange(request: SyncRequest, nowMs: number, rowsPerResponse: number): Promise<SyncResponse> {
    return this.transact(nowMs, (changes) =>
      exchange(changes, request, {
        ...{ makeEpoch: this.makeEpoch, rowsPerResponse },
        onChanged: () => this.onChanged(changes),
      }),
    );
  }

  setServerFields(t: string, k: string, facts: Record<string, unknown>, nowMs: number): Promise<void> {
    return this.transact(nowMs, (changes) => setServerFields(changes, t, k, facts));
  }

  backup(): void {
    this.backedUp = copyOf(this.contents);
    this.restoreOthers = this.alsoBackUp();
  }

  /** @returns false when there was never a backup */
  restore({ renewEpoch }: { renewEpoch: boolean }): boolean {
    if (!this.backedUp) return false;
    this.contents = copyOf(this.backedUp);
    this.restoreOthers();
    if (renewEpoch) this.contents.user.epoch = this.makeEpoch();
    return true;
  }

  private readonly makeEpoch = (): string => `epoch-${(this.epochs += 1)}`;

  private transact<T>(nowMs: number, work: (changes: RecordChanges) => Promise<T>): Promise<T> {
    const result = this.tail.then(() => {
      const { user } = this.contents;
      return work({ tables: this.tables, user, nowMs: Math.max(nowMs, user.lastMs), changed: [] });
    });
    this.tail = result;
    return result;
  }

  readonly tables: ServerTables = {
    devices: async (names) =>
      new Map(
        names.flatMap((name) => {
          const clock = this.contents.devices.get(name);
          return clock ? [[name, { ...clock }] as const] : [];
        }),
      ),
    saveDevices: async (clocks) => {
      for (const [name, clock] of clocks) this.contents.devices.set(name, { ...clock });
    },
    acks: async (device, ns) =>
      new Map(
        ns.flatMap((n) => {
          const ack = this.contents.acks.get(`${device}#${n}`);
          return ack ? [[n, ack] as const] : [];
        }),
      ),
    saveAcks: async (device, acks) => {
      for (const { n, seq, ms, digest } of acks) {
        const name = `${device}#${n}`;
        if (this.contents.acks.get(name)?.digest === digest) this.appliedTwice.push(name);
        this.contents.acks.set(name, { seq, ms, digest });
      }
    },
    records: async (keys) =>
      [...new Set(keys.map(({ t, k }) => `${t}/${k}`))].flatMap((name) => {
        const row = this.contents.records.get(name);
        return row ? [row] : [];
      }),
    saveRecords: async (rows) => {
      for (const row of rows) this.contents.records.set(`${row.t}/${row.k}`, row);
    },
    changesAfter: async (cursor, limit) =>
      [...this.contents.records.values()]
        .filter(({ seq }) => seq > cursor)
        .sort((a, b) => a.seq - b.seq)
        .slice(0, limit),
  };
}

/** Rows are never changed in place, so copies of the maps are enough. */
const copyOf = ({ user, records, devices, acks }: Contents): Contents => ({
  user: { ...user },
  records: new Map(records),
  devices: new Map(devices),
  acks: new Map(acks),
});
