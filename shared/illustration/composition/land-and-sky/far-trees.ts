import { polygon, taper, type Path, type Point } from '../../drawing/path.ts';
import type { Random } from '../../drawing/seeded.ts';
import { HEIGHT, WIDTH } from '../../drawing/layer.ts';
import { landBelow, type Contour } from './land.ts';

/** Woods start and end this far beyond the picture. */
const OUT = 30;

/** A far wood: a soft edge of crowns, or firs. */
export function woodline(
  random: Random,
  foot: Contour,
  height: number,
  kind: 'leafy' | 'fir' | 'bare',
  bottom = HEIGHT,
): Path {
  const rings: Path[number][] = [];
  if (kind === 'fir') {
    for (let x = -20; x < WIDTH + 20; x += random.between(9, 17)) {
      const tall = height * random.between(0.5, 1.1);
      const y = foot(x) + 6;
      rings.push(
        polygon([
          [x - tall * 0.2, y],
          [x - tall * 0.09, y - tall * 0.5],
          [x, y - tall],
          [x + tall * 0.09, y - tall * 0.5],
          [x + tall * 0.2, y],
        ]),
      );
    }
    return rings;
  }
  // Crowns of unlike height stand close, the farther ones between the nearer.
  for (let x = -OUT; x < WIDTH + OUT; x += Math.max(9, height * random.between(0.24, 0.42)))
    rings.push(...farTree(random, x, foot(x) + height * 0.1, height * random.between(0.62, 1.1), kind));
  if (kind === 'leafy') rings.push(...landBelow((x) => foot(x) - height * 0.3, 12, bottom));
  return rings;
}

/** One tree far away: a crown of a few round masses on a short stem, or branches. */
export function farTree(random: Random, x: number, foot: number, tall: number, kind: 'leafy' | 'bare'): Path {
  const rings: Path[number][] = [];
  if (kind === 'bare') {
    rings.push(
      taper(
        [
          [x, foot],
          [x, foot - tall * 0.9],
        ],
        [Math.max(0.8, tall * 0.03), 0.4],
      ),
    );
    for (let i = 0; i < 9; i++) {
      const from = 0.25 + i * 0.07;
      const side = i % 2 ? 1 : -1;
      const reach = tall * random.between(0.14, 0.3) * (1.1 - from * 0.5);
      rings.push(
        taper(
          [
            [x, foot - tall * from],
            [x + side * reach * 0.6, foot - tall * (from + 0.12)],
            [x + side * reach, foot - tall * (from + random.between(0.22, 0.34))],
          ],
          [0.9, 0.7, 0.3],
        ),
      );
    }
    return rings;
  }
  if (tall > BROAD) return broadTree(random, x, foot, tall);
  const half = tall * random.between(0.3, 0.42);
  rings.push(
    polygon([
      [x - tall * 0.035, foot],
      [x - tall * 0.02, foot - tall * 0.5],
      [x + tall * 0.02, foot - tall * 0.5],
      [x + tall * 0.035, foot],
    ]),
  );
  for (const [across, up, size] of [
    [0, 0.68, 0.78],
    [-0.55, 0.5, 0.62],
    [0.55, 0.48, 0.64],
    [-0.2, 0.38, 0.6],
    [0.3, 0.82, 0.42],
  ] as const)
    rings.push(
      puff(
        random,
        x + across * half * random.between(0.8, 1.2),
        foot - tall * up,
        half * size * random.between(0.85, 1.15),
      ),
    );
  return rings;
}

/** The height, in pixels, from which a crown shows its boughs. */
const BROAD = 17;

/** A tree in a park: boughs heaped to a dome that comes down near the grass. */
function broadTree(random: Random, x: number, foot: number, tall: number): Path {
  const half = tall * random.between(0.36, 0.5);
  const lean = random.between(-0.1, 0.1) * tall;
  const rings: Path[number][] = [
    taper(
      [
        [x, foot + 2],
        [x + lean * 0.4, foot - tall * 0.3],
        [x + lean, foot - tall * 0.6],
      ],
      [tall * 0.05, tall * 0.035, tall * 0.014],
    ),
  ];
  // Broad and low around the foot of the dome, smaller up to its top.
  for (const [up, across, size] of [
    [0.3, -0.62, 0.4],
    [0.27, 0, 0.4],
    [0.3, 0.62, 0.4],
    [0.5, -0.66, 0.4],
    [0.52, 0.1, 0.5],
    [0.49, 0.64, 0.4],
    [0.7, -0.36, 0.42],
    [0.69, 0.38, 0.4],
    [0.85, 0, 0.34],
  ] as const)
    rings.push(
      puff(
        random,
        x + lean * up + across * half * random.between(0.85, 1.15),
        foot - tall * up * random.between(0.95, 1.05),
        half * size * random.between(0.9, 1.2),
      ),
    );
  return rings;
}

/** A low bush that stands on the ground with its whole width. */
export const bush = (random: Random, x: number, foot: number, tall: number): Path => [
  puff(random, x, foot - tall * 0.44, tall * 0.56),
  puff(random, x + tall * random.between(-0.5, 0.5), foot - tall * 0.3, tall * 0.42),
];

/** A mass of leaves: single ones stand out of its edge. */
function puff(random: Random, x: number, y: number, radius: number): Path[number] {
  const leaves = Math.max(9, Math.min(34, Math.round(radius * 0.9)));
  // Broad waves of boughs, and the leaves on them.
  const [turn, waves] = [random.between(0, 6), random.int(3, 5)];
  const points: Point[] = [];
  for (let k = 0; k < leaves; k++)
    for (const half of [0, 0.46]) {
      const angle = ((k + half + random.between(-0.12, 0.12)) / leaves) * 2 * Math.PI;
      const bough = 1 + 0.09 * Math.sin(angle * waves + turn);
      const reach = radius * bough * (half === 0 ? random.between(0.98, 1.16) : random.between(0.82, 0.93));
      points.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.92]);
    }
  return polygon(points);
}
