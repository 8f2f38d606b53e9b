import { mix } from '../../../drawing/colour.ts';
import { ellipse, outline, rectangle, stroke, type Path } from '../../../drawing/path.ts';
import type { Random } from '../../../drawing/seeded.ts';
import type { Scene, SceneThing } from '../../../scene.ts';
import {
  createCanvas,
  filled,
  HEIGHT,
  translucent,
  WIDTH,
  type Canvas,
  type Composition,
} from '../../canvas.ts';
import { archway, HALF, MIDDLE, SILL, SPRING } from './archway.ts';
import { drawKnocker, drawPanels, drawPlanks } from './door-leaves.ts';
import { skyPalette, type Palette, type Series } from '../../palette.ts';

/** How far the carved surround stands out beside the opening, in pixels. */
const SURROUND = 74;

/** A door that a passage is about, close up from outside: planks under nails and hinges in a surround of stone, or panels in brick. */
export function composeDoorCloseUp(
  scene: Scene,
  door: SceneThing,
  series: Series,
  seed: string,
  take: number,
): Composition {
  const canvas = createCanvas(series.seed, seed, 'door', take);
  const palette = skyPalette(scene, series, `${seed}/${take}`);
  const isOfTown = isTownDoor(scene, door);
  const isWorn = scene.things.some(({ qualities }) => qualities.some((quality) => WORN.has(quality)));
  drawWall(canvas, palette, isOfTown);
  drawSurround(canvas, palette, isOfTown);
  (isOfTown ? drawPanels : drawPlanks)(canvas, palette, door, isWorn);
  if (isOfTown && scene.leftOut.every(({ what }) => what !== 'bell')) drawKnocker(canvas, palette);
  drawSteps(canvas, palette);
  for (const { what, words } of scene.things) if (OF_DOORS.has(what)) canvas.recordDrawn(what, words);
  const x = MIDDLE + (canvas.random.chance(0.5) ? -1 : 1) * 150;
  return {
    picture: {
      seed: `${series.seed}/${seed}/${take}`,
      paper: palette.paper,
      edge: { form: series.edge },
      ground: {
        stops: [
          { at: 0, colour: palette.sky[1] },
          { at: 1, colour: palette.sky[0] },
        ],
        marble: 0.05,
      },
      layers: canvas.layers,
      light: {
        x,
        y: 230,
        radius: 190,
        colour: palette.light,
        onGround: 0.6,
        bloom: palette.isDark ? 0.12 : 0.2,
      },
    },
    drawn: canvas.drawn,
    template: `door ${isOfTown ? 'panels' : 'planks'}`,
  };
}

const WORN: ReadonlySet<string> = new Set(['decayed', 'ruined', 'old', 'dirty', 'broken', 'faded']);
const OF_DOORS: ReadonlySet<string> = new Set([
  'door',
  'doorway',
  'steps',
  'arch',
  'threshold',
  'wall',
  'panelling',
]);

/** Of a house, unless it is great, of oak or iron, or of a castle or church. */
const isTownDoor = ({ setting, things }: Scene, { size }: SceneThing): boolean =>
  size !== 'large' &&
  !CASTLES.has(setting?.value ?? '') &&
  !things.some(
    ({ what, qualities }) => OF_DOORS.has(what) && qualities.some((quality) => OF_OLD.has(quality)),
  );
const CASTLES: ReadonlySet<string> = new Set(['castle', 'church', 'ruins', 'churchyard']);
const OF_OLD: ReadonlySet<string> = new Set(['iron', 'stone', 'wooden', 'old', 'carved']);

