import { mix } from '../../../drawing/colour.ts';
import { ellipse, limb, outline, placed, type Path, type Point } from '../../../drawing/path.ts';
import type { Random } from '../../../drawing/seeded.ts';
import { filled, translucent, WIDTH } from '../../canvas.ts';
import type { CoveredWalls } from '../houses/covered-walls.ts';
import { leavesOver } from '../houses/covering.ts';
import { isClimber } from '../houses/is-climber.ts';
import { toneAt } from '../../palette.ts';
import { isTangled } from './garden-tangle.ts';
import { baseAt, nearness, topAt, type Walls } from './garden-walls.ts';
import type { Stage } from '../stage.ts';

/** Names of climbing plants. */
const CLIMBERS: ReadonlySet<string> = new Set(['ivy', 'rose', 'rose bush', 'branch', 'vine', 'leaf']);

/** Stems that climb both walls, nearer ones larger; those in the sun cast shadows. */
export function drawClimbers(
  stage: Stage,
  walls: Walls,
  isBare: boolean,
  isSunny: boolean,
  door: number | null,
): void {
  const { scene, canvas, palette, sky } = stage;
  const { random } = canvas;
  const climbers = scene.things.filter(({ what }) => CLIMBERS.has(what));
  const dense = climbers.filter(
    (thing) => isClimber(thing) && (thing.what === 'ivy' || thing.what === 'rose'),
  );
  if (dense.length > 0 && !isTangled(scene)) {
    canvas.add(leavesOver(stage, dense, coveredWall(stage, walls, door), (walls.base - walls.top) / WALL_M), {
      glow: 0.14,
      rim: 0.3,
      shadow: { blur: 2, distance: 4, colour: palette.ink, strength: 0.26 },
    });
    for (const thing of dense) {
      stage.shown.add(thing);
      canvas.recordDrawn(thing.what, thing.words);
    }
    return;
  }
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

/** The height of a garden's wall, in metres. */
const WALL_M = 3;

/** The wall that leaves cover, with the door that they leave free; they grow over its coping. */
const coveredWall = ({ view }: Stage, walls: Walls, door: number | null): CoveredWalls => ({
  // The bricks show here and there.
  share: 0.76,
  box: { left: -20, right: WIDTH + 20, top: walls.top - 150, bottom: walls.base + 110 },
  isWall: (x, y) =>
    y > topAt(walls, x) - 10 &&
    y < baseAt(walls, x) + 6 &&
    (door === null || Math.abs(x - door) > view.scale * 0.42 || y < baseAt(walls, x) - view.scale * 1.3),
  openings:
    door === null
      ? []
      : [
          {
            left: door - view.scale * 0.36,
            right: door + view.scale * 0.36,
            top: walls.base - view.scale * 1.24,
            bottom: walls.base,
          },
        ],
});

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
