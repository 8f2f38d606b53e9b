import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { polygon, taper, type Path, type Point } from '../../../drawing/path.ts';
import type { Random } from '../../../drawing/seeded.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import { edgeBottomAt } from '../../../theatre/vignette.ts';
import { filled, shapesOf, WIDTH } from '../../canvas.ts';
import * as land from '../../land-and-sky/land.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import { toneAt } from '../../palette.ts';
import { nearestTo, standAt, type Side } from './near-side.ts';
import type { Stage } from '../stage.ts';

/** Meadow plants at the edge of the picture, taller towards it, with blades between them. */
export function plants(stage: Stage, side: Side, size: number): Shape[] {
  const {
    canvas: { random },
    palette,
    view,
  } = stage;
  const at = (u: number) => (side === 'left' ? u : WIDTH - u);
  // Outside the vignette their feet follow its edge, and end unevenly on the paper.
  const footOf = (x: number) =>
    Math.min(standAt(stage, x, view.foot + 44), edgeBottomAt(stage.edge, x) + 30) + random.between(-12, 5);
  const looks = { ...coloursAt(palette, palette.isDark ? 0.03 : 0.1), ink: nearGreen(stage) };
  const shapes: Shape[] = [];
  const kind = random.pick(['umbel', 'umbel', 'plume', 'thistle', 'fern'] as const);
  const wide = 250 * size;
  const count = kind === 'fern' ? 4 : 6;
  const from = nearestTo(stage.edge, 72);
  for (let i = 0; i < count; i++) {
    const t = (i + random.between(0.1, 0.9)) / count;
    const x = at(from + 12 + wide * t);
    const tall = random.between(150, 235) * (1 - 0.52 * t) * size;
    const y = footOf(x) + random.between(-6, 8);
    if (kind === 'plume') shapes.push(filled(looks.ink, ...plume(x, y, tall, random)));
    else {
      const motif = MOTIFS.get(kind)!;
      const share = kind === 'fern' ? 0.62 : kind === 'thistle' ? 0.8 : 1;
      shapes.push(
        ...shapesOf(
          motif.draw(random, {}),
          { x, y, scale: (tall * share) / motif.height, isFlipped: random.chance(0.5) },
          { ...looks, leaf: looks.ink, accent: looks.ink, white: looks.ink, gold: looks.ink },
        ),
      );
    }
  }
  const [first, last] = side === 'left' ? [from, from + 18 + wide] : [WIDTH - from - 18 - wide, WIDTH - from];
  shapes.push(
    filled(
      looks.ink,
      ...land.blades(random, footOf, 56 * size, 58, first, last),
      ...Array.from({ length: 3 }, () => {
        const x = random.between(first, last);
        return plume(x, footOf(x), random.between(90, 150) * size, random);
      }).flat(),
    ),
  );
  return shapes;
}

/** The colour of grasses and weeds at the reader's feet: backlit, but tinted by the plants there. */
const nearGreen = ({ palette, terrain }: Stage): string =>
  mix(
    toneAt(palette, palette.isDark ? 0.02 : 0.06),
    terrain.ground === 'snow' ? '#6b5a44' : mix(palette.leaf ?? '#5d7444', '#5d7444', 0.5),
    palette.isDark ? 0.1 : 0.34,
  );

export function leaf(x: number, y: number, long: number, angle: number, random: Random): Path[number] {
  const wide = long * random.between(0.2, 0.3);
  const point = (u: number, v: number): Point => [
    x + Math.cos(angle) * u - Math.sin(angle) * v,
    y + Math.sin(angle) * u + Math.cos(angle) * v,
  ];
  return polygon([
    point(0, 0),
    point(long * 0.3, wide),
    point(long * 0.65, wide * 0.8),
    point(long, 0),
    point(long * 0.65, -wide * 0.8),
    point(long * 0.3, -wide),
  ]);
}

/**
 * Grasses and a few stalks at the bottom of the picture, lower towards its middle: something dark and near, past which a place
 * is seen. In snow they are dry and few.
 *
 * @param size 1 for the larger one of a picture
 */
