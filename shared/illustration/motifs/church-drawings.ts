import { points } from '../drawing/points.ts';
import { outline, type Point } from '../drawing/path.ts';
import { fold, ink, lined, roof, side, white, type Motif, type Part } from './motif.ts';
import { isWindowLit } from './windows.ts';
import { cornerDrawing, evenlySpaced } from './corner-drawing.ts';
import type { Corner } from './corner.ts';

/** Churches and castles, from their corner; in metres. */

const latinCross = (t: ReturnType<typeof cornerDrawing>, x: number, y: number, z: number, tall: number) =>
  ink(
    t.line(tall * 0.09, [x, y, z], [x, y + tall, z]),
    t.line(tall * 0.08, [x - tall * 0.26, y + tall * 0.66, z], [x + tall * 0.26, y + tall * 0.66, z]),
  );
const threeBarred = (t: ReturnType<typeof cornerDrawing>, x: number, y: number, z: number, tall: number) =>
  ink(
    t.line(tall * 0.08, [x, y, z], [x, y + tall, z]),
    t.line(tall * 0.07, [x - tall * 0.28, y + tall * 0.64, z], [x + tall * 0.28, y + tall * 0.64, z]),
    t.line(tall * 0.06, [x - tall * 0.15, y + tall * 0.84, z], [x + tall * 0.15, y + tall * 0.84, z]),
    t.line(tall * 0.06, [x - tall * 0.18, y + tall * 0.4, z], [x + tall * 0.18, y + tall * 0.26, z]),
  );

/** A dial on the front of a tower, turned with it; it is six. */
function clockOn(t: ReturnType<typeof cornerDrawing>): Part[] {
  const ring = (radius: number) =>
    t.flat(
      ...Array.from({ length: 24 }, (_, i): Corner => [
        -4.6 + Math.cos((i / 12) * Math.PI) * radius,
        9.2 + Math.sin((i / 12) * Math.PI) * radius,
        1.14,
      ]),
    );
  return [
    // As dark as lines, whatever the colour of the walls.
    { path: [ring(1.5)], material: 'brow' },
    white(ring(1.3)),
    {
      material: 'brow',
      path: [
        t.line(0.16, [-4.6, 9.2, 1.12], [-4.6, 10.25, 1.12]),
        t.line(0.22, [-4.6, 9.2, 1.12], [-4.6, 8.4, 1.12]),
        ...[0, 3, 6, 9].map((hour) =>
          t.line(
            0.12,
            [-4.6 + Math.sin((hour / 6) * Math.PI) * 1.02, 9.2 + Math.cos((hour / 6) * Math.PI) * 1.02, 1.12],
            [-4.6 + Math.sin((hour / 6) * Math.PI) * 1.22, 9.2 + Math.cos((hour / 6) * Math.PI) * 1.22, 1.12],
          ),
        ),
      ],
    },
  ];
}

