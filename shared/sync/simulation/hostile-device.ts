import { type SyncRequest, syncLimits, syncRequest } from '../../contract/sync.ts';
import type { Random } from './random.ts';

/** What an attacker with a token of the account can know. */
export interface AccountFacts {
  epoch: string;
  seq: number;
  nowMs: number;
  /** Names of the account's devices, with roughly how many operations each has made. */
  devices: readonly { name: string; written: number }[];
  writableRecords: readonly { t: string; k: string; fields: readonly string[] }[];
}

/** A call that a faulty device, or a thief of its token, may make: anything that the contract lets in. */
export function hostileRequest(random: Random, facts: AccountFacts): SyncRequest | null {
  const request = {
    v: 1,
    device: anyName(random, facts),
    epoch: random.chance(0.95) ? facts.epoch : null,
    cursor: random.pick([0, 0, facts.seq, facts.seq, facts.seq, facts.seq + 1, Number.MAX_SAFE_INTEGER]),
    sentAt: anyTime(random, facts.nowMs),
    ops: many(random, () => anyOperation(random, facts)),
    ...(random.chance(0.5) ? { giveBack: many(random, () => anyReturnedRow(random, facts)) } : {}),
  };
  const parsed = syncRequest.safeParse(request);
  return parsed.success ? parsed.data : null;
}

const many = <T>(random: Random, make: () => T): T[] => Array.from({ length: random.int(0, 12) }, make);

/** Its own name, another device's, or one that only the server writes under. */
function anyName(random: Random, { devices }: AccountFacts): string {
  const foreign = () => random.pick(devices).name;
  return random.pick([() => 'hostile-1', foreign, foreign, () => 'srv', () => 'rest'])();
}

function anyOperation(random: Random, facts: AccountFacts) {
  const { t, k, fields } = random.pick(facts.writableRecords);
  return {
    n: anyNumber(random, facts),
    ...{ t, k },
    f: { [random.pick(fields)]: anyValue(random) },
    at: anyTime(random, facts.nowMs),
    seen: anyTime(random, facts.nowMs),
    ...(random.chance(0.3) ? { ms: anyTime(random, facts.nowMs) } : {}),
  };
}

function anyReturnedRow(random: Random, facts: AccountFacts) {
  const { t, k, fields } = random.pick(facts.writableRecords);
  const field = () => [
    anyValue(random),
    anyTime(random, facts.nowMs),
    anyNumber(random, facts),
    anyName(random, facts),
  ];
  return { t, k, f: Object.fromEntries(fields.map((name) => [name, field()])) };
}

/** A number that a device is about to use, or one from the far end of what is accepted, and beyond. */
function anyNumber(random: Random, { devices }: AccountFacts): number {
  const next = () => random.pick(devices).written + random.int(-3, 6);
  const far = () => random.pick([syncLimits.numberMax, 2 ** 53 - 1, 2 ** 31, -1]);
  return Math.max(0, random.chance(0.7) ? next() : far());
}

const anyTime = (random: Random, nowMs: number): number =>
  random.pick([
    nowMs,
    nowMs - random.int(0, 1_000_000),
    nowMs + random.int(0, 1_000_000),
    0,
    Number.MAX_SAFE_INTEGER,
    -Number.MAX_SAFE_INTEGER,
  ]);

const anyValue = (random: Random): unknown =>
  random.pick([`hostile ${random.int(0, 9)}`, `hostile ${random.int(0, 9)}`, 1.5, null, [1.5]]);
