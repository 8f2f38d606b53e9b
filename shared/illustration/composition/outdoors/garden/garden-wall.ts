import { mix } from '../../../drawing/colour.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import type { Scene } from '../../../scene.ts';
import { filled, shapesOf, WIDTH } from '../../canvas.ts';
import { woodline } from '../../land-and-sky/far-trees.ts';
import * as land from '../../land-and-sky/land.ts';
import { drawSea } from '../water/shores.ts';
import { isFoliageStated, isLeafless } from '../../land-and-sky/foliage.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import { isSkyHidden, toneAt } from '../../palette.ts';
import { drawLawn } from './draw-lawn.ts';
import { drawClimbers } from './garden-climbers.ts';
import { drawTangle, isTangled } from './garden-tangle.ts';
import { baseAt, drawDoor, drawWall, type Walls } from './garden-walls.ts';
import type { Stage } from '../stage.ts';

/** A garden about which only the walls are known has three of them, and a path that leads to its door. */
const isOnlyWalls = (scene: Scene): boolean =>
  scene.people.length === 0 && !isTangled(scene) && scene.things.every(({ what }) => OF_WALLS.has(what));

const OF_WALLS: ReadonlySet<string> = new Set([
  'wall',
  'sun',
  'sky',
  'cloud',
  'door',
  'gate',
  'lawn',
  'grass',
  'path',
  'garden',
]);

/** A garden within high old walls: their corner, climbers on them, trees above them, beds below them, and a path if mentioned. */
export function drawGardenWall(stage: Stage): void {
  const { scene, canvas, palette, view, terrain } = stage;
  const { random } = canvas;
  const base = view.horizon + (view.foot - view.horizon) * 0.1;
  const isLow = scene.things.some(({ what, qualities }) => what === 'wall' && qualities.includes('low'));
  const isShutIn = isOnlyWalls(scene);
  const walls: Walls = {
    // Along a river it has no corner.
    corner: terrain.isWallByWater ? -60 : random.between(180, 320),
    end: isShutIn ? WIDTH - random.between(180, 280) : Infinity,
    base,
    top: base - Math.min(190, view.scale * 1.2) * (isLow ? 0.6 : 1),
  };
  const isBare = isLeafless(scene);
  // Trees beyond the walls are left out if the passage does not say whether they are in leaf.
  if (isFoliageStated(scene)) drawTreesBehind(stage, walls, isBare);
  const isSunny = !isSkyHidden(scene) && !palette.isDark;
  const isBright =
    isSunny &&
    (scene.light?.value === 'sun' ||
      scene.weather?.value === 'clear' ||
      scene.things.some(({ what }) => what === 'sun'));
  const stone = mix(
    mix(toneAt(palette, isSunny ? 0.6 : 0.5), '#b9825c', palette.isDark ? 0.14 : 0.4),
    '#f6deaa',
    isBright ? 0.24 : 0,
  );
  drawWall(stage, walls, [walls.corner, Math.min(walls.end, WIDTH + 20)], stone);
  if (isShutIn)
    drawWall(stage, walls, [WIDTH + 20, walls.end], mix(stone, palette.ink, isSunny ? 0.2 : 0.12));
  if (!terrain.isWallByWater)
    // The short wall faces the sun, which is above the long one.
    drawWall(
      stage,
      walls,
      [-20, walls.corner],
      mix(stone, isSunny ? palette.light : palette.ink, isSunny ? 0.16 : 0.12),
    );
  const door = drawDoor(stage, walls, stone, isShutIn);
  if (terrain.isWallByWater) {
    drawBank(stage, walls);
    drawSea(stage, base + 74);
    for (const thing of scene.things) if (thing.what === 'river') canvas.recordDrawn(thing.what, thing.words);
  } else drawLawn(stage, walls, { isBright, isShutIn, door });
  drawClimbers(stage, walls, isBare, isSunny, door);
  if (isTangled(scene)) drawTangle(stage, (x) => baseAt(walls, x));
  const wall = scene.things.find(({ what }) => what === 'wall');
  if (wall) canvas.recordDrawn('wall', wall.words);
}

/** The grassy strip between a wall and the water, with its reeds. */
function drawBank({ canvas, palette }: Stage, walls: Walls): void {
  const { random } = canvas;
  const green = mix(toneAt(palette, 0.3), palette.leaf ?? '#5d7444', palette.isDark ? 0.1 : 0.4);
  const line: land.Contour = (x) => baseAt(walls, x) + 2;
  canvas.add(
    [filled(green, ...land.landBelow(line, 10)), filled(green, ...land.blades(random, line, 22, 150))],
    {
      glow: 0.2,
      texture: { size: 8, strength: 0.2 },
    },
  );
}

/** Trees beyond the walls: distant crowns, and two or three close behind. */
function drawTreesBehind({ canvas, palette, terrain }: Stage, { corner, top }: Walls, isBare: boolean): void {
  const { random } = canvas;
  const green = (depth: number) =>
    mix(toneAt(palette, depth), palette.leaf ?? '#5d7444', isBare || palette.isDark ? 0.06 : 0.3);
  canvas.add([filled(green(0.7), ...woodline(random, () => top + 24, 58, isBare ? 'bare' : 'leafy'))], {
    haze: { from: top - 40, to: top + 20, colour: palette.haze, strength: 0.5 },
    glow: 0.4,
  });
  const motif = MOTIFS.get(isBare || terrain.ground === 'snow' ? 'bare tree' : 'leafy tree')!;
  const looks = { ...coloursAt(palette, 0.56), leaf: green(0.54) };
  const shapes = [corner - 90, corner + random.between(150, 260), corner + random.between(420, 560)]
    .filter(() => random.chance(0.8))
    .flatMap((x) =>
      shapesOf(
        motif.draw(random, {}),
        { x, y: top + 74, scale: random.between(150, 220) / motif.height, isFlipped: random.chance(0.5) },
        looks,
      ),
    );
  canvas.add(shapes, {
    haze: { from: top - 60, to: top + 40, colour: palette.haze, strength: 0.5 },
    glow: 0.3,
  });
}
