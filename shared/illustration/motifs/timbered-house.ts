import { cornerDrawing, evenlySpaced, type CornerDrawing } from './corner-drawing.ts';
import { doorAt } from './door-at.ts';
import { ink, side, white, type Motif, type Part } from './motif.ts';
import { isWindowLit } from './windows.ts';

/** The upper floor stands out over the lower, black beams on white plaster, with gables to the road. */
export const timberedHouse: Motif['draw'] = (random, options) => {
  const lit = () => isWindowLit(random, options);
  const t = cornerDrawing(random.between(28, 37), options.isDecayed ? random : null);
  const lower = { x: [-6, 6], y: [0, 3], z: [0, 6.4] } as const;
  const upper = { x: [-6.4, 6.4], y: [3, 5.8], z: [-0.7, 6.4] } as const;
  const gables = [-3.5, 2.6];
  return [
    ...t.chimney(-0.4, 3, 8.2, 2.6, 1.2),
    ...t.block(lower),
    ...timbers(t, [-6, 6], [0.5, 3], -0.02, 6),
    ...t.sideWindows({ at: [3.2], y: 0.9, width: 1.6, height: 1.3, wall: 6 }, lit),
    ...t.block(upper),
    ...t.longRoof(upper, 9.4, 0.5),
    side(t.flat([6.44, 3, -0.7], [6.44, 5.8, -0.7], [6.44, 5.8, 6.4], [6.44, 3, 6.4])),
    ink(
      ...[3, 4.4, 5.8].map((y) => t.line(0.18, [6.46, y, -0.7], [6.46, y, 6.4])),
      ...[1, 2.8, 4.6].map((z) => t.line(0.18, [6.46, 3, z], [6.46, 5.8, z])),
    ),
    ...timbers(t, [-6.4, 6.4], [3.1, 5.8], -0.72, 8),
    ...gables.flatMap((x): Part[] => {
      const span = { x: [x - 2.1, x + 2.1], y: [3, 5.9], z: [-1, 3] } as const;
      return [
        ...t.block(span),
        ...t.gabledRoof(span, 9, 0.4),
        white(t.flat([x - 1.9, 5.9, -1.02], [x, 8.5, -1.02], [x + 1.9, 5.9, -1.02])),
        ink(
          t.line(0.2, [x, 5.9, -1.04], [x, 8.4, -1.04]),
          t.line(0.18, [x - 1.2, 6.9, -1.04], [x + 1.2, 6.9, -1.04]),
          t.line(0.24, [x - 2.1, 5.8, -1.04], [x + 2.1, 5.8, -1.04]),
          t.line(0.16, [x - 1.7, 5.9, -1.04], [x, 7.4, -1.04], [x + 1.7, 5.9, -1.04]),
        ),
        ...timbers(t, [x - 2.1, x + 2.1], [3.1, 5.8], -1.02, 4),
        ...t.windows({ at: [x - 0.6, x + 0.6], y: 3.8, width: 1, height: 1.4, wall: -1.06 }, lit),
      ];
    }),
    ink(t.line(0.3, [-6.4, 3.02, -0.74], [6.4, 3.02, -0.74])),
    ...t.windows({ at: [-4.4, -3, 3, 4.4], y: 1, width: 1.2, height: 1.3, wall: -0.05 }, lit),
    ...doorAt(t, -0.6, -0.03, 1.2, 2.3),
  ];
};

/** Panels of plaster between dark posts, rails and braces. */
function timbers(
  t: CornerDrawing,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  z: number,
  count: number,
): Part[] {
  const posts = evenlySpaced(x0, x1, count + 1);
  const middle = (y0 + y1) / 2;
  return [
    white(t.flat([x0, y0, z], [x0, y1, z], [x1, y1, z], [x1, y0, z])),
    ink(
      ...posts.map((x) => t.line(0.24, [x, y0, z - 0.02], [x, y1, z - 0.02])),
      ...[y0, middle, y1].map((y) =>
        t.line(y === middle ? 0.16 : 0.26, [x0, y, z - 0.02], [x1, y, z - 0.02]),
      ),
      ...posts.slice(0, -1).flatMap((x, i) => {
        const next = posts[i + 1]!;
        return i === 0
          ? [t.line(0.17, [x, y1, z - 0.02], [next, middle, z - 0.02])]
          : i === count - 1
            ? [t.line(0.17, [next, y1, z - 0.02], [x, middle, z - 0.02])]
            : [];
      }),
    ),
  ];
}
