import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { ellipse, placed, taper, type Path } from '../../drawing/path.ts';
import { MOTIFS } from '../../motifs/library.ts';
import type { Material } from '../../motifs/motif.ts';
import type { Season } from '../../scene.ts';
import { boxOf, createCanvas, filled, shapesOf, WIDTH, type Composition } from '../canvas.ts';
import { BASE, MATERIALS, MIDDLE, PIECE_HEIGHT, PIECE_WIDTH } from './head-piece.ts';
import { arabesque } from './ornament-arabesque.ts';
import { landscape, meadow, perched, star, suns } from './ornament-landscape.ts';
import type { Series } from '../palette.ts';
import { blade, plantsOf, spray } from './sprays.ts';

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
