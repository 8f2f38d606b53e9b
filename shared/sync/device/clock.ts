/** What a device's clocks show at one moment. */
export interface ClockReading {
  /** The device's time, ms since 1970. It may be wrong, and may be set at any moment. */
  wallMs: number;
  /** Milliseconds since `run` began, on a clock that nobody sets; it may stand still while the device sleeps. */
  steadyMs: number;
  /** Id of this run of the program: two readings of `steadyMs` compare within one run only. */
  run: string;
}

/** When the device last received the server's time. */
export interface Contact extends ClockReading {
  serverMs: number;
}

/** Two clocks that ran side by side agree this closely, ms; more, and one was set or stood still. */
const AGREEMENT_MS = 1_000;

/** A response later than this says too little about the server's time now, ms. */
const CONTACT_MAX_MS = 60_000;

/**
 * The server's time at a reading, reckoned from the last contact. A clock set back since is noticed by the steady one,
 * within a run; one set forward cannot be told from a night's sleep, and is taken for that.
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

/** Whether nobody can have set the wall clock between two readings, so that their difference is the time that passed. */
export function isElapsedCertain(from: ClockReading, to: ClockReading): boolean {
  if (from.run !== to.run) return false;
  return Math.abs(to.wallMs - from.wallMs - (to.steadyMs - from.steadyMs)) <= AGREEMENT_MS;
}

/** What a response tells of the server's time; null where the clock was set, or the device slept, before it arrived. */
export function contactOf(
  sent: ClockReading,
  received: ClockReading,
  serverMs: number | undefined,
): Contact | null {
  if (serverMs === undefined || !isElapsedCertain(sent, received)) return null;
  return received.steadyMs - sent.steadyMs <= CONTACT_MAX_MS ? { serverMs, ...received } : null;
}
