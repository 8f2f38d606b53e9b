import { mix } from '../drawing/colour.ts';
import type { Shape } from '../drawing/layer.ts';
import { ellipse, limb, outline, polygon, stroke, taper, type Path, type Point } from '../drawing/path.ts';
import type { Random } from '../drawing/seeded.ts';
import type { Weather } from '../scene.ts';
import { filled, thin, WIDTH, HEIGHT, type Canvas } from './canvas.ts';
import { toneAt, type Palette } from './palette.ts';

export interface Heaven {
  /** Where sun or moon stand, or the brightest air. */
  x: number;
  y: number;
  disc: 'sun' | 'moon' | null;
  hasStars: boolean;
  clouds: 'none' | 'streaks' | 'heaps' | 'bank' | 'cover';
  /** As the passage says of them. */
  cloudColour?: string | undefined;
  horizon: number;
}

/** Everything above the land but rain and snow, which fall before it. */
export function drawSky(canvas: Canvas, palette: Palette, heaven: Heaven): void {
  const { random } = canvas;
  if (heaven.hasStars) canvas.add(stars(random, palette, heaven));
  const { x, y, disc } = heaven;
  const bright = mix(palette.light, '#ffffff', 0.45);
  if (disc === 'sun') canvas.add([filled(bright, ellipse(x, y, 36))], { glow: 0.4 });
  if (disc === 'moon') canvas.add([filled(bright, ellipse(x, y, 37))]);
  if (heaven.clouds === 'streaks') streaks(canvas, palette, heaven);
  if (heaven.clouds === 'heaps') heaps(canvas, palette, heaven);
  if (heaven.clouds === 'bank') bank(canvas, palette, heaven, 0.55);
  if (heaven.clouds === 'cover') bank(canvas, palette, heaven, 1);
}

function stars(random: Random, palette: Palette, { horizon, x, y }: Heaven): Shape[] {
  const points: Shape[] = [];
  for (let i = 0; i < 70; i++) {
    const [u, v] = [random.between(70, WIDTH - 70), random.between(40, horizon - 90)];
    if (Math.hypot(u - x, v - y) < 110) continue;
    const size = 0.7 + 1.5 * random.next() ** 3;
    points.push(thin(mix(palette.light, '#ffffff', 0.5), 0.35 + 0.55 * random.next(), ellipse(u, v, size)));
  }
  return points;
}

/** A long flat cloud, thin at its ends and a little heaped on its upper side. */
function streak(x: number, y: number, length: number, height: number, random: Random): Path {
  const upper: Point[] = [];
  const lower: Point[] = [];
  const bumps = Math.max(4, Math.round(length / 70));
  for (let i = 1; i < bumps; i++) {
    const t = i / bumps;
    const swell = Math.sin(t * Math.PI) ** 0.8;
    upper.push([x - length / 2 + t * length, y - height * swell * random.between(0.45, 1)]);
    lower.unshift([x - length / 2 + t * length, y + height * 0.22 * swell * random.between(0.4, 1)]);
  }
  return [outline([[x - length / 2, y, 1], ...upper, [x + length / 2, y + 1, 1], ...lower])];
}

function streaks(canvas: Canvas, palette: Palette, { horizon, y }: Heaven): void {
  const { random } = canvas;
  const shapes: Shape[] = [];
  const pale = mix(palette.sky[3], '#ffffff', palette.isDark ? 0.05 : 0.45);
  const dim = mix(palette.sky[1], palette.sky[2], 0.4);
  for (let i = 0; i < 5; i++) {
    const height = horizon * (0.24 + 0.145 * i) + random.between(-14, 14);
    const isLow = Math.abs(height - y) < 60;
    shapes.push(
      thin(isLow ? mix(dim, palette.sky[0], 0.25) : pale, isLow ? 0.5 : 0.42, ...streak(random.between(230, 800), height, random.between(280, 600), random.between(7, 20), random)), // prettier-ignore
    );
  }
  canvas.add(shapes, { glow: 0.35 });
}

/** A fair-weather cloud: flat below, and heaped above in round tops of which the middle ones are largest. */
function heap(x: number, y: number, width: number, height: number, random: Random): Path {
  const rings: Path[number][] = [];
  const tops = Math.max(5, Math.round(width / 34));
  for (let i = 0; i <= tops; i++) {
    const t = i / tops;
    const dome = Math.sin((0.06 + 0.88 * t) * Math.PI) ** 0.8;
    const radius = (width / tops) * (0.55 + 0.55 * dome) * random.between(0.85, 1.15);
    const top = y - height * dome * random.between(0.72, 1);
    // Only what lies above the flat foot.
    const middle = Math.min(y - radius * 0.2, top + radius);
    rings.push(ellipse(x - width / 2 + width * t, middle, radius, Math.min(radius, y - middle + 2)));
    if (middle + radius * 0.5 < y)
      rings.push(outline([[x - width / 2 + width * t - radius, y, 1], [x - width / 2 + width * t - radius * 0.9, middle], [x - width / 2 + width * t + radius * 0.9, middle], [x - width / 2 + width * t + radius, y, 1]])); // prettier-ignore
  }
  return [...rings, outline([[x - width * 0.6, y, 1], [x - width * 0.45, y - height * 0.16], [x, y - height * 0.3], [x + width * 0.45, y - height * 0.16], [x + width * 0.62, y, 1]])]; // prettier-ignore
}

