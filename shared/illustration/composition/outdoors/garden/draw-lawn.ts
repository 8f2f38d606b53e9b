import { mix } from '../../../drawing/colour.ts';
import { polygon, type Path, type Point } from '../../../drawing/path.ts';
import { filled, HEIGHT, translucent, WIDTH } from '../../canvas.ts';
import { bush } from '../../land-and-sky/far-trees.ts';
import * as land from '../../land-and-sky/land.ts';
import { toneAt } from '../../palette.ts';
import { groundTint } from '../../terrain/ground-colours.ts';
import { isTangled } from './garden-tangle.ts';
import { baseAt, doorwayOf, nearness, type Walls } from './garden-walls.ts';
import { drawTufts } from '../near/near-ground.ts';
import type { Stage } from '../stage.ts';

/** Grass up to the walls, dark beds at their feet, and the path that the passage names. */
export function drawLawn(
  stage: Stage,
  walls: Walls,
  { isBright, isShutIn, door }: { isBright: boolean; isShutIn: boolean; door: number | null },
): void {
  const { scene, canvas, palette, terrain, view } = stage;
  const { random } = canvas;
  const isSnowy = terrain.ground === 'snow';
  const tint = isSnowy ? null : groundTint(scene);
  const plain = isSnowy ? mix('#eeecef', palette.sky[2], 0.3) : toneAt(palette, 0.46);
  const dull = tint ? mix(plain, tint.colour, Math.min(0.7, tint.share * 1.3)) : plain;
  // The colour of unmentioned grass suits every season.
  const open =
    tint === null || scene.season || scene.things.some(({ what }) => what === 'grass' || what === 'lawn')
      ? dull
      : mix(dull, '#b6a26a', 0.42);
  const ground = isBright ? mix(open, '#f7e3ad', 0.34) : open;
  const foot: land.Contour = (x) => baseAt(walls, x);
  canvas.add(
    [
      filled(ground, ...land.landBelow(foot)),
      ...(isSnowy ? [] : [filled(ground, ...land.blades(random, foot, 9, 130))]),
    ],
    {
      texture: { horizon: view.horizon, strength: isSnowy ? 0.07 : 0.32 },
      haze: { from: walls.base, to: view.foot + 60, colour: mix(ground, palette.ink, 0.26), strength: 0.5 },
      glow: 0.36,
    },
  );
  const deep = (x: number) => 9 + 20 * nearness(walls, x);
  const along = Array.from({ length: 45 }, (_, i) => -20 + i * 24);
  const bed = polygon([
    ...along.map((x): Point => [x, foot(x) + 2]),
    ...along.reverse().map((x): Point => [x, foot(x) + deep(x) + 2 * Math.sin(x / 17)]),
  ]);
  if (!isSnowy)
    canvas.add(
      [
        filled(mix(mix(ground, '#4a3a2c', 0.46), palette.ink, 0.12), bed),
        filled(mix(ground, palette.ink, 0.24), ...land.blades(random, (x) => foot(x) + deep(x), 15, 150)),
      ],
      { glow: 0.16 },
    );
  // Of a garden of which only the walls are known nothing green is.
  if (!isSnowy && !isShutIn && !isTangled(scene))
    drawBox(
      stage,
      (x) => foot(x) + deep(x) * 0.7,
      (x) => nearness(walls, x),
      door,
    );
  // The sun is behind the long wall, so its shadow lies at its foot.
  if (isBright)
    canvas.add([
      translucent(
        palette.ink,
        0.15,
        polygon([
          [walls.corner, foot(walls.corner)],
          [WIDTH + 20, foot(WIDTH + 20)],
          [WIDTH + 20, foot(WIDTH + 20) + 62],
          [walls.corner - 24, foot(walls.corner) + 24],
        ]),
      ),
    ]);
  if (!isSnowy) drawTufts(stage, (x) => Math.max(foot(x) + 30, view.foot - 60), ground, 16);
  if (!isShutIn && !scene.things.some(({ what }) => PATHS.has(what))) return;
  const way = land.windingWay(
    random,
    { x: random.between(470, 620), y: HEIGHT + 10, half: 84 },
    { x: doorwayOf(walls), y: walls.base + (isShutIn ? 4 : 30), half: isShutIn ? 17 : 8 },
  );
  canvas.add(
    [
      filled(
        mix(mix(ground, '#d8c49c', 0.5), palette.light, 0.14),
        ...land.waySection(way, walls.base + (isShutIn ? 4 : 30), HEIGHT),
      ),
    ],
    { glow: 0.3 },
  );
}

/** Groups of clipped evergreens in the beds, the same in every season. */
function drawBox(
  { canvas, palette }: Stage,
  foot: land.Contour,
  near: (x: number) => number,
  door: number | null,
): void {
  const { random } = canvas;
  const bushes: Path[number][] = [];
  for (let x = random.between(10, 60); x < WIDTH; x += random.between(70, 190)) {
    const tall = (22 + 34 * near(x)) * random.between(0.7, 1.2);
    const isInFront = door !== null && x < door + 44 && x + 3.4 * tall > door - 44;
    for (let k = random.int(1, 3); k > 0 && !isInFront; k--)
      bushes.push(
        ...bush(random, x + k * tall * 0.9, foot(x + k * tall * 0.9), tall * random.between(0.7, 1)),
      );
  }
  const green = mix(toneAt(palette, 0.3), '#51683f', palette.isDark ? 0.12 : 0.5);
  canvas.add([filled(green, ...bushes)], {
    glow: 0.14,
    rim: 0.35,
    relief: 0.8,
    texture: { size: 7, strength: 0.3 },
    shadow: { blur: 3, distance: 6, colour: palette.ink, strength: 0.34 },
  });
}

const PATHS: ReadonlySet<string> = new Set(['path', 'trail', 'road', 'avenue']);
