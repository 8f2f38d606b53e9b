import { mix } from '../drawing/colour.ts';
import { ellipse, outline, polygon, taper, type Path, type Point } from '../drawing/path.ts';
import type { Random } from '../drawing/seeded.ts';
import { thin, WIDTH, type Canvas } from './canvas.ts';
import type { Palette } from './palette.ts';

/**
 * What hangs in the sky. `streaks`: long flat clouds; `wisps`: hair-thin and high; `ribs`: rows of small ones that run to the
 * horizon; `heaps`: of a fair day; `mountain`: one great cloud that rises behind the land; `bank`: low and heavy; `cover`: all
 * of the sky.
 */
export const CLOUDS = ['none', 'streaks', 'wisps', 'ribs', 'heaps', 'mountain', 'bank', 'cover'] as const;
export type Clouds = (typeof CLOUDS)[number];

interface Above {
  /** Where the sky is brightest. */
  x: number;
  y: number;
  horizon: number;
  /** As the passage says of the clouds. */
  cloudColour?: string | undefined;
}

/** Clouds over the sky, the highest first. */
export function drawClouds(canvas: Canvas, palette: Palette, kind: Clouds, above: Above): void {
  if (kind === 'streaks') streaks(canvas, palette, above);
  if (kind === 'wisps') wisps(canvas, palette, above);
  if (kind === 'ribs') ribs(canvas, palette, above);
  if (kind === 'heaps') heaps(canvas, palette, above);
  if (kind === 'mountain') mountain(canvas, palette, above);
  if (kind === 'bank') bank(canvas, palette, above);
  if (kind === 'cover') ceiling(canvas, palette, above);
}

/** What a cloud is white with. */
const paleOf = ({ sky, isDark }: Palette, colour: string | undefined): string =>
  colour ? mix(colour, '#ffffff', 0.2) : mix(sky[3], '#ffffff', isDark ? 0.06 : 0.5);

/** A long flat cloud, thin at its ends and a little heaped on its upper side. */
export function streak(x: number, y: number, length: number, height: number, random: Random): Path {
  const upper: Point[] = [];
  const lower: Point[] = [];
  const bumps = Math.max(4, Math.round(length / 80));
  for (let i = 1; i < bumps; i++) {
    const t = i / bumps;
    const swell = Math.sin(t * Math.PI) ** 0.8;
    upper.push([x - length / 2 + t * length, y - height * swell * random.between(0.4, 1)]);
    lower.unshift([x - length / 2 + t * length, y + height * 0.2 * swell * random.between(0.3, 1)]);
  }
  return [outline([[x - length / 2, y, 1], ...upper, [x + length / 2, y + 1, 1], ...lower])];
}

/** Two or three flights of them, close together, with open sky between. */
function streaks(canvas: Canvas, palette: Palette, { x, y, horizon, cloudColour }: Above): void {
  const { random } = canvas;
  const pale = paleOf(palette, cloudColour);
  const dim = mix(palette.sky[1], palette.sky[0], 0.3);
  const flights = random.int(2, 3);
  for (let k = 0; k < flights; k++) {
    const level = horizon * (0.16 + (0.62 * (k + random.between(0.1, 0.7))) / flights);
    const middle = random.between(240, 790);
    for (let i = random.int(1, 3); i > 0; i--) {
      const at = level + random.between(-26, 26);
      const far = at / horizon;
      // Before the light they are dark, and far from it pale.
      const isBefore = Math.abs(at - y) < 70 && Math.abs(middle - x) < 330;
      const shape = streak(middle + random.between(-150, 150), at, random.between(180, 560) * (1.15 - far * 0.3), random.between(6, 22) * (1.2 - far * 0.7), random); // prettier-ignore
      canvas.add([thin(isBefore ? dim : pale, isBefore ? 0.34 : random.between(0.3, 0.6), ...shape)], { glow: isBefore ? 0.5 : 0.3 }); // prettier-ignore
    }
  }
}

/** Hair-thin clouds combed by the wind. */
function wisps(canvas: Canvas, palette: Palette, { horizon, cloudColour }: Above): void {
  const { random } = canvas;
  const pale = paleOf(palette, cloudColour);
  const lift = random.between(0.06, 0.2);
  const rings: Path[number][] = [];
  for (let k = random.int(4, 6); k > 0; k--) {
    const [x, y] = [random.between(60, 880), horizon * random.between(0.1, 0.62)];
    const long = random.between(130, 300);
    for (let i = 0; i < 13; i++) {
      const own = long * random.between(0.4, 1);
      const [u, v] = [x + random.between(-40, 60), y + random.between(-18, 18)];
      const hook = random.between(6, 22);
      rings.push(taper(curl(u, v, own, lift, hook), [0.3, random.between(1, 2.6), 1, 0.2]));
    }
  }
  canvas.add([thin(pale, 0.42, ...rings)], { glow: 0.3 });
}

