import { mix } from '../drawing/colour.ts';
import { ellipse, limb, outline, placed, stroke, type Path, type Point } from '../drawing/path.ts';
import { MOTIFS } from '../motifs/library.ts';
import { LINES, type Material } from '../motifs/motif.ts';
import { umbel } from '../motifs/plants.ts';
import { boxOf, createCanvas, filled, shapesOf, WIDTH, type Composition } from './canvas.ts';
import type { Series } from './palette.ts';

/** What stands in the middle of a head-piece: nothing that a reader could take for the passage's own. */
const PIECES = ['quill and ink', 'open book', 'hourglass', 'candlestick', 'globe', 'books', 'lamp', 'rose', 'swallow', 'key'] as const; // prettier-ignore
const MATERIALS = Object.keys(LINES) as Material[];
const PIECE_HEIGHT = 150;
const PIECE_WIDTH = 230;
/** Where it stands. */
const BASE = 446;

/** A head-piece of the book's own, shown where a passage gives nothing to be seen; two neighbours are seldom alike. */
export function composeOrnament(series: Series, seed: string, take: number): Composition {
  const canvas = createCanvas(series.seed, 'ornament', seed, take);
  const { random } = canvas;
  const ink = mix('#26252c', series.tint, 0.3);
  const mirrored = (half: Path) => [...half, ...placed(half, { x: WIDTH, y: 0, isFlipped: true })];
  const piece = random.chance(0.62) ? MOTIFS.get(random.pick(PIECES)) : undefined;
  if (piece) {
    canvas.add([filled(ink, ...mirrored(scroll(random)))], { reach: 'free' });
    const scale = Math.min(PIECE_HEIGHT / piece.height, PIECE_WIDTH / piece.width);
    const pale = mix(series.paper, ink, 0.16);
    const looks = { ...Object.fromEntries(MATERIALS.map((name) => [name, ink])), fold: pale, white: pale, light: mix(series.tint, series.paper, 0.5), accent: mix(series.tint, '#a8382c', 0.4) } as Record<Material, string>; // prettier-ignore
    const parts = piece.draw(random, { isLit: true });
    const { left, right, bottom } = boxOf(parts);
    canvas.add(shapesOf(parts, { x: 512 - ((left + right) / 2) * scale, y: BASE - bottom * scale, scale }, looks), { reach: 'free' }); // prettier-ignore
  } else {
    const half = random.chance(0.5) ? bough(random.between(0.8, 1.2), random) : sprigs(random);
    const middle: Path = random.chance(0.5)
      ? [ellipse(512, 372, 13), ...ring(512, 372, 30)]
      : star(512, 372, 34);
    canvas.add([filled(ink, ...mirrored(half), ...middle)], { reach: 'free' });
  }
  return {
    picture: {
      seed: `${series.seed}/ornament/${seed}/${take}`,
      paper: series.paper,
      ground: {
        stops: [
          { at: 0, colour: series.paper },
          { at: 1, colour: series.paper },
        ],
        marble: 0,
      },
      light: { x: 512, y: 380, radius: 40, colour: series.paper, onGround: 0, bloom: 0 },
      layers: canvas.layers,
    },
    drawn: [],
    template: 'ornament',
  };
}

type Chance = ReturnType<typeof createCanvas>['random'];

const leaf = (x: number, y: number, length: number, turn: number): Path =>
  placed([outline([[0, 0, 1], [0.3, -0.2], [0.7, -0.16], [1, 0, 1], [0.7, 0.15], [0.3, 0.17]])], { x, y, scale: length, turn }); // prettier-ignore

/** A curved bough with leaves in pairs, to the left of the middle. */
function bough(swing: number, random: Chance): Path {
  const spine = (t: number): Point => [
    470 - 330 * t,
    372 + Math.sin(t * Math.PI * 1.25) * 58 * swing - t * 20,
  ];
  const line = Array.from({ length: 14 }, (_, i) => spine(i / 13));
  const rings: Path[number][] = [...limb(line, [4.4, 3.4, 2.2, 0.6])];
  for (let i = 1; i < 13; i++) {
    const t = i / 13;
    const [x, y] = spine(t);
    const [px, py] = spine(t - 0.02);
    const along = (Math.atan2(y - py, x - px) * 180) / Math.PI;
    const size = 62 * (1 - t * 0.55) * random.between(0.88, 1.08);
    rings.push(...leaf(x, y, size, along + 42), ...leaf(x, y, size, along - 42));
    if (i % 3 === 0) rings.push(ellipse(x, y - 30 * (1 - t * 0.4), 5.2));
  }
  return rings;
}

/** A line that curls at its end, with leaves, from under the piece in the middle outwards. */
function scroll(random: Chance): Path {
  const low = BASE + 8;
  const turns = random.between(0.9, 1.1);
  const line: Point[] = [
    [500, low], [420, low + 4], [330, low - 6], [262, low - 34 * turns], [222, low - 74 * turns], [240, low - 106], [276, low - 100], [284, low - 72], [262, low - 62],
  ]; // prettier-ignore
  const rings: Path[number][] = [...limb(line, [3.2, 4, 4.4, 4.2, 3.8, 3.2, 2.6, 2.2, 3.4])];
  for (const [x, y, size, turn] of [[418, low + 2, 46, 214], [352, low - 4, 58, 206], [352, low - 4, 44, 128], [296, low - 18, 50, 168], [246, low - 44, 42, 118], [228, low - 66, 36, 196]] as const)
    rings.push(...leaf(x, y, size * random.between(0.9, 1.1), turn)); // prettier-ignore
  return rings;
}

/** Stems of hogweed that lean outwards. */
function sprigs(random: Chance): Path {
  const rings: Path[number][] = [];
  [0, 1, 2, 3].forEach((i) => {
    const drawn = umbel(1.5 - i * 0.2, random);
    rings.push(...placed(drawn, { x: 452 - i * 46, y: 452, scale: 118 - i * 12, turn: -12 - i * 13 }));
  });
  rings.push(
    stroke(
      [
        [476, 454],
        [360, 462],
        [180, 452],
      ],
      3,
      true,
    ),
    ...leaf(300, 458, 66, 200),
    ...leaf(360, 460, 70, 160),
  );
  return rings;
}

const ring = (x: number, y: number, radius: number): Path =>
  Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * 2 * Math.PI;
    return ellipse(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, 3.4);
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
