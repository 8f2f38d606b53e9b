import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import {
  ellipse,
  hole,
  outline,
  placed,
  polygon,
  stroke,
  taper,
  type Path,
  type Point,
} from '../../drawing/path.ts';
import type { Random } from '../../drawing/seeded.ts';
import { MOTIFS } from '../../motifs/library.ts';
import type { Material } from '../../motifs/motif.ts';
import { filled, shapesOf } from '../canvas.ts';
import { BASE, MATERIALS, MIDDLE } from './head-piece.ts';
import { blade } from './sprays.ts';

/** A small view in an oval frame: hills, a tree, sun or moon, birds. */
export function landscape(random: Random, ink: string, accent: string, paper: string): Shape[] {
  const [y, rx, ry] = [366, 122, 92];
  const ring = (grow: number): Point[] =>
    Array.from({ length: 36 }, (_, i) => (i / 36) * 2 * Math.PI).map((angle) => [
      MIDDLE + Math.cos(angle) * (rx + grow),
      y + Math.sin(angle) * (ry + grow),
    ]);
  const tone = (share: number) => mix(ink, paper, share);
  /** Land that ends at the frame. */
  const slope = (height: number, swell: number, phase: number): Path[number] => {
    const upper = Array.from({ length: 25 }, (_, i): Point => {
      const u = -1 + i / 12;
      const low = y + ry * Math.sqrt(Math.max(0, 1 - u * u));
      return [MIDDLE + u * rx, Math.min(low, y + height + Math.sin(u * 2.4 + phase) * swell)];
    });
    const lower = Array.from({ length: 25 }, (_, i): Point => {
      const u = 1 - i / 12;
      return [MIDDLE + u * rx, y + ry * Math.sqrt(Math.max(0, 1 - u * u))];
    });
    return polygon([...upper, ...lower]);
  };
  const tree = MOTIFS.get(random.pick(['oak', 'fir tree', 'bare tree', 'poplar tree', 'pine']))!;
  const side = random.chance(0.5) ? 1 : -1;
  const looks = Object.fromEntries(MATERIALS.map((name) => [name, ink])) as Record<Material, string>;
  return [
    filled(tone(0.82), polygon(ring(0))),
    filled(accent, ellipse(MIDDLE - side * 42, y - 22, 17)),
    filled(tone(0.56), slope(22, 13, random.between(0, 6))),
    filled(tone(0.3), slope(44, 9, random.between(0, 6))),
    ...shapesOf(tree.draw(random, {}), { x: MIDDLE + side * 44, y: y + 66, scale: 106 / tree.height }, looks),
    filled(
      ink,
      slope(62, 4, random.between(0, 6)),
      ...[0, 1, 2].flatMap((k) => [
        stroke(
          [
            [MIDDLE - side * (4 + k * 15) - 6, y - 50 + k * 9],
            [MIDDLE - side * (4 + k * 15), y - 46 + k * 9],
          ],
          1.8,
          true,
        ),
        stroke(
          [
            [MIDDLE - side * (4 + k * 15), y - 46 + k * 9],
            [MIDDLE - side * (4 + k * 15) + 6, y - 50 + k * 9],
          ],
          1.8,
          true,
        ),
      ]),
    ),
    filled(ink, outline(ring(5)), hole(ring(0.6))),
    filled(ink, outline(ring(12)), hole(ring(10.6))),
  ];
}

/** A row of wayside plants, tallest in the middle. */
export function meadow(random: Random): Path {
  const rings: Path[number][] = [
    taper(
      [
        [120, BASE + 8],
        [512, BASE + 2],
        [904, BASE + 8],
      ],
      [0.3, 2.4, 0.3],
    ),
  ];
  const kinds = [
    random.pick(['umbel', 'thistle', 'umbel', 'wheat'] as const),
    random.pick(['umbel', 'meadow flowers', 'reeds'] as const),
  ];
  for (let i = 0; i < 15; i++) {
    const u = -1 + (i + random.between(0.2, 0.8)) / 7.5;
    const motif = MOTIFS.get(kinds[i % 2]!)!;
    const tall = (172 - 118 * u * u) * random.between(0.78, 1.1);
    const drawn = motif.draw(random, {}).flatMap(({ path }) => path);
    rings.push(
      ...placed(drawn, {
        x: MIDDLE + u * 330,
        y: BASE + 6,
        scale: Math.min(tall / motif.height, 110 / motif.width),
        isFlipped: random.chance(0.5),
      }),
    );
  }
  for (let i = 0; i < 70; i++) {
    const x = random.between(140, 884);
    const tall = random.between(14, 44) * (1.1 - Math.abs(x - 512) / 460);
    rings.push(
      taper(
        [
          [x, BASE + 6],
          [x + tall * 0.14, BASE - tall * 0.5],
          [x + random.between(-0.4, 0.5) * tall, BASE - tall],
        ],
        [1.4, 0.9, 0.2],
      ),
    );
  }
  return rings;
}

/** A low sun, or a moth or two, above it. */
export const suns = (random: Random): Path =>
  random.chance(0.5)
    ? [ellipse(MIDDLE + random.between(-90, 90), 300, 26)]
    : [-1, 1].flatMap((side) => {
        const [x, y] = [MIDDLE + side * random.between(120, 190), random.between(270, 320)];
        return [
          blade([x, y], -0.9, 22, 0.34),
          blade([x, y], -2.2, 22, 0.34),
          blade([x, y], 0.7, 14, 0.34),
          blade([x, y], 2.4, 14, 0.34),
        ];
      });

export const star = (x: number, y: number, radius: number): Path => [
  outline(
    Array.from({ length: 16 }, (_, i): Point => {
      const angle = (i / 16) * 2 * Math.PI;
      const far = i % 4 === 0 ? radius : i % 2 === 0 ? radius * 0.62 : radius * 0.24;
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far, 1];
    }),
  ),
];

/** Two birds facing each other. */
export function perched(random: Random, ink: string, paper: string): Shape[] {
  const bird = MOTIFS.get('sparrow') ?? MOTIFS.get('swallow')!;
  const looks = {
    ...Object.fromEntries(MATERIALS.map((name) => [name, ink])),
    fold: paper,
    white: paper,
  } as Record<Material, string>;
  const scale = 62 / Math.max(bird.height, bird.width);
  return [-1, 1].flatMap((side) =>
    shapesOf(bird.draw(random, {}), { x: MIDDLE + side * 74, y: 352, scale, isFlipped: side > 0 }, looks),
  );
}
