/** A reading of a device's clocks at one moment. */
export interface ClockReading {
  /** The device's time, ms since 1970. It may be wrong, and may be set at any moment. */
  wallMs: number;
  /** Milliseconds since `run` began, on a monotonic clock; it may stop while the device sleeps. */
  steadyMs: number;
  /** Id of this run of the program: two readings of `steadyMs` compare within one run only. */
  run: string;
}

/** When the device last received the server's time. */
export interface Contact extends ClockReading {
  serverMs: number;
}

/** Two clocks that ran side by side agree this closely, ms; beyond that, one was set or was stopped. */
const AGREEMENT_MS = 1_000;

/** A response with a longer delay is too imprecise about the server's time, ms. */
const CONTACT_MAX_MS = 60_000;

/**
 * The server's time at a reading, estimated from the last contact. The steady clock reveals a clock set back since,
 * within a run; one set forward cannot be distinguished from a night's sleep, and is taken for that.
 *
 * @returns undefined before the first contact
 */
export function serverTimeAt(
  contact: Contact | null,
  { wallMs, steadyMs, run }: ClockReading,
): number | undefined {
  if (!contact) return undefined;
  const steadyElapsedMs = contact.run === run ? steadyMs - contact.steadyMs : 0;
  return Math.round(contact.serverMs + Math.max(wallMs - contact.wallMs, steadyElapsedMs));
}

/**
 * Whether the wall clock cannot have been set between two readings, so that their difference is the time that passed.
 */
export function isElapsedCertain(from: ClockReading, to: ClockReading): boolean {
  if (from.run !== to.run) return false;
  return Math.abs(to.wallMs - from.wallMs - (to.steadyMs - from.steadyMs)) <= AGREEMENT_MS;
}

/** The server's time according to a response; null if the clock was set, or the device slept, before it arrived. */
export function contactOf(
  sent: ClockReading,
  received: ClockReading,
  serverMs: number | undefined,
): Contact | null {
  if (serverMs === undefined || !isElapsedCertain(sent, received)) return null;
  return received.steadyMs - sent.steadyMs <= CONTACT_MAX_MS ? { serverMs, ...received } : null;
}
