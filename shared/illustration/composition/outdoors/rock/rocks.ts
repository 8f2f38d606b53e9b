import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { outline, polygon, stroke, type Path, type Point } from '../../../drawing/path.ts';
import type { Random } from '../../../drawing/seeded.ts';
import type { SceneThing } from '../../../scene.ts';
import { filled, translucent } from '../../canvas.ts';
import * as land from '../../land-and-sky/land.ts';
import { toneAt, type Palette } from '../../palette.ts';
import { depthAt, footAt, type Stage } from '../stage.ts';

interface Stone {
  x: number;
  foot: number;
  wide: number;
  tall: number;
  colour: string;
  /** The position of the light, in pixels from the left. */
  lightX: number;
  /** The colour of the moss on it, if any grows there. */
  moss?: string | undefined;
}

/** A stone with broken edges: one face to the light, one in the shade, and cracks between them. */
export function stone(
  random: Random,
  palette: Palette,
  { x, foot, wide, tall, colour, lightX, moss }: Stone,
): Shape[] {
  const towards = lightX > x ? 1 : -1;
  const half = wide / 2;
  // From the shaded side over the top to the lit side.
  const crest: Point[] = [
    [-1, 0.02],
    [-0.94, random.between(0.26, 0.42)],
    [-0.62, random.between(0.56, 0.76)],
    [-0.3, random.between(0.8, 0.94)],
    [random.between(-0.06, 0.1), 1],
    [0.36, random.between(0.8, 0.96)],
    [0.7, random.between(0.5, 0.7)],
    [0.93, random.between(0.2, 0.36)],
    [1, 0.02],
  ].map(([u, v]) => [x + u! * half * towards, foot + 6 - v! * tall]);
  const ridge = crest.slice(4);
  const middle: Point = [
    x + half * towards * random.between(0.02, 0.2),
    foot - tall * random.between(0.34, 0.5),
  ];
  const face: Point[] = [...ridge, [x + half * towards * random.between(0.2, 0.34), foot + 6], middle];
  const cracks = [
    stroke(
      [crest[2]!, [x - half * towards * 0.4, foot - tall * 0.3], [x - half * towards * 0.5, foot]],
      Math.max(0.8, tall * 0.012),
      true,
    ),
    stroke([middle, [x - half * towards * 0.16, foot - tall * 0.16]], Math.max(0.8, tall * 0.012), true),
  ];
  return [
    filled(colour, polygon(crest)),
    filled(mix(colour, palette.light, palette.isDark ? 0.12 : 0.2), polygon(face)),
    translucent(palette.ink, 0.4, ...cracks),
    ...(moss
      ? [
          filled(moss, mossOver(random, crest, tall)),
          filled(mix(moss, palette.light, palette.isDark ? 0.06 : 0.2), mossOver(random, crest, tall * 0.5)),
        ]
      : []),
  ];
}

/** A cushion of moss that hangs over the top of a stone, with a ragged edge. @param crest from one side over the top to the other */
function mossOver(random: Random, crest: readonly Point[], tall: number): Path[number] {
  const top = crest.slice(1, -1);
  const lower = [...top]
    .reverse()
    .map(([x, y], i): Point => [
      x + random.between(-0.03, 0.03) * tall,
      y + tall * random.between(0.16, 0.44) * (i % 2 ? 1 : 0.6),
    ]);
  return outline([...top.map(([x, y]): Point => [x, y - tall * 0.03]), ...lower]);
}

