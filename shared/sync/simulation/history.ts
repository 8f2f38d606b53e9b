import type { StampedField, SyncResponse } from '../../contract/sync.ts';
import { compareStamps } from '../merge.ts';

/** One write of a device, as recorded by an omniscient observer. */
export interface RecordedWrite {
  /** Its value, unique in the schedule, so that a shown value identifies its write. */
  value: string;
  device: string;
  n: number;
  t: string;
  k: string;
  fields: readonly string[];
  /** True time, ms. */
  time: number;
  /** What its author saw in each field at that moment: the values of other writes. */
  seenValues: Readonly<Record<string, string | undefined>>;
  /** Its device's clock error changed during the schedule. */
  clockJumped: boolean;
  /** A newer one took its place in the outbox before it was ever sent. */
  replaced: boolean;
  /** The server will refuse it. */
  invalid: boolean;
  /** The stamp that the server assigned to it last. */
  ms?: number;
  /** Its author has received a stamp for it. */
  acknowledged: boolean;
  /** A restored server assigned it a second stamp, because its author had not received the first. */
  restamped: boolean;
}

/** All writes of a schedule, for checking its outcome. */
export class History {
  readonly writes: RecordedWrite[] = [];
  readonly byValue = new Map<string, RecordedWrite>();
  private readonly byNumber = new Map<string, RecordedWrite>();

  add(write: RecordedWrite): void {
    this.writes.push(write);
    this.byValue.set(write.value, write);
    this.byNumber.set(`${write.device}#${write.n}`, write);
  }

  get(device: string, n: number): RecordedWrite | undefined {
    return this.byNumber.get(`${device}#${n}`);
  }

  /** What a device did before it had an account has other numbers there. @param numbers before and now */
  renumber(device: string, numbers: readonly (readonly [before: number, now: number])[]): void {
    const writes = numbers.map(([before, now]) => [this.get(device, before), now] as const);
    for (const [before] of numbers) this.byNumber.delete(`${device}#${before}`);
    for (const [write, now] of writes) {
      if (!write) continue;
      write.n = now;
      this.byNumber.set(`${device}#${now}`, write);
    }
  }

  /** The server responded, whether or not the device will receive it. */
  recordAcks(device: string, answer: SyncResponse): void {
    if ('reset' in answer) return;
    for (const ack of answer.acks) {
      const write = this.get(device, ack.n);
      if (!write || !('ms' in ack)) continue;
      if (write.ms !== undefined && write.ms !== ack.ms && !write.acknowledged) write.restamped = true;
      write.ms = ack.ms;
    }
  }
}

/** Whether a field's current value was stamped later than a write: then it may have replaced the write. */
export function isStampedLater(standing: StampedField | undefined, write: RecordedWrite): boolean {
  if (!standing || write.ms === undefined) return false;
  return compareStamps(standing, [write.value, write.ms, write.n, write.device]) > 0;
}
