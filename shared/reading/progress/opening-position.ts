import type { LocatorTuple } from '../../contract/records.ts';

/** One device's position in a book. `ms` is the server's stamp, Infinity while it is unsent. */
export interface DevicePosition {
  device: string;
  /** Empty if a client sent none. */
  deviceName: string;
  loc: LocatorTuple;
  ms: number;
}

/** The decision about another device's position, made by the reader or by the rule without objection. */
export type PositionChoice = 'followed' | 'stayed';

/** Decisions by settledKey; the reader is asked once about each. */
export type SettledPositions = ReadonlyMap<string, PositionChoice>;

export interface OpeningPosition {
  /** Where to open; null means the beginning. */
  open: DevicePosition | null;
  /** Another device's position that was followed (shown with Undo) or only offered ("Go there"). */
  other: { position: DevicePosition; followed: boolean } | null;
}

/**
 * Where a book opens when several devices have read it. A later and further position is followed; a later one that
 * lies behind is only offered, because rereading elsewhere must not move this reader back. An older one further ahead
 * is ignored: the reader went back on purpose.
 *
 * @param me this device's own position
 * @param others every other device's
 */
export function openingPosition(
  me: DevicePosition | null,
  others: readonly DevicePosition[],
  settled: SettledPositions = new Map(),
): OpeningPosition {
  const latest = latestOf(others);
  if (!latest || (me && latest.ms <= me.ms)) return { open: me, other: null };
  const choice = settled.get(settledKey(latest));
  if (choice) return { open: choice === 'followed' ? latest : me, other: null };
  const ahead = me ? compareLocators(latest.loc, me.loc) : 1;
  if (ahead === 0) return { open: me, other: null };
  return ahead > 0
    ? { open: latest, other: { position: latest, followed: true } }
    : { open: me, other: { position: latest, followed: false } };
}

/**
 * What the positions of other devices mean for a page that is open: it is never moved; a later position
 * elsewhere, ahead or behind, is offered until the reader has decided about it.
 */
export function offerWhileOpen(
  me: DevicePosition | null,
  others: readonly DevicePosition[],
  settled: SettledPositions = new Map(),
): DevicePosition | null {
  return openingPosition(me, others, settled).other?.position ?? null;
}

/** The furthest of some positions in reading order, or null. */
export function furthestOf<T extends { readonly loc: LocatorTuple }>(positions: readonly T[]): T | null {
  return positions.reduce<T | null>(
    (far, one) => (!far || compareLocators(one.loc, far.loc) > 0 ? one : far),
    null,
  );
}

/** How a decision about another device's position is remembered. */
export function settledKey(position: DevicePosition): string {
  return `${position.device}@${position.ms}`;
}

/** Reading order of two positions: chapter, then character. */
export function compareLocators(a: LocatorTuple, b: LocatorTuple): number {
  return a[0] - b[0] || a[1] - b[1];
}

function latestOf(positions: readonly DevicePosition[]): DevicePosition | null {
  return positions.reduce<DevicePosition | null>(
    (best, one) => (!best || one.ms > best.ms ? one : best),
    null,
  );
}
