import { mix } from '../../../drawing/colour.ts';
import { polygon, type Path } from '../../../drawing/path.ts';
import { filled, translucent } from '../../canvas.ts';
import { recordNamedThing } from '../placing/record-shown.ts';
import { SHADOW } from '../room.ts';
import { across, along } from './hall.ts';
import { levelPatch } from './lens.ts';
import { lightAtDepth, type Stage } from './stage.ts';

const HALF = 1.02;
const STEPS = 14;
const [FIRST, DEEP, RISE] = [3.3, 0.27, 0.21];
const TOP = { z: FIRST + STEPS * DEEP, y: STEPS * RISE } as const;
/** The door at the head of the stairs. */
const DOOR = { half: 0.52, high: 1.95 } as const;
export const STAIR_DOOR = [0, TOP.y + 0.9, TOP.z + 0.5] as const;

const roofAt = (z: number) => 2.6 + Math.max(0, z - FIRST) * (RISE / DEEP);

/** A steep flight between two walls, seen from its foot, towards a door at its head. */
export function drawNarrowStairs(stage: Stage): void {
  const { canvas, palette, lens, scene } = stage;
  const wall = mix(palette.sky[1], palette.sky[2], 0.5);
  const dim = mix(palette.sky[0], palette.ink, 0.5);
  const end = TOP.z + 0.6;
  const isShut = scene.things.some(({ what }) => what === 'door');
  const bright = mix(palette.light, '#ffffff', 0.2);
  canvas.add([filled(mix(wall, palette.sky[3], 0.2), across(stage, end, -HALF, HALF, TOP.y, roofAt(end)))], {
    glow: 0.3,
  });
  const leaf = mix('#4a3018', palette.sky[0], 0.3);
  const [low, high] = [TOP.y, TOP.y + DOOR.high];
  canvas.add(
    isShut
      ? [
          filled(
            mix(leaf, palette.ink, 0.35),
            across(stage, end - 0.02, -DOOR.half - 0.1, DOOR.half + 0.1, low, high + 0.1),
          ),
          filled(leaf, across(stage, end - 0.03, -DOOR.half, DOOR.half, low + 0.06, high)),
          translucent(
            palette.ink,
            0.4,
            ...[-0.3, 0.04].flatMap((x) => [
              across(stage, end - 0.04, x, x + 0.26, low + 0.3, low + 0.32),
              across(stage, end - 0.04, x, x + 0.26, low + 0.86, low + 0.88),
              across(stage, end - 0.04, x, x + 0.26, low + 1.04, low + 1.06),
              across(stage, end - 0.04, x, x + 0.26, low + 1.64, low + 1.66),
            ]),
          ),
          filled(bright, across(stage, end - 0.05, -DOOR.half, DOOR.half, low, low + 0.07)),
        ]
      : [
          filled(
            mix(leaf, palette.ink, 0.3),
            across(stage, end - 0.02, -DOOR.half - 0.1, DOOR.half + 0.1, low, high + 0.1),
          ),
          filled(bright, across(stage, end - 0.03, -DOOR.half, DOOR.half, low, high)),
        ],
    { glow: 0.4 },
  );
  // The ceiling climbs with the stairs.
  canvas.add(
    [
      filled(
        mix(wall, dim, 0.5),
        polygon([
          lens.at(-HALF, roofAt(1), 1),
          lens.at(HALF, roofAt(1), 1),
          lens.at(HALF, roofAt(end), end),
          lens.at(-HALF, roofAt(end), end),
        ]),
      ),
    ],
    { glow: 0.2 },
  );
  for (const side of [-1, 1]) {
    const x = side * HALF;
    const [from] = lens.at(x, 0, end);
    const [to] = lens.at(x, 0, 1.5);
    canvas.add([filled(wall, along(stage, x, -0.2, 6.4, 0.7, end))], {
      glow: 0.34,
      turn: { from, to, colour: dim, strength: stage.isGloomy ? 0.9 : 0.76 },
    });
  }
  canvas.add([filled(mix(wall, dim, 0.6), levelPatch(lens, -HALF, HALF, 1.1, FIRST))], { glow: 0.2 });
  for (let i = STEPS - 1; i >= 0; i--) {
    const [z, y] = [FIRST + i * DEEP, i * RISE];
    const share = i / STEPS;
    const riser = mix(lightAtDepth(stage, 3 + share * 9), '#5b4630', 0.36);
    canvas.add(
      [
        filled(mix(riser, palette.light, 0.16), levelPatch(lens, -HALF, HALF, z, z + DEEP, y + RISE)),
        filled(riser, across(stage, z, -HALF, HALF, y, y + RISE)),
        filled(
          mix(riser, palette.light, 0.34),
          across(stage, z - 0.01, -HALF, HALF, y + RISE - 0.03, y + RISE),
        ),
        translucent(palette.ink, 0.3, across(stage, z - 0.01, -HALF, HALF, y + RISE - 0.06, y + RISE - 0.03)),
      ],
      { glow: 0.16 },
    );
  }
  const rail: Path = [
    polygon([
      lens.at(HALF - 0.07, 0.86, FIRST - 0.2),
      lens.at(HALF - 0.07, 0.94, FIRST - 0.2),
      lens.at(HALF - 0.07, TOP.y + 0.94, TOP.z),
      lens.at(HALF - 0.07, TOP.y + 0.86, TOP.z),
    ]),
  ];
  canvas.add([filled(mix('#4a3220', palette.ink, 0.4), ...rail)], {
    rim: 0.5,
    shadow: { ...SHADOW, colour: palette.ink, strength: 0.3 },
  });
  for (const what of ['staircase', 'stairs', 'steps', 'door', 'doorway', 'wall', 'ladder'])
    recordNamedThing(stage, what);
}
