import { mix } from '../../drawing/colour.ts';
import {
  ellipse,
  limb,
  outline,
  placed,
  polygon,
  rectangle,
  stroke,
  type Path,
  type Point,
} from '../../drawing/path.ts';
import type { Random } from '../../drawing/seeded.ts';
import { filled, thin, WIDTH } from '../canvas.ts';
import { woodline } from '../far-trees.ts';
import { isLeafless } from '../leafless.ts';
import * as land from '../land.ts';
import { isSkyHidden, toneAt } from '../palette.ts';
import { groundTint } from '../terrain.ts';
import type { Stage } from './stage.ts';

/** What climbs, when a passage names it. */
const CLIMBERS: ReadonlySet<string> = new Set(['ivy', 'rose', 'rose bush', 'branch', 'vine', 'leaf']);

/** A high old wall behind everything, with what climbs on it, the garden's ground before it and trees looking over. */
export function drawGardenWall(stage: Stage): void {
  const { scene, canvas, palette, terrain, view, heaven } = stage;
  const { random } = canvas;
  const { horizon, foot } = view;
  const base = horizon + (foot - horizon) * 0.12;
  const top = base - Math.min(190, view.scale * 1.2);
  const isBare = isLeafless(scene);
  canvas.add([filled(toneAt(palette, 0.62), ...woodline(random, () => top + 20, 62, isBare ? 'bare' : 'leafy'))], { haze: { from: top - 40, to: top + 20, colour: palette.haze, strength: 0.5 }, glow: 0.4 }); // prettier-ignore
  const isSunny = !isSkyHidden(scene) && !palette.isDark;
  const isBright = isSunny && (scene.light?.value === 'sun' || scene.weather?.value === 'clear' || scene.things.some(({ what }) => what === 'sun')); // prettier-ignore
  const stone = mix(
    mix(toneAt(palette, isSunny ? 0.62 : 0.5), '#c08f62', palette.isDark ? 0.14 : 0.4),
    '#f6deaa',
    isBright ? 0.28 : 0,
  );
  const joints: Path[number][] = [];
  for (let y = top + 16, row = 0; y < base; y += 15, row++) {
    joints.push(rectangle(-20, y, WIDTH + 40, 1.1));
    for (let x = -20 + (row % 2) * 19; x < WIDTH; x += 38)
      joints.push(rectangle(x + random.between(-2, 2), y, 1.1, 15));
  }
  canvas.add(
    [
      filled(stone, rectangle(-20, top, WIDTH + 40, base - top + 8)),
      thin(palette.ink, 0.16, ...joints),
      filled(mix(stone, palette.light, 0.22), rectangle(-20, top - 9, WIDTH + 40, 13)),
    ],
    { glow: 0.34, haze: { from: top, to: base, colour: mix(stone, palette.ink, 0.3), strength: 0.35 }, shadow: { blur: 3, distance: 4, colour: palette.sky[0], strength: 0.14 } },
  ); // prettier-ignore
  const sides = sideWalls(top, base, foot);
  const climbers = scene.things.filter(({ what }) => CLIMBERS.has(what));
  const count = climbers.length > 0 ? 15 : 4;
  const stems: Path[number][] = [];
  const leaves: Path[number][] = [];
  for (let i = 0; i < count; i++) stems.push(...climber(random, random.between(20, WIDTH - 20), base, top, leaves)); // prettier-ignore
  // Stems in the sun throw their shadows on the wall.
  if (isSunny)
    canvas.add([thin(palette.ink, 0.16, ...placed(stems, { x: heaven.x > 512 ? -13 : 13, y: 9 }))]);
  canvas.add([filled(toneAt(palette, 0.2), ...stems), ...(isBare ? [] : [filled(mix(toneAt(palette, 0.22), '#5d7444', 0.35), ...leaves)])], { glow: 0.14, rim: 0.3, shadow: { blur: 1, distance: 3, colour: palette.ink, strength: 0.2 } }); // prettier-ignore
  for (const thing of climbers) {
    stage.shown.add(thing);
    if (thing.what !== 'leaf') canvas.note(thing.what, thing.words);
  }
  const wall = scene.things.find(({ what }) => what === 'wall');
  if (wall) canvas.note('wall', wall.words);
  const tint = terrain.ground === 'snow' ? null : groundTint(scene);
  const plain = terrain.ground === 'snow' ? mix('#eeecef', palette.sky[2], 0.3) : toneAt(palette, 0.5);
  const dull = tint ? mix(plain, tint.colour, tint.share) : plain;
  const ground = isBright ? mix(dull, '#f7e3ad', 0.34) : dull;
  canvas.add([filled(ground, ...land.landBelow(() => base)), filled(ground, ...land.blades(random, () => base, 10, 130))], { haze: { from: base, to: foot + 30, colour: mix(ground, palette.ink, 0.3), strength: 0.55 }, glow: 0.4 }); // prettier-ignore
  if (isSunny)
    canvas.add([thin(palette.ink, 0.2, polygon(shadowOf(heaven.x < 512, base, foot)))], {
      haze: { from: base + 20, to: foot + 60, colour: palette.ink, strength: 0.2 },
    });
  const shaded = mix(stone, palette.ink, 0.3);
  canvas.add([filled(shaded, ...sides.faces), thin(palette.ink, 0.2, ...sides.joints), filled(mix(shaded, palette.light, 0.24), ...sides.copings)], { glow: 0.2, haze: { from: base, to: foot + 60, colour: palette.ink, strength: 0.4 } }); // prettier-ignore
  const near: Path[number][] = [];
  const nearLeaves: Path[number][] = [];
  const climbs = climbers.length > 0 ? [30, 84, 128, 896, 944, 1000] : [];
  for (const x of climbs) near.push(...climber(random, x, base + 64, top - 70, nearLeaves));
  canvas.add([filled(toneAt(palette, 0.1), ...near), ...(isBare ? [] : [filled(mix(toneAt(palette, 0.14), '#4d6438', 0.32), ...nearLeaves)])], { glow: 0.1, rim: 0.25 }); // prettier-ignore
}

