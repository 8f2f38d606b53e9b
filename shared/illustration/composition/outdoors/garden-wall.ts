import { mix } from '../../drawing/colour.ts';
import {
  ellipse,
  limb,
  outline,
  placed,
  polygon,
  stroke,
  type Path,
  type Point,
} from '../../drawing/path.ts';
import type { Random } from '../../drawing/seeded.ts';
import { MOTIFS } from '../../motifs/library.ts';
import { filled, HEIGHT, shapesOf, translucent, WIDTH } from '../canvas.ts';
import { bush, woodline } from '../far-trees.ts';
import { isFoliageStated, isLeafless } from '../foliage.ts';
import * as land from '../land.ts';
import { coloursAt } from '../material-colours.ts';
import { isSkyHidden, toneAt } from '../palette.ts';
import { groundTint } from '../terrain.ts';
import { drawTangle, isTangled } from './garden-tangle.ts';
import type { Scene } from '../../scene.ts';
import { drawTufts } from './near-ground.ts';
import type { Stage } from './stage.ts';

/** Names of climbing plants. */
const CLIMBERS: ReadonlySet<string> = new Set(['ivy', 'rose', 'rose bush', 'branch', 'vine', 'leaf']);

const PATHS: ReadonlySet<string> = new Set(['path', 'trail', 'road', 'avenue']);

/** The walls of a garden: a long one across, and one or two that run from its ends towards the reader; heights in pixels from the top. */
interface Walls {
  /** The left end of the long wall. */
  corner: number;
  /** The right end; beyond the picture where the long wall itself comes nearer. */
  end: number;
  top: number;
  base: number;
}

/** The nearness of a wall at a place, 0 in a corner … 1 at the edge of the picture: side walls turn sharply, the long one hardly. */
function nearness({ corner, end }: Walls, x: number): number {
  if (x < corner) return (corner - x) / (corner + 20);
  if (end < WIDTH) return x > end ? (x - end) / (WIDTH + 20 - end) : 0;
  return (x - corner) / (WIDTH + 20 - corner);
}
const isSide = ({ corner, end }: Walls, x: number): boolean => x < corner || x > end;
const topAt = (walls: Walls, x: number): number =>
  walls.top - nearness(walls, x) * (isSide(walls, x) ? 150 : 44);
