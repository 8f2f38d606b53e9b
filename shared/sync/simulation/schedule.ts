import { type SyncResponse, type SyncRequest, syncResponse } from '../../contract/sync.ts';
import { type ClockReading, type Contact, isElapsedCertain } from '../device/clock.ts';
import { exchangeUntilIdle } from '../device/exchange-until-idle.ts';
import { writeOperation } from '../device/write-operation.ts';
import { History, type Written } from './history.ts';
import { hostileRequest } from './hostile-device.ts';
import { checkDevice, checkEnd, type Violation } from './invariants.ts';
import { MemoryDevice } from './memory-device.ts';
import { MemoryServer } from './memory-server.ts';
import { Random } from './random.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const TIMEOUT_MS = 30 * SECOND;
const START = 1_700_000_000_000;

export interface ScheduleOptions {
  /** Lets every promise that can settle do so, in the platform's own way. */
  settle: () => Promise<void>;
  /**
   * `mixed` uses many records and all faults. `directed` writes one field of few records, with clocks that jump between
   * the writes, many lost responses and restores: the rare ways in which stamps go wrong. `hostile` is `mixed` on clocks
   * that do not jump, beside somebody with a token of the same account who calls the server as they please; what the
   * devices write once that is over, and a new device, must stand. `corrected` has clocks that are wrong until somebody
   * sets them right; restarts, sleep and lost requests happen before and after, and the later write wins all the same.
   */
  profile: 'mixed' | 'directed' | 'hostile' | 'corrected';
  /** Whether a restore starts a new epoch, as the documentation requires; false simulates an administrator who forgot. */
  renewEpoch?: boolean;
}

export interface Outcome {
  violations: Violation[];
  residues: string[];
  writes: number;
  restored: boolean;
  /** A digest of everything that happened: the same seed gives the same one. */
  trace: number;
}

interface SimulatedDevice {
  name: string;
  store: MemoryDevice;
  /** Its clock is true time plus this. */
  clockError: number;
  clockJumped: boolean;
  /** When this run of its program began, true time. */
  startedAt: number;
  /** Time that the steady clock has missed in this run. */
  slept: number;
  asleepSince: number | null;
  correction: Correction;
  /** Whether it learns the server's time from responses; plain clients and those of earlier releases do not. */
  reckons: boolean;
  offline: boolean;
  /** Grows with every crash; work started before it is abandoned. */
  incarnation: number;
  /** How many more responses reach it before its connection breaks. */
  responsesLeft: number;
  /** Flushes under way, one per tab. */
  flushing: Set<number>;
  written: number;
  lastOwn: Map<string, Written>;
}

/**
 * Where a device is with the one correction of its clock. From the correction to the next contact some things do not happen, because nothing
 * could tell then what the clock did: `setForward` neither sleeps nor restarts, `setBack` does not sleep, and while it is
 * `waiting` a device does neither, nor writes.
 */
interface Correction {
  state: 'wrong' | 'setForward' | 'setBack' | 'waiting' | 'right';
  lastContact: Contact | null;
}

interface Place {
  t: string;
  k: string;
  fields: readonly string[];
}

type StoryStep = () => void | Promise<void>;

interface Event {
  at: number;
  order: number;
  run: () => void | Promise<void>;
}

/**
 * Plays one schedule from a seed: devices with two tabs each write, send, crash, go offline and have wrong clocks;
 * requests and responses are lost, late or doubled; the server may be restored from a backup. The real code of both
 * sides runs; only storage, network and clocks are simulated.
 */
export async function runSchedule(seed: number, options: ScheduleOptions): Promise<Outcome> {
  const world = new World(seed, options);
  await world.play();
  return world.outcome();
}

class World {
  private readonly random: Random;
  private readonly options: ScheduleOptions;
  private readonly server = new MemoryServer();
  private history = new History();
  private readonly devices: SimulatedDevice[];
  private readonly places: Place[];
  private readonly violations: Violation[] = [];
  private now = START;
  private events: Event[] = [];
  private order = 0;
  private trace = 0;
  private healed = false;
  /** What devices write meanwhile may be overwritten, by somebody whose writes no history holds. */
  private isAttacked: boolean;
  private restored = false;

  private readonly steps: number;
  private readonly usesLock: boolean;
  private readonly clocksJump: boolean;
  private readonly restores: boolean;
  /** The share of requests, and of responses, that never arrive. */
  private readonly loss: number;
  private readonly rowsPerResponse: number;
  private readonly requestBytes: number;

