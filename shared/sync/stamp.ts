import type { FieldMap, SyncOp } from '../contract/sync.ts';

/** What the server knows about the device that sends an operation. */
export interface DeviceClock {
  lastN: number;
  lastMs: number;
}

/**
 * The server time of an operation in ms: its age subtracted from the server's clock, never below a stamp its author
 * had already seen and never out of its device's own order. Device clocks are only compared with themselves, so a
 * wrong clock does no harm; where one may have been set in between, the device estimates the server's time instead.
 *
 * @param op the operation; `ms` is the stamp of an earlier acknowledgement, if it has one
 * @param sentAt device clock at the moment of sending, same clock as `op.at`
 * @param nowMs server clock, never behind the user's last stamp
 * @param device its clock; `earlierMs`: the greatest stamp of its earlier operations in the same fields
 */
export function stampOperation(
  op: Pick<SyncOp, 'n' | 'at' | 'seen' | 'ms' | 'made'>,
  sentAt: number,
  nowMs: number,
  device: DeviceClock & { earlierMs?: number },
): number {
  if (op.ms !== undefined) return op.ms;
  const byAge = nowMs - Math.max(0, sentAt - op.at);
  // An estimated time in the future is wrong: the clock was set before the operation was made, not after.
  const isEstimated = op.made !== undefined && op.made <= nowMs + ESTIMATE_ERROR_MS;
  let ms = Math.min(isEstimated ? op.made! : byAge, nowMs);
  if (op.seen > 0) ms = Math.max(ms, op.seen + 1);
  // An operation that was refused before, and accepted now, is older than what its device did since.
  if (op.n > device.lastN) ms = Math.max(ms, device.lastMs);
  return Math.max(0, ms, device.earlierMs ?? 0);
}

/** The delay of the response that a device's estimate is based on, ms. */
const ESTIMATE_ERROR_MS = 60_000;

/** The fields of an operation with its stamp on each, ready to be merged. */
export function stampFields(op: Pick<SyncOp, 'n' | 'f'>, ms: number, device: string): FieldMap {
  return Object.fromEntries(Object.entries(op.f).map(([name, value]) => [name, [value, ms, op.n, device]]));
}
