import type { ClockReading, Contact } from '../device/clock.ts';
import type { RecordedWrite } from './history.ts';
import { MemoryDevice } from './memory-device.ts';
import type { WritableRecord } from './writable-record.ts';

export interface SimulatedDevice {
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
  estimatesTime: boolean;
  offline: boolean;
  /** Grows with every crash; work started before it is abandoned. */
  incarnation: number;
  /** How many more responses reach it before its connection breaks. */
  responsesLeft: number;
  /** Flushes under way, one per tab. */
  flushing: Set<number>;
  written: number;
  /** Without one it is never at the server. */
  hasAccount: boolean;
  lastOwn: Map<string, RecordedWrite>;
  /** The records of its private book, which no request may name; empty if it has none. */
  privateRecords: readonly WritableRecord[];
}

/**
 * Where a device is with the one correction of its clock. From the correction to the next contact some things do not
 * happen, because nothing could show then what the clock did: `setForward` neither sleeps nor restarts, `setBack` does not
 * sleep, and while it is `waiting` a device does neither, nor writes.
 */
interface Correction {
  state: 'wrong' | 'setForward' | 'setBack' | 'waiting' | 'right';
  lastContact: Contact | null;
}

/** @param facts what is random about a device, and when its program starts, true time */
export function newDevice(
  index: number,
  facts: Pick<SimulatedDevice, 'clockError' | 'estimatesTime' | 'startedAt'>,
): SimulatedDevice {
  return {
    name: `device-${index}`,
    store: new MemoryDevice(),
    ...facts,
    clockJumped: false,
    ...{ slept: 0, asleepSince: null },
    correction: { state: 'wrong', lastContact: null },
    offline: false,
    incarnation: 0,
    responsesLeft: Infinity,
    flushing: new Set(),
    written: 0,
    hasAccount: true,
    lastOwn: new Map(),
    privateRecords: [],
  };
}

/** What a device's clocks show at this true time. */
export function clockOf(device: SimulatedDevice, nowMs: number): ClockReading {
  const { clockError, startedAt, slept, asleepSince, incarnation } = device;
  const steadyMs = (asleepSince ?? nowMs) - startedAt - slept;
  return { wallMs: nowMs + clockError, steadyMs, run: String(incarnation) };
}
