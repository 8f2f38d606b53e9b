import { randomUUID } from 'node:crypto';
import { type SyncResponse, type SyncOp, type SyncRow } from '#shared/contract/sync.ts';
import { type Reader } from './reader.ts';

type Page = Extract<SyncResponse, { changes: unknown }>;

/** A client that keeps to the protocol: cursor, epoch, rows. */
export class ProtocolDevice {
  readonly name = randomUUID();
  readonly reader: Reader;
  epoch: string | null = null;
  cursor = 0;
  n = 0;
  seen = 0;
  rows = new Map<string, SyncRow>();

  constructor(reader: Reader) {
    this.reader = reader;
  }

  op(t: string, k: string, f: Record<string, unknown>, at = Date.now()): SyncOp {
    return { n: ++this.n, t, k, f, at, seen: this.seen };
  }

  send(ops: SyncOp[] = [], more: Record<string, unknown> = {}) {
    const body = {
      v: 1,
      device: this.name,
      epoch: this.epoch,
      cursor: this.cursor,
      sentAt: Date.now(),
      ops,
      ...more,
    };
    return this.reader.post('/sync', body);
  }

  async sync(ops: SyncOp[] = []): Promise<Page> {
    const { body } = await this.send(ops);
    if ('reset' in body) {
      this.epoch = body.epoch;
      this.cursor = 0;
      return this.sync(ops);
    }
    this.cursor = body.cursor;
    for (const row of body.changes as SyncRow[]) {
      this.rows.set(`${row.t}/${row.k}`, row);
      for (const field of Object.values(row.f)) this.seen = Math.max(this.seen, field[1]);
    }
    return body.more ? this.sync() : body;
  }

  value(t: string, k: string, field: string): unknown {
    return this.rows.get(`${t}/${k}`)?.f[field]?.[0];
  }
}
