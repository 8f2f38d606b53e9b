import { mix } from '../drawing/colour.ts';
import type { Shape } from '../drawing/layer.ts';
import { ellipse, polygon, rectangle, stroke, type Path, type Point } from '../drawing/path.ts';
import type { Scene } from '../scene.ts';
import { MOTIFS } from '../motifs/library.ts';
import { filled, HEIGHT, shapesOf, thin, WIDTH, type Canvas } from './canvas.ts';
import { looksAt, toneAt, type Palette } from './palette.ts';

interface Street {
  scene: Scene;
  horizon: number;
  foot: number;
  /** Houses close its far side as well. */
  isSquare?: boolean;
  isDecayed?: boolean;
}

/** Two rows of fronts that run to one point, the air between them brightest at the end. */
export function drawStreet(
  canvas: Canvas,
  palette: Palette,
  { scene, horizon, foot, isSquare = false, isDecayed = false }: Street,
): void {
  const { random } = canvas;
  const vanish: Point = [540, horizon - 20];
  const isFoggy = scene.weather?.value === 'fog' || scene.weather?.value === 'rain';
  const isLit = palette.isDark || scene.weather?.value === 'fog';
  if (!isSquare && random.chance(0.7)) canvas.add([filled(toneAt(palette, 0.82), ...spire(536, horizon + 30, 190, scene.region === 'east'))], { glow: 0.4, haze: { from: horizon - 140, to: horizon + 20, colour: palette.haze, strength: 0.6 } }); // prettier-ignore
  if (isSquare) closingRow(canvas, palette, horizon, isLit, isDecayed);
  const sides = isSquare
    ? ([[80, 250, 0.44], [960, 820, 0.46], [-70, 80, 0.24], [1110, 960, 0.22]] as const)
    : ([[380, 470, 0.72], [700, 612, 0.74], [190, 380, 0.5], [880, 700, 0.52], [-70, 190, 0.26], [1100, 880, 0.24]] as const); // prettier-ignore
  for (const [near, far, depth] of sides)
    canvas.add(
      fronts(canvas, palette, {
        near,
        far,
        vanish,
        foot: foot + 92,
        depth,
        isLit,
        isDecayed,
        floors: scene.region === 'east' ? 3 : 4,
      }),
      {
        glow: 0.2 + depth * 0.4,
        haze: {
          from: horizon - 150,
          to: foot,
          colour: palette.haze,
          strength: isFoggy ? 0.25 + depth * 0.5 : 0.08 + depth * 0.44,
        },
        shadow: { blur: 3, distance: 4, colour: palette.sky[0], strength: 0.12 },
      },
    );
  const isSnowy = scene.season?.value === 'winter';
  const road = isSnowy
    ? mix('#e8e6e8', palette.sky[1], 0.3)
    : mix(toneAt(palette, 0.62), '#c9a878', palette.isDark ? 0.06 : 0.24);
  canvas.add([filled(road, polygon(isSquare ? [[-20, HEIGHT + 20], [-20, foot - 6], [236, horizon + 44], [834, horizon + 44], [WIDTH + 20, foot - 6], [WIDTH + 20, HEIGHT + 20]] : [[-20, HEIGHT + 20], [-20, foot - 6], [466, horizon + 6], [616, horizon + 6], [WIDTH + 20, foot - 6], [WIDTH + 20, HEIGHT + 20]]))], { glow: 0.4, haze: { from: horizon, to: foot + 20, colour: toneAt(palette, 0.3), strength: 0.4 } }); // prettier-ignore
  const ruts: Path = [-150, -60, 60, 150].map((x) => stroke([[vanish[0] + x * 0.1, horizon + 10], [vanish[0] + x * 2.2, HEIGHT]], 2, true)); // prettier-ignore
  canvas.add([thin(palette.ink, 0.12, ...ruts)]);
  if (isDecayed) canvas.add([filled(toneAt(palette, 0.3), ...litter(random, horizon, foot))], { glow: 0.1 });
  if (isLit && !isSquare) canvas.add([410, 676].flatMap((x) => farLamp(palette, x, horizon + 46)));
}

