import type { Random } from '../drawing/seeded.ts';
import { outline, polygon, stroke, type Path, type Point, type Ring, pointAt } from '../drawing/path.ts';
import { fold, ink, lined, pane, roof, side, type Part } from './motif.ts';
import type { Corner, Span } from './corner.ts';
import { ivyOver, missingPlaster, type WallSurface } from './wall-weathering.ts';

/** The distance and height from which a building is seen, in metres. */
const DISTANCE = 74;
const EYE = 1.9;

/**
 * Buildings seen from a corner: the front recedes to the left, the right side to the right. Every function returns parts
 * to be drawn over earlier ones, so farther things are drawn first.
 */
export interface CornerDrawing {
  at(corner: Corner): Point;
  /** How much larger than life at its distance. */
  sizeAt(corner: Corner): number;
  flat(...corners: Corner[]): Ring;
  line(width: number, ...corners: Corner[]): Ring;
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
  /** Leaves over a front, except its windows: call it after drawing them. */
  ivy(span: Span, random: Random): Part[];
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

export interface Row {
  /** Middles, along the wall. */
  at: readonly number[];
  y: number;
  width: number;
  height: number;
  /** The position of the wall: its z for the front, its x for a side. */
  wall: number;
  head?: 'flat' | 'round' | 'pointed';
  bars?: number;
}

/**
 * @param turn how far the building is turned to the left, in degrees; 0 is the front view
 * @param decay chooses which windows of a decayed building are boarded up or shuttered; null for a sound one
 */
export function cornerDrawing(turn: number, decay: Random | null = null): CornerDrawing {
  const openings: { wall: number; left: number; right: number; low: number; high: number }[] = [];
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
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
  const sizeAt = ([x, , z]: Corner) => DISTANCE / (DISTANCE - x * sin + z * cos);
  const at = (corner: Corner): Point => {
    const [x, y, z] = corner;
    const size = sizeAt(corner);
    return [(x * cos + z * sin) * size, -(y - EYE) * size - EYE];
  };
  const flat = (...corners: Corner[]) => polygon(corners.map(at));
  const line = (width: number, ...corners: Corner[]) =>
    stroke(
      corners.map((corner): Point => {
        const [x, y] = at(corner);
        return [x, y, 1];
      }),
      width,
    );
  const opening = (
    corner: (u: number, v: number) => Corner,
    { y, width, height, head = 'flat' }: Row,
    middle: number,
  ): Ring => {
    const half = width / 2;
    const low = [corner(middle - half, y), corner(middle + half, y)] as const;
    if (head === 'flat')
      return flat(low[0], corner(middle - half, y + height), corner(middle + half, y + height), low[1]);
    const spring = y + height - (head === 'round' ? half : half * 1.5);
    const shoulders = head === 'round' ? 0.7 : 0.62;
    return outline([
      ...[low[0], corner(middle - half, spring)].map((each): Point => pointAt(at(each), true)),
      at(corner(middle - half * 0.78, spring + (y + height - spring) * shoulders)),
      pointAt(at(corner(middle, y + height)), head === 'pointed'),
      at(corner(middle + half * 0.78, spring + (y + height - spring) * shoulders)),
      ...[corner(middle + half, spring), low[1]].map((each): Point => pointAt(at(each), true)),
    ]);
  };
  const glazed = (corner: (u: number, v: number) => Corner, row: Row, lit: () => boolean): Part[] =>
    row.at.flatMap((middle) => {
      const bar = Math.min(row.width, row.height) * 0.09;
      openings.push({
        wall: row.wall,
        left: middle - row.width / 2,
        right: middle + row.width / 2,
        low: row.y,
        high: row.y + row.height,
      });
      if (decay?.chance(0.8)) return closed(corner, row, middle, decay);
      const bars = row.bars ?? 1;
      return [
        pane(lit(), opening(corner, row, middle)),
        ink(
          line(bar, corner(middle, row.y), corner(middle, row.y + row.height)),
          ...Array.from({ length: bars }, (_, i) =>
            line(
              bar,
              corner(middle - row.width / 2, row.y + (row.height * (i + 1)) / (bars + 1)),
              corner(middle + row.width / 2, row.y + (row.height * (i + 1)) / (bars + 1)),
            ),
          ),
        ),
        fold(
          line(
            bar * 1.3,
            corner(middle - row.width * 0.66, row.y - bar),
            corner(middle + row.width * 0.66, row.y - bar),
          ),
        ),
      ];
    });
  /** A window behind shutters, or behind boards nailed across it. */
  const closed = (
    corner: (u: number, v: number) => Corner,
    row: Row,
    middle: number,
    random: Random,
  ): Part[] => {
    const [half, high] = [row.width * 0.58, row.height];
    const leaf = (from: number, to: number) =>
      flat(
        corner(middle + from * half, row.y),
        corner(middle + from * half, row.y + high),
        corner(middle + to * half, row.y + high),
        corner(middle + to * half, row.y),
      );
    const hollow: Part = {
      material: 'brow',
      opacity: 0.8,
      path: [
        flat(
          corner(middle - half, row.y - 0.05),
          corner(middle - half, row.y + high + 0.05),
          corner(middle + half, row.y + high + 0.05),
          corner(middle + half, row.y - 0.05),
        ),
      ],
    };
    // Behind some of them there is neither shutter nor glass.
    if (random.chance(0.24)) return [hollow];
    if (random.chance(0.55))
      return [
        hollow,
        side(leaf(-0.96, -0.06), leaf(0.06, 0.96)),
        ink(
          ...[0.14, 0.3, 0.46, 0.62, 0.78].flatMap((up) =>
            [
              [-0.82, -0.2],
              [0.2, 0.82],
            ].map(([from, to]) =>
              line(
                high * 0.035,
                corner(middle + from! * half, row.y + high * up),
                corner(middle + to! * half, row.y + high * up),
              ),
            ),
          ),
        ),
      ];
    return [
      hollow,
      {
        material: 'side',
        opacity: 0.62,
        path: [0.14, 0.36, 0.6, 0.84].map((up) => {
          const lean = random.between(-0.05, 0.05) * high;
          return line(
            high * 0.17,
            corner(middle - half * 1.1, row.y + high * up - lean),
            corner(middle + half * 1.1, row.y + high * up + lean),
          );
        }),
      },
    ];
  };
  const block = ({ x, y, z }: Span): Part[] => [
    side(flat([x[1], y[0], z[0]], [x[1], y[1], z[0]], [x[1], y[1], z[1]], [x[1], y[0], z[1]])),
    ink(flat([x[0], y[0], z[0]], [x[0], y[1], z[0]], [x[1], y[1], z[0]], [x[1], y[0], z[0]])),
  ];
  const surface: WallSurface = { flat, line, isOpen };
  return {
    at,
    sizeAt,
    flat,
    line,
    block,
    longRoof: ({ x, y, z }, ridge, eaves = 0.4) => {
      const middle = (z[0] + z[1]) / 2;
      const drop = eaves * 0.7;
      return [
        side(flat([x[1], y[1], z[0]], [x[1], ridge - 0.1, middle], [x[1], y[1], z[1]])),
        roof(
          flat(
            [x[0] - eaves, y[1] - drop, z[0] - eaves],
            [x[0] - eaves, ridge, middle],
            [x[1] + eaves, ridge, middle],
            [x[1] + eaves, y[1] - drop, z[0] - eaves],
          ),
        ),
        ink(
          line(
            0.2,
            [x[1] + eaves, y[1] - drop, z[0] - eaves],
            [x[1] + eaves, ridge, middle],
            [x[1] + eaves, y[1] - drop, z[1] + eaves],
          ),
          line(0.16, [x[0] - eaves, y[1] - drop, z[0] - eaves], [x[1] + eaves, y[1] - drop, z[0] - eaves]),
        ),
      ];
    },
    gabledRoof: ({ x, y, z }, ridge, eaves = 0.4) => {
      const middle = (x[0] + x[1]) / 2;
      const drop = eaves * 0.7;
      return [
        roof(
          flat(
            [x[1] + eaves, y[1] - drop, z[0] - eaves],
            [middle, ridge, z[0] - eaves],
            [middle, ridge, z[1] + eaves],
            [x[1] + eaves, y[1] - drop, z[1] + eaves],
          ),
        ),
        ink(
          flat([x[0], y[1], z[0]], [middle, ridge - 0.1, z[0]], [x[1], y[1], z[0]]),
          line(
            0.22,
            [x[0] - eaves, y[1] - drop, z[0] - eaves],
            [middle, ridge, z[0] - eaves],
            [x[1] + eaves, y[1] - drop, z[0] - eaves],
          ),
        ),
      ];
    },
    hippedRoof: ({ x, y, z }, ridge, top = 0.5, eaves = 0.4) => {
      const [middle, depth] = [(x[0] + x[1]) / 2, (z[0] + z[1]) / 2];
      const half = ((x[1] - x[0]) / 2) * top;
      const low = y[1] - eaves * 0.3;
      return [
        side(
          flat(
            [x[1] + eaves, low, z[0] - eaves],
            [middle + half, ridge, depth],
            [x[1] + eaves, low, z[1] + eaves],
          ),
        ),
        roof(
          flat(
            [x[0] - eaves, low, z[0] - eaves],
            [middle - half, ridge, depth],
            [middle + half, ridge, depth],
            [x[1] + eaves, low, z[0] - eaves],
          ),
        ),
        ink(
          line(
            0.22,
            [x[0] - eaves, low, z[0] - eaves],
            [x[1] + eaves, low, z[0] - eaves],
            [x[1] + eaves, low, z[1] + eaves],
          ),
        ),
      ];
    },
    worn: (span) => (decay ? missingPlaster(surface, span, decay) : []),
    ivy: (span, random) => ivyOver(surface, span, random),
    windows: (row, lit) => glazed((u, v) => [u, v, row.wall], row, lit),
    sideWindows: (row, lit) => glazed((u, v) => [row.wall, v, u], row, lit),
    chimney: (x, z, y, height, width = 0.9) => {
      const span = { x: [x - width / 2, x + width / 2], y: [y, y + height], z: [z, z + width] } as const;
      return [
        ...block(span),
        ink(
          line(
            width * 0.3,
            [x - width * 0.6, y + height, z],
            [x + width * 0.6, y + height, z],
            [x + width * 0.6, y + height, z + width],
          ),
          ...[-0.25, 0.25].map((u) =>
            flat(
              [x + u * width - 0.13, y + height, z + width / 2],
              [x + u * width - 0.1, y + height + 0.5, z + width / 2],
              [x + u * width + 0.1, y + height + 0.5, z + width / 2],
              [x + u * width + 0.13, y + height, z + width / 2],
            ),
          ),
        ),
      ];
    },
    lathe: (x, z, y, scale, profile) => {
      const [u, v] = at([x, y, z]);
      const own = sizeAt([x, y, z]) * scale;
      const right = profile.map(([half, up, corner]): Point =>
        pointAt([u + half * own, v - up * own], corner === 1),
      );
      const left = profile
        .filter(([half]) => half > 0)
        .map(([half, up, corner]): Point => pointAt([u - half * own, v - up * own], corner === 1))
        .reverse();
      // The right third lies in the light of the right wall.
      const inner = profile
        .map(([half, up, corner]): Point => pointAt([u + half * own * 0.42, v - up * own], corner === 1))
        .reverse();
      return [lined('across', ink(outline([...right, ...left]))), side(outline([...right, ...inner]))];
    },
    merlons: ({ x, y, z }) => {
      const parts: Path[number][] = [];
      const sides: Path[number][] = [];
      const step = 1.5;
      const count = Math.max(2, Math.round((x[1] - x[0]) / step));
      for (let i = 0; i < count; i++) {
        const from = x[0] + ((x[1] - x[0]) * i) / count;
        parts.push(
          flat(
            [from, y[0], z[0]],
            [from, y[1], z[0]],
            [from + ((x[1] - x[0]) / count) * 0.55, y[1], z[0]],
            [from + ((x[1] - x[0]) / count) * 0.55, y[0], z[0]],
          ),
        );
      }
      const deep = Math.max(1, Math.round((z[1] - z[0]) / step));
      for (let i = 0; i < deep; i++) {
        const from = z[0] + ((z[1] - z[0]) * i) / deep;
        sides.push(
          flat(
            [x[1], y[0], from],
            [x[1], y[1], from],
            [x[1], y[1], from + ((z[1] - z[0]) / deep) * 0.55],
            [x[1], y[0], from + ((z[1] - z[0]) / deep) * 0.55],
          ),
        );
      }
      return [side(...sides), ink(...parts)];
    },
  };
}

/** `count` middles at equal distances. */
export const evenlySpaced = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, i) =>
    count === 1 ? (from + to) / 2 : from + ((to - from) * i) / (count - 1),
  );