export function verge(stage: Stage, side: Side, size: number): Shape[] {
  const {
    canvas: { random },
    palette,
    view,
    terrain,
  } = stage;
  const on =
    terrain.ground === 'snow'
      ? 'snow'
      : terrain.ground === 'sand'
        ? 'sand'
        : terrain.water && terrain.water !== 'sea'
          ? 'water'
          : 'green';
  const kind = random.pick(VERGES[on]);
  const ink = nearGreen(stage);
  // Its stalks extend beyond the picture, the outermost ones onto the paper.
  const from = nearestTo(stage.edge, 112);
  const wide = random.between(300, 430) * size;
  const at = (u: number) => (side === 'left' ? u : WIDTH - u);
  const level = land.rolling(random, view.foot + 52, 9, 60);
  const footOf = (x: number) => Math.min(level(x), edgeBottomAt(stage.edge, x) + 34) + random.between(-9, 5);
  /** Relative height of plants: 1 at the side, a third at the end of the verge. */
  const growth = (u: number) => 1 - 0.66 * ((u - from) / wide) ** 0.7;
  const rings: Path[number][] = [];
  const shapes: Shape[] = [];
  const isDry = on === 'snow';
  for (let i = isDry ? 50 : 170; i > 0; i--) {
    const u = from + wide * random.next() ** 1.3;
    rings.push(...land.blades(random, footOf, 92 * growth(u) * size, 1, at(u), at(u) + 1));
  }
  for (let i = isDry ? 5 : 9; i > 0; i--) {
    const u = from + wide * random.next();
    rings.push(...plume(at(u), footOf(at(u)) + 3, random.between(100, 180) * growth(u) * size, random));
  }
  if (kind === 'reeds') {
    for (let i = 0; i < 7; i++) {
      const u = from + wide * 0.7 * random.next();
      rings.push(
        ...land.stalks(
          random,
          footOf(at(u)),
          random.between(120, 190) * growth(u) * size,
          [[at(u), at(u) + 1]],
          'reeds',
        ),
      );
    }
  } else if (kind !== 'plume') {
    const motif = MOTIFS.get(kind)!;
    const looks = { ...coloursAt(palette, 0.05), ink, leaf: ink, accent: ink, white: ink, gold: ink };
    for (let i = 0; i < 6; i++) {
      const u = from + 24 + wide * 0.8 * ((i + random.between(0.1, 0.9)) / 6);
      const tall = random.between(170, 260) * growth(u) * size;
      shapes.push(
        ...shapesOf(
          motif.draw(random, {}),
          { x: at(u), y: footOf(at(u)) + 4, scale: tall / motif.height, isFlipped: random.chance(0.5) },
          looks,
        ),
      );
    }
  }
  return [...shapes, filled(ink, ...rings)];
}

/** Plants of a verge besides its grasses, by ground; listed more than once to be chosen more often. */
const VERGES = {
  green: ['umbel', 'umbel', 'thistle', 'plume', 'plume'],
  water: ['reeds', 'reeds', 'plume'],
  snow: ['umbel', 'umbel', 'thistle', 'plume'],
  sand: ['plume'],
} as const;

/** A stalk of grass bent by its seeds. */
export function plume(x: number, foot: number, tall: number, random: Random): Path {
  const lean = random.between(-0.4, 0.46) * tall;
  const line: Point[] = Array.from({ length: 10 }, (_, i) => {
    const t = i / 9;
    return [x + lean * t ** 2.2, foot - tall * (t - 0.14 * t ** 4)];
  });
  const rings: Path[number][] = [taper(line, [1.7, 1.2, 0.6])];
  for (let k = 0; k < 16; k++) {
    const t = 0.64 + (0.36 * k) / 15;
    const [u, v] = [x + lean * t ** 2.2, foot - tall * (t - 0.14 * t ** 4)];
    const long = 11 * (1 - (t - 0.64) * 1.7) * random.between(0.7, 1.2);
    const side = k % 2 ? 1 : -1;
    rings.push(leaf(u, v, long, -Math.PI / 2 + side * 0.62 + (lean / tall) * 1.4, random));
  }
  rings.push(
    taper(
      [
        [x, foot - tall * 0.2],
        [x + lean * 0.2 + 14, foot - tall * 0.42],
        [x + lean * 0.3 + 38, foot - tall * 0.44],
      ],
      [1.6, 1.3, 0.3],
    ),
  );
  return rings;
}