const curl = (x: number, y: number, long: number, lift: number, hook: number): Point[] =>
  Array.from({ length: 8 }, (_, i): Point => {
    const t = i / 7;
    return [x + long * t, y - long * lift * t - hook * t ** 3];
  });

/** Rows of small clouds, larger overhead and smaller towards the horizon. */
function ribs(canvas: Canvas, palette: Palette, { horizon, cloudColour }: Above): void {
  const { random } = canvas;
  const pale = paleOf(palette, cloudColour);
  const lean = random.between(-0.5, 0.5);
  for (let k = 0; k < 8; k++) {
    const t = k / 7;
    const y = horizon * (0.06 + 0.74 * t ** 0.75);
    const size = 1 - 0.74 * t;
    const rings: Path[number][] = [];
    for (let x = -80 + random.between(0, 60); x < WIDTH + 80; x += random.between(56, 96) * size + 14) {
      // In patches, and not over all of the sky.
      if (Math.sin(x / 170 + k * 0.7 + lean * 9) < -0.15) continue;
      rings.push(...streak(x + lean * 40 * k, y + random.between(-5, 5) * size, random.between(54, 104) * size, random.between(9, 17) * size, random)); // prettier-ignore
    }
    if (rings.length > 0) canvas.add([thin(pale, 0.54 - 0.2 * t, ...rings)], { glow: 0.35 });
  }
}

/** A round head of cloud upon smaller ones, flat below. @param size half of its width */
function heap(x: number, y: number, size: number, height: number, random: Random): Path {
  const rings: Path[number][] = [];
  const heads = random.int(3, 4);
  const peak = random.between(-0.3, 0.3);
  for (let k = 0; k < heads; k++) {
    const across = -0.62 + (1.24 * (k + 0.5)) / heads;
    const dome = Math.max(0.25, 1 - Math.abs(across - peak) * 1.05);
    const radius = size * random.between(0.3, 0.4) * (0.6 + 0.5 * dome);
    const [u, v] = [x + across * size, y - height * dome + radius * 0.72];
    rings.push(ellipse(u, Math.min(v, y - radius * 0.5), radius, Math.min(radius * 0.9, (y - v) * 1.2 + 8)));
    // Smaller ones grow on its shoulders.
    for (let i = 0; i < 6; i++) {
      const angle = Math.PI * (1.02 + (i / 5) * 0.96);
      const own = radius * random.between(0.24, 0.46);
      rings.push(ellipse(u + Math.cos(angle) * radius * 0.86, Math.min(y - own * 0.6, v + Math.sin(angle) * radius * 0.74), own, own * 0.88)); // prettier-ignore
    }
    rings.push(outline([[u - radius, y, 1], [u - radius * 0.95, Math.min(v, y - 5)], [u + radius * 0.95, Math.min(v, y - 5)], [u + radius, y, 1]])); // prettier-ignore
  }
  const foot = size * random.between(1.05, 1.3);
  rings.push(outline([[x - foot, y, 1], [x - size * 0.7, y - height * 0.14], [x, y - height * 0.26], [x + size * 0.7, y - height * 0.16], [x + foot * 0.94, y, 1], [x, y + 3]])); // prettier-ignore
  return rings;
}

function heaps(canvas: Canvas, palette: Palette, { x, horizon, cloudColour }: Above): void {
  const { random } = canvas;
  const white = cloudColour ? mix(cloudColour, '#ffffff', 0.25) : mix('#ffffff', palette.sky[2], 0.16);
  // A great one to one side, and smaller ones towards the horizon.
  const side = x > 512 ? -1 : 1;
  const spots: [number, number, number][] = [
    [512 + side * random.between(120, 260), horizon * random.between(0.36, 0.5), random.between(120, 190)],
    [512 - side * random.between(180, 330), horizon * random.between(0.2, 0.34), random.between(66, 110)],
    [512 - side * random.between(20, 160), horizon * random.between(0.6, 0.7), random.between(44, 78)],
    [512 + side * random.between(250, 400), horizon * random.between(0.68, 0.76), random.between(40, 70)],
  ];
  for (const [u, v, size] of spots.slice(0, random.int(2, 4)))
    canvas.add([thin(white, 0.86, ...heap(u, v, size, size * random.between(0.5, 0.72), random))], {
      glow: 0.3,
      haze: { from: v - size * 0.5, to: v + 6, colour: mix(palette.sky[1], palette.sky[2], 0.6), strength: 0.86 },
      rim: 0.3,
    }); // prettier-ignore
}

