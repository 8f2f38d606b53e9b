import { exchangeUntilIdle } from '../device/exchange-until-idle.ts';
import { writeOperation } from '../device/write-operation.ts';
import type { SyncRequest } from '../../contract/sync.ts';
import { History, type RecordedWrite } from './history.ts';
import { checkDevice, checkEnd, checkPrivate, type Violation } from './invariants.ts';
import { MemoryServer } from './memory-server.ts';
import type { WritableRecord } from './writable-record.ts';
import { Random } from './random.ts';
import type { ScheduleOptions } from './schedule-options.ts';
import { clockOf, newDevice, type SimulatedDevice } from './simulated-device.ts';
import { noResponse, SimulatedNetwork } from './simulated-network.ts';
import { Timeline } from './timeline.ts';

export const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const START = 1_700_000_000_000;

export interface Outcome {
  violations: Violation[];
  residues: string[];
  writes: number;
  restored: boolean;
  /** A digest of everything that happened: the same seed gives the same one. */
  trace: number;
}

/** The devices, the server, the network between them, and everything that can happen to them. */
export class World {
  readonly random: Random;
  readonly server = new MemoryServer();
  readonly timeline: Timeline;
  readonly devices: SimulatedDevice[];
  readonly writableRecords: WritableRecord[];
  readonly violations: Violation[] = [];
  /** How long the schedule is, in acts. */
  readonly steps: number;
  readonly rowsPerResponse: number;
  history = new History();
  /** Whether the server was restored from a backup. */
  restored = false;
  /** What devices write meanwhile may be overwritten by an attacker whose writes are not in the history. */
  isAttacked: boolean;
  private readonly options: ScheduleOptions;
  private readonly network: SimulatedNetwork;
  private readonly usesLock: boolean;
  private readonly clocksJump: boolean;
  private readonly restores: boolean;
  private readonly requestBytes: number;
  private ids = 100;

  constructor(seed: number, options: ScheduleOptions) {
    const random = (this.random = new Random(seed));
    this.options = options;
    this.timeline = new Timeline(START, options.settle);
    const directed = options.profile === 'directed';
    this.steps = random.int(50, 150);
    this.usesLock = random.chance(0.5);
    this.clocksJump = directed || (options.profile === 'mixed' && random.chance(0.3));
    this.restores = random.chance(0.19);
    this.isAttacked = options.profile === 'hostile';
    const rowsPerResponse = directed ? 1 : random.int(1, 8);
    this.rowsPerResponse = rowsPerResponse;
    this.requestBytes = random.int(130, 900);
    const loss = directed ? 0.08 : 0.15;
    this.network = new SimulatedNetwork(
      this.server,
      this.timeline,
      { random, loss, rowsPerResponse },
      (device, response) => this.history.recordAcks(device.name, response),
    );
    this.devices = Array.from({ length: random.int(2, directed ? 3 : 5) }, (_, i) => this.makeDevice(i));
    this.writableRecords = directed
      ? Array.from({ length: random.pick([1, 3]) }, (_, i) => ({ t: 'mark', k: uuid(i), fields: ['note'] }))
      : this.makeRecords(random.int(2, 7));
  }

  /** True time, ms. */
  get now(): number {
    return this.timeline.now;
  }

  async act(): Promise<void> {
    const { random } = this;
    const device = random.pick(this.devices);
    const dice = random.next();
    if (dice < 0.42) await this.write(device);
    else if (dice < 0.74) this.startFlush(device);
    else if (dice < 0.8) this.crash(device);
    else if (dice < 0.86) device.offline = !device.offline;
    else if (dice < 0.89) this.jumpClock(device);
    else if (dice < 0.96) this.backUpOrRestore();
    else await this.setServerField();
    this.timeline.note(dice);
    await this.checkInvariants(device);
  }

  async write(
    device: SimulatedDevice,
    place = this.random.pick(this.writableRecords),
    all: readonly string[] = [],
  ): Promise<void> {
    const { random, now } = this;
    const invalid = this.options.profile !== 'hostile' && random.chance(0.03);
    const fields = all.length > 0 ? [...all] : place.fields.filter(() => random.chance(0.6));
    if (fields.length === 0) fields.push(place.fields[0]!);
    if (invalid) fields.push('bogus');
    const { t, k } = place;
    const shown = device.store.views.get(`${t}/${k}`)?.v ?? {};
    const value = `${device.name.slice(7)}.${(device.written += 1)}`;
    await writeOperation(device.store, {
      t,
      k,
      f: {
        ...Object.fromEntries(fields.map((field) => [field, value])),
        ...(place.book && { book: place.book }),
      },
      clock: clockOf(device, this.now),
    });
    const n = Math.max(...device.store.outbox.keys());
    for (const write of this.history.writes) {
      if (write.ms !== undefined || write.replaced || write.device !== device.name) continue;
      if (write.t === t && write.k === k) write.replaced = !device.store.outbox.has(write.n);
    }
    const seenValues = Object.fromEntries(fields.map((field) => [field, shown[field] as string | undefined]));
    const clockJumped = device.clockJumped;
    const write: RecordedWrite = {
      ...{ value, device: device.name, n, t, k, fields, time: now, seenValues },
      ...{ clockJumped, replaced: false, invalid, acknowledged: false, restamped: false },
    };
    this.history.add(write);
    for (const field of fields) device.lastOwn.set(`${t}/${k}/${field}`, write);
  }

