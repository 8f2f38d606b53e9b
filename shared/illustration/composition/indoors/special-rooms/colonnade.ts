import { mix } from '../../../drawing/colour.ts';
import { polygon, rectangle, type Path, type Point } from '../../../drawing/path.ts';
import type { Scene } from '../../../scene.ts';
import { filled, translucent, WIDTH } from '../../canvas.ts';
import { SKIRTING } from '../../room/room-shell.ts';
import { keepInFrame, SHADOW, type Room } from '../room.ts';
import { recordThing } from '../placing/record-shown.ts';

/** Whether a room is so large that everything in it is small: a hall with columns. */
export const isVast = ({ things, setting, roomFeatures }: Scene): boolean =>
  !roomFeatures?.includes('vaulted') &&
  (things.some(({ what, certainty }) => what === 'column' && certainty >= 0.5) ||
    (setting?.value === 'hall' && things.some(({ what, size }) => what === 'hall' && size === 'large')));

/** The height of a person there, in pixels. */
export const TALL_IN_VAST = 196;

/** The vanishing point, in pixels. */
const [MIDDLE, EYE] = [WIDTH / 2, 400] as const;
/** Measures at the back wall, in pixels from the point above; all of it grows with nearness. */
const AT_WALL = { across: 172, half: 13, foot: SKIRTING - EYE, top: 252, ceiling: 286 } as const;
/** How much nearer than the back wall each pair of columns stands, the farthest first. */
const PAIRS = [1.08, 1.42, 2.02] as const;
const NEAREST = 3.4;

/** Two rows of columns, with beams and ceiling above them and free floor between them. */
export function drawColonnade(room: Room): void {
  const { palette, canvas, scene } = room;
  const stone = mix(palette.sky[1], palette.ink, 0.2);
  drawCeiling(room, stone);
  for (const nearness of PAIRS) {
    const air = 0.66 - (nearness - 1) * 0.42;
    const at = (u: number, v: number): Point => [MIDDLE + u * nearness, EYE + v * nearness];
    const { across, half, foot, top } = AT_WALL;
    const body: Path[number][] = [];
    const flutes: Path[number][] = [];
    const lit: Path[number][] = [];
    for (const side of [-1, 1]) {
      const x = side * across;
      const box = (from: number, to: number, upper: number, lower: number) =>
        polygon([at(x + from, upper), at(x + to, upper), at(x + to, lower), at(x + from, lower)]);
      body.push(
        polygon([
          at(x - half * 0.82, -top + 22),
          at(x + half * 0.82, -top + 22),
          at(x + half, foot - 12),
          at(x - half, foot - 12),
        ]),
      );
      body.push(
        box(-half * 1.5, half * 1.5, foot - 6, foot),
        box(-half * 1.24, half * 1.24, foot - 13, foot - 5),
      );
      body.push(
        box(-half * 1.6, half * 1.6, -top, -top + 8),
        polygon([
          at(x - half * 1.5, -top + 8),
          at(x + half * 1.5, -top + 8),
          at(x + half * 0.84, -top + 24),
          at(x - half * 0.84, -top + 24),
        ]),
      );
      for (const u of [-0.5, -0.16, 0.18, 0.52])
        flutes.push(box(u * half, u * half + 1.1, -top + 28, foot - 15));
      // The side facing the window.
      lit.push(
        side > 0
          ? box(-half * 0.86, -half * 0.6, -top + 26, foot - 13)
          : box(half * 0.6, half * 0.86, -top + 26, foot - 13),
      );
    }
    const streaks = [-1, 1].map((side) =>
      polygon([
        at(side * across - half, foot),
        at(side * across + half, foot),
        at(side * (across + 46), foot + 34),
        at(side * (across + 16), foot + 34),
      ]),
    );
    canvas.add([translucent(palette.ink, 0.16, ...streaks)]);
    canvas.add(
      [
        filled(mix(stone, palette.sky[3], Math.max(0.1, air)), ...body),
        translucent(palette.ink, 0.18, ...flutes),
        translucent(palette.light, 0.34, ...lit),
      ],
      {
        glow: Math.max(0.06, air * 0.4),
        rim: 0.3,
        shadow: { ...SHADOW, colour: palette.ink, strength: 0.2 },
      },
    );
  }
  const named = scene.things.find(({ what }) => what === 'column');
  if (named) recordThing(room, named);
  // Nothing is cropped: the picture is about the size of the room.
  keepInFrame(room, [{ path: [rectangle(MIDDLE - 424, 60, 848, 620)], colour: palette.ink }]);
  room.floor.block(0, MIDDLE - 300);
  room.floor.block(MIDDLE + 300, WIDTH);
}

