import { points } from '../drawing/points.ts';
import type { Random } from '../drawing/seeded.ts';
import { fold, ink, lined, onGround, onTable, side, white, type Motifs, type Part } from './motif.ts';
import { pen } from './pen.ts';

/** What stands in gardens, and what lives or is bred there; in centimetres. */
const { box, cut, disc, flat, line, rod, shape, lathed } = pen(0.01);

export const GARDEN_THINGS: Motifs = {
  'garden bench': onGround(
    0.94,
    1.84,
    () => [
      ink(
        flat('-92,46 92,46 92,40 -92,40'),
        ...[60, 72, 84].map((y) => flat(`-90,${y + 6} 90,${y + 6} 90,${y} -90,${y}`)),
        ...[-82, 82].flatMap((x) => [
          ...rod(`${x},92 ${x},46 ${x - 3},20 ${x + (x < 0 ? -7 : 7)},2`, 2.4, 2.4, 2.4, 2.4),
          ...rod(`${x},62 ${x + (x < 0 ? 10 : -10)},64 ${x + (x < 0 ? 12 : -12)},46`, 2, 2, 2),
        ]),
        ...rod('-82,20 0,26 82,20', 1.6, 1.6, 1.6),
      ),
      fold(cut('-88,43 88,43', 0.6), cut('-80,87 80,87', 0.5)),
    ],
    { anchors: { seat: { x: 0, y: -0.46, width: 1.5 } }, beside: ['lime', 'rose bush', 'street lamp'] },
  ),
  'garden table': onGround(
    0.74,
    1,
    () => [
      white(
        disc(0, 72, 50, 2.4),
        shape(
          `
            -46,71! -44,60 -40,52! -34,58 -28,50! -20,57 -12,49! -4,57 4,49! 12,57 20,50! 28,58 34,51!
            42,58 46,71!`,
        ),
      ),
      ink(
        lathed('3,56! 2.4,40 5,30 2.4,16 4,10!'),
        ...[-1, 1].flatMap((side) => rod(`0,12 ${side * 16},10 ${side * 26},2`, 2.4, 2, 2.2)),
        cut('-46,70.6 46,70.6', 0.6),
      ),
      fold(cut('-28,69 -29,54', 0.6), cut('-4,69 -4,60', 0.6), cut('20,69 20,54', 0.6)),
    ],
    {
      anchors: { top: { x: 0, y: -0.74, width: 0.9 } },
      beside: ['garden bench', 'samovar', 'vase of flowers', 'chair'],
    },
  ),
  swing: onGround(
    3.05,
    2.66,
    () => [
      ink(
        ...rod('-128,0 -104,300', 5, 4.4),
        ...rod('-80,0 -104,300', 4.4, 4),
        ...rod('128,0 104,300', 5, 4.4),
        ...rod('80,0 104,300', 4.4, 4),
        ...rod('-116,300 116,300', 5, 5),
        line('-34,298 -50,62', 1.6),
        line('34,298 22,70', 1.6),
        flat('-60,64 32,72 32,66 -60,58'),
      ),
      fold(cut('-108,302 108,302', 1)),
    ],
    { anchors: { seat: { x: -0.14, y: -0.68, width: 0.5 } }, beside: ['apple tree', 'lime'] },
  ),
  scarecrow: onGround(
    2,
    1.89,
    () => [
      ink(
        ...rod('0,0 0,150', 3, 2.6),
        ...rod('-80,132 80,136', 2.6, 2.4),
        shape(
          `
            -78,140! -20,146 0,150 20,147 80,143! 84,126! 72,122! 76,112! 60,116! 40,112! 30,90!
            34,54! 22,62! 14,46! 4,58! -8,44! -16,60! -30,50! -28,86! -38,110! -58,112! -66,104!
            -70,116! -84,118!`,
        ),
        ...[-84, -80, -76].map((x) => line(`${x},128 ${x - 9},116`, 1)),
        ...[82, 86].map((x) => line(`${x},132 ${x + 9},120`, 1)),
        shape('-28,176! -10,174 14,176 30,172! 20,180 12,181! 10,196 -4,200 -13,195 -14,181! -22,182'),
      ),
      white(disc(-1, 163, 11.6, 13)),
      ink(
        shape('-28,176! -10,172 14,174 30,171! 14,180 -14,181'),
        line('-6,164 -2,164', 1.6),
        line('3,165 7,165', 1.6),
        cut('-6,157 0,154.6 6,158', 1),
      ),
      fold(cut('-16,140 -14,100 -22,64', 1), cut('12,140 10,100 16,62', 1), line('-26,92 28,94', 1.8)),
    ],
    { beside: ['crow', 'wheat'] },
  ),
  beehive: onGround(
    1.02,
    0.83,
    () => [
      ink(flat('-36,26 36,26 36,18 -36,18'), box(-30, 0, 6, 20), box(24, 0, 6, 20)),
      lined('across', ink(lathed('0,102 12,99 22,90! 24,86! 28,72 30,56 30,42 28,26!'))),
      fold(
        ...[36, 47, 58, 69, 80, 90].map((y) =>
          cut(`${-29 + Math.max(0, y - 60) * 0.3},${y} 0,${y - 3} ${29 - Math.max(0, y - 60) * 0.3},${y}`, 1),
        ),
        shape('-6,28! -6,36 0,41 6,36 6,28!'),
      ),
      ink(...points`34,60 42,72 38,44 -38,66`.map(([x, y]) => disc(x, y, 1.3, 0.9))),
    ],
    { beside: ['apple tree', 'bee'] },
  ),
  nest: onTable(0.15, 0.33, (random) => [
    white(disc(-5, 10.6, 2.4, 3), disc(0, 11.4, 2.4, 3.1), disc(5, 10.6, 2.4, 3)),
    lined(
      'across',
      ink(
        shape('-15,10! -13,4 -7,.6 0,0 7,.6 13,4 15,10! 8,8 0,7.4 -8,8'),
        ...Array.from({ length: 22 }, () => {
          const x = random.between(-13, 13);
          const y = random.between(2.4, 9);
          return line(
            `${x - 4},${y + random.between(-1.4, 1.4)} ${x + 4},${y + random.between(-1.4, 1.4)}`,
            0.45,
          );
        }),
      ),
    ),
    fold(cut('-10,7 0,4.6 10,6.8', 0.4), cut('-8,4.4 0,2.4 8,4', 0.35)),
  ]),
  'eggs under glass': onGround(3.55, 7, eggsUnderGlass),
};