/** Large stones with small ones beside them. @param tall the height of the largest, in pixels */
export function stones(stage: Stage, x: number, foot: number, tall: number, depth: number): Shape[] {
  const {
    scene,
    canvas: { random },
    palette,
    sky,
    terrain,
  } = stage;
  const base = mix(toneAt(palette, depth), '#8c857a', palette.isDark ? 0.08 : 0.3);
  const colour = terrain.ground === 'snow' ? mix(base, '#dfe2ea', 0.16) : base;
  const isMossy = scene.things.some(({ what, certainty }) => what === 'moss' && certainty >= 0.5);
  const moss = isMossy
    ? mix(toneAt(palette, depth * 0.8), '#6c8a3c', palette.isDark ? 0.16 : 0.62 - depth * 0.4)
    : undefined;
  const side = random.chance(0.5) ? 1 : -1;
  const shapes: Shape[] = [];
  for (const [across, size, down] of [
    [0.5, 0.62, -0.05],
    [0, 1, 0],
    [-0.78, 0.4, 0.06],
    [0.95, 0.3, 0.08],
  ] as const)
    shapes.push(
      ...stone(random, palette, {
        x: x + across * side * tall * 1.1,
        foot: foot + down * tall,
        wide: tall * size * random.between(1.35, 1.8),
        tall: tall * size * random.between(0.85, 1.1),
        colour: mix(colour, palette.ink, random.between(0, 0.12)),
        lightX: sky.x,
        moss,
      }),
    );
  if (terrain.ground === 'grass' || terrain.ground === 'tall grass')
    shapes.push(
      filled(
        toneAt(palette, depth * 0.8),
        ...land.blades(random, () => foot + tall * 0.06, tall * 0.24, 22, x - tall * 1.1, x + tall * 1.1),
      ),
    );
  return shapes;
}

/** The rocks that a passage names, near and far. @returns whether any fitted */
export function placeRocks(stage: Stage, thing: SceneThing, isSubject: boolean): boolean {
  const {
    canvas: { random },
    view,
  } = stage;
  const shares = thing.count === 'many' ? [0.62, 0.3, 0.2, 0.42] : [isSubject ? 0.9 : 0.6];
  let shown = 0;
  for (const [i, share] of shares.entries()) {
    const scale = view.scale * share;
    const tall = scale * random.between(0.9, 1.3);
    const row = share > 0.55 ? stage.near : stage.middle;
    const x = row.take(
      isSubject && i === 0 ? view.focus : [270, 610, 430, 760][i]! + random.between(-60, 60),
      tall * 2.6,
    );
    if (x === null) continue;
    const foot = footAt(view, scale);
    stage.standing.push({
      thing,
      scale,
      shapes: stones(stage, x, foot, tall, Math.max(0.1, depthAt(scale * (130 / view.scale)))),
    });
    shown++;
  }
  return shown > 0;
}

/** A crag under a castle: sheer on one side, with ledges on the other. @param rise its height, in pixels */
export function crag(
  random: Random,
  palette: Palette,
  {
    x,
    foot,
    wide,
    rise,
    colour,
    lightX,
  }: { x: number; foot: number; wide: number; rise: number; colour: string; lightX: number },
): Shape[] {
  const towards = lightX > x ? 1 : -1;
  const at = (across: number, up: number): Point => [x + across * wide * towards, foot - up * rise];
  const outlineOf: Point[] = [
    at(-0.98, -0.1),
    at(-0.86, 0.22),
    at(-0.74, 0.3),
    at(-0.68, 0.62),
    at(-0.6, 0.7),
    at(-0.54, 0.98),
    at(0, 1.02),
    at(0.54, 0.97),
    at(0.6, 0.74),
    at(0.72, 0.66),
    at(0.78, 0.4),
    at(0.98, 0.26),
    at(1.08, 0.04),
    at(1.3, -0.1),
  ];
  const faces: Path[number][] = [];
  for (const [u, top] of [
    [-0.36, 0.94],
    [-0.02, 0.9],
    [0.3, 0.96],
    [0.58, 0.7],
  ] as const) {
    const deep = random.between(0.3, 0.6);
    faces.push(
      polygon([
        at(u, top),
        at(u + 0.13, top - 0.1),
        at(u + 0.17, top - deep * 0.6),
        at(u + 0.1, top - deep),
        at(u + 0.04, top - deep * 0.5),
      ]),
    );
  }
  return [
    filled(colour, polygon(outlineOf)),
    translucent(mix(colour, palette.light, 0.4), 0.55, ...faces),
    translucent(
      palette.ink,
      0.3,
      polygon([
        at(-0.98, -0.1),
        at(-0.86, 0.22),
        at(-0.74, 0.3),
        at(-0.68, 0.62),
        at(-0.6, 0.7),
        at(-0.54, 0.98),
        at(-0.3, 0.98),
        at(-0.42, 0.5),
        at(-0.34, 0.3),
        at(-0.5, -0.1),
      ]),
    ),
  ];
}