/** A nave under a steep roof, a square tower with its spire, a low chancel. */
export const parishChurch: Motif['draw'] = (random, options) => {
  const lit = () => isWindowLit(random, options);
  const t = cornerDrawing(random.between(28, 38));
  const chancel = { x: [6.5, 10], y: [0, 4], z: [1.2, 5.6] } as const;
  const nave = { x: [-2.4, 6.5], y: [0, 5.4], z: [0, 6.8] } as const;
  const tower = { x: [-6.8, -2.4], y: [0, 11.4], z: [1.2, 5.6] } as const;
  return [
    ...t.block(nave),
    ...t.longRoof(nave, 9.4, 0.35),
    latinCross(t, 6.6, 9.3, 3.4, 1.2),
    ...t.sideWindows({ at: [3.4], y: 5.2, width: 1.1, height: 1.9, wall: 6.52, head: 'round', bars: 0 }, lit),
    ...t.block(chancel),
    ...t.longRoof(chancel, 6.8, 0.25),
    ...t.sideWindows({ at: [3.4], y: 1.2, width: 1.5, height: 2.8, wall: 10.02, head: 'pointed' }, lit),
    ...t.windows({ at: [8.2], y: 1.2, width: 0.8, height: 2, wall: 1.18, head: 'pointed' }, lit),
    ...t.windows({ at: [-0.6, 2, 4.7], y: 1.3, width: 1, height: 3, wall: -0.02, head: 'pointed' }, lit),
    ink(
      ...[-2.1, 0.7, 3.35, 6.2].map((x) =>
        t.flat([x - 0.3, 0, -0.5], [x - 0.22, 3.8, -0.5], [x + 0.22, 4.3, -0.4], [x + 0.3, 0, -0.5]),
      ),
    ),
    lined(
      'along',
      fold(
        ...[0.3, 0.62].map((s) =>
          t.line(0.05, [-2.6, 5.1 + 4.2 * s, -0.2 + 3.5 * s], [6.8, 5.1 + 4.2 * s, -0.2 + 3.5 * s]),
        ),
      ),
    ),
    ...t.block(tower),
    ink(
      t.flat([-7, 10.9, 1], [-7, 11.6, 1], [-2.2, 11.6, 1], [-2.2, 10.9, 1]),
      ...[-7, -2.2].map((x) => t.flat([x - 0.25, 11.4, 1], [x, 13, 1], [x + 0.25, 11.4, 1])),
      t.flat([-2.4, 11.4, 5.6], [-2.2, 12.8, 5.6], [-2, 11.4, 5.6]),
    ),
    roof(t.flat([-6.5, 11.5, 1.4], [-4.6, 22.6, 3.4], [-2.7, 11.5, 1.4])),
    side(t.flat([-2.7, 11.5, 1.4], [-4.6, 22.6, 3.4], [-2.7, 11.5, 5.4])),
    latinCross(t, -4.6, 22.4, 3.4, 1.9),
    ...(options.hasClock
      ? clockOn(t)
      : t.windows(
          { at: [-4.6], y: 8, width: 1.2, height: 2.4, wall: 1.18, head: 'pointed', bars: 3 },
          () => false,
        )),
    ...t.sideWindows(
      { at: [3.4], y: 8, width: 1.2, height: 2.4, wall: -2.38, head: 'pointed', bars: 3 },
      () => false,
    ),
    fold(
      t.line(0.1, [-6.8, 7.3, 1.18], [-2.4, 7.3, 1.18]),
      t.flat([-5.5, 0, 1.17], [-5.5, 2.2, 1.17], [-4.6, 3.2, 1.17], [-3.7, 2.2, 1.17], [-3.7, 0, 1.17]),
    ),
    ink(
      t.flat([-5.3, 0, 1.16], [-5.3, 2.1, 1.16], [-4.6, 2.95, 1.16], [-3.9, 2.1, 1.16], [-3.9, 0, 1.16]),
      t.flat([-7.3, 0, 1], [-6.9, 6, 1], [-6.5, 6.6, 1.1], [-6.4, 0, 1]),
      t.flat([-2.8, 0, 1], [-2.7, 5.4, 1], [-2.1, 0, 1]),
    ),
  ];
};

/** Half widths and heights of an onion dome on its drum. */
const ONION: readonly Point[] = points`
  0,4.2 .1,3.8 .34,3.35 .86,2.8 1.06,2.28 .94,1.78 .64,1.46! .74,1.4! .74,1.24! .62,1.2! .62,0!`;
const TENT: readonly Point[] = points`0,3.4! .16,2.9 1.1,0!`;