  constructor(seed: number, options: ScheduleOptions) {
    const random = (this.random = new Random(seed));
    this.options = options;
    const directed = options.profile === 'directed';
    this.steps = random.int(50, 150);
    this.usesLock = random.chance(0.5);
    this.clocksJump = directed || (options.profile === 'mixed' && random.chance(0.3));
    this.restores = random.chance(0.19);
    this.isAttacked = options.profile === 'hostile';
    this.loss = directed ? 0.08 : 0.15;
    this.rowsPerResponse = directed ? 1 : random.int(1, 8);
    this.requestBytes = random.int(130, 900);
    this.devices = Array.from({ length: random.int(2, directed ? 3 : 5) }, (_, i) => this.makeDevice(i));
    this.places = directed
      ? Array.from({ length: random.pick([1, 3]) }, (_, i) => ({ t: 'mark', k: uuid(i), fields: ['note'] }))
      : this.makePlaces(random.int(2, 7));
  }

  async play(): Promise<void> {
    if (this.options.profile === 'directed') await this.playStories();
    else if (this.options.profile === 'corrected') await this.playCorrections();
    else await this.playMixed();
    await this.heal();
    if (this.options.profile === 'hostile') await this.writeAfterAttack();
  }

  private async playMixed(): Promise<void> {
    for (let step = 0; step < this.steps; step++) {
      if (this.isAttacked && this.random.chance(0.3)) await this.attack();
      await this.act();
      await this.advance(this.pause());
    }
  }

  private async playCorrections(): Promise<void> {
    for (const device of this.devices) await this.flushUntilContact(device);
    for (let step = 0; step < this.steps; step++) {
      const device = this.random.pick(this.devices);
      await this.actAroundCorrection(device, this.random.next());
      await this.advance(this.pause());
      if (device.asleepSince !== null) this.wake(device);
      for (const each of this.devices) noticeContact(each);
      await this.checkInvariants(device);
    }
    for (const device of this.devices) {
      if (device.correction.state !== 'right') await this.flushUntilContact(device);
    }
  }

  private async actAroundCorrection(device: SimulatedDevice, dice: number): Promise<void> {
    const { state } = device.correction;
    const isSettled = state === 'wrong' || state === 'right';
    if (dice < 0.4) {
      if (state !== 'waiting') await this.write(device);
    } else if (dice < 0.65) this.startFlush(device);
    else if (dice < 0.73) {
      if (isSettled || state === 'setBack') this.crash(device);
      if (state === 'setBack') device.correction.state = 'waiting';
    } else if (dice < 0.8) {
      if (isSettled) this.sleep(device);
    } else if (dice < 0.85) device.offline = !device.offline;
    else if (state === 'wrong' && this.random.chance(0.3)) this.correctClock(device);
  }

  /** While it runs and knows what its clocks did since the last contact, or as it comes back to the network. */
  private correctClock(device: SimulatedDevice): void {
    const { contact } = device.store.sync;
    const isContinuous = contact !== null && isElapsedCertain(contact, this.clockOf(device));
    const isForward = device.clockError < 0;
    device.clockError = 0;
    if (isContinuous && this.random.chance(0.5)) {
      device.correction.state = isForward ? 'setForward' : 'setBack';
      return;
    }
    device.correction.state = 'waiting';
    device.offline = false;
    this.startFlush(device);
  }

  private async flushUntilContact(device: SimulatedDevice): Promise<void> {
    device.offline = false;
    const { contact } = device.store.sync;
    while (device.store.sync.contact === contact) {
      this.startFlush(device);
      await this.advance(35 * SECOND);
    }
    noticeContact(device);
  }

  private sleep(device: SimulatedDevice): void {
    device.asleepSince = this.now;
  }

  private wake(device: SimulatedDevice): void {
    device.slept += this.now - device.asleepSince!;
    device.asleepSince = null;
  }

  private clockOf({ clockError, startedAt, slept, asleepSince, incarnation }: SimulatedDevice): ClockReading {
    const steadyMs = (asleepSince ?? this.now) - startedAt - slept;
    return { wallMs: this.now + clockError, steadyMs, run: String(incarnation) };
  }

