import { mix } from '../../drawing/colour.ts';
import { ellipse, outline, polygon, taper, type Path, type Point } from '../../drawing/path.ts';
import type { Random } from '../../drawing/seeded.ts';
import { translucent, type Canvas } from '../canvas.ts';
import type { Palette } from '../palette.ts';

/**
 * Kinds of clouds. `streaks`: long and flat; `wisps`: hair-thin and high; `heaps`: fair-weather clouds; `mountain`: a far
 * range of cloud that rises behind the land; `piled`: towering along the tops of mountains; `bank`: low and heavy;
 * `cover`: all of the sky.
 */
export const CLOUDS = ['none', 'streaks', 'wisps', 'heaps', 'mountain', 'piled', 'bank', 'cover'] as const;
export type Clouds = (typeof CLOUDS)[number];

interface Above {
  /** The brightest point of the sky. */
  x: number;
  y: number;
  horizon: number;
  /** The colour of the clouds in the passage. */
  cloudColour?: string | undefined;
}

/** Clouds over the sky, the highest first. */
export function drawClouds(canvas: Canvas, palette: Palette, kind: Clouds, above: Above): void {
  if (kind === 'streaks') streaks(canvas, palette, above);
  if (kind === 'wisps') wisps(canvas, palette, above);
  if (kind === 'heaps') heaps(canvas, palette, above);
  if (kind === 'mountain') mountain(canvas, palette, above);
  if (kind === 'piled') piled(canvas, palette, above);
  if (kind === 'bank') bank(canvas, palette, above);
  if (kind === 'cover') ceiling(canvas, palette, above);
}

/** The light colour of a cloud, tinted by the colour that the passage states but still of this sky. */
const paleOf = ({ sky, isDark }: Palette, colour: string | undefined): string =>
  colour ? mix(mix(colour, sky[3], 0.26), '#ffffff', 0.16) : mix(sky[3], '#ffffff', isDark ? 0.06 : 0.5);

/** A long flat cloud that thins out to both ends, its upper side a little heaped. */
function streak(x: number, y: number, length: number, height: number, random: Random): Path[number] {
  const upper: Point[] = [];
  const lower: Point[] = [];
  const bumps = Math.max(5, Math.round(length / 60));
  const peak = random.between(0.3, 0.7);
  for (let i = 1; i < bumps; i++) {
    const t = i / bumps;
    const swell = (t < peak ? t / peak : (1 - t) / (1 - peak)) ** 1.5;
    upper.push([x - length / 2 + t * length, y - height * swell * random.between(0.6, 1)]);
    lower.unshift([x - length / 2 + t * length, y + height * 0.14 * swell]);
  }
  return outline([[x - length / 2, y, 1], ...upper, [x + length / 2, y + 1, 1], ...lower]);
}

/** A cloud with no hard edge: the same drawn thrice, smaller and smaller. */
function soft(x: number, y: number, length: number, height: number, random: Random): [Path, Path, Path] {
  const at = (share: number): Path => [
    streak(
      x + random.between(-0.06, 0.06) * length,
      y - height * 0.1 * (1 - share),
      length * share,
      height * (0.5 + share * 0.5),
      random,
    ),
  ];
  return [at(1), at(0.74), at(0.5)];
}

/** Two or three flights of them, with open sky between. */
function streaks(canvas: Canvas, palette: Palette, { x, y, horizon, cloudColour }: Above): void {
  const { random } = canvas;
  const pale = paleOf(palette, cloudColour);
  const dim = mix(palette.sky[1], palette.sky[0], 0.3);
  const flights = random.int(2, 3);
  const side = random.chance(0.5) ? 1 : -1;
  for (let k = 0; k < flights; k++) {
    const level = horizon * (0.2 + (0.6 * (k + random.between(0.1, 0.6))) / flights);
    const middle = 512 + (k % 2 ? -side : side) * random.between(90, 290);
    const far = level / horizon;
    // They are dark in front of the light, and pale far from it.
    const isBefore = Math.abs(level - y) < 70 && Math.abs(middle - x) < 330;
    for (let i = random.int(1, 3); i > 0; i--) {
      const length = random.between(260, 520) * (1.2 - far * 0.35);
      for (const path of soft(
        middle + random.between(-130, 130),
        level + random.between(-16, 16),
        length,
        length * random.between(0.03, 0.05),
        random,
      ))
        canvas.add([translucent(isBefore ? dim : pale, isBefore ? 0.16 : 0.26, ...path)], {
          glow: isBefore ? 0.5 : 0.3,
        });
    }
  }
}

