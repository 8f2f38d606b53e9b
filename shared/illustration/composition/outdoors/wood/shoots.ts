import { mix } from '../../../drawing/colour.ts';
import { outline, taper, type Path, type Point } from '../../../drawing/path.ts';
import type { Shape } from '../../../drawing/layer.ts';
import type { Random } from '../../../drawing/seeded.ts';
import { filled, translucent, WIDTH } from '../../canvas.ts';
import * as land from '../../land-and-sky/land.ts';
import type { Scene } from '../../../scene.ts';
import { nearColour } from '../near/near-ground.ts';
import type { Stage } from '../stage.ts';

/** Shoots coming up in spring: pale points in tufts, and the clods around them, larger towards the reader. */
export function drawShoots(stage: Stage): void {
  const { scene, canvas, palette, view } = stage;
  const shoots = scene.things.find(({ what }) => what === 'shoots');
  if (!shoots) return;
  const { random } = canvas;
  const soil = scene.things.find(({ what }) => what === 'soil');
  const earth = mix(nearColour(stage, 'shade'), soil?.colour ?? '#3a2c22', 0.5);
  const green = mix(shoots.colour ?? '#a9bf74', palette.light, 0.2);
  const depth = Math.max(60, 716 - view.foot);
  // A drift of them towards the reader, dense in its middle, with a few apart.
  const side = random.chance(0.5) ? 1 : -1;
  const driftAt = (t: number) => 512 + side * (230 - 400 * t + 60 * Math.sin(t * 5));
  for (let row = 0; row < ROWS; row++) {
    const t = (row + 0.5) / ROWS;
    const y = view.foot + 4 + depth * t ** 1.5;
    const size = (0.22 + 1.9 * t ** 1.7) * (depth > 150 ? 1 : 0.55);
    const air = 0.5 * (1 - t) ** 1.4;
    const shapes: Shape[] = [
      filled(
        mix(mix(earth, palette.light, 0.05 + 0.05 * t), palette.haze, air * 0.4),
        ...clods(random, y, size),
      ),
      translucent(palette.light, 0.1, ...clods(random, y - 4 * size, size * 0.5)),
    ];
    const points: Path[number][] = [];
    const shaded: Path[number][] = [];
    const count = Math.round(15 - 11 * t);
    for (let i = 0; i < count; i++) {
      const apart = (random.next() + random.next() + random.next() - 1.5) * (170 + 330 * t);
      const x = driftAt(t) + apart * (i % 4 === 3 ? 2.1 : 1);
      if (x < 70 || x > WIDTH - 70) continue;
      tuft(
        random,
        { x, y: y + random.between(-12, 12) * size, size: size * random.between(0.45, 1.25) },
        points,
        shaded,
      );
    }
    const colour = mix(green, mix(earth, palette.haze, 0.5), air);
    shapes.push(filled(colour, ...points), translucent(mix(colour, palette.ink, 0.5), 0.5, ...shaded));
    canvas.add(shapes, {
      rim: 0.6,
      glow: 0.16,
      shadow: { blur: 2, distance: 3 + 5 * t, colour: palette.ink, strength: 0.3 },
    });
    if (isOfShoots(scene) && row === CLUMP_ROW)
      drawClump(stage, { x: Math.max(330, Math.min(694, driftAt(t))), y }, earth, green);
  }
  canvas.recordDrawn(shoots.what, shoots.words);
  if (soil) canvas.recordDrawn(soil.what, soil.words);
}

/** Whether the picture looks down at shoots, without a horizon. */
export const isOfShoots = ({ subject, things }: Scene): boolean =>
  subject?.kind === 'thing' && things[subject.index]?.what === 'shoots';

/** A bed seen from above: its earth, and beyond its edge turf that fades into the light. */
export function drawBed(stage: Stage): void {
  const { scene, canvas, palette, view } = stage;
  const { random } = canvas;
  const soil = scene.things.find(({ what }) => what === 'soil');
  const earth = mix(nearColour(stage, 'shade'), soil?.colour ?? '#3a2c22', 0.5);
  const turf = mix(mix(palette.haze, '#8a8a5c', 0.42), earth, 0.16);
  const edge = land.rolling(random, view.foot - 74, 16, 300);
  canvas.add([filled(turf, ...land.landBelow(() => -20, 200, view.foot))], {
    glow: 0.4,
    haze: { from: view.foot - 90, to: 30, colour: mix(palette.haze, palette.light, 0.4), strength: 0.92 },
  });
  canvas.add(
    [
      filled(mix(turf, palette.ink, 0.3), ...land.blades(random, edge, 34, 240)),
      filled(mix(earth, palette.haze, 0.12), ...land.landBelow(edge, 10)),
    ],
    {
      glow: 0.3,
      haze: { from: view.foot + 60, to: view.foot - 90, colour: palette.haze, strength: 0.24 },
      texture: { horizon: view.foot - 260, strength: 0.4 },
      shadow: { blur: 3, distance: 5, colour: palette.ink, strength: 0.2 },
    },
  );
}