/** A white cube with five onion domes, a refectory, and a bell tower with a tented roof. */
export const domedChurch: Motif['draw'] = (random, options) => {
  const lit = () => isWindowLit(random, options);
  const t = cornerDrawing(random.between(28, 38));
  const cube = { x: [-0.5, 7.5], y: [0, 7.2], z: [0, 8] } as const;
  const hall = { x: [-6, -0.5], y: [0, 3.8], z: [1, 7] } as const;
  const tower = { x: [-9.6, -6], y: [0, 8.2], z: [2, 5.8] } as const;
  const belfry = { x: [-9.2, -6.4], y: [8.2, 11], z: [2.4, 5.4] } as const;
  const onion = (x: number, z: number, y: number, size: number): Part[] => [
    ...t.lathe(x, z, y, size, ONION),
    fold(
      t.line(
        size * 0.1,
        [x - size * 0.55, y + size * 2.1, z - 0.1],
        [x - size * 0.42, y + size * 2.9, z - 0.1],
      ),
    ),
    threeBarred(t, x, y + size * 4, z, size * 1.7),
  ];
  const kokoshnik = (u: number, wall: 'front' | 'right') => {
    const at = (x: number, y: number) => (wall === 'front' ? t.at([x, y, 0]) : t.at([7.5, y, x]));
    return outline(
      [at(u - 1.3, 7), at(u - 1.15, 7.8), at(u, 8.5), at(u + 1.15, 7.8), at(u + 1.3, 7)].map(
        ([x, y], i): Point => (i === 0 || i === 2 || i === 4 ? [x, y, 1] : [x, y]),
      ),
    );
  };
  return [
    ...t.block(hall),
    ...t.longRoof(hall, 5.6, 0.3),
    ...t.windows(
      { at: evenlySpaced(-5, -1.7, 3), y: 1, width: 0.8, height: 1.7, wall: 0.98, head: 'round' },
      lit,
    ),
    ...[
      [1, 6.6],
      [6, 6.6],
    ].flatMap(([x, z]) => onion(x!, z!, 7.8, 0.78)),
    ...t.block(cube),
    side(...[1.35, 4, 6.65].map((z) => kokoshnik(z, 'right'))),
    ink(...[0.85, 3.5, 6.15].map((x) => kokoshnik(x, 'front'))),
    roof(t.flat([-0.4, 7.4, 0.6], [3.5, 9, 4], [7.4, 7.4, 0.6])),
    side(t.flat([7.4, 7.4, 0.6], [3.5, 9, 4], [7.4, 7.4, 7.4])),
    ...onion(3.5, 4, 8, 1.75),
    ...[
      [1, 1.4],
      [6, 1.4],
    ].flatMap(([x, z]) => onion(x!, z!, 7.9, 0.82)),
    ...t.windows({ at: [0.85, 3.5, 6.15], y: 3.4, width: 0.8, height: 2.2, wall: -0.02, head: 'round' }, lit),
    ...t.sideWindows(
      { at: [1.35, 4, 6.65], y: 3.4, width: 0.8, height: 2.2, wall: 7.52, head: 'round' },
      lit,
    ),
    fold(
      ...[-0.3, 2.2, 4.8, 7.3].map((x) => t.line(0.12, [x, 0.2, -0.03], [x, 7, -0.03])),
      t.line(0.12, [-0.5, 7, -0.03], [7.5, 7, -0.03]),
      t.line(0.09, [-0.5, 2.6, -0.03], [7.5, 2.6, -0.03]),
      t.flat([2.7, 0, -0.03], [2.7, 1.6, -0.03], [3.5, 2.3, -0.03], [4.3, 1.6, -0.03], [4.3, 0, -0.03]),
    ),
    ink(t.flat([2.9, 0, -0.04], [2.9, 1.5, -0.04], [3.5, 2.05, -0.04], [4.1, 1.5, -0.04], [4.1, 0, -0.04])),
    ...t.block(tower),
    fold(t.line(0.12, [-9.6, 7.8, 1.98], [-6, 7.8, 1.98])),
    ...t.windows({ at: [-7.8], y: 3.6, width: 0.8, height: 1.9, wall: 1.98, head: 'round' }, lit),
    ...t.block(belfry),
    ...t.windows(
      { at: [-8.5, -7.1], y: 8.5, width: 0.9, height: 2.1, wall: 2.38, head: 'round', bars: 0 },
      () => false,
    ),
    ...t.sideWindows(
      { at: [3.9], y: 8.5, width: 1, height: 2.1, wall: -6.38, head: 'round', bars: 0 },
      () => false,
    ),
    ...t.lathe(-7.8, 3.9, 10.9, 1.7, TENT),
    ...onion(-7.8, 3.9, 15.6, 0.62),
    fold(t.flat([-8.5, 0, 1.97], [-8.5, 1.7, 1.97], [-7.8, 2.3, 1.97], [-7.1, 1.7, 1.97], [-7.1, 0, 1.97])),
    ink(t.flat([-8.3, 0, 1.96], [-8.3, 1.6, 1.96], [-7.8, 2.05, 1.96], [-7.3, 1.6, 1.96], [-7.3, 0, 1.96])),
  ];
};