/** Hair-thin clouds combed by the wind. */
function wisps(canvas: Canvas, palette: Palette, { horizon, cloudColour }: Above): void {
  const { random } = canvas;
  const pale = paleOf(palette, cloudColour);
  const lift = random.between(0.06, 0.2);
  const rings: Path[number][] = [];
  for (let k = random.int(3, 5); k > 0; k--) {
    const [x, y] = [random.between(60, 880), horizon * random.between(0.14, 0.62)];
    const long = random.between(150, 330);
    for (let i = 0; i < 13; i++) {
      const own = long * random.between(0.4, 1);
      const [u, v] = [x + random.between(-40, 60), y + random.between(-16, 16)];
      const hook = random.between(6, 22);
      rings.push(taper(curl(u, v, own, lift, hook), [0.3, random.between(1, 2.6), 1, 0.2]));
    }
  }
  canvas.add([translucent(pale, 0.36, ...rings)], { glow: 0.3 });
}

const curl = (x: number, y: number, long: number, lift: number, hook: number): Point[] =>
  Array.from({ length: 8 }, (_, i): Point => {
    const t = i / 7;
    return [x + long * t, y - long * lift * t - hook * t ** 3];
  });

/** A head of cloud: round above and cut off level below. */
function dome(x: number, base: number, half: number, height: number): Path[number] {
  const points: Point[] = [];
  for (let k = 0; k <= 14; k++) {
    const angle = Math.PI * (1 - k / 14);
    points.push([x + Math.cos(angle) * half, base - Math.sin(angle) ** 0.8 * height]);
  }
  return polygon(points);
}

/** Heads close together, higher towards one of them, on one level base that runs out thin. @param half of its width */
function heap(x: number, base: number, half: number, height: number, random: Random): Path {
  const rings: Path[number][] = [];
  const peak = random.between(-0.35, 0.35);
  const heads = Math.max(6, Math.round(half / 16));
  for (let i = 0; i < heads; i++) {
    const across = -0.86 + (1.72 * (i + random.between(0.2, 0.8))) / heads;
    const rise = Math.max(
      0.14,
      1 - Math.abs((across - peak) / (across > peak ? 1 - peak : 1 + peak)) ** 1.25,
    );
    const tall = height * rise * random.between(0.72, 1.05);
    const wide = half * random.between(0.13, 0.2) * (0.6 + 0.6 * rise);
    rings.push(dome(x + across * half, base, wide, tall));
    // Smaller heads on its shoulders.
    for (const side of [-1, 1])
      rings.push(
        ellipse(
          x + across * half + side * wide * random.between(0.5, 0.8),
          base - tall * random.between(0.5, 0.8),
          wide * random.between(0.4, 0.6),
          wide * random.between(0.34, 0.5),
        ),
      );
  }
  rings.push(streak(x, base, half * random.between(2.3, 2.9), height * 0.3, random));
  return rings;
}

/** A cloud lit from above, its foot lost in the sky. */
function drawHeap(
  canvas: Canvas,
  { sky }: Palette,
  white: string,
  [x, base, half, height]: readonly [number, number, number, number],
): void {
  const rings = heap(x, base, half, height, canvas.random);
  const shade = mix(sky[1], sky[2], 0.55);
  canvas.add([translucent(white, 0.8, ...rings)], {
    glow: 0.3,
    haze: { from: base - height * 0.9, to: base + 4, colour: shade, strength: 0.7 },
    fade: { from: base - height * 0.5, to: base + 2 },
  });
  // The bellies of the heads, in the shade of their tops.
  canvas.add([translucent(shade, 0.34, ...heap(x, base, half * 0.92, height * 0.56, canvas.random))], {
    glow: 0.3,
    fade: { from: base - height * 0.34, to: base - 2 },
  });
}

/** A few fair-weather clouds, the larger ones higher, far ones low and small. */
function heaps(canvas: Canvas, palette: Palette, { x, horizon, cloudColour }: Above): void {
  const { random } = canvas;
  const white = cloudColour ? paleOf(palette, cloudColour) : mix('#ffffff', palette.sky[2], 0.2);
  const side = x > 512 ? -1 : 1;
  const spots: [number, number, number][] = [
    [512 + side * random.between(120, 280), horizon * random.between(0.36, 0.48), random.between(150, 220)],
    [512 - side * random.between(200, 340), horizon * random.between(0.52, 0.6), random.between(80, 120)],
    [512 - side * random.between(0, 140), horizon * random.between(0.68, 0.76), random.between(50, 80)],
  ];
  for (const [u, base, half] of spots.slice(0, cloudColour ? 3 : random.int(2, 3)).reverse())
    drawHeap(canvas, palette, white, [u, base, half, half * random.between(0.36, 0.5)]);
}

