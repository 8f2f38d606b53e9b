import type { LocatorTuple } from '../contract/records.ts';

/** One device's position in a book. `ms` is the server's stamp, Infinity while it is unsent. */
export interface DevicePosition {
  device: string;
  deviceName: string;
  loc: LocatorTuple;
  ms: number;
}

export interface OpeningPosition {
  /** Where to open; null means the beginning. */
  open: DevicePosition | null;
  /** Another device's position that was followed (say so, with Undo) or only offered ("Go there"). */
  other: { position: DevicePosition; followed: boolean } | null;
}

/**
 * Where a book opens when several devices have read it. A later and further position is followed;
 * a later one that lies behind is only offered, because rereading elsewhere must not move this reader back.
 *
 * @param me this device's own position
 * @param others every other device's
 * @param settled stamps of other devices' positions that the reader has already decided about
 */
export function openingPosition(
  me: DevicePosition | null,
  others: readonly DevicePosition[],
  settled: ReadonlySet<string> = new Set(),
): OpeningPosition {
  const latest = others.reduce<DevicePosition | null>(
    (best, one) => (!best || one.ms > best.ms ? one : best),
    null,
  );
  if (!latest) return { open: me, other: null };
  if (!me) return { open: latest, other: { position: latest, followed: true } };
  if (settled.has(settledKey(latest)) || latest.ms <= me.ms) return { open: me, other: null };
  const ahead = compareLocators(latest.loc, me.loc);
  if (ahead === 0) return { open: me, other: null };
  return ahead > 0
    ? { open: latest, other: { position: latest, followed: true } }
    : { open: me, other: { position: latest, followed: false } };
}

/** How a decision about another device's position is remembered. */
export function settledKey(position: DevicePosition): string {
  return `${position.device}@${position.ms}`;
}

/** Reading order of two positions: chapter, then character. */
export function compareLocators(a: LocatorTuple, b: LocatorTuple): number {
  return a[0] - b[0] || a[1] - b[1];
}
