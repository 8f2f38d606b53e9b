import type { Point } from '../drawing/path.ts';
import type { Random } from '../drawing/seeded.ts';
import { block, chimney, lathe, merlons } from './corner-masses.ts';
import { cornerPen, type CornerPen } from './corner-pen.ts';
import { gabledRoof, hippedRoof, longRoof } from './corner-roofs.ts';
import { rowOfWindows, type OnWall, type Row } from './corner-windows.ts';
import type { Span } from './corner.ts';
import type { Part } from './motif.ts';
import { missingPlaster, type WallSurface } from './wall-weathering.ts';

/**
 * Buildings seen from a corner: the front recedes to the left, the right side to the right. Every function returns parts
 * to be drawn over earlier ones, so farther things are drawn first.
 */
export interface CornerDrawing extends CornerPen {
  /** Two walls, the right one in another light. */
  block(span: Span): Part[];
  /** The ridge runs along the front. @param ridge its height */
  longRoof(span: Span, ridge: number, eaves?: number): Part[];
  /** The gable faces the reader. */
  gabledRoof(span: Span, ridge: number, eaves?: number): Part[];
  /** A hipped roof. @param top the length of its ridge, as a share of the front */
  hippedRoof(span: Span, ridge: number, top?: number, eaves?: number): Part[];
  /** Patches of missing plaster on a decayed front, between its windows: call it after drawing them. */
  worn(span: Span): Part[];
  /** Panes in the front wall at a depth. @param head of an arched one, as a share of its width */
  windows(row: Row, lit: () => boolean): Part[];
  /** Panes in the right wall. */
  sideWindows(row: Row, lit: () => boolean): Part[];
  chimney(x: number, z: number, y: number, height: number, width?: number): Part[];
  /** An upright turned form at a place: half widths and heights from the top down. */
  lathe(x: number, z: number, y: number, scale: number, profile: readonly Point[]): Part[];
  /** Teeth on a wall: along the front, or along the right side. */
  merlons(span: Span): Part[];
}

/**
 * @param turn how far the building is turned to the left, in degrees; 0 is the front view
 * @param decay chooses which windows of a decayed building are boarded up or shuttered; null for a sound one
 */
export function cornerDrawing(turn: number, decay: Random | null = null): CornerDrawing {
  const openings: { wall: number; left: number; right: number; low: number; high: number }[] = [];
  /** Whether a window of a wall lies within a distance of a place on it. */
  const isOpen = (wall: number, u: number, v: number, across: number, up: number): boolean =>
    openings.some(
      (each) =>
        Math.abs(each.wall - wall) < 0.2 &&
        u + across > each.left &&
        u - across < each.right &&
        v + up > each.low &&
        v - up < each.high,
    );
  const pen = cornerPen(turn);
  const surface: WallSurface = { ...pen, isOpen };
  const glazed = (corner: OnWall, row: Row, lit: () => boolean): Part[] => {
    openings.push(
      ...row.at.map((middle) => ({
        wall: row.wall,
        left: middle - row.width / 2,
        right: middle + row.width / 2,
        low: row.y,
        high: row.y + row.height,
      })),
    );
    return rowOfWindows(pen, corner, row, lit, decay);
  };
  return {
    ...pen,
    block: (span) => block(pen, span),
    longRoof: (span, ...how) => longRoof(pen, span, ...how),
    gabledRoof: (span, ...how) => gabledRoof(pen, span, ...how),
    hippedRoof: (span, ...how) => hippedRoof(pen, span, ...how),
    worn: (span) => (decay ? missingPlaster(surface, span, decay) : []),
    windows: (row, lit) => glazed((u, v) => [u, v, row.wall], row, lit),
    sideWindows: (row, lit) => glazed((u, v) => [row.wall, v, u], row, lit),
    chimney: (...how) => chimney(pen, ...how),
    lathe: (...how) => lathe(pen, ...how),
    merlons: (span) => merlons(pen, span),
  };
}

/** `count` middles at equal distances. */
export const evenlySpaced = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, i) =>
    count === 1 ? (from + to) / 2 : from + ((to - from) * i) / (count - 1),
  );