/** Courses of blocks, no two of one tone. */
function drawWall({ random, ...canvas }: Canvas, palette: Palette, isOfBrick: boolean): void {
  const base = mix(palette.sky[0], isOfBrick ? '#8a5a48' : '#8d8778', palette.isDark ? 0.24 : 0.6);
  const high = isOfBrick ? 22 : 58;
  const [light, dark, joints]: [Path[number][], Path[number][], Path[number][]] = [[], [], []];
  for (let y = -10, row = 0; y < HEIGHT + 20; y += high, row++) {
    joints.push(rectangle(-20, y, WIDTH + 40, isOfBrick ? 2 : 3));
    for (let x = -20 - (row % 2) * (isOfBrick ? 30 : 70); x < WIDTH + 20;) {
      const wide = isOfBrick ? 60 : random.between(92, 168);
      joints.push(rectangle(x, y, isOfBrick ? 2 : 3, high));
      if (random.chance(0.3))
        (random.chance(0.5) ? light : dark).push(rectangle(x + 2, y + 2, wide - 4, high - 4));
      x += wide;
    }
  }
  canvas.add([filled(base, rectangle(-20, -20, WIDTH + 40, HEIGHT + 40))], {
    glow: 0.4,
    texture: { size: 9, strength: 0.16 },
  });
  canvas.add([
    translucent(palette.light, 0.12, ...light),
    translucent(palette.ink, 0.14, ...dark),
    translucent(palette.ink, isOfBrick ? 0.22 : 0.34, ...joints),
  ]);
}

/** It stands out from the wall, and its shadow lies on the door. */
function drawSurround(canvas: Canvas, palette: Palette, isFlat: boolean): void {
  const stone = mix(palette.sky[1], isFlat ? '#b7ab98' : '#a39b89', palette.isDark ? 0.26 : 0.62);
  canvas.add([filled(stone, outline(archway(SURROUND, isFlat)))], {
    glow: 0.3,
    rim: 0.7,
    relief: 0.5,
    texture: { size: 8, strength: 0.16 },
    shadow: { blur: 9, distance: 16, colour: palette.ink, strength: 0.5 },
  });
  const rings = isFlat ? [22] : [18, 36, 56];
  canvas.add([
    translucent(palette.ink, 0.36, ...rings.map((out) => stroke(archway(out, isFlat), 3.4))),
    translucent(palette.light, 0.24, ...rings.map((out) => stroke(archway(out + 4, isFlat), 2))),
    ...(isFlat ? [] : [translucent(palette.ink, 0.3, ...carving(canvas.random))]),
  ]);
  canvas.add([filled(mix(palette.ink, palette.sky[0], 0.12), outline(archway(0, isFlat)))]);
}

/** Leaves round the arch, some of which time has rubbed out. */
const carving = (random: Random): Path =>
  Array.from({ length: 29 }, (_, i): Path => {
    const along = i / 28;
    if (random.chance(0.16)) return [];
    const half = HALF + 46;
    const [x, y] =
      along < 0.3
        ? [MIDDLE - half, SILL - 20 - (along / 0.3) * (SILL - SPRING - 20)]
        : along > 0.7
          ? [MIDDLE + half, SPRING + ((along - 0.7) / 0.3) * (SILL - SPRING - 20)]
          : [
              MIDDLE - Math.cos(((along - 0.3) / 0.4) * Math.PI) * half,
              SPRING - Math.sin(((along - 0.3) / 0.4) * Math.PI) * half,
            ];
    return [0, 90, 180, 270].map((angle) =>
      ellipse(x + Math.cos((angle * Math.PI) / 180) * 5, y + Math.sin((angle * Math.PI) / 180) * 5, 3.6),
    );
  }).flat();

/** Two steps, hollowed in the middle. */
function drawSteps(canvas: Canvas, palette: Palette): void {
  const stone = mix(palette.sky[1], '#9a9385', palette.isDark ? 0.2 : 0.5);
  for (const [half, top, tone] of [
    [HALF + 60, SILL, 0.06],
    [HALF + 130, SILL + 34, 0.16],
  ] as const)
    canvas.add(
      [
        filled(
          mix(stone, palette.ink, tone),
          outline([
            [MIDDLE - half, top, 1],
            [MIDDLE - half * 0.4, top + 4],
            [MIDDLE, top + 7],
            [MIDDLE + half * 0.4, top + 4],
            [MIDDLE + half, top, 1],
            [MIDDLE + half + 14, HEIGHT + 20, 1],
            [MIDDLE - half - 14, HEIGHT + 20, 1],
          ]),
        ),
      ],
      {
        glow: 0.2,
        rim: 0.5,
        texture: { size: 7, strength: 0.14 },
        shadow: { blur: 5, distance: 6, colour: palette.ink, strength: 0.4 },
      },
    );
}
