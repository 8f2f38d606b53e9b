import { cornerDrawing, evenlySpaced } from './corner-drawing.ts';
import { doorAt } from './door-at.ts';
import { fold, ink, lined, side, white, type Motif } from './motif.ts';
import { isWindowLit } from './windows.ts';

/** A wooden house of two floors with a veranda, a balcony over it, and carving under the eaves. */
export const balconyHouse: Motif['draw'] = (random, options) => {
  const lit = () => isWindowLit(random, options);
  const t = cornerDrawing(random.between(28, 37), options.isDecayed ? random : null);
  const main = { x: [-5.2, 5.2], y: [0, 5.8], z: [0, 7.4] } as const;
  const posts = [-2.8, -0.95, 0.95, 2.8];
  const carving = (from: number, to: number, y: number, z: number) =>
    Array.from({ length: Math.round((to - from) / 0.42) }, (_, i) =>
      t.flat([from + i * 0.42, y, z], [from + i * 0.42 + 0.21, y - 0.34, z], [from + i * 0.42 + 0.42, y, z]),
    );
  return [
    ...t.chimney(-3, 4, 7.2, 1.8, 0.85),
    ...t.block(main),
    lined(
      'across',
      fold(
        ...[0.8, 1.6, 2.4, 3.2, 4, 4.8].map((y) => t.line(0.05, [-5.2, y, -0.02], [5.2, y, -0.02])),
        ...[0.8, 1.6, 2.4, 3.2, 4, 4.8].map((y) => t.line(0.04, [5.22, y, 0], [5.22, y, 7.4])),
      ),
    ),
    ...t.gabledRoof(main, 9.4, 0.8),
    white(...carving(-5.6, 5.4, 5.7, -0.84), t.line(0.1, [-6, 5.4, -0.82], [0, 9.2, -0.82], [6, 5.4, -0.82])),
    ...t.windows({ at: [-4.1, 4.1], y: 1, width: 0.95, height: 1.5, wall: -0.02 }, lit),
    ...t.windows({ at: [-3.7, -1.3, 1.3, 3.7], y: 3.6, width: 0.9, height: 1.4, wall: -0.02 }, lit),
    ...t.windows({ at: [0], y: 6.4, width: 1.2, height: 1.1, wall: -0.02, head: 'round' }, lit),
    white(
      ...[-4.1, 4.1].flatMap((x) => [
        t.line(0.12, [x - 0.6, 2.66, -0.05], [x, 2.95, -0.05], [x + 0.6, 2.66, -0.05]),
      ]),
    ),
    ...t.sideWindows({ at: [2, 5.2], y: 1, width: 0.95, height: 1.5, wall: 5.2 }, lit),
    ...t.sideWindows({ at: [2, 5.2], y: 3.6, width: 0.9, height: 1.4, wall: 5.2 }, lit),
    // The veranda lies in shadow under the balcony.
    fold(t.flat([-3, 0.3, -0.03], [-3, 2.8, -0.03], [3, 2.8, -0.03], [3, 0.3, -0.03])),
    ...t.windows({ at: [-1.9, 1.9], y: 0.9, width: 1.1, height: 1.6, wall: -0.06 }, lit),
    ...doorAt(t, 0, -0.06, 1.1, 2.3),
    side(
      t.flat([3.1, 0, -2], [3.1, 0.4, -2], [3.1, 0.4, 0], [3.1, 0, 0]),
      t.flat([3.1, 2.8, -2], [3.1, 3.1, -2], [3.1, 3.1, 0], [3.1, 2.8, 0]),
    ),
    ink(
      t.flat([-3.1, 0, -2], [-3.1, 0.4, -2], [3.1, 0.4, -2], [3.1, 0, -2]),
      t.flat([-3.1, 2.8, -2], [-3.1, 3.1, -2], [3.1, 3.1, -2], [3.1, 2.8, -2]),
    ),
    white(
      ...posts.map((x) => t.line(0.17, [x, 0.4, -1.95], [x, 2.8, -1.95])),
      t.line(0.1, [-3.1, 4, -1.95], [3.1, 4, -1.95]),
      ...Array.from({ length: 17 }, (_, i) =>
        t.line(0.08, [-3 + i * 0.375, 3.1, -1.95], [-3 + i * 0.375, 4, -1.95]),
      ),
      t.line(0.09, [-3.1, 1.15, -1.95], [-0.95, 1.15, -1.95]),
      t.line(0.09, [0.95, 1.15, -1.95], [3.1, 1.15, -1.95]),
      ...carving(-3, 3, 2.8, -1.98),
    ),
    ink(t.flat([-0.9, 0, -2.5], [-0.9, 0.2, -2.5], [0.9, 0.2, -2.5], [0.9, 0, -2.5])),
  ];
};