const ROWS = 8;
/** The row behind which the passage's own shoots stand, near enough to look at. */
const CLUMP_ROW = 5;

/** Some shoots large and near, which have pushed up the earth around them; each point is pale at its tip. */
function drawClump(
  { canvas, palette }: Stage,
  at: { x: number; y: number },
  earth: string,
  green: string,
): void {
  const { random } = canvas;
  const heap = land.rolling(random, at.y, 5, 60);
  const mound: land.Contour = (x) => heap(x) + 26 - 40 * Math.exp(-(((x - at.x) / 170) ** 2));
  canvas.add(
    [
      filled(
        mix(earth, palette.light, 0.06),
        outline([
          [at.x - 330, at.y + 40, 1],
          ...Array.from({ length: 23 }, (_, i): Point => {
            const x = at.x - 308 + i * 28;
            return [x, mound(x)];
          }),
          [at.x + 330, at.y + 40, 1],
        ]),
      ),
      filled(mix(earth, palette.light, 0.1), ...clods(random, at.y + 22, 1.3)),
    ],
    {
      rim: 0.5,
      glow: 0.14,
      fade: { from: at.y + 14, to: at.y + 42 },
      shadow: { blur: 4, distance: 6, colour: palette.ink, strength: 0.3 },
    },
  );
  const places = Array.from({ length: 6 }, (_, i) => ({
    x: at.x + (i - 2.5) * 58 + random.between(-16, 16),
    size: [1.2, 1.7, 2.2, 1.9, 1.5, 1][i]! * random.between(0.86, 1.12),
  }));
  for (const { x, size } of places.sort((a, b) => a.size - b.size)) {
    const y = mound(x) + 7;
    const [points, shaded]: [Path[number][], Path[number][]] = [[], []];
    tuft(random, { x, y, size }, points, shaded);
    const crumbs = Array.from({ length: 7 }, () => {
      const u = x + random.between(-13, 13) * size;
      const half = random.between(2.5, 6) * Math.sqrt(size);
      return outline([
        [u - half, y + 3, 1],
        [u - half * 0.4, y - half * 0.7],
        [u + half * 0.5, y - half * 0.55],
        [u + half, y + 3, 1],
      ]);
    });
    canvas.add([filled(green, ...points), translucent(mix(green, palette.ink, 0.5), 0.5, ...shaded)], {
      rim: 0.9,
      rimSteps: 2,
      glow: 0.1,
      relief: 0.5,
      haze: { from: y - 150, to: y - 30, colour: mix(green, palette.ink, 0.3), strength: 0.24 },
      shadow: { blur: 3, distance: 12, colour: palette.ink, strength: 0.4 },
    });
    canvas.add([filled(mix(earth, palette.light, 0.09), ...crumbs)], { rim: 0.5, glow: 0.14 });
  }
}

/** Sharp points from one place: a single one, or a few that lean apart. */
function tuft(
  random: Random,
  { x, y, size }: { x: number; y: number; size: number },
  points: Path[number][],
  shaded: Path[number][],
): void {
  const count = random.pick([1, 1, 2, 3, 3, 4]);
  for (let k = 0; k < count; k++) {
    const share = count === 1 ? random.between(-0.2, 0.2) : k / (count - 1) - 0.5;
    const lean = (share * 22 + random.between(-5, 5)) * size;
    const tall = random.between(26, 54) * size * (1 - Math.abs(share) * 0.6);
    const from = x + share * 9 * size;
    const line: Point[] = [
      [from, y],
      [from + lean * 0.14, y - tall * 0.4],
      [from + lean * 0.46, y - tall * 0.76],
      [from + lean, y - tall],
    ];
    points.push(taper(line, [2.2 * size, 3 * size, 2.1 * size, 0.25]));
    shaded.push(
      taper(
        line.map(([u, v]): Point => [u + 1.1 * size, v]),
        [0.9 * size, 1.1 * size, 0.7 * size, 0.2],
      ),
    );
  }
}

/** Crumbs of earth along a line. */
function clods(random: Stage['canvas']['random'], y: number, size: number): Path {
  return Array.from({ length: 34 }, () => {
    const [u, v, half] = [
      random.between(90, 934),
      y + random.between(-12, 16) * size,
      random.between(5, 17) * size,
    ];
    return outline([
      [u - half, v, 1],
      [u - half * 0.5, v - half * random.between(0.35, 0.6)],
      [u + half * 0.3, v - half * random.between(0.3, 0.55)],
      [u + half, v, 1],
      [u, v + half * 0.3],
    ]);
  });
}