interface Fronts {
  near: number;
  far: number;
  vanish: Point;
  foot: number;
  depth: number;
  isLit: boolean;
  isDecayed: boolean;
  floors: number;
}

function fronts(
  { random }: Canvas,
  palette: Palette,
  { near, far, vanish: [vx, vy], foot, depth, isLit, isDecayed, floors }: Fronts,
): Shape[] {
  const colour = toneAt(palette, depth);
  const pane = mix(colour, palette.light, 0.2);
  const lit = mix('#ffd789', colour, 0.12 + depth * 0.3);
  /** A height on the front's nearest edge, carried towards the point where all lines meet. */
  const at = (x: number, y: number) => vy + (y - vy) * ((x - vx) / (near - vx));
  const shapes: Shape[] = [];
  const houses = 3;
  const edges = Array.from({ length: houses + 1 }, (_, i) => vx + 1 / (1 / (near - vx) + (1 / (far - vx) - 1 / (near - vx)) * (i / houses))); // prettier-ignore
  for (let i = 0; i < houses; i++) {
    const [a, b] = [edges[i]!, edges[i + 1]!];
    const tall = 560 * random.between(0.78, 1.1);
    const top = foot - tall;
    const quad = (x0: number, y0: number, x1: number, y1: number): Path[number] => polygon([[x0, at(x0, y0)], [x1, at(x1, y0)], [x1, at(x1, y1)], [x0, at(x0, y1)]]); // prettier-ignore
    const walls: Path[number][] = [
      quad(a, top, b, foot + 4),
      quad(a - (b - a) * 0.02, top - 12, b + (b - a) * 0.02, top + 4),
    ];
    if (random.chance(0.6)) walls.push(polygon([[a, at(a, top)], [a + (b - a) * 0.5, at((a + b) / 2, top - random.between(40, 90))], [b, at(b, top)]])); // prettier-ignore
    for (const share of [0.25, 0.72]) {
      const x = a + (b - a) * share;
      walls.push(quad(x, top - 78, x + (b - a) * 0.12, top));
    }
    shapes.push(filled(colour, ...walls));
    const panes: Path[number][] = [];
    const lamps: Path[number][] = [];
    const bars: Path[number][] = [];
    const worn: Path[number][] = [];
    for (let floor = 0; floor < floors; floor++) {
      for (let k = 0; k < 3; k++) {
        const x0 = a + ((b - a) * (k + 0.28)) / 3;
        const x1 = a + ((b - a) * (k + 0.72)) / 3;
        const y0 = top + (tall * (floor + 0.25)) / floors;
        const isDoor = floor === floors - 1 && k === 1;
        const y1 = isDoor ? foot : top + (tall * (floor + 0.74)) / floors;
        (!isDoor && isLit && random.chance(0.3) ? lamps : panes).push(quad(x0, y0, x1, y1));
        if (isDecayed && random.chance(0.3))
          worn.push(
            ...(isDoor || random.chance(0.5)
              ? [
                  quad(x0 - 4, y0 + (y1 - y0) * 0.2, x1 + 4, y0 + (y1 - y0) * 0.36),
                  quad(x0 - 4, y0 + (y1 - y0) * 0.56, x1 + 4, y0 + (y1 - y0) * 0.7),
                ]
              : [
                  polygon([
                    [x0 - 6, at(x0, y1 + 8)],
                    [x0 + (x1 - x0) * 0.3, at(x0, y1 + 24)],
                    [x1, at(x1, y1 + 12)],
                    [x1 + 6, at(x1, y1 + 44)],
                    [x0, at(x0, y1 + 52)],
                  ]),
                ]),
          );
        if (!isDoor) bars.push(stroke([[(x0 + x1) / 2, at((x0 + x1) / 2, y0)], [(x0 + x1) / 2, at((x0 + x1) / 2, y1)]], 1.6), stroke([[x0, at(x0, (y0 + y1) / 2)], [x1, at(x1, (y0 + y1) / 2)]], 1.6)); // prettier-ignore
      }
    }
    shapes.push(
      thin(pane, 0.5, ...panes),
      filled(lit, ...lamps),
      filled(colour, ...bars),
      ...(worn.length > 0 ? [filled(mix(colour, '#a58a66', 0.42), ...worn)] : []),
    );
  }
  return shapes;
}