/** Panels between two beams that run from the back wall towards the reader. */
function drawCeiling({ palette, canvas }: Room, stone: string): void {
  const at = (u: number, v: number, nearness: number): Point => [MIDDLE + u * nearness, EYE + v * nearness];
  const { across, half, top, ceiling } = AT_WALL;
  const panels: Path[number][] = [];
  const bays = [1, 1.2, 1.5, 1.96, 2.6];
  for (const [i, from] of bays.entries()) {
    const to = bays[i + 1];
    if (!to) break;
    for (let k = -3; k < 3; k++) {
      const [left, right] = [(k + 0.1) * (across / 3.4), (k + 0.9) * (across / 3.4)];
      const [far, near] = [from + (to - from) * 0.1, to - (to - from) * 0.1];
      panels.push(
        polygon([
          at(left, -ceiling, far),
          at(right, -ceiling, far),
          at(right, -ceiling, near),
          at(left, -ceiling, near),
        ]),
      );
    }
  }
  const plane = polygon([
    at(-across, -ceiling, 1),
    at(across, -ceiling, 1),
    at(across, -ceiling, NEAREST),
    at(-across, -ceiling, NEAREST),
  ]);
  const wall = polygon([
    at(-across, -ceiling, 1),
    at(across, -ceiling, 1),
    at(across, -top, 1),
    at(-across, -top, 1),
  ]);
  canvas.add(
    [
      filled(mix(stone, palette.sky[3], 0.36), plane),
      translucent(palette.ink, 0.2, ...panels),
      filled(mix(stone, palette.sky[3], 0.52), wall),
      translucent(
        palette.ink,
        0.24,
        rectangle(MIDDLE - across, EYE - top - 4, across * 2, 4),
        rectangle(MIDDLE - across, EYE - ceiling, across * 2, 3),
      ),
    ],
    {
      glow: 0.3,
      haze: {
        from: EYE - ceiling * 1.5,
        to: EYE - ceiling,
        colour: mix(stone, palette.sky[3], 0.5),
        strength: 0.4,
      },
    },
  );
  for (const side of [-1, 1]) {
    const inner = side * (across - half);
    const outer = side * (across + half);
    const face = polygon([
      at(inner, -ceiling, 1),
      at(inner, -top, 1),
      at(inner, -top, NEAREST),
      at(inner, -ceiling, NEAREST),
    ]);
    const soffit = polygon([
      at(inner, -top, 1),
      at(outer, -top, 1),
      at(outer, -top, NEAREST),
      at(inner, -top, NEAREST),
    ]);
    // Beyond the columns it is dark under the roof.
    const aisle = polygon([
      at(outer, -top, 1),
      at(outer, -top, NEAREST),
      [MIDDLE + side * 900, -200],
      [MIDDLE + side * 900, EYE - top],
      at(side * 500, -top, 1),
    ]);
    canvas.add(
      [
        filled(mix(stone, palette.ink, 0.3), aisle),
        filled(mix(stone, palette.sky[3], 0.3), face),
        filled(mix(stone, palette.ink, 0.16), soffit),
        translucent(
          palette.light,
          0.2,
          polygon([
            at(inner, -ceiling + 14, 1),
            at(inner, -ceiling + 16, 1),
            at(inner, -ceiling + 16, NEAREST),
            at(inner, -ceiling + 14, NEAREST),
          ]),
        ),
      ],
      { glow: 0.16, shadow: { ...SHADOW, colour: palette.ink, strength: 0.16 } },
    );
  }
}
