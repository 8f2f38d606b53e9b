import { luminance, mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { ellipse, polygon, rectangle, type Path, type Point } from '../../../drawing/path.ts';
import { filled, glowShapes, translucent } from '../../canvas.ts';
import { isPanelled } from '../../room/room-shell.ts';
import { recordNamedThing, recordThing } from '../placing/record-shown.ts';
import { SHADOW } from '../room.ts';
import { drawDecay } from './corridor-decay.ts';
import { drawSideDoor, namedDoor } from './doors.ts';
import { levelPatch } from './lens.ts';
import type { Stage } from './stage.ts';

/** The corridor of a house: half its width, its height, and how near and how far it is seen; in metres. */
export const CORRIDOR = { half: 1.2, height: 2.72, near: 1.2, far: 12.5 } as const;

/** Where doors begin at both sides. */
const DOORS = [3.3, 5.5, 8.1] as const;
const DOOR_WIDE = 0.92;

/** A corridor with its doors at both sides, towards a window or into the dark. */
export function drawCorridor(stage: Stage): void {
  drawEnd(stage);
  drawShell(stage);
  drawDecay(stage, CORRIDOR);
  drawRunner(stage);
  const named = namedDoor(stage);
  const colour = named?.colour;
  const leaf =
    stage.kind.decor.finish === 'planks' || stage.kind.decor.finish === 'plaster' ? 'planks' : 'panels';
  for (const from of [...DOORS].reverse())
    for (const side of [-1, 1])
      drawSideDoor(stage, {
        wall: side * CORRIDOR.half,
        from,
        to: from + DOOR_WIDE,
        height: 2.02,
        isArched: false,
        leaf,
        colour,
      });
  if (isLitUnderDoor(stage)) drawStripUnderDoor(stage);
}

/** In a dark corridor without a window light shows under one of the doors. */
export const isLitUnderDoor = ({ isGloomy, scene: { things } }: Pick<Stage, 'isGloomy' | 'scene'>): boolean =>
  isGloomy && !things.some(({ what }) => what === 'window') && things.some(({ what }) => what === 'door');

const quad = ({ lens }: Stage, x: number, low: number, high: number, from: number, to: number) =>
  polygon([lens.at(x, low, from), lens.at(x, high, from), lens.at(x, high, to), lens.at(x, low, to)]);

/** The wall at the far end, with the window through which the light comes. */
function drawEnd(stage: Stage): void {
  const { lens, canvas, palette, scene } = stage;
  const { half, height, far } = CORRIDOR;
  const at = (x: number, y: number): Point => lens.at(x, y, far);
  const box = (left: number, right: number, low: number, high: number) =>
    polygon([at(left, low), at(left, high), at(right, high), at(right, low)]);
  const isDark = stage.lampAt !== null || isLitUnderDoor(stage);
  const wall = isDark
    ? mix(palette.sky[1], palette.sky[2], 0.12)
    : mix(palette.sky[2], stage.isGloomy ? palette.sky[1] : palette.sky[3], 0.4);
  const window = scene.things.find(({ what }) => what === 'window');
  const pane = isDark
    ? mix(palette.sky[1], '#7f97b8', 0.3)
    : mix(palette.light, stage.isGloomy ? palette.sky[3] : '#ffffff', 0.2);
  const [wide, low, high] = window?.size === 'small' ? [0.34, 1.2, 2.05] : [0.5, 0.85, 2.3];
  const hasWindow = window !== undefined || !isDark;
  canvas.add(
    [
      filled(wall, box(-half - 0.05, half + 0.05, 0, height)),
      ...(hasWindow
        ? [
            filled(mix(wall, palette.ink, 0.5), box(-wide - 0.1, wide + 0.1, low - 0.1, high + 0.1)),
            filled(pane, box(-wide, wide, low, high)),
            filled(
              mix(wall, palette.ink, 0.5),
              box(-0.03, 0.03, low, high),
              box(-wide, wide, low + (high - low) * 0.62, low + (high - low) * 0.62 + 0.05),
            ),
          ]
        : []),
    ],
    { glow: isDark ? 0.1 : stage.isGloomy ? 0.24 : 0.5 },
  );
  if (window) recordThing(stage, window);
}

const isSunny = ({ scene: { time, light } }: Stage): boolean =>
  light?.value === 'sun' || light?.value === 'window' || time?.value === 'day' || time?.value === 'dawn';

/** Floor, ceiling and the two side walls, which darken towards the reader. */
function drawShell(stage: Stage): void {
  const { lens, canvas, palette, kind } = stage;
  const { half, height, near, far } = CORRIDOR;
  const dim = mix(palette.sky[0], palette.ink, 0.5);
  const wall = stage.isGloomy
    ? mix(palette.sky[1], palette.sky[2], 0.55)
    : mix(palette.sky[2], palette.sky[3], stage.lampAt === null ? 0.5 : 0.2);
  const strength = stage.isGloomy ? 0.92 : isSunny(stage) ? 0.56 : 0.8;
  const flat = (y: number, left: number, right: number, from: number, to: number) =>
    levelPatch(lens, left, right, from, to, y);
  const [, top] = lens.at(0, height, far);
  const [, foot] = lens.at(0, 0, far);
  canvas.add([filled(mix(wall, palette.light, 0.1), flat(height, -half, half, near, far))], {
    glow: 0.3,
    haze: { from: top, to: top - 330, colour: dim, strength },
  });
  const floor = mix(mix(palette.sky[1], palette.sky[2], 0.5), '#6b4526', 0.3);
  const boards = [-0.8, -0.4, 0, 0.4, 0.8].map((x) => flat(0, x * half - 0.01, x * half + 0.01, near, far));
  canvas.add(
    [
      filled(floor, flat(0, -half, half, near, far)),
      translucent(palette.ink, 0.3, ...boards),
      ...[0.5, 0.34, 0.2, 0.1].map((share) =>
        translucent(palette.light, 0.08, flat(0, -share * half, share * half, 2.2 + share * 3, far)),
      ),
    ],
    { glow: 0.34, haze: { from: foot + 40, to: foot + 330, colour: dim, strength } },
  );
  for (const side of [-1, 1]) {
    const x = side * half;
    const [from] = lens.at(x, 0, far);
    const [to] = lens.at(x, 0, 1.9);
    canvas.add([filled(wall, quad(stage, x, 0, height, near, far)), ...papered(stage, x)], {
      glow: 0.36,
      turn: { from, to, colour: dim, strength },
      shadow: { ...SHADOW, colour: palette.ink, strength: 0.1 },
    });
    canvas.add(
      [
        filled(
          mix(wall, palette.ink, 0.46),
          quad(stage, x - side * 0.02, 0, 0.18, near, far),
          ...(kind.decor.dado > 0 || isPanelled(kind)
            ? [quad(stage, x - side * 0.02, 0.92, 1, near, far)]
            : []),
        ),
        filled(mix(wall, palette.ink, 0.3), quad(stage, x - side * 0.05, height - 0.16, height, near, far)),
      ],
      { glow: 0.2, turn: { from, to, colour: dim, strength } },
    );
  }
}

/** Stripes of paper, or panels, on a side wall. */
function papered(stage: Stage, x: number): Shape[] {
  const { palette, kind } = stage;
  const { height, near, far } = CORRIDOR;
  if (isPanelled(kind)) {
    const frames: Path[number][] = [];
    for (let z = near; z < far; z *= 1.18) {
      const [from, to] = [z * 1.02, z * 1.16];
      for (const [low, high] of [
        [0.26, 0.84],
        [1.1, height - 0.3],
      ] as const) {
        frames.push(quad(stage, x, low, low + 0.025, from, to), quad(stage, x, high - 0.025, high, from, to));
        frames.push(quad(stage, x, low, high, from, from + 0.03), quad(stage, x, low, high, to - 0.03, to));
      }
    }
    return [translucent(palette.ink, 0.3, ...frames)];
  }
  const stripes: Path[number][] = [];
  for (let z = near; z < far; z += 0.42) stripes.push(quad(stage, x, 0.18, height - 0.16, z, z + 0.2));
  return [translucent(palette.ink, kind.decor.finish === 'plaster' ? 0 : 0.09, ...stripes)];
}

/** A strip of carpet along the middle, where one is named. */
function drawRunner(stage: Stage): void {
  const { lens, canvas, palette, scene } = stage;
  const carpet = scene.things.find(({ what }) => what === 'carpet');
  if (!carpet) return;
  const { near, far } = CORRIDOR;
  const cloth = mix(
    carpet.colour ?? stage.kind.decor.cloth,
    palette.ink,
    luminance(carpet.colour ?? '#000000') > 0.5 ? 0.3 : 0.16,
  );
  const strip = (left: number, right: number) => levelPatch(lens, left, right, near, far);
  const [, foot] = lens.at(0, 0, far);
  canvas.add(
    [
      filled(cloth, strip(-0.6, 0.6)),
      translucent(mix(cloth, palette.light, 0.6), 0.5, strip(-0.54, -0.49), strip(0.49, 0.54)),
      translucent(palette.light, 0.12, strip(-0.2, 0.2)),
    ],
    {
      glow: 0.22,
      haze: { from: foot + 60, to: foot + 360, colour: mix(cloth, palette.ink, 0.7), strength: 0.8 },
    },
  );
  recordNamedThing(stage, 'carpet');
}

/** Where that strip of light is: the wall, and where its door begins. */
const LIT_DOOR = { wall: CORRIDOR.half, from: DOORS[0] } as const;

/** The middle of the strip under a door, across, up and away. */
export const UNDER_DOOR = [LIT_DOOR.wall, 0.02, LIT_DOOR.from + DOOR_WIDE / 2] as const;

function drawStripUnderDoor(stage: Stage): void {
  const { lens, canvas, palette } = stage;
  const { wall, from } = LIT_DOOR;
  const to = from + DOOR_WIDE;
  const glow = mix(palette.light, '#ffc368', 0.6);
  const spill = (reach: number) =>
    polygon([
      lens.at(wall, 0, from + 0.05),
      lens.at(wall - reach, 0, from - reach * 0.2),
      lens.at(wall - reach, 0, to + reach * 0.2),
      lens.at(wall, 0, to - 0.05),
    ]);
  const [u, v] = lens.at(...UNDER_DOOR);
  canvas.add([
    translucent(glow, 0.14, spill(0.4)),
    translucent(glow, 0.1, spill(0.8)),
    translucent(glow, 0.07, spill(1.3)),
    ...glowShapes(glow, 0.3, u, v, 150, 60),
  ]);
  canvas.add([
    filled(mix(glow, '#ffffff', 0.3), quad(stage, wall - 0.06, 0.005, 0.035, from + 0.04, to - 0.04)),
  ]);
}

/** A lamp on a bracket at the right wall. @param at across, up and away */
export function drawBracket(
  stage: Stage,
  [x, y, z]: readonly [number, number, number],
  isCandle: boolean,
): void {
  const { lens, canvas, palette } = stage;
  const [u, v] = lens.at(x, y, z);
  const m = lens.scaleAt(z);
  const [wall] = lens.at(CORRIDOR.half, y, z);
  const glow = mix(palette.light, '#ffffff', 0.4);
  canvas.add(
    [
      filled(
        palette.ink,
        rectangle(u, v + 0.16 * m, wall - u, 0.03 * m),
        rectangle(wall - 0.03 * m, v + 0.02 * m, 0.03 * m, 0.3 * m),
        rectangle(u - 0.02 * m, v + 0.08 * m, 0.04 * m, 0.1 * m),
      ),
      ...(isCandle
        ? [
            filled('#efe6cf', rectangle(u - 0.025 * m, v - 0.08 * m, 0.05 * m, 0.18 * m)),
            filled(glow, ellipse(u, v - 0.13 * m, 0.03 * m, 0.07 * m)),
          ]
        : [filled(glow, ellipse(u, v, 0.11 * m, 0.1 * m))]),
    ],
    { glow: 0.1 },
  );
}