  startFlush(device: SimulatedDevice): void {
    if (!device.hasAccount) return;
    device.responsesLeft = Infinity;
    const tab = this.random.int(0, 1);
    if (device.flushing.has(tab) || (this.usesLock && device.flushing.size > 0)) return;
    void this.flush(device, tab);
  }

  async flush(device: SimulatedDevice, tab: number): Promise<void> {
    const { incarnation } = device;
    device.flushing.add(tab);
    const isAlive = () => device.incarnation === incarnation;
    const exchange = (request: Omit<SyncRequest, 'sentAt'>) => {
      this.violations.push(...checkPrivate(device.privateRecords, request));
      return this.network.send(device, isAlive, request);
    };
    const ports = {
      store: device.store,
      device: device.name,
      exchange,
      clock: () => clockOf(device, this.now),
    };
    try {
      await exchangeUntilIdle(ports, this.requestBytes);
    } catch (error: unknown) {
      if (error !== noResponse) throw error;
    } finally {
      if (isAlive()) device.flushing.delete(tab);
    }
  }

  crash(device: SimulatedDevice): void {
    device.incarnation += 1;
    device.flushing.clear();
    Object.assign(device, { startedAt: this.now, slept: 0, asleepSince: null });
  }

  jumpClock(device: SimulatedDevice): void {
    if (!this.clocksJump) return;
    device.clockError += this.random.chance(0.5)
      ? this.random.int(-24 * HOUR, 24 * HOUR)
      : this.random.int(-600, 600) * SECOND;
    device.clockJumped = true;
    // Operations that wait were made on the clock as it was: their ages are wrong too.
    for (const write of this.history.writes) if (write.device === device.name) write.clockJumped = true;
  }

  private backUpOrRestore(): void {
    if (!this.restores) return;
    if (this.random.chance(0.6)) this.server.backup();
    else this.restore();
  }

  restore(): void {
    if (this.server.restore({ renewEpoch: this.options.renewEpoch ?? true })) this.restored = true;
  }

  async setServerField(): Promise<void> {
    const { records } = this.server.contents;
    const books = this.writableRecords.filter(({ t, k }) => t === 'book' && records.has(`${t}/${k}`));
    if (books.length === 0) return;
    const chapters = this.random.int(1, 40);
    await this.server.setServerFields('book', this.random.pick(books).k, { chapters }, this.now);
  }

  /** All faults end; every device flushes until nothing changes any more. */
  async heal(): Promise<void> {
    this.network.isHealed = true;
    await this.timeline.advance(7 * HOUR); // whatever is still on the wire arrives
    for (const device of this.devices) {
      device.offline = false;
      device.responsesLeft = Infinity;
      this.crash(device);
    }
    for (let round = 0; round < 3; round++) {
      for (const device of this.devices) {
        void this.flush(device, 0);
        await this.timeline.advance(40 * 60 * SECOND);
      }
    }
    for (const device of this.devices) await this.checkInvariants(device);
  }

  async checkInvariants(device: SimulatedDevice): Promise<void> {
    await this.options.settle();
    const { name, store, lastOwn } = device;
    this.violations.push(...checkDevice(name, store, this.server, this.isAttacked ? new Map() : lastOwn));
    for (const write of this.history.writes) {
      if (write.device === name && !write.acknowledged) {
        const op = store.outbox.get(write.n);
        write.acknowledged = !write.replaced && (op === undefined || op.ms !== undefined);
      }
    }
    this.timeline.note(store.sync.cursor * 31 + store.outbox.size);
  }

  /** The id of a record that no device has yet. */
  newId(): string {
    return uuid((this.ids += 1));
  }

  /** How long until the next act, ms: mostly moments, sometimes hours. */
  pause(): number {
    const { random } = this;
    if (random.chance(0.35)) return 0;
    return random.chance(0.1)
      ? random.logarithmic(60 * SECOND, 5 * HOUR)
      : random.logarithmic(20, 40 * SECOND);
  }

  outcome(): Outcome {
    const stores = new Map(this.devices.map((device) => [device.name, device.store]));
    const { violations, residues } = checkEnd(stores, this.server, this.history);
    return {
      violations: [...this.violations, ...violations],
      residues,
      writes: this.history.writes.length,
      restored: this.restored,
      trace: this.timeline.trace,
    };
  }

  makeDevice(index: number): SimulatedDevice {
    const { profile } = this.options;
    return newDevice(index, {
      clockError: this.random.chance(0.5) ? this.random.int(-24 * HOUR, 24 * HOUR) : 0,
      estimatesTime: profile === 'corrected' || (profile !== 'directed' && index % 2 === 0),
      startedAt: this.now,
    });
  }

  private makeRecords(count: number): WritableRecord[] {
    return Array.from({ length: count }, (_, i) =>
      i % 3 === 2
        ? { t: 'book', k: uuid(i), fields: ['title', 'author'] }
        : { t: 'mark', k: uuid(i), fields: ['note', 'color', 'text'] },
    );
  }
}

const uuid = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