  private async attack(): Promise<void> {
    const { epoch, seq } = this.server.contents.user;
    const facts = { epoch, seq, nowMs: this.now, devices: this.devices, places: this.places };
    const request = hostileRequest(this.random, facts);
    if (request) await this.server.exchange(request, this.now, this.rowsPerResponse);
  }

  /** Once the attack is over, what every device and a new one write stands. */
  private async writeAfterAttack(): Promise<void> {
    this.isAttacked = false;
    await this.checkReadable();
    this.devices.push(this.makeDevice(this.devices.length));
    this.history = new History();
    for (const device of this.random.shuffle(this.devices)) {
      device.lastOwn.clear();
      for (const place of this.places) {
        await this.write(device, place, place.fields);
        void this.flush(device, 0);
        await this.advance(70 * SECOND);
      }
      await this.setServerField();
    }
    await this.checkReadable();
    await this.heal();
  }

  /** A device that has nothing yet understands what the server sends it. */
  private async checkReadable(): Promise<void> {
    const { epoch } = this.server.contents.user;
    const request = { v: 1, device: 'device-new', epoch, cursor: 0, sentAt: this.now, ops: [] };
    const response = await this.server.exchange(request, this.now, 500);
    const { error } = syncResponse.safeParse(response);
    if (error) this.violations.push({ invariant: 'I1 convergence', detail: error.message });
  }

  /** Stories that can make a stamp go wrong, in order, with steps left out and added. */
  private async playStories(): Promise<void> {
    const { random } = this;
    for (let stories = random.int(1, 3); stories > 0; stories--) {
      const [author, other] = random.shuffle(this.devices);
      const [place, elsewhere] = random.shuffle(this.places);
      const story = random.pick([this.overwritesSeenValue, this.acknowledgedWithoutRow, this.unacknowledged]);
      for (const step of story.call(this, author!, other!, place!, elsewhere ?? place!)) {
        if (random.chance(0.95)) await step();
        if (random.chance(0.1)) await this.act();
        await this.advance(random.chance(0.2) ? this.pause() : random.logarithmic(5 * SECOND, 60 * SECOND));
        for (const device of this.devices) await this.checkInvariants(device);
      }
    }
  }

  /** An author sees a value, replaces it, and then its clock jumps before it can send. */
  private overwritesSeenValue(author: SimulatedDevice, other: SimulatedDevice, place: Place): StoryStep[] {
    return [
      () => this.write(other, place),
      () => this.startFlush(other),
      () => this.startFlush(author),
      () => this.write(author, place),
      () => this.jumpClock(author),
      () => this.startFlush(author),
    ];
  }

  /** An author has its acknowledgement but not yet its row, another replaces the value; then a restore. */
  private acknowledgedWithoutRow(
    author: SimulatedDevice,
    other: SimulatedDevice,
    place: Place,
    elsewhere: Place,
  ): StoryStep[] {
    return [
      () => this.startFlush(author),
      () => this.startFlush(other),
      () => this.server.backup(),
      () => this.write(other, elsewhere),
      () => this.startFlush(other),
      () => this.write(author, place),
      () => this.flushOneResponse(author),
      () => this.startFlush(other),
      () => this.write(other, place),
      () => this.startFlush(other),
      () => this.jumpClock(author),
      () => this.restore(),
      () => this.startFlush(this.random.pick([author, other])),
      () => this.startFlush(this.random.pick([author, other])),
    ];
  }

  /** Another device receives an author's write, its author gets no response, writes again, its clock jumps; a restore. */
  private unacknowledged(author: SimulatedDevice, other: SimulatedDevice, place: Place): StoryStep[] {
    return [
      () => this.startFlush(author),
      () => this.startFlush(other),
      () => this.server.backup(),
      () => this.write(author, place),
      () => this.flushWithoutResponse(author),
      () => this.startFlush(other),
      () => this.crash(author),
      () => this.write(author, place),
      () => this.jumpClock(author),
      () => this.restore(),
      ...this.random.shuffle([author, other]).map((device) => () => this.startFlush(device)),
    ];
  }

  private flushWithoutResponse(device: SimulatedDevice): void {
    this.startFlush(device);
    device.responsesLeft = 0;
  }

  private flushOneResponse(device: SimulatedDevice): void {
    this.startFlush(device);
    device.responsesLeft = 1;
  }