/** The houses on the far side of a square, seen from the front. */
function closingRow(canvas: Canvas, palette: Palette, horizon: number, isLit: boolean, isDecayed: boolean): void {
  const { random } = canvas;
  const motif = MOTIFS.get('terraced houses')!;
  const foot = horizon + 46;
  const shapes: Shape[] = [];
  for (const [x, size] of [[250, 0.94], [530, 1.06], [800, 0.98]] as const) {
    const scale = (216 * size * random.between(0.94, 1.08)) / motif.height;
    shapes.push(...shapesOf(motif.draw(random, { isLit }), { x, y: foot, scale, isFlipped: random.chance(0.5) }, looksAt(palette, 0.34)));
  }
  canvas.add(shapes, { glow: 0.4, haze: { from: foot - 120, to: foot + 20, colour: palette.haze, strength: 0.12 }, shadow: { blur: 3, distance: 4, colour: palette.sky[0], strength: 0.12 } });
  if (!isDecayed) return;
  const stains: Path = Array.from({ length: 16 }, () => { const [x, y] = [random.between(230, 830), foot - random.between(12, 130)]; const half = random.between(5, 12); return polygon([[x - half, y], [x - half * 0.3, y - half], [x + half, y - half * 0.4], [x + half * 0.7, y + half * 2.4], [x - half * 0.6, y + half * 1.6]]); });
  canvas.add([thin(mix(toneAt(palette, 0.4), '#a58a66', 0.4), 0.8, ...stains)]);
} // prettier-ignore

/** What lies about on the stones. */
const litter = (random: Canvas['random'], horizon: number, foot: number): Path => Array.from({ length: 26 }, () => { const t = random.next(); const [x, y, half] = [random.between(120, 900), horizon + 60 + t * (foot - horizon - 40), 3 + 9 * t * random.next()]; return polygon([[x - half, y + half * 0.3], [x - half * 0.4, y - half * 0.5], [x + half * 0.8, y - half * 0.2], [x + half, y + half * 0.4]]); }); // prettier-ignore

function spire(x: number, foot: number, tall: number, isEast: boolean): Path {
  const wide = tall * 0.12;
  const body = rectangle(x - wide, foot - tall * 0.62, wide * 2, tall * 0.62);
  if (!isEast) return [body, polygon([[x - wide * 1.2, foot - tall * 0.62], [x, foot - tall * 1.15], [x + wide * 1.2, foot - tall * 0.62]])]; // prettier-ignore
  return [body, ellipse(x, foot - tall * 0.7, wide * 1.35, wide * 1.5), polygon([[x - wide * 0.6, foot - tall * 0.8], [x, foot - tall * 1.02], [x + wide * 0.6, foot - tall * 0.8]])]; // prettier-ignore
}

function farLamp(palette: Palette, x: number, foot: number): Shape[] {
  const tall = 100;
  return [
    ...[44, 28, 16].map((radius) => thin('#ffe3a6', 0.14, ellipse(x, foot - tall, radius))),
    filled(toneAt(palette, 0.36), rectangle(x - 1.6, foot - tall, 3.2, tall), polygon([[x - 8, foot - tall - 10], [x, foot - tall - 17], [x + 8, foot - tall - 10]])), // prettier-ignore
    filled('#fff1c8', polygon([[x - 6, foot - tall - 10], [x + 6, foot - tall - 10], [x + 4, foot - tall + 5], [x - 4, foot - tall + 5]])), // prettier-ignore
  ];
}
