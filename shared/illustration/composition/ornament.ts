import { mix } from '../drawing/colour.ts';
import type { Shape } from '../drawing/layer.ts';
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
} from '../drawing/path.ts';
import type { Random } from '../drawing/seeded.ts';
import { MOTIFS } from '../motifs/library.ts';
import { LINES, type Material } from '../motifs/motif.ts';
import type { Season } from '../scene.ts';
import { boxOf, createCanvas, filled, shapesOf, WIDTH, type Composition } from './canvas.ts';
import type { Series } from './palette.ts';
import { ahead, blade, plantsOf, spray } from './sprays.ts';

/** The centres of head-pieces: none could be mistaken for a thing of the passage. */
const PIECES = [
  'quill and ink',
  'open book',
  'hourglass',
  'candlestick',
  'globe',
  'books',
  'lamp',
  'rose',
  'swallow',
  'key',
] as const;
const MATERIALS = Object.keys(LINES) as Material[];
const PIECE_HEIGHT = 150;
const PIECE_WIDTH = 230;
/** The base line. */
const BASE = 448;
const MIDDLE = WIDTH / 2;

/**
 * A head-piece shown where a passage has nothing visible: each book has two plants of its own, and neighbouring pieces
 * are seldom alike.
 */
export function composeOrnament(series: Series, seed: string, take: number, season?: Season): Composition {
  const canvas = createCanvas(series.seed, 'ornament', seed, take);
  const { random } = canvas;
  const ink = mix('#26252c', series.tint, 0.3);
  const accent = mix(mix(series.tint, '#a8382c', 0.55), series.paper, 0.1);
  const plants = plantsOf(series, season);
  const plant = random.pick(plants);
  const both = (half: Path): Path => [...half, ...placed(half, { x: WIDTH, y: 0, isFlipped: true })];
  const add = (shapes: readonly Shape[]) =>
    canvas.add(
      shapes.filter(({ path }) => path.length > 0),
      { reach: 'free' },
    );
  const form = random.pick(['medallion', 'medallion', 'crossed', 'scroll', 'meadow', 'piece'] as const);
  if (form === 'medallion') {
    const grown = spray(
      random,
      plant,
      ({ t }) => [406 - 270 * t, BASE - 40 - Math.sin(t * 2.7) * 74 + t * 34],
      0.92,
    );
    add([filled(ink, ...both(grown.leaves), ...both(rule(108))), filled(accent, ...both(grown.fruit))]);
    add(landscape(random, ink, accent, series.paper));
  } else if (form === 'crossed') {
    const grown = spray(
      random,
      plant,
      ({ t }) => [560 - 400 * t, BASE + 12 - 118 * Math.sin(t * 1.75) + 26 * t],
      1.1,
    );
    add([filled(ink, ...both(grown.leaves), ...knot()), filled(accent, ...both(grown.fruit))]);
    if (random.chance(0.5)) add(perched(random, ink, series.paper));
  } else if (form === 'scroll') {
    add([filled(ink, ...both(arabesque(random)), ...star(MIDDLE, 380, 30))]);
  } else if (form === 'meadow') {
    add([filled(ink, ...meadow(random)), filled(accent, ...suns(random))]);
  } else {
    add([filled(ink, ...both(arabesque(random)))]);
    const piece = MOTIFS.get(random.pick(PIECES))!;
    const scale = Math.min(PIECE_HEIGHT / piece.height, PIECE_WIDTH / piece.width);
    const pale = mix(series.paper, ink, 0.16);
    const looks = {
      ...Object.fromEntries(MATERIALS.map((name) => [name, ink])),
      fold: pale,
      white: pale,
      light: mix(series.tint, series.paper, 0.5),
      accent,
    } as Record<Material, string>;
    const parts = piece.draw(random, { isLit: true });
    const { left, right, bottom } = boxOf(parts);
    add(
      shapesOf(
        parts,
        { x: MIDDLE - ((left + right) / 2) * scale, y: BASE - 16 - bottom * scale, scale },
        looks,
      ),
    );
  }
  return {
    picture: {
      seed: `${series.seed}/ornament/${seed}/${take}`,
      paper: series.paper,
      // It stands on the page itself.
      edge: { radiusX: 0.001, radiusY: 0.001 },
      ground: {
        stops: [
          { at: 0, colour: series.paper },
          { at: 1, colour: series.paper },
        ],
        marble: 0,
      },
      light: { x: MIDDLE, y: 380, radius: 40, colour: series.paper, onGround: 0, bloom: 0 },
      layers: canvas.layers,
    },
    drawn: [],
    template: 'ornament',
  };
}