/** Round towers, walls between them, and a keep above all. */
export const castle: Motif['draw'] = (random, options) => {
  const lit = () => isWindowLit(random, options) || (options.isLit === true && random.chance(0.3));
  const t = cornerDrawing(random.between(24, 34));
  const teeth = (span: { x: readonly [number, number]; z: readonly [number, number] }, y: number) =>
    t.merlons({ x: span.x, y: [y - 0.05, y + 0.9], z: span.z });
  const round = (x: number, z: number, radius: number, tall: number, isPointed: boolean): Part[] => {
    const size = 1;
    const body = t.lathe(x, z, 0, size, [
      [radius * 1.14, tall + 0.1, 1],
      [radius * 1.14, tall - 1.1, 1],
      [radius, tall - 2, 1],
      [radius * 1.02, 0.6],
      [radius * 1.1, 0, 1],
    ]);
    const cap = isPointed
      ? t.lathe(x, z, tall, size, [
          [0, radius * 2.9, 1],
          [radius * 1.24, 0, 1],
        ])
      : [
          ink(
            ...[-0.98, -0.6, -0.2, 0.2, 0.6].map((u) =>
              t.flat(
                [x + u * radius * 1.14, tall, z],
                [x + u * radius * 1.14, tall + 0.9, z],
                [x + (u + 0.3) * radius * 1.14, tall + 0.9, z],
                [x + (u + 0.3) * radius * 1.14, tall, z],
              ),
            ),
          ),
        ];
    return [
      ...body,
      ...cap,
      ...t.windows(
        {
          at: [x - radius * 0.2],
          y: tall - 4.4,
          width: 0.5,
          height: 1.5,
          wall: z - 0.05,
          head: 'round',
          bars: 0,
        },
        lit,
      ),
      ...t.windows(
        {
          at: [x - radius * 0.35],
          y: tall * 0.4,
          width: 0.36,
          height: 1.3,
          wall: z - 0.05,
          head: 'round',
          bars: 0,
        },
        lit,
      ),
    ];
  };
  const keep = { x: [-2.5, 6], y: [0, 15], z: [9, 16] } as const;
  const wall = { x: [-14, 13], y: [0, 6.4], z: [2, 14] } as const;
  const gate = { x: [-3.4, 2], y: [0, 9], z: [0.4, 4] } as const;
  return [
    ...round(-12, 13, 2, 10.5, false),
    ...round(8.4, 14, 1.6, 19.5, true),
    ...t.block(keep),
    ...teeth(keep, 15),
    ...t.windows(
      { at: evenlySpaced(-1, 4.6, 3), y: 11, width: 0.7, height: 1.8, wall: 8.98, head: 'round', bars: 0 },
      lit,
    ),
    ...t.sideWindows(
      { at: [11, 14], y: 11, width: 0.8, height: 1.8, wall: 6.02, head: 'round', bars: 0 },
      lit,
    ),
    ...t.block(wall),
    ...teeth(wall, 6.4),
    fold(
      ...Array.from({ length: 34 }, () => {
        const [x, y] = [random.between(-13.4, 12), random.between(0.6, 5.8)];
        return t.line(0.07, [x, y, 1.98], [x + random.between(0.4, 0.9), y, 1.98]);
      }),
    ),
    ...round(-14, 2, 2.5, 11.4, random.chance(0.5)),
    ...t.block(gate),
    ...teeth(gate, 9),
    fold(t.flat([-2.5, 0, 0.38], [-2.5, 3, 0.38], [-0.7, 5, 0.38], [1.1, 3, 0.38], [1.1, 0, 0.38])),
    ink(t.flat([-2.2, 0, 0.36], [-2.2, 2.9, 0.36], [-0.7, 4.6, 0.36], [0.8, 2.9, 0.36], [0.8, 0, 0.36])),
    fold(
      ...[-1.7, -1.2, -0.7, -0.2, 0.3].map((x) =>
        t.line(0.07, [x, 0.1, 0.34], [x, 4.1 - Math.abs(x + 0.7) * 0.9, 0.34]),
      ),
      ...[1, 2, 3].map((y) => t.line(0.06, [-2.1, y, 0.34], [0.7, y, 0.34])),
    ),
    ...t.windows({ at: [-2, 0.6], y: 6, width: 0.45, height: 1.5, wall: 0.38, head: 'round', bars: 0 }, lit),
    ...round(13, 2, 2.3, 9.6, false),
  ];
};
