import { points } from '../../drawing/points.ts';
import { mix } from '../../drawing/colour.ts';
import { ellipse, limb, outline, taper, type Path, type Point } from '../../drawing/path.ts';
import { filled, translucent, WIDTH, type Canvas } from '../canvas.ts';
import { landBelow } from './land.ts';
import type { Palette } from '../palette.ts';

/** The head of a breaking wave from its back over its curl to its foot; across and up as shares of its height. */
const BACK: readonly Point[] = points`-3.4,.02 -2.4,.06 -1.6,.16 -.95,.4 -.45,.76 0,1`;
const CURL: readonly Point[] = points`.3,1.01 .56,.86 .62,.68`;
const FACE: readonly Point[] = points`.44,.78 .26,.74 .12,.56 .14,.32 .42,.12 1,.02 2,-.04`;

/**
 * A sea as high as hills: one great wave that breaks beside the light, and a lower, dark one in front of it with foam along
 * their heads.
 *
 * @param horizon in pixels from the top
 * @param lightX in pixels from the left; the great wave stands on the other side
 */
export function drawBreakers(
  canvas: Canvas,
  palette: Palette,
  { horizon, lightX, deep }: { horizon: number; lightX: number; deep: string },
): void {
  const { random } = canvas;
  const side = lightX > WIDTH / 2 ? 1 : -1;
  const x = WIDTH / 2 - side * random.between(150, 210);
  breaker(canvas, palette, {
    x,
    foot: horizon + 104,
    tall: random.between(210, 260),
    side,
    body: mix(deep, palette.ink, 0.3),
  });
  breaker(canvas, palette, {
    x: WIDTH / 2 + side * random.between(120, 220),
    foot: horizon + 190,
    tall: random.between(110, 140),
    side: -side,
    body: mix(deep, palette.ink, 0.55),
  });
}

interface Breaker {
  /** The crest, and where the wave meets the water in front of it, in pixels. */
  x: number;
  foot: number;
  tall: number;
  /** Which way it breaks: 1 to the right, −1 to the left. */
  side: number;
  body: string;
}

function breaker(canvas: Canvas, palette: Palette, { x, foot, tall, side, body }: Breaker): void {
  const { random } = canvas;
  const at = ([u, v]: Point): Point => [x + side * u * tall, foot - v * tall];
  const wave = outline([...BACK, ...CURL, ...FACE].map(at).concat([at([2.2, -0.5]), at([-3.6, -0.5])]));
  canvas.add([filled(body, wave), filled(body, ...landBelow(() => foot + tall * 0.28))], {
    glow: 0.06,
    rim: 0.5,
    haze: {
      from: foot - tall * 0.2,
      to: foot - tall,
      colour: mix(body, palette.sky[3], 0.4),
      strength: 0.55,
    },
    shadow: { blur: 6, distance: 8, colour: palette.ink, strength: 0.24 },
  });
  // The water is drawn up its face into the curl, and slides down its back.
  const along = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14;
    const lift = random.between(0.55, 0.95);
    return taper(
      [
        at([0.3 + 1.3 * t, 0.02 + 0.04 * t]),
        at([0.16 + 0.5 * t, 0.16 + 0.16 * (1 - t)]),
        at([0.14 + 0.14 * t, 0.36 * lift]),
        at([0.2 + 0.16 * t, 0.7 * lift]),
      ],
      [0.4, 1.6, 2.2, 0.5],
    );
  });
  const down = Array.from({ length: 12 }, (_, i) => {
    const t = 0.1 + (0.8 * i) / 12;
    return taper(
      [
        at([-0.1 - 1.1 * t, 0.94 - 0.78 * t ** 0.6]),
        at([-0.3 - 1.5 * t, 0.62 - 0.56 * t ** 0.6]),
        at([-0.6 - 2 * t, 0.3 - 0.28 * t ** 0.6]),
      ],
      [0.4, 2, 0.4],
    );
  });
  canvas.add([translucent(mix(palette.sky[3], '#ffffff', 0.3), 0.3, ...along, ...down)], { glow: 0.1 });
  canvas.add([filled(mix('#ffffff', palette.sky[2], 0.3), ...foam(random, at, tall))], {
    glow: 0.2,
    shadow: { blur: 2, distance: 3, colour: palette.ink, strength: 0.2 },
  });
}

/** Foam along the head, hanging from the curl in torn fingers, thrown up in drops, and boiling at the foot. */
function foam(random: Canvas['random'], at: (point: Point) => Point, tall: number): Path {
  const head = [...BACK.slice(2), ...CURL];
  const rings: Path[number][] = [
    ...limb(
      head.map(at),
      [0.6, 2, 4, 7, 8.5, 7, 4, 1.2].map((wide) => (wide * tall) / 240),
    ),
  ];
  for (let i = 0; i < 13; i++) {
    const [u, v] = [0.04 + 0.56 * (i / 12), 1.02 - 0.34 * (i / 12) ** 1.8];
    const long = random.between(0.05, 0.17);
    rings.push(
      taper(
        [at([u, v]), at([u + 0.03, v - long * 0.6]), at([u + random.between(-0.02, 0.05), v - long])],
        [tall * 0.022, tall * 0.014, 0.6],
      ),
    );
  }
  const drop = (u: number, v: number, size: number) => {
    const [x, y] = at([u, v]);
    return ellipse(x, y, size);
  };
  for (let i = 0; i < 44; i++)
    rings.push(drop(random.between(-0.7, 0.95), random.between(0.78, 1.24), random.between(0.8, 2.6)));
  for (let i = 0; i < 34; i++)
    rings.push(
      drop(random.between(0.2, 1.9), random.between(-0.08, 0.05), tall * random.between(0.008, 0.026)),
    );
  return rings;
}
