import { outline, pointAt, type Point, type Ring } from '../drawing/path.ts';
import type { Random } from '../drawing/seeded.ts';
import type { CornerPen } from './corner-pen.ts';
import type { Corner } from './corner.ts';
import { fold, ink, pane, side, type Part } from './motif.ts';

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

/** A place on a wall: along it, and up. */
export type OnWall = (u: number, v: number) => Corner;

/** Panes along a wall. @param decay closes most of them; null for a sound house */
export function rowOfWindows(
  pen: CornerPen,
  corner: OnWall,
  row: Row,
  lit: () => boolean,
  decay: Random | null,
): Part[] {
  const { line } = pen;
  return row.at.flatMap((middle) => {
    const bar = Math.min(row.width, row.height) * 0.09;
    if (decay?.chance(0.8)) return closed(pen, corner, row, middle, decay);
    const bars = row.bars ?? 1;
    return [
      pane(lit(), opening(pen, corner, row, middle)),
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
}

function opening(
  { at, flat }: CornerPen,
  corner: OnWall,
  { y, width, height, head = 'flat' }: Row,
  middle: number,
): Ring {
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
}

/** A window behind shutters, or behind boards nailed across it. */
function closed({ flat, line }: CornerPen, corner: OnWall, row: Row, middle: number, random: Random): Part[] {
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
}