  outcome(): Outcome {
    const stores = new Map(this.devices.map((device) => [device.name, device.store]));
    const { violations, residues } = checkEnd(stores, this.server, this.history);
    return {
      violations: [...this.violations, ...violations],
      residues,
      writes: this.history.writes.length,
      restored: this.restored,
      trace: this.trace,
    };
  }

  private makeDevice(index: number): SimulatedDevice {
    const wrong = this.random.chance(0.5) ? this.random.int(-24 * HOUR, 24 * HOUR) : 0;
    return {
      name: `device-${index}`,
      store: new MemoryDevice(),
      clockError: wrong,
      clockJumped: false,
      ...{ startedAt: this.now, slept: 0, asleepSince: null },
      correction: { state: 'wrong', lastContact: null },
      reckons:
        this.options.profile === 'corrected' || (this.options.profile !== 'directed' && index % 2 === 0),
      offline: false,
      incarnation: 0,
      responsesLeft: Infinity,
      flushing: new Set(),
      written: 0,
      lastOwn: new Map(),
    };
  }

  private makePlaces(count: number): Place[] {
    return Array.from({ length: count }, (_, i) =>
      i % 3 === 2
        ? { t: 'book', k: uuid(i), fields: ['title', 'author'] }
        : { t: 'mark', k: uuid(i), fields: ['note', 'color', 'text'] },
    );
  }

  /** How long until the next act, ms: mostly moments, sometimes hours. */
  private pause(): number {
    const { random } = this;
    if (random.chance(0.35)) return 0;
    return random.chance(0.1)
      ? random.logarithmic(60 * SECOND, 5 * HOUR)
      : random.logarithmic(20, 40 * SECOND);
  }

  private async act(): Promise<void> {
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
    this.note(dice);
    await this.checkInvariants(device);
  }