/** A cloud that stands behind the land like a mountain, lit from the side of the sun. */
function mountain(canvas: Canvas, palette: Palette, { x, horizon, cloudColour }: Above): void {
  const { random } = canvas;
  const white = cloudColour ? mix(cloudColour, '#ffffff', 0.25) : mix('#ffffff', palette.sky[3], 0.24);
  const away = x > 512 ? 1 : -1;
  for (const [k, share] of [1, 0.66].entries()) {
    const middle = 512 - away * (k ? random.between(0, 120) : random.between(150, 280));
    const foot = horizon + 10;
    const tall = horizon * random.between(0.5, 0.66) * share;
    const rings: Path[number][] = [];
    for (let i = 0; i < 5; i++) {
      const t = i / 4;
      const level = foot - tall * 0.72 * t;
      rings.push(...heap(middle + random.between(-50, 50) * (1 - t) + away * 30 * t, level, 260 * share * (1 - 0.52 * t), tall * random.between(0.34, 0.46), random)); // prettier-ignore
    }
    canvas.add([thin(mix(white, palette.sky[2], k * 0.4), 0.8, ...rings)], {
      glow: 0.34,
      haze: { from: foot - tall * 0.95, to: foot - tall * 0.1, colour: mix(palette.sky[2], palette.sky[1], 0.3), strength: 0.94 },
      rim: 0.4,
      shadow: { blur: 4, distance: 5, colour: palette.sky[0], strength: 0.1 },
    }); // prettier-ignore
  }
}

/** Long heavy clouds low over the land. */
function bank(canvas: Canvas, palette: Palette, { horizon, cloudColour }: Above): void {
  const { random } = canvas;
  for (let i = 0; i < 7; i++) {
    const t = i / 6;
    const y = horizon * (0.14 + 0.66 * t) + random.between(-14, 14);
    const grey = mix(mix(palette.sky[0], palette.ink, 0.14 * (1 - t)), palette.sky[2], 0.18 + 0.5 * t);
    canvas.add([thin(cloudColour ? mix(grey, cloudColour, 0.6) : grey, 0.5, ...streak(random.between(120, 900), y, random.between(380, 820), random.between(26, 58) * (1.1 - 0.5 * t), random))], { glow: 0.4, rim: 0.3 }); // prettier-ignore
  }
}

/** A roof of cloud, its bellies hanging down row behind row; above the land a strip of light is left. */
function ceiling(canvas: Canvas, palette: Palette, { horizon }: Above): void {
  const { random } = canvas;
  const rows = 6;
  for (let k = rows - 1; k >= 0; k--) {
    const t = k / (rows - 1);
    const y = horizon * (0.1 + 0.6 * t ** 1.15);
    const belly = 46 * (1 - 0.66 * t);
    const lower: Point[] = [];
    const phase = random.between(0, 6);
    for (let x = -60; x < WIDTH + 120; x += belly * random.between(1.1, 2.6))
      lower.push([x, y + belly * random.between(0.1, 0.5) + 26 * (1 - t) * Math.sin(x / 230 + phase), 1], [x + belly * random.between(0.5, 0.9), y + belly * random.between(0.75, 1.25) + 26 * (1 - t) * Math.sin(x / 230 + phase)]); // prettier-ignore
    const colour = mix(mix(palette.sky[0], palette.ink, 0.16 * (1 - t)), palette.sky[2], 0.06 + 0.52 * t);
    canvas.add([thin(colour, 0.72, outline([[-80, -40, 1], [WIDTH + 140, -40, 1], ...lower.reverse()]))], { glow: 0.32, haze: { from: y + belly * 0.4, to: y - belly * 2.6, colour: palette.sky[0], strength: 0.7 }, shadow: { blur: 4, distance: 7, colour: palette.ink, strength: 0.12 } }); // prettier-ignore
  }
}

/** Far rain that hangs from the clouds to the land. */
export function drawVeils(canvas: Canvas, palette: Palette, horizon: number): void {
  const { random } = canvas;
  const veils = Array.from({ length: 3 }, () => {
    const [x, wide] = [random.between(120, 820), random.between(80, 190)];
    const lean = random.between(40, 90);
    return polygon([[x, horizon * 0.3], [x + wide, horizon * 0.3], [x + wide - lean, horizon + 8], [x - lean, horizon + 8]]); // prettier-ignore
  });
  canvas.add([thin(palette.sky[0], 0.2, ...veils)], { haze: { from: horizon * 0.75, to: horizon * 0.3, colour: palette.sky[1], strength: 0.7 } }); // prettier-ignore
}