/** A low walled pit under one thick sheet of glass, seen a little from above; rows of eggs lie beneath it. */
function eggsUnderGlass(random: Random): Part[] {
  const [front, back, top, thick] = [{ half: 330, y: 84 }, { half: 236, y: 330 }, 20, 24];
  const at = (across: number, away: number): [number, number] => {
    const half = front.half + (back.half - front.half) * away;
    return [across * half, front.y + (back.y - front.y) * away];
  };
  const corner = (across: number, away: number, up = 0) => {
    const [x, y] = at(across, away);
    return `${x},${y + up}`;
  };
  // Close together, each on the shoulder of those before it.
  const rows = Array.from({ length: 7 }, (_, i) => 0.9 - i * 0.122).flatMap((away, row) =>
    Array.from({ length: 7 }, (_, i) => {
      const across = -0.88 + (1.78 * (i + (row % 2 ? 0.7 : 0.3))) / 7;
      const [x, y] = at(across, away);
      const radius = 38 - 13 * away + random.between(-1, 1);
      return { x: x + random.between(-3, 3), y: y + radius * 0.2, radius };
    }),
  );
  // Round and smooth: each turns from its shadow to a spot of light.
  const egg = ({ x, y, radius }: (typeof rows)[number]): Part[] => [
    side(disc(x, y, radius * 0.96, radius)),
    ...(
      [
        [0.04, 0.06, 0.9, 0.6],
        [0.1, 0.14, 0.74, 0.65],
        [0.16, 0.22, 0.54, 0.7],
      ] as const
    ).map(([dx, dy, size, opacity]): Part => ({
      path: [disc(x - radius * dx, y + radius * dy, radius * 0.96 * size, radius * size)],
      material: 'white',
      opacity,
    })),
  ];
  const eggs = rows.flatMap(egg);
  const joints = [28, 56].map((y) => line(`${-front.half - top},${y} ${front.half + top},${y}`, 1.8));
  const ends = Array.from({ length: 16 }, (_, i) =>
    line(
      `${-330 + i * 43 + (i % 2) * 14},${(i % 3) * 28} ${-330 + i * 43 + (i % 2) * 14},${(i % 3) * 28 + 27}`,
      1.6,
    ),
  );
  const glass = `${corner(-1, 0, thick)} ${corner(-1, 1, thick)} ${corner(1, 1, thick)} ${corner(1, 0, thick)}`;
  const gleam = (from: number, wide: number, slant: number) =>
    flat(
      `${corner(from, 0, thick)} ${corner(from + slant, 1, thick)} ${corner(from + slant + wide * 1.1, 1, thick)} ${corner(from + wide, 0, thick)}`,
    );
  return [
    ink(
      flat(
        `
          ${-front.half - top},0 ${-front.half - top},${front.y} ${front.half + top},${front.y}
          ${front.half + top},0`,
      ),
      flat(
        `
          ${-front.half - top},${front.y} ${-back.half - top},${back.y + 10}
          ${back.half + top},${back.y + 10} ${front.half + top},${front.y}`,
      ),
    ),
    {
      path: [
        flat(`${corner(-0.98, 0.01)} ${corner(-0.98, 0.98)} ${corner(0.98, 0.98)} ${corner(0.98, 0.01)}`),
      ],
      material: 'brow',
    },
    ...eggs,
    // The sheet: its tint, the thick edges that gather the light, and what it mirrors of the sky.
    { path: [flat(glass)], material: 'brow', opacity: 0.13 },
    {
      path: [flat(`${corner(-1, 0)} ${corner(-1, 0, thick)} ${corner(1, 0, thick)} ${corner(1, 0)}`)],
      material: 'light',
      opacity: 0.62,
    },
    {
      path: [gleam(-0.78, 0.34, 0.3), gleam(-0.36, 0.08, 0.3), gleam(0.34, 0.2, 0.24)],
      material: 'white',
      opacity: 0.5,
    },
    {
      path: [
        line(`${corner(-1, 0, thick)} ${corner(1, 0, thick)}`, 4),
        line(`${corner(-1, 0)} ${corner(1, 0)}`, 3),
        line(`${corner(-1, 0, thick)} ${corner(-1, 1, thick)}`, 4),
        line(`${corner(1, 0, thick)} ${corner(1, 1, thick)}`, 4),
        line(`${corner(-1, 1, thick)} ${corner(1, 1, thick)}`, 3),
      ],
      material: 'white',
      opacity: 0.9,
    },
    lined('across', fold(...joints, ...ends)),
  ];
}
