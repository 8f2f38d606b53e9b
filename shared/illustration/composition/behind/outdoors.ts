import { mix } from '../../drawing/colour.ts';
import { ellipse, outline, rectangle, stroke, taper, type Path } from '../../drawing/path.ts';
import { filled, HEIGHT, thin, WIDTH } from '../canvas.ts';
import { farTree } from '../far-trees.ts';
import * as land from '../land.ts';
import type { Behind, Draw } from './behind.ts';

const night: Draw = (behind) => {
  const { canvas, random, lit } = behind;
  canvas.add([filled(mix('#f1ead0', lit, 0.1), ellipse(772, 188, 46))], { glow: 0.4 });
  canvas.add([
    thin(
      mix('#f1ead0', lit, 0.2),
      0.8,
      ...Array.from({ length: 40 }, () =>
        ellipse(random.between(60, 960), random.between(40, 380), random.between(0.9, 2.2)),
      ),
    ),
  ]);
  return drawLand(behind, 'leafy');
};

const sea: Draw = ({ canvas, palette, random, dark, deep, lit, turn }) => {
  const sea = mix(mix('#44677a', deep, 0.4), lit, 0.1);
  canvas.add(
    [
      filled(sea, rectangle(-20, 452, WIDTH + 40, 400)),
      thin(
        palette.light,
        0.24,
        ...Array.from({ length: 70 }, () => {
          const y = random.between(460, 700);
          const wide = random.between(12, 60) * (1 + (y - 460) / 200);
          const x = random.between(100, 940);
          return stroke(
            [
              [x - wide / 2, y],
              [x, y - 2],
              [x + wide / 2, y],
            ],
            2.4,
            true,
          );
        }),
      ),
    ],
    { haze: { from: 520, to: 440, colour: lit, strength: 0.5 }, turn, glow: 0.3 },
  );
  const sail = outline([
    [786, 448, 1],
    [812, 392],
    [818, 372, 1],
    [830, 410],
    [838, 448, 1],
  ]);
  canvas.add(
    [
      filled(
        mix(deep, dark, 0.3),
        sail,
        outline([
          [770, 448, 1],
          [850, 448, 1],
          [838, 460],
          [782, 460],
        ]),
      ),
      thin(
        palette.light,
        0.7,
        ...[0, 1].map((i) =>
          stroke(
            [
              [170 + i * 60, 180 + i * 26],
              [186 + i * 60, 172 + i * 26],
              [198 + i * 60, 182 + i * 26],
              [212 + i * 60, 172 + i * 26],
              [230 + i * 60, 182 + i * 26],
            ],
            3,
            true,
          ),
        ),
      ),
    ],
    { glow: 0.2 },
  );
  return [];
};

const town: Draw = ({ canvas, scene, random, deep, lit, turn }) => {
  for (const [base, depth] of [
    [430, 0.55],
    [520, 0.3],
  ] as const) {
    const roofs = land.townline(random, base, depth > 0.4 ? 150 : 190, scene.region);
    canvas.add([filled(mix(lit, deep, 1 - depth), ...roofs, rectangle(-20, base + 40, WIDTH + 40, HEIGHT))], {
      haze: { from: base, to: base + 120, colour: lit, strength: 0.45 },
      turn,
      glow: 0.3,
    });
  }
  return [];
};

const wood: Draw = ({ canvas, random, dark, deep, lit, shadow, turn }) => {
  canvas.add(
    [
      thin(
        mix(deep, lit, 0.45),
        0.7,
        ...Array.from({ length: 9 }, (_, i) => {
          const x = 40 + i * 118 + random.between(-34, 34);
          return taper(
            [
              [x, -20],
              [x + random.between(-14, 14), HEIGHT],
            ],
            [random.between(8, 14), random.between(12, 22)],
          );
        }),
      ),
    ],
    { haze: { from: 380, to: 640, colour: lit, strength: 0.5 }, turn, glow: 0.3 },
  );
  canvas.add(
    [
      thin(
        mix(deep, dark, 0.3),
        0.85,
        ...[96, 930].map((x) =>
          taper(
            [
              [x, -20],
              [x - 8, 400],
              [x - 20, HEIGHT + 20],
            ],
            [26, 30, 44],
          ),
        ),
        ...Array.from({ length: 60 }, () => {
          const side = random.chance(0.5) ? -1 : 1;
          const [x, y] = [512 + side * random.between(230, 480), random.between(-20, 190)];
          return ellipse(x, y, random.between(18, 44), random.between(12, 26));
        }),
      ),
    ],
    { turn, glow: 0.15, shadow: { ...shadow, strength: 0.2 } },
  );
  return [];
};

const openLand: Draw = (behind) =>
  drawLand(behind, behind.scene.season?.value === 'winter' ? 'bare' : 'leafy');

/** Places out of doors, as far behind a head. */
export const OUTDOORS_BEHIND = { night, sea, town, wood, land: openLand } satisfies Record<string, Draw>;

/** Two ranges of land, the farther one fainter, as behind sitters out of doors. */
function drawLand({ canvas, random, dark, deep, lit }: Behind, trees: 'leafy' | 'bare'): string[] {
  for (const [base, depth, tall] of [
    [452, 0.62, 60],
    [548, 0.26, 130],
  ] as const) {
    const contour = land.rolling(random, base, 40, 320);
    const wood: Path[number][] = [];
    for (let x = random.between(20, 90); x < WIDTH; x += random.between(60, 170))
      wood.push(...farTree(random, x, contour(x) + 4, tall * random.between(0.6, 1.2), trees));
    canvas.add(
      [filled(mix(mix(lit, deep, 1 - depth), dark, 0.2 * (1 - depth)), ...land.landBelow(contour), ...wood)],
      { haze: { from: base, to: base + 140, colour: lit, strength: 0.4 }, glow: 0.3 },
    );
  }
  return [];
}
