import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { ellipse, limb, polygon, stroke, taper, type Path, type Point } from '../../drawing/path.ts';
import type { Random } from '../../drawing/seeded.ts';
import type { Weather } from '../../weather.ts';
import { filled, translucent, WIDTH, HEIGHT, type Canvas } from '../canvas.ts';
import { drawClouds, type Clouds } from './clouds.ts';
import { toneAt, type Palette } from '../palette.ts';

export interface Sky {
  /** The position of the sun or moon, or of the brightest air. */
  x: number;
  y: number;
  disc: 'sun' | 'moon' | null;
  /** The sky of another world has two. */
  hasTwoMoons?: boolean;
  /** The stated colour of the sun. */
  discColour?: string | undefined;
  /** The passage says that the sun shines, so its rays are drawn. */
  isShining?: boolean;
  hasStars: boolean;
  clouds: Clouds;
  /** Their stated colour. */
  cloudColour?: string | undefined;
  horizon: number;
}

/** How much of its usual brightness a coloured sun keeps. */
const COLOURED_SUN = 0.14;

/** Everything above the land except rain and snow, which fall in front of it. */
export function drawSky(canvas: Canvas, palette: Palette, sky: Sky): void {
  const { random } = canvas;
  if (sky.hasStars) canvas.add(stars(random, palette, sky));
  const { x, y, disc, discColour } = sky;
  const bright = mix(palette.light, '#ffffff', 0.45);
  const sun = discColour ? mix(discColour, bright, COLOURED_SUN) : bright;
  if (sky.isShining) canvas.add([translucent(bright, 0.07, ...rays(random, x, y))], { glow: 0.2 });
  if (disc === 'sun') canvas.add([filled(sun, ellipse(x, y, 36))], { glow: discColour ? 0.1 : 0.4 });
  if (disc === 'moon') canvas.add([filled(bright, ellipse(x, y, 37))]);
  if (disc === 'moon' && sky.hasTwoMoons)
    canvas.add([filled(mix(bright, palette.sky[2], 0.2), ellipse(x - 210, y + 74, 23))]);
  drawClouds(canvas, palette, sky.clouds, sky);
}

function stars(random: Random, palette: Palette, { horizon, x, y }: Sky): Shape[] {
  const points: Shape[] = [];
  for (let i = 0; i < 70; i++) {
    const [u, v] = [random.between(70, WIDTH - 70), random.between(40, horizon - 90)];
    if (Math.hypot(u - x, v - y) < 110) continue;
    const size = 0.7 + 1.5 * random.next() ** 3;
    points.push(
      translucent(mix(palette.light, '#ffffff', 0.5), 0.35 + 0.55 * random.next(), ellipse(u, v, size)),
    );
  }
  return points;
}

/** Beams that widen away from the sun to the edges of the picture, no two alike. */
function rays(random: Random, x: number, y: number): Path {
  const count = 15;
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + random.between(-0.3, 0.3)) / count) * 2 * Math.PI;
    const half = random.between(0.02, 0.09);
    const at = (turn: number, radius: number): Point => [
      x + Math.cos(turn) * radius,
      y + Math.sin(turn) * radius,
    ];
    const long = 1_400;
    return polygon([
      at(angle - half * 0.5, 44),
      at(angle - half, long),
      at(angle + half, long),
      at(angle + half * 0.5, 44),
    ]);
  });
}

/** A rainbow opposite the sun: red outside, violet inside. */
export function drawRainbow(canvas: Canvas, horizon: number): void {
  const bands = ['#b8574a', '#c98f52', '#cfc06c', '#7f9f6c', '#5f86a8', '#80699a'];
  const arc = (radius: number): Point[] =>
    Array.from({ length: 25 }, (_, i) => (i / 24) * Math.PI).map((angle) => [
      230 - Math.cos(angle) * radius,
      horizon + 8 - Math.sin(angle) * radius * 0.94,
    ]);
  canvas.add(bands.map((colour, i) => translucent(colour, 0.34, stroke(arc(290 - i * 7), 8))));
}

/** A comet above the horizon: its head, and the tail that spreads away from it. */
export function drawComet(canvas: Canvas, palette: Palette, { x: lightX, horizon }: Sky): void {
  const { random } = canvas;
  // On the other side of the sky than the moon, its tail turned away from it.
  const side = lightX > WIDTH / 2 ? -1 : 1;
  const [x, y] = [WIDTH / 2 + side * 150, horizon * 0.6];
  const bright = mix(palette.light, '#ffffff', 0.5);
  const tail = (half: number, long: number): Path => [
    taper(
      Array.from({ length: 9 }, (_, i): Point => [
        x + (side * long * i) / 8,
        y - long * 0.5 * (i / 8) - 22 * Math.sin((i / 8) * 1.6),
      ]),
      Array.from({ length: 9 }, (_, i) => 3 + half * (i / 8)),
    ),
  ];
  canvas.add(
    [
      ...[
        [46, 330],
        [32, 300],
        [20, 260],
        [9, 200],
      ].map(([half, long]) => translucent(bright, 0.11, ...tail(half! * random.between(0.9, 1.1), long!))),
      ...[15, 11, 8].map((radius) => translucent(bright, 0.24, ellipse(x, y, radius))),
      filled(mix(bright, '#ffffff', 0.6), ellipse(x, y, 5.4)),
    ],
    { glow: 0.2 },
  );
}

