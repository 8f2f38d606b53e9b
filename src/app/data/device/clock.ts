import type { ClockReading } from '#shared/sync/device/clock.ts';

const run = crypto.randomUUID();

/** This device's clocks now, in this page or thread. */
export const readClock = (): ClockReading => ({
  wallMs: Date.now(),
  steadyMs: performance.now(),
  run,
});