/** Far clouds in a range behind the land, the farther ones higher and paler. */
function mountain(canvas: Canvas, palette: Palette, { x, horizon, cloudColour }: Above): void {
  const { random } = canvas;
  const white = cloudColour ? paleOf(palette, cloudColour) : mix('#ffffff', palette.sky[3], 0.3);
  const away = x > 512 ? -1 : 1;
  for (const [k, share] of [1, 0.68, 0.44].entries()) {
    const half = (300 - k * 50) * random.between(0.85, 1.15);
    const middle = 512 + away * (k % 2 ? -random.between(30, 240) : random.between(60, 260));
    const base = horizon - 18 + k * 16;
    const height = horizon * 0.42 * share * random.between(0.8, 1.05);
    drawHeap(canvas, palette, mix(white, palette.sky[2], 0.34 - k * 0.12), [middle, base, half, height]);
  }
}

/** Clouds that tower along a range of mountains and are cut off by it below: three ranks, the highest far off and pale. */
function piled(canvas: Canvas, palette: Palette, { horizon, cloudColour }: Above): void {
  const { random } = canvas;
  const white = cloudColour ? paleOf(palette, cloudColour) : mix('#ffffff', palette.sky[3], 0.24);
  for (const [rank, { base, height, count }] of [
    { base: horizon - 126, height: horizon * 0.46, count: 4 },
    { base: horizon - 84, height: horizon * 0.34, count: 5 },
    { base: horizon - 40, height: horizon * 0.26, count: 6 },
  ].entries()) {
    const spacing = 1000 / count;
    for (let i = 0; i < count; i++) {
      const middle = 12 + spacing * (i + random.between(0.2, 0.8));
      const half = spacing * random.between(0.62, 0.86);
      drawHeap(canvas, palette, mix(white, palette.sky[2], 0.36 - rank * 0.16), [
        middle,
        base,
        half,
        height * random.between(0.5, 1.06),
      ]);
    }
  }
}

/** Long heavy clouds low over the land. */
function bank(canvas: Canvas, palette: Palette, { horizon, cloudColour }: Above): void {
  const { random } = canvas;
  for (let i = 0; i < 5; i++) {
    const t = i / 4;
    const y = horizon * (0.16 + 0.66 * t) + random.between(-14, 14);
    const grey = mix(mix(palette.sky[0], palette.ink, 0.14 * (1 - t)), palette.sky[2], 0.18 + 0.5 * t);
    const length = random.between(520, 900);
    for (const path of soft(
      512 + (i % 2 ? 1 : -1) * random.between(60, 330),
      y,
      length,
      length * random.between(0.05, 0.08) * (1.1 - 0.5 * t),
      random,
    ))
      canvas.add(
        [
          translucent(
            cloudColour ? mix(grey, paleOf(palette, cloudColour), 0.86) : grey,
            cloudColour ? 0.4 : 0.24,
            ...path,
          ),
        ],
        { glow: 0.4 },
      );
  }
}

/** A roof of cloud: long undersides in rows, lighter and smaller towards the land, where a strip of light is left. */
function ceiling(canvas: Canvas, palette: Palette, { horizon, cloudColour }: Above): void {
  const { random } = canvas;
  for (let k = 0; k < 6; k++) {
    const t = k / 5;
    const y = horizon * (0.06 + 0.68 * t ** 0.9);
    const grey = mix(mix(palette.sky[0], palette.ink, 0.22 * (1 - t)), palette.sky[2], 0.1 + 0.5 * t);
    const tone = cloudColour ? mix(grey, paleOf(palette, cloudColour), 0.62) : grey;
    for (let i = 0; i < 2; i++) {
      const length = random.between(620, 1100) * (1 - 0.3 * t);
      const x = 512 + (i === k % 2 ? 1 : -1) * random.between(120, 460);
      // Upside down: their undersides bulge downwards.
      for (const path of soft(x, 0, length, length * random.between(0.06, 0.1) * (1 - 0.45 * t), random))
        canvas.add([translucent(tone, 0.28, ...turnedOver(path, y + random.between(-18, 18)))], {
          glow: 0.3,
        });
    }
  }
}

const turnedOver = (path: Path, y: number): Path =>
  path.map((ring) => polygon(pairsOf(ring).map(([u, v]): Point => [u, y - v])));
const pairsOf = (ring: Path[number]): Point[] =>
  Array.from({ length: ring.length / 2 }, (_, i): Point => [ring[i * 2]!, ring[i * 2 + 1]!]);