/** Rain, snow or wind before everything else. */
export function drawFalling(canvas: Canvas, palette: Palette, weather: Weather | undefined): void {
  const { random } = canvas;
  if (weather === 'rain' || weather === 'storm') {
    const lines: Path = Array.from({ length: 190 }, () => {
      const [x, y] = [random.between(-20, WIDTH + 60), random.between(-20, HEIGHT)];
      const length = random.between(20, 58);
      return polygon([
        [x, y],
        [x + 1.5, y],
        [x - length * 0.2 + 0.8, y + length],
        [x - length * 0.2, y + length],
      ]);
    });
    canvas.add([
      translucent(mix(palette.light, '#ffffff', 0.35), weather === 'storm' ? 0.3 : 0.42, ...lines),
    ]);
  }
  if (weather === 'snow' || weather === 'blizzard') {
    const isWild = weather === 'blizzard';
    const flakes: Path = Array.from({ length: isWild ? 900 : 560 }, () => {
      const size = 1 + (isWild ? 2.6 : 2.4) * random.next() ** 2;
      const [x, y] = [random.between(0, WIDTH), random.between(0, 730)];
      if (!isWild) return ellipse(x, y, size, size);
      // Driven by the wind, never quite parallel.
      const [length, fall] = [size * random.between(3, 8), random.between(0.16, 0.34)];
      return taper(
        [
          [x, y],
          [x + length * 0.6, y + length * fall * 0.5],
          [x + length, y + length * fall],
        ],
        [size * 0.3, size * 0.8, size * 0.2],
      );
    });
    if (isWild) canvas.add([translucent(mix('#ffffff', palette.sky[3], 0.2), 0.1, ...gusts(random))]);
    // Far flakes are as fine as dust, and near ones soft.
    const dust: Path = isWild
      ? []
      : Array.from({ length: 1300 }, () => {
          const size = random.between(0.5, 1.3);
          return ellipse(random.between(0, WIDTH), random.between(0, 730), size, size);
        });
    if (dust.length > 0) canvas.add([translucent('#ffffff', 0.5, ...dust)]);
    const near = Array.from({ length: isWild ? 60 : 54 }, () => ({
      x: random.between(0, WIDTH),
      y: random.between(0, 740),
      size: random.between(3.4, 6.4),
    }));
    canvas.add([
      ...[1, 0.72, 0.46].map((share) =>
        translucent(
          '#ffffff',
          isWild ? 0.14 : 0.18,
          ...near.map(({ x, y, size }) => ellipse(x, y, size * share * (isWild ? 1.5 : 1), size * share)),
        ),
      ),
    ]);
    canvas.add([translucent(mix('#fffdf8', palette.sky[3], 0.1), isWild ? 0.6 : 0.8, ...flakes)]);
  }
}

/** The wind, as snow shows it: long bands that swing across the picture. */
function gusts(random: Random): Path {
  return Array.from({ length: 30 }, () => {
    const [x, y, long] = [random.between(-200, 700), random.between(20, 720), random.between(280, 620)];
    const swing = random.between(20, 80);
    const line = Array.from({ length: 9 }, (_, i): Point => [
      x + (long * i) / 8,
      y + long * 0.16 * (i / 8) + Math.sin((i / 8) * Math.PI * 1.3) * swing,
    ]);
    return taper(line, [0.4, random.between(3, 9), random.between(5, 14), 2, 0.4]);
  });
}

/** One forked stroke from the clouds. */
export function lightning(canvas: Canvas, palette: Palette, x: number, horizon: number): void {
  const { random } = canvas;
  const fork = (fromX: number, fromY: number, toY: number, radius: number): Path => {
    const points: Point[] = [[fromX, fromY]];
    let at = fromX;
    for (let y = fromY + 34; y < toY; y += random.between(26, 48))
      points.push([(at += random.between(-26, 26)), y, 1]);
    return limb(
      points.length > 1
        ? points
        : [
            [fromX, fromY],
            [fromX, toY],
          ],
      [radius, radius * 0.8, radius * 0.5],
    );
  };
  canvas.add([
    filled(
      mix(palette.light, '#ffffff', 0.7),
      ...fork(x, 60, horizon - 8, 5),
      ...fork(x - 6, 190, horizon - 90, 3),
    ),
  ]);
}

/** Birds far off, as two strokes each. */
export function birds(canvas: Canvas, palette: Palette, x: number, y: number, count = 6): void {
  const { random } = canvas;
  const rings: Path[number][] = [];
  for (let i = 0; i < count; i++) {
    const [u, v] = [x + random.between(-90, 90), y + random.between(-34, 34)];
    const size = random.between(6, 12);
    rings.push(
      stroke(
        [
          [u - size, v - size * 0.35],
          [u - size * 0.45, v - size * 0.5],
          [u, v],
        ],
        2,
        true,
      ),
      stroke(
        [
          [u, v],
          [u + size * 0.5, v - size * 0.55],
          [u + size, v - size * 0.3],
        ],
        2,
        true,
      ),
    );
  }
  canvas.add([filled(toneAt(palette, 0.3), ...rings)]);
}