const baseAt = (walls: Walls, x: number): number =>
  walls.base + nearness(walls, x) * (isSide(walls, x) ? 104 : 34);

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
  const { scene, canvas, palette, view } = stage;
  const { random } = canvas;
  const base = view.horizon + (view.foot - view.horizon) * 0.1;
  const isLow = scene.things.some(({ what, qualities }) => what === 'wall' && qualities.includes('low'));
  const isShutIn = isOnlyWalls(scene);
  const walls: Walls = {
    corner: random.between(180, 320),
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
  // The short wall faces the sun, which is above the long one.
  drawWall(
    stage,
    walls,
    [-20, walls.corner],
    mix(stone, isSunny ? palette.light : palette.ink, isSunny ? 0.16 : 0.12),
  );
  const door = drawDoor(stage, walls, stone, isShutIn);
  drawLawn(stage, walls, { isBright, isShutIn, door });
  drawClimbers(stage, walls, isBare, isSunny, door);
  if (isTangled(scene)) drawTangle(stage, (x) => baseAt(walls, x));
  const wall = scene.things.find(({ what }) => what === 'wall');
  if (wall) canvas.recordDrawn('wall', wall.words);
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

/** Courses of brick that run towards the reader, a coping, and piers that hold the wall. */
function drawWall(
  { canvas, palette }: Stage,
  walls: Walls,
  [from, to]: readonly [number, number],
  stone: string,
): void {
  const { random } = canvas;
  const at = (x: number, down: number): Point => [
    x,
    topAt(walls, x) + (baseAt(walls, x) - topAt(walls, x)) * down,
  ];
  const courses = 12;
  const joints: Path[number][] = [];
  for (let k = 1; k < courses; k++) {
    joints.push(
      polygon([
        at(from, k / courses),
        at(to, k / courses),
        at(to, (k + 0.09) / courses),
        at(from, (k + 0.09) / courses),
      ]),
    );
    for (let x = from + (k % 2) * 14; x < to;) {
      const size = 0.5 + nearness(walls, x);
      // Old bricks: not every joint can be seen.
      if (random.chance(0.6))
        joints.push(
          polygon([
            at(x, k / courses),
            at(x + 1.2, k / courses),
            at(x + 1.2, (k + 1) / courses),
            at(x, (k + 1) / courses),
          ]),
        );
      x += 30 * size;
    }
  }
  const high = (x: number) => 7 + 7 * nearness(walls, x);
  const coping = polygon([
    [from, topAt(walls, from) - high(from)],
    [to, topAt(walls, to) - high(to)],
    [to, topAt(walls, to) + 4],
    [from, topAt(walls, from) + 4],
  ]);
  const piers: Path[number][] = [];
  for (const share of [0.3, 0.64]) {
    const x = from < 0 ? to + (from - to) * share : from + (to - from) * share;
    const half = 9 + 10 * nearness(walls, x);
    piers.push(
      polygon([
        [x - half, baseAt(walls, x) + 4],
        [x - half, topAt(walls, x) - half],
        [x + half, topAt(walls, x) - half],
        [x + half, baseAt(walls, x) + 4],
      ]),
      polygon([
        [x - half * 1.3, topAt(walls, x) - half],
        [x, topAt(walls, x) - half * 1.9],
        [x + half * 1.3, topAt(walls, x) - half],
      ]),
    );
  }
  canvas.add(
    [
      filled(stone, polygon([at(from, 0), at(to, 0), at(to, 1.06), at(from, 1.06)])),
      translucent(palette.ink, 0.13, ...joints),
      filled(mix(stone, palette.light, 0.24), coping),
      filled(mix(stone, palette.light, 0.12), ...piers),
    ],
    {
      glow: 0.3,
      haze: { from: walls.top, to: walls.base + 10, colour: mix(stone, palette.ink, 0.3), strength: 0.36 },
      texture: { size: 12, strength: 0.13 },
      shadow: { blur: 3, distance: 4, colour: palette.sky[0], strength: 0.14 },
    },
  );
}

/**
 * The door that the passage names: an arch in the long wall, with light beyond it if it is open.
 *
 * @param isImplied there is one even if the passage does not name it
 * @returns its middle in pixels from the left, or null without a door
 */
function drawDoor(stage: Stage, walls: Walls, stone: string, isImplied: boolean): number | null {
  const { scene, canvas, palette } = stage;
  const door = scene.things.find(({ what }) => what === 'door' || what === 'gate' || what === 'doorway');
  if (!door && !isImplied) return null;
  const x = doorwayOf(walls);
  const foot = baseAt(walls, x) + 3;
  const tall = Math.min(stage.view.scale * 1.15, (foot - topAt(walls, x)) * 0.84);
  const arch = (half: number, high: number) =>
    outline([
      [x - half, foot, 1],
      [x - half, foot - high * 0.7, 1],
      [x - half * 0.7, foot - high * 0.9],
      [x, foot - high],
      [x + half * 0.7, foot - high * 0.9],
      [x + half, foot - high * 0.7, 1],
      [x + half, foot, 1],
    ]);
  const isOpen = door?.qualities.includes('open') ?? false;
  const wood = mix(toneAt(palette, 0.14), door?.colour ?? '#5f4a36', door?.colour ? 0.7 : 0.3);
  canvas.add(
    [
      filled(mix(stone, palette.light, 0.28), arch(tall * 0.3, tall * 1.1)),
      filled(isOpen ? mix(palette.haze, palette.light, 0.4) : wood, arch(tall * 0.23, tall)),
      ...(isOpen
        ? [
            filled(
              wood,
              polygon([
                [x - tall * 0.23, foot],
                [x - tall * 0.23, foot - tall * 0.78],
                [x - tall * 0.36, foot - tall * 0.7],
                [x - tall * 0.36, foot + tall * 0.06],
              ]),
            ),
          ]
        : [
            translucent(
              palette.light,
              0.24,
              ...[-0.12, 0, 0.12].map((u) =>
                stroke(
                  [
                    [x + u * tall, foot],
                    [x + u * tall, foot - tall * 0.9],
                  ],
                  1.2,
                ),
              ),
            ),
          ]),
    ],
    { rim: 0.3 },
  );
  if (door) {
    stage.shown.add(door);
    canvas.recordDrawn(door.what, door.words);
  }
  return x;
}

const doorwayOf = ({ corner, end }: Walls): number =>
  corner + (Math.min(end, WIDTH) - corner) * (end < WIDTH ? 0.54 : 0.46);

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

/** Grass up to the walls, dark beds at their feet, and the path that the passage names. */
function drawLawn(
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

/** Stems that climb both walls, nearer ones larger; those in the sun cast shadows. */
function drawClimbers(
  stage: Stage,
  walls: Walls,
  isBare: boolean,
  isSunny: boolean,
  door: number | null,
): void {
  const { scene, canvas, palette, sky } = stage;
  const { random } = canvas;
  const climbers = scene.things.filter(({ what }) => CLIMBERS.has(what));
  const spots =
    climbers.length > 0 ? Array.from({ length: 13 }, (_, i) => 50 + (i + random.between(0.1, 0.9)) * 74) : [];
  for (const isNear of [false, true]) {
    const leaves: Path[number][] = [];
    const stems = spots
      .filter((x) => nearness(walls, x) > 0.5 === isNear && (door === null || Math.abs(x - door) > 74))
      .flatMap((x) => climber(random, x, baseAt(walls, x) + 6, topAt(walls, x), leaves, isTangled(scene)));
    if (stems.length === 0) continue;
    const depth = isNear ? 0.14 : 0.26;
    if (isSunny)
      canvas.add([translucent(palette.ink, 0.16, ...placed(stems, { x: sky.x > 512 ? -11 : 11, y: 8 }))]);
    canvas.add(
      [
        filled(toneAt(palette, depth), ...stems),
        ...(isBare
          ? []
          : [filled(mix(toneAt(palette, depth + 0.04), palette.leaf ?? '#5d7444', 0.4), ...leaves)]),
      ],
      { glow: 0.14, rim: 0.3, shadow: { blur: 1, distance: 3, colour: palette.ink, strength: 0.2 } },
    );
  }
  for (const thing of climbers) {
    stage.shown.add(thing);
    if (thing.what !== 'leaf') canvas.recordDrawn(thing.what, thing.words);
  }
}

/** A stem that climbs a wall and hangs over it. */
function climber(
  random: Random,
  x: number,
  base: number,
  top: number,
  leaves: Path[number][],
  isFine: boolean,
): Path {
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
      if (turns > 0 && random.chance(0.5))
        grow([u, v], up * random.between(0.3, 0.6), radius * 0.6, turns - 1);
    }
    path.push(
      ...limb(
        points,
        points.map((_, i) => Math.max(0.7, radius * (1 - i / (points.length + 1)))),
      ),
    );
  };
  grow(
    [x, base + 4],
    (base - top) * random.between(0.8, isFine ? 1 : 1.25),
    random.between(2.2, 3.6) * (isFine ? 0.5 : 1),
    2,
  );
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
