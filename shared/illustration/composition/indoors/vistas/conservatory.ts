import { mix } from '../../../drawing/colour.ts';
import { polygon, type Path } from '../../../drawing/path.ts';
import { filled, translucent } from '../../canvas.ts';
import { motifShapes } from '../in-room-parts.ts';
import { recordNamedThing } from '../placing/record-shown.ts';
import { SHADOW } from '../room.ts';
import { across, along, drawBox, tonedAt } from './hall.ts';
import { levelPatch } from './lens.ts';
import type { Stage } from './stage.ts';

/** Half its width, the height of its walls and of its ridge, and where its ends are; in metres. */
const [HALF, WALL, RIDGE, NEAR, FAR] = [2.9, 2.7, 4.3, 1.3, 11];
/** Between the ribs of the glass. */
const BAY = 1.2;

/** A house of glass, with plants in tubs on both sides of its path. */
export function drawConservatory(stage: Stage): void {
  drawGlass(stage);
  drawPath(stage);
  for (let z = FAR - 1.2; z > 2.3; z -= 1.5) for (const side of [-1, 1] as const) drawPlant(stage, z, side);
  for (const what of [
    'palm tree',
    'fern',
    'flowers',
    'vase',
    'tree',
    'window',
    'wall',
    'floor',
    'leaf',
    'potted plant',
  ])
    recordNamedThing(stage, what);
}

function drawGlass(stage: Stage): void {
  const { canvas, palette, lens } = stage;
  const isDark = stage.lampAt !== null;
  const sky = isDark ? mix(palette.sky[1], '#5d7599', 0.4) : mix(palette.sky[3], '#cfe2e6', 0.5);
  const iron = mix(mix(palette.sky[1], '#4a5f58', 0.5), palette.ink, 0.3);
  const end = polygon([
    lens.at(-HALF, 0, FAR),
    lens.at(-HALF, WALL, FAR),
    lens.at(0, RIDGE, FAR),
    lens.at(HALF, WALL, FAR),
    lens.at(HALF, 0, FAR),
  ]);
  canvas.add([filled(mix(sky, palette.light, 0.5), end)], { glow: 0.5 });
  for (const side of [-1, 1]) {
    const x = side * HALF;
    const [from] = lens.at(x, 0, FAR);
    const [to] = lens.at(x, 0, NEAR + 0.8);
    const turn = { from, to, colour: mix(sky, palette.ink, 0.5), strength: 0.5 };
    canvas.add(
      [
        filled(sky, along(stage, x, 0, WALL, NEAR, FAR)),
        filled(
          mix(sky, palette.light, 0.3),
          polygon([
            lens.at(x, WALL, NEAR),
            lens.at(0, RIDGE, NEAR),
            lens.at(0, RIDGE, FAR),
            lens.at(x, WALL, FAR),
          ]),
        ),
      ],
      { glow: 0.4, turn },
    );
    const ribs: Path[number][] = [];
    for (let z = FAR; z > NEAR; z -= BAY)
      ribs.push(
        along(stage, x, 0, WALL, z - 0.05, z),
        polygon([
          lens.at(x, WALL, z),
          lens.at(0, RIDGE, z),
          lens.at(0, RIDGE, z - 0.06),
          lens.at(x, WALL, z - 0.06),
        ]),
      );
    canvas.add(
      [
        filled(
          iron,
          ...ribs,
          ...[0.62, WALL * 0.66, WALL].map((y) => along(stage, x, y - 0.03, y + 0.03, NEAR, FAR)),
          along(stage, x, 0, 0.6, NEAR, FAR),
        ),
        translucent(
          iron,
          0.8,
          polygon([
            lens.at(x / 2, (WALL + RIDGE) / 2, NEAR),
            lens.at(x / 2, (WALL + RIDGE) / 2 + 0.04, NEAR),
            lens.at(x / 2, (WALL + RIDGE) / 2 + 0.04, FAR),
            lens.at(x / 2, (WALL + RIDGE) / 2, FAR),
          ]),
        ),
      ],
      { glow: 0.24, turn: { ...turn, colour: palette.ink } },
    );
  }
  const bars = [-2.1, -1.4, -0.7, 0, 0.7, 1.4, 2.1];
  canvas.add(
    [
      filled(
        iron,
        ...bars.map((x) =>
          across(stage, FAR, x - 0.025, x + 0.025, 0, RIDGE - (Math.abs(x) / HALF) * (RIDGE - WALL)),
        ),
        ...[0.6, 1.7, WALL].map((y) => across(stage, FAR, -HALF, HALF, y - 0.025, y + 0.025)),
      ),
    ],
    { glow: 0.4 },
  );
}

function drawPath(stage: Stage): void {
  const { canvas, palette, lens } = stage;
  const stone = mix('#b8a88a', palette.sky[2], 0.3);
  const tiles: Path[number][] = [];
  for (let z = NEAR, i = 0; z < FAR; z += 0.55, i++)
    for (const x of [-0.85, -0.28, 0.29])
      if ((i + Math.round((x + 0.85) / 0.57)) % 2 === 0)
        tiles.push(levelPatch(lens, x, x + 0.57, z, Math.min(FAR, z + 0.55)));
  const [, foot] = lens.at(0, 0, FAR);
  canvas.add(
    [
      filled(mix('#4d5a3e', palette.sky[1], 0.3), levelPatch(lens, -HALF, HALF, NEAR, FAR)),
      filled(stone, levelPatch(lens, -0.86, 0.86, NEAR, FAR)),
      translucent(palette.ink, 0.22, ...tiles),
    ],
    { glow: 0.3, haze: { from: foot + 40, to: foot + 330, colour: palette.ink, strength: 0.5 } },
  );
}

const PLANTS = ['palm', 'potted plant', 'fern', 'palm', 'rose bush'] as const;

/** A plant in its tub. */
function drawPlant(stage: Stage, z: number, side: -1 | 1): void {
  const { canvas, palette, lens } = stage;
  const { random } = canvas;
  const x = side * random.between(1.65, 1.95);
  const name = random.pick(PLANTS);
  const isTall = name === 'palm';
  drawBox(
    stage,
    { left: x - 0.27, right: x + 0.27, low: 0, high: 0.46, from: z - 0.2, to: z + 0.24 },
    '#8a5a3a',
    '#3d2f22',
  );
  const [u, foot] = lens.at(x, 0.44, z);
  const scale = lens.scaleAt(z);
  canvas.add(
    motifShapes(stage, name, u, {
      scale: isTall ? scale * 0.36 : scale * 0.9,
      foot,
      depth: Math.max(0, Math.min(0.34, (z - 3) / 22)),
      isFlipped: side > 0,
    }).map((shape) => ({ ...shape, colour: mix(shape.colour, tonedAt(stage, '#4c6b3c', z), 0.36) })),
    { rim: 0.5, relief: 0.08, glow: 0.1, shadow: { ...SHADOW, colour: palette.ink, strength: 0.24 } },
  );
}
