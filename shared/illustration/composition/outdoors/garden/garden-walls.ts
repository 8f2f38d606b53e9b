import { mix } from '../../../drawing/colour.ts';
import { outline, polygon, stroke, type Path, type Point } from '../../../drawing/path.ts';
import { filled, translucent, WIDTH } from '../../canvas.ts';
import { toneAt } from '../../palette.ts';
import type { Stage } from '../stage.ts';

/** The walls of a garden: a long one across, and one or two that run from its ends towards the reader; heights in pixels from the top. */
export interface Walls {
  /** The left end of the long wall. */
  corner: number;
  /** The right end; beyond the picture where the long wall itself comes nearer. */
  end: number;
  top: number;
  base: number;
}

/** The nearness of a wall at a place, 0 in a corner … 1 at the edge of the picture: side walls turn sharply, the long one hardly. */
export function nearness({ corner, end }: Walls, x: number): number {
  if (x < corner) return (corner - x) / (corner + 20);
  if (end < WIDTH) return x > end ? (x - end) / (WIDTH + 20 - end) : 0;
  return (x - corner) / (WIDTH + 20 - corner);
}

const isSide = ({ corner, end }: Walls, x: number): boolean => x < corner || x > end;

export const topAt = (walls: Walls, x: number): number =>
  walls.top - nearness(walls, x) * (isSide(walls, x) ? 150 : 44);

export const baseAt = (walls: Walls, x: number): number =>
  walls.base + nearness(walls, x) * (isSide(walls, x) ? 104 : 34);

/** Courses of brick that run towards the reader, a coping, and piers that hold the wall. */
export function drawWall(
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
export function drawDoor(stage: Stage, walls: Walls, stone: string, isImplied: boolean): number | null {
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

export const doorwayOf = ({ corner, end }: Walls): number =>
  corner + (Math.min(end, WIDTH) - corner) * (end < WIDTH ? 0.54 : 0.46);