/** A double line that thins towards its end. @param below how far under the middle of the piece */
const rule = (below: number): Path => [
  taper(
    [
      [430, 376 + below],
      [290, 376 + below],
      [120, 376 + below],
    ],
    [1.6, 1.2, 0.2],
  ),
  taper(
    [
      [440, 383 + below],
      [320, 383 + below],
      [210, 383 + below],
    ],
    [0.9, 0.7, 0.2],
  ),
];

/** The tie where two boughs cross. */
const knot = (): Path => [
  ellipse(MIDDLE, BASE - 20, 10, 8),
  ...[-1, 1].flatMap((side) => [
    blade([MIDDLE, BASE - 20], side > 0 ? 0.5 : Math.PI - 0.5, 62, 0.16),
    taper(
      [
        [MIDDLE, BASE - 18],
        [MIDDLE + side * 22, BASE + 14],
        [MIDDLE + side * 46, BASE + 22],
      ],
      [3.4, 2.4, 0.4],
    ),
  ]),
];

/** Two birds facing each other. */
function perched(random: Random, ink: string, paper: string): Shape[] {
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

/** A small view in an oval frame: hills, a tree, sun or moon, birds. */
function landscape(random: Random, ink: string, accent: string, paper: string): Shape[] {
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

/** Lines that curl and curl again, with leaves where they part. */
function arabesque(random: Random): Path {
  const rings: Path[number][] = [];
  const curl = (from: Point, angle: number, size: number, turn: number, step: number): void => {
    const line: Point[] = [from];
    let [at, heading] = [from, angle];
    const pieces = 26;
    for (let i = 0; i < pieces; i++) {
      heading += turn * (0.035 + 0.3 * (i / pieces) ** 2.1);
      at = ahead(at, heading, size * (1.1 - (i / pieces) * 0.72));
      line.push(at);
      if (step < 2 && (i === 7 || i === 14)) {
        rings.push(
          blade(at, heading - turn * 0.9, size * 4.4, 0.2),
          blade(at, heading - turn * 0.3, size * 3, 0.16),
        );
        if (i === 7 || step === 0) curl(at, heading - turn * 0.35, size * 0.62, -turn, step + 1);
      }
    }
    rings.push(
      taper(line, [1.2, 3.2 - step * 0.6, 2.6 - step * 0.5, 1.6]),
      ellipse(at[0], at[1], 5.4 - step, 5.4 - step),
    );
  };
  const rise = random.between(0.1, 0.24);
  curl([500, BASE - 6], Math.PI + rise * 0.2, 15.5, 1, 0);
  curl([430, BASE - 4], Math.PI - rise, 9, -1, 1);
  rings.push(
    taper(
      [
        [506, BASE + 2],
        [330, BASE + 8],
        [130, BASE + 2],
      ],
      [2.4, 1.6, 0.3],
    ),
  );
  return rings;
}

/** A row of wayside plants, tallest in the middle. */
function meadow(random: Random): Path {
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
const suns = (random: Random): Path =>
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

const star = (x: number, y: number, radius: number): Path => [
  outline(
    Array.from({ length: 16 }, (_, i): Point => {
      const angle = (i / 16) * 2 * Math.PI;
      const far = i % 4 === 0 ? radius : i % 2 === 0 ? radius * 0.62 : radius * 0.24;
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far, 1];
    }),
  ),
];
