import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { hole, pointAt, polygon, rectangle, stroke, type Path, type Point } from '../../../drawing/path.ts';
import type { Random } from '../../../drawing/seeded.ts';
import { filled, HEIGHT, translucent, WIDTH } from '../../canvas.ts';
import type { Palette } from '../../palette.ts';

/** An opening in rock, in pixels: its middle, its foot, half its width and its height. */
export interface Mouth {
  x: number;
  foot: number;
  half: number;
  tall: number;
  /** How far its edge juts in and out, in pixels. */
  rough: number;
  /** Half the width of its floor, as a share of `half`. */
  floor?: number;
}

/** Steps along the edge of an opening, over its top; and along its floor. */
const [EDGE, FLOOR] = [26, 12] as const;

/** The edge of an opening: from the left foot over the top to the right foot, then back along the floor. */
export function mouthEdge(random: Random, { x, foot, half, tall, rough, floor = 0.94 }: Mouth): Point[] {
  const points: Point[] = [];
  // Broad bulges, and the breaks upon them.
  const [turn, other] = [random.between(0, 6), random.between(0, 6)];
  for (let i = 0; i <= EDGE; i++) {
    const angle = Math.PI * (1 - i / EDGE);
    const bulge = Math.sin(angle * 3 + turn) * 0.5 + Math.sin(angle * 5 + other) * 0.34;
    const jut = rough * (bulge + random.between(-0.6, 0.6));
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    // Steeper than an ellipse at its sides.
    const across =
      Math.sign(c) * Math.abs(c) ** 0.72 * half * (s < 0.3 ? floor + (1 - floor) * (s / 0.3) : 1);
    const place = [x + across + c * jut, foot - s ** 0.82 * tall - s * jut] as const;
    points.push(pointAt(place, i === 0 || i === EDGE || random.chance(0.4)));
  }
  for (let i = 1; i < FLOOR; i++) {
    const share = i / FLOOR;
    points.push([
      x + half * floor * (1 - 2 * share) + random.between(-8, 8),
      foot + Math.sin(share * Math.PI) * rough * 0.5 + random.between(-0.22, 0.22) * rough,
      1,
    ]);
  }
  return points;
}

const BEYOND = rectangle(-60, -60, WIDTH + 120, HEIGHT + 120);

/** Rock all round an opening, broken into facets that catch the light at its edge. */
export function rockAround(
  random: Random,
  palette: Palette,
  edge: readonly Point[],
  { x, foot, tall }: Mouth,
  colour: string,
  { deep = 70, strength = 1 }: { deep?: number; strength?: number } = {},
): Shape[] {
  const centre: Point = [x, foot - tall * 0.42];
  const outwards = ([u, v]: Point, by: number): Point => {
    const [dx, dy] = [u - centre[0], v - centre[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [u + (dx / length) * by, v + (dy / length) * by, 1];
  };
  const [lit, dark]: [Path[number][], Path[number][]] = [[], []];
  const outer = edge.map((point) => outwards(point, deep * random.between(0.5, 1.5)));
  edge.forEach((a, i) => {
    const [b, c, d] = [edge[(i + 1) % edge.length]!, outer[i]!, outer[(i + 1) % edge.length]!];
    for (const facet of [
      [a, b, c],
      [b, d, c],
    ] as Point[][])
      random.pick([lit, dark, null])?.push(polygon(facet));
  });
  // Cracks run outwards and break off.
  const cracks: Path = Array.from({ length: 34 }, () => {
    const from = outwards(edge[random.int(0, EDGE)]!, random.between(6, 150));
    const points: Point[] = [from];
    const turn = random.between(-1.3, 1.3) + Math.atan2(from[1] - centre[1], from[0] - centre[0]);
    for (let k = 1; k < 4; k++) {
      const [u, v] = points[k - 1]!;
      const angle = turn + random.between(-0.5, 0.5);
      const long = random.between(14, 40);
      points.push([u + Math.cos(angle) * long, v + Math.sin(angle) * long, 1]);
    }
    return stroke(points, random.between(1.6, 3.4), true);
  });
  return [
    filled(colour, BEYOND, hole([...edge])),
    translucent(palette.light, 0.06 * strength, ...lit),
    translucent(palette.ink, 0.13 * strength, ...dark),
    translucent(palette.ink, 0.36 * strength, ...cracks),
  ];
}

/** Spikes that hang from the top of an opening. @param share of the edge that has them */
export function stalactites(random: Random, edge: readonly Point[], size: number): Path {
  const spikes: Path[number][] = [];
  for (let i = 5; i < EDGE - 4; i++) {
    const [u, v] = edge[i]!;
    for (let k = 0; k < 2; k++) {
      const wide = size * random.between(0.07, 0.2);
      const tall = size * random.between(0.25, 1) * (random.chance(0.25) ? 1.5 : 1);
      const x = u + random.between(-18, 18);
      spikes.push(
        polygon([
          [x - wide, v - size * 0.5],
          [x - wide * 0.5, v + tall * 0.35],
          [x, v + tall],
          [x + wide * 0.45, v + tall * 0.3],
          [x + wide, v - size * 0.5],
        ]),
      );
    }
  }
  return spikes;
}

/** Loose stones on the floor of a cave. */
export function boulders(
  random: Random,
  palette: Palette,
  colour: string,
  at: readonly Point[],
  size: number,
): Shape[] {
  return at.flatMap(([x, y]) => {
    const [wide, tall] = [size * random.between(0.7, 1.3), size * random.between(0.4, 0.8)];
    const top: Point = [x + wide * random.between(-0.2, 0.2), y - tall, 1];
    const ridge: Point = [x + wide * 0.14, y - tall * 0.42, 1];
    const outline: Point[] = [
      [x - wide, y, 1],
      [x - wide * 0.72, y - tall * random.between(0.4, 0.7), 1],
      top,
      [x + wide * 0.6, y - tall * random.between(0.5, 0.8), 1],
      [x + wide, y, 1],
    ];
    return [
      filled(colour, polygon(outline)),
      translucent(palette.light, 0.12, polygon([outline[1]!, top, ridge])),
      translucent(palette.ink, 0.22, polygon([ridge, outline[3]!, outline[4]!, [x, y, 1]])),
      filled(mix(colour, palette.ink, 0.1)),
    ];
  });
}