function heaps(canvas: Canvas, palette: Palette, { horizon, cloudColour }: Heaven): void {
  const { random } = canvas;
  const white = cloudColour ? mix(cloudColour, '#ffffff', 0.3) : mix('#ffffff', palette.sky[2], 0.12);
  const spots = [
    [random.between(210, 330), horizon * 0.4, 300, 86],
    [random.between(690, 830), horizon * 0.3, 220, 64],
    [random.between(480, 600), horizon * 0.62, 150, 34],
  ] as const;
  for (const [x, y, width, height] of spots)
    canvas.add([thin(white, 0.9, ...heap(x, y, width, height, random))], {
      glow: 0.2,
      haze: { from: y - height * 0.75, to: y + 4, colour: palette.sky[2], strength: 0.72 },
      shadow: { blur: 3, distance: 5, colour: palette.sky[0], strength: 0.16 },
    });
}

/** Heavy clouds in layers; `share` of the sky is under them. */
function bank(canvas: Canvas, palette: Palette, { horizon }: Heaven, share: number): void {
  const { random } = canvas;
  const count = Math.round(5 + 5 * share);
  for (let i = 0; i < count; i++) {
    const t = i / count;
    const y = horizon * (0.05 + 0.8 * share * t) + random.between(-10, 10);
    const dark = mix(palette.sky[0], palette.ink, 0.2 * (1 - t));
    const colour = mix(dark, palette.sky[2], 0.15 + 0.55 * t);
    canvas.add(
      [thin(colour, 0.62, ...streak(random.between(150, 870), y, random.between(520, 900), random.between(30, 62), random))], // prettier-ignore
      { glow: 0.3, shadow: { blur: 4, distance: 6, colour: palette.sky[0], strength: 0.14 } },
    );
  }
}

/** Away from the sun: red outside, violet inside. */
export function drawRainbow(canvas: Canvas, horizon: number): void {
  const bands = ['#b8574a', '#c98f52', '#cfc06c', '#7f9f6c', '#5f86a8', '#80699a'];
  const arc = (radius: number): Point[] =>
    Array.from({ length: 25 }, (_, i) => (i / 24) * Math.PI).map((angle) => [230 - Math.cos(angle) * radius, horizon + 8 - Math.sin(angle) * radius * 0.94]); // prettier-ignore
  canvas.add(bands.map((colour, i) => thin(colour, 0.34, stroke(arc(290 - i * 7), 8))));
}

/** Rain, snow or wind before everything else. */
export function drawFalling(canvas: Canvas, palette: Palette, weather: Weather | undefined): void {
  const { random } = canvas;
  if (weather === 'rain' || weather === 'storm') {
    const lines: Path = Array.from({ length: 190 }, () => {
      const [x, y] = [random.between(-20, WIDTH + 60), random.between(-20, HEIGHT)];
      const length = random.between(20, 58);
      return polygon([[x, y], [x + 1.5, y], [x - length * 0.2 + 0.8, y + length], [x - length * 0.2, y + length]]); // prettier-ignore
    });
    canvas.add([thin(mix(palette.light, '#ffffff', 0.35), weather === 'storm' ? 0.3 : 0.42, ...lines)]);
  }
  if (weather === 'snow' || weather === 'blizzard') {
    const isWild = weather === 'blizzard';
    const flakes: Path = Array.from({ length: isWild ? 900 : 460 }, () => {
      const size = 1 + (isWild ? 2.6 : 3.8) * random.next() ** 2;
      const [x, y] = [random.between(0, WIDTH), random.between(0, 730)];
      if (!isWild) return ellipse(x, y, size, size);
      // Driven before the wind, and never quite in line.
      const [length, fall] = [size * random.between(3, 8), random.between(0.16, 0.34)];
      return taper([[x, y], [x + length * 0.6, y + length * fall * 0.5], [x + length, y + length * fall]], [size * 0.3, size * 0.8, size * 0.2]); // prettier-ignore
    });
    canvas.add([thin(mix('#fffdf8', palette.sky[3], 0.1), isWild ? 0.6 : 0.8, ...flakes)]);
  }
}

/** One forked stroke from the clouds. */
export function lightning(canvas: Canvas, palette: Palette, x: number, horizon: number): void {
  const { random } = canvas;
  const fork = (fromX: number, fromY: number, toY: number, radius: number): Path => {
    const points: Point[] = [[fromX, fromY]];
    let at = fromX;
    for (let y = fromY + 34; y < toY; y += random.between(26, 48))
      points.push([(at += random.between(-26, 26)), y, 1]);
    return limb(points.length > 1 ? points : [[fromX, fromY], [fromX, toY]], [radius, radius * 0.7, radius * 0.2]); // prettier-ignore
  };
  canvas.add([
    filled(
      mix(palette.light, '#ffffff', 0.7),
      ...fork(x, 70, horizon - 20, 3.2),
      ...fork(x - 6, 190, horizon - 120, 1.8),
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
      stroke([[u - size, v - size * 0.35], [u - size * 0.45, v - size * 0.5], [u, v]], 2, true),
      stroke([[u, v], [u + size * 0.5, v - size * 0.55], [u + size, v - size * 0.3]], 2, true),
    ); // prettier-ignore
  }
  canvas.add([filled(toneAt(palette, 0.3), ...rings)]);
}