/** A log house with its long side to the road: four windows in shutters, a hipped roof, a porch at the end. */
export const broadIzba: Motif['draw'] = (random, options) => {
  const lit = () => isWindowLit(random, options);
  const t = cornerDrawing(random.between(26, 35), options.isDecayed ? random : null);
  const main = { x: [-5, 5], y: [0, 3.1], z: [0, 6] } as const;
  const frames = evenlySpaced(-3.8, 2.6, 4);
  const logs = [0.5, 0.98, 1.46, 1.94, 2.42, 2.86];
  return [
    ...t.chimney(-1, 3, 4.8, 1.7, 0.8),
    ...t.block(main),
    lined(
      'across',
      fold(
        ...logs.map((y) => t.line(0.07, [-5, y, -0.02], [5, y, -0.02])),
        ...logs.map((y) => t.line(0.05, [5.02, y, 0], [5.02, y, 6])),
      ),
    ),
    ...t.hippedRoof(main, 5.7, 0.5, 0.6),
    ink(
      ...logs.map((y) =>
        t.flat([-5.3, y - 0.3, -0.1], [-5.3, y + 0.06, -0.1], [-4.9, y + 0.06, -0.1], [-4.9, y - 0.3, -0.1]),
      ),
    ),
    white(
      ...frames.flatMap((x) => [
        t.flat(
          [x - 0.56, 0.86, -0.04],
          [x - 0.56, 2.3, -0.04],
          [x, 2.6, -0.04],
          [x + 0.56, 2.3, -0.04],
          [x + 0.56, 0.86, -0.04],
        ),
      ]),
    ),
    side(
      ...frames.flatMap((x) =>
        [-0.82, 0.82].map((dx) =>
          t.flat(
            [x + dx - 0.23, 0.95, -0.05],
            [x + dx - 0.23, 2.2, -0.05],
            [x + dx + 0.23, 2.2, -0.05],
            [x + dx + 0.23, 0.95, -0.05],
          ),
        ),
      ),
    ),
    ...t.windows({ at: frames, y: 0.98, width: 0.84, height: 1.2, wall: -0.06 }, lit),
    ...t.sideWindows({ at: [2, 4.2], y: 0.98, width: 0.84, height: 1.2, wall: 5.02 }, lit),
    ...doorAt(t, 4.1, 0, 0.95, 2.1),
    ...t.gabledRoof({ x: [3.2, 5], y: [0, 2.5], z: [-1.4, 0] }, 3.5, 0.2),
    ink(
      ...[3.3, 4.9].map((x) => t.line(0.15, [x, 0, -1.4], [x, 2.5, -1.4])),
      t.flat([3.3, 0, -1.7], [3.3, 0.24, -1.7], [4.9, 0.24, -1.7], [4.9, 0, -1.7]),
    ),
    white(
      ...Array.from({ length: 22 }, (_, i) =>
        t.flat(
          [-5.4 + i * 0.48, 2.98, -0.64],
          [-5.16 + i * 0.48, 2.7, -0.64],
          [-4.92 + i * 0.48, 2.98, -0.64],
        ),
      ),
    ),
  ];
};