/** The side wall towards the sun throws its shadow across the ground. */
function shadowOf(isFromLeft: boolean, base: number, foot: number): Point[] {
  const low = Math.min(foot + 40, base + 150);
  return ([[-20, low], [CORNER, base + 3], [CORNER + 120, base + 3], [CORNER + 60, low + 30], [-20, low + 60]] as const).map(([x, y]) => [isFromLeft ? x : WIDTH - x, y]);
} // prettier-ignore

/** How far the walls at the sides reach into the picture. */
const CORNER = 168;

/** The walls to the left and right run towards the reader: nobody can look in from anywhere. */
function sideWalls(top: number, base: number, foot: number): { faces: Path; joints: Path; copings: Path } {
  const [high, low] = [top - 150, Math.min(foot + 40, base + 150)];
  const side = (mirror: boolean, points: readonly Point[]): Point[] => points.map(([x, y]) => [mirror ? WIDTH - x : x, y]); // prettier-ignore
  const courses = Array.from({ length: 12 }, (_, i) => (i + 1) / 13);
  const both = [false, true];
  return {
    faces: both.map((mirror) => polygon(side(mirror, [[-20, high], [CORNER, top], [CORNER, base + 4], [-20, low]]))),
    joints: both.flatMap((mirror) => [
      ...courses.map((t) => stroke(side(mirror, [[-20, high + (low - high) * t], [CORNER, top + (base - top) * t]]), 1.6)),
      ...[0.16, 0.3, 0.43, 0.55, 0.66, 0.76, 0.85, 0.93].map((t) => stroke(side(mirror, [[-20 + (CORNER + 20) * t, high + (top - high) * t], [-20 + (CORNER + 20) * t, low + (base - low) * t]]), 1)),
    ]),
    copings: both.map((mirror) => polygon(side(mirror, [[-20, high - 16], [CORNER + 4, top - 9], [CORNER + 4, top + 4], [-20, high + 8]]))),
  }; // prettier-ignore
}

/** A stem that finds its way up a wall and hangs over it. */
function climber(random: Random, x: number, base: number, top: number, leaves: Path[number][]): Path {
  const path: Path[number][] = [];
  const grow = (from: Point, up: number, radius: number, turns: number): void => {
    const points: Point[] = [from];
    let [u, v] = from;
    let lean = random.between(-0.7, 0.7);
    const steps = Math.max(3, Math.round(up / 22));
    for (let i = 0; i < steps; i++) {
      lean = Math.max(-1.3, Math.min(1.3, lean + random.between(-0.6, 0.6)));
      u += lean * 16;
      const rise = 22 * (1.1 - Math.abs(lean) * 0.4);
      // Over the top of the wall it bends and hangs down a little.
      v += v - rise < top - 14 ? random.between(2, 12) : -rise;
      points.push([u, v]);
      leaves.push(leaf(random, u, v), leaf(random, u + 7, v + 5), leaf(random, u - 8, v + 3));
      if (turns > 0 && random.chance(0.5)) grow([u, v], up * random.between(0.3, 0.6), radius * 0.6, turns - 1); // prettier-ignore
    }
    path.push(...limb(points, points.map((_, i) => Math.max(0.7, radius * (1 - i / (points.length + 1)))))); // prettier-ignore
  };
  grow([x, base + 4], (base - top) * random.between(0.8, 1.25), random.between(2.2, 3.6), 2);
  return path;
}

function leaf(random: Random, x: number, y: number): Path[number] {
  if (random.chance(0.4)) return ellipse(x + random.between(-6, 6), y + random.between(-6, 6), 3.4, 2.6);
  const size = random.between(4, 8);
  const [u, v] = [x + random.between(-8, 8), y + random.between(-8, 8)];
  return outline([
    [u - size, v, 1],
    [u, v - size * 0.7],
    [u + size, v + 1, 1],
    [u, v + size * 0.7],
  ]);
}