  private async write(
    device: SimulatedDevice,
    place = this.random.pick(this.places),
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
      f: Object.fromEntries(fields.map((field) => [field, value])),
      clock: this.clockOf(device),
    });
    const n = Math.max(...device.store.outbox.keys());
    for (const write of this.history.writes) {
      if (write.ms !== undefined || write.replaced || write.device !== device.name) continue;
      if (write.t === t && write.k === k) write.replaced = !device.store.outbox.has(write.n);
    }
    const saw = Object.fromEntries(fields.map((field) => [field, shown[field] as string | undefined]));
    const clockJumped = device.clockJumped;
    const write: Written = {
      ...{ value, device: device.name, n, t, k, fields, time: now, saw },
      ...{ clockJumped, replaced: false, invalid, acknowledged: false, restamped: false },
    };
    this.history.add(write);
    for (const field of fields) device.lastOwn.set(`${t}/${k}/${field}`, write);
  }

  private startFlush(device: SimulatedDevice): void {
    device.responsesLeft = Infinity;
    const tab = this.random.int(0, 1);
    if (device.flushing.has(tab) || (this.usesLock && device.flushing.size > 0)) return;
    void this.flush(device, tab);
  }

  private async flush(device: SimulatedDevice, tab: number): Promise<void> {
    const { incarnation } = device;
    device.flushing.add(tab);
    const isAlive = () => device.incarnation === incarnation;
    const exchange = (request: Omit<SyncRequest, 'sentAt'>) => this.send(device, isAlive, request);
    const ports = {
      store: device.store,
      device: device.name,
      exchange,
      clock: () => this.clockOf(device),
    };
    try {
      await exchangeUntilIdle(ports, this.requestBytes);
    } catch (error: unknown) {
      if (error !== noResponse) throw error;
    } finally {
      if (isAlive()) device.flushing.delete(tab);
    }
  }

  /** A request over the simulated network. It never settles for a device that has crashed meanwhile. */
  private send(
    device: SimulatedDevice,
    isAlive: () => boolean,
    content: Omit<SyncRequest, 'sentAt'>,
  ): Promise<SyncResponse> {
    const { random } = this;
    const request: SyncRequest = { ...content, sentAt: this.now + device.clockError };
    return new Promise((resolve, reject) => {
      const settleIfAlive = (settle: () => void) => {
        if (isAlive()) settle();
      };
      this.after(TIMEOUT_MS, () => settleIfAlive(() => reject(noResponse)));
      if (!this.healed && (device.offline || random.chance(this.loss))) {
        if (random.chance(0.7)) {
          this.after(random.logarithmic(5, 2_000), () => settleIfAlive(() => reject(noResponse)));
        }
        return;
      }
      const deliver = async () => {
        const response = await this.server.exchange(request, this.now, this.rowsPerResponse);
        this.history.noteAcks(device.name, response);
        return response;
      };
      const isLost = !this.healed && random.chance(this.loss);
      this.after(this.delay(), async () => {
        const response = await deliver();
        if (isLost || device.responsesLeft <= 0) return;
        device.responsesLeft -= 1;
        const { now: _unread, ...rest } = response;
        const received = device.reckons ? response : rest;
        this.after(this.delay(), () => settleIfAlive(() => resolve(received)));
      });
      if (!this.healed && random.chance(0.1)) {
        this.after(TIMEOUT_MS + random.logarithmic(SECOND, 6 * HOUR), async () => void (await deliver()));
      }
    });
  }

  /** Mostly quick; sometimes so late that the sender has just timed out. */
  private delay(): number {
    if (this.healed) return 20;
    return this.random.chance(0.05) ? this.random.int(10, 31) * SECOND : this.random.logarithmic(5, 3_000);
  }

  private crash(device: SimulatedDevice): void {
    device.incarnation += 1;
    device.flushing.clear();
    Object.assign(device, { startedAt: this.now, slept: 0, asleepSince: null });
  }

  private jumpClock(device: SimulatedDevice): void {
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

  private restore(): void {
    if (this.server.restore({ renewEpoch: this.options.renewEpoch ?? true })) this.restored = true;
  }

  private async setServerField(): Promise<void> {
    const { records } = this.server.contents;
    const books = this.places.filter(({ t, k }) => t === 'book' && records.has(`${t}/${k}`));
    if (books.length === 0) return;
    const chapters = this.random.int(1, 40);
    await this.server.setServerFields(this.random.pick(books).k, { chapters }, this.now);
  }

  /** All faults end; every device flushes until nothing changes any more. */
  private async heal(): Promise<void> {
    this.healed = true;
    await this.advance(7 * HOUR); // whatever is still on the wire arrives
    for (const device of this.devices) {
      device.offline = false;
      device.responsesLeft = Infinity;
      this.crash(device);
    }
    for (let round = 0; round < 3; round++) {
      for (const device of this.devices) {
        void this.flush(device, 0);
        await this.advance(40 * 60 * SECOND);
      }
    }
    for (const device of this.devices) await this.checkInvariants(device);
  }

  private async checkInvariants(device: SimulatedDevice): Promise<void> {
    await this.options.settle();
    const { name, store, lastOwn } = device;
    this.violations.push(...checkDevice(name, store, this.server, this.isAttacked ? new Map() : lastOwn));
    for (const write of this.history.writes) {
      if (write.device === name && !write.acknowledged) {
        const op = store.outbox.get(write.n);
        write.acknowledged = !write.replaced && (op === undefined || op.ms !== undefined);
      }
    }
    this.note(store.sync.cursor * 31 + store.outbox.size);
  }

  private after(ms: number, run: Event['run']): void {
    this.events.push({ at: this.now + Math.round(ms), order: (this.order += 1), run });
  }

  /** Lets time pass; events that fall due run in order. */
  private async advance(ms: number): Promise<void> {
    const until = this.now + Math.round(ms);
    await this.options.settle();
    for (;;) {
      let next: Event | undefined;
      for (const event of this.events) {
        if (event.at > until) continue;
        if (!next || event.at < next.at || (event.at === next.at && event.order < next.order)) next = event;
      }
      if (!next) break;
      this.events = this.events.filter((event) => event !== next);
      this.now = Math.max(this.now, next.at);
      this.note(next.order);
      await next.run();
      await this.options.settle();
    }
    this.now = until;
  }

  private note(value: number): void {
    this.trace = Math.imul(this.trace ^ Math.floor(value * 1_000_003), 16_777_619) >>> 0;
  }
}

/** The server's time has arrived: from here on the device knows what its clocks do. */
function noticeContact({ store, correction }: SimulatedDevice): void {
  if (store.sync.contact === correction.lastContact) return;
  correction.lastContact = store.sync.contact;
  if (correction.state !== 'wrong') correction.state = 'right';
}

/** Offline, lost or timed out. One shared error, because a stack trace for each would take a tenth of the time. */
const noResponse = new Error('No response');

const uuid = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
