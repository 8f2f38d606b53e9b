import { mix } from '../../../drawing/colour.ts';
import { openCurve, polygon, rectangle, taper, type Path, type Point } from '../../../drawing/path.ts';
import type { Random } from '../../../drawing/seeded.ts';
import { filled, HEIGHT, translucent, WIDTH } from '../../canvas.ts';
import { groundTint } from '../../terrain/ground-colours.ts';
import { landBelow, rolling } from '../../land-and-sky/land.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import { toneAt } from '../../palette.ts';
import { snowColour } from '../far/snow-colour.ts';
import type { Stage } from '../stage.ts';

/** The vanishing point of an avenue, from the left in pixels. */
export const MIDDLE = 524;
/** Half the width of the way at the foot of the picture, in pixels. */
const WAY = 236;

/** The verges, and the way between them. */
export function drawGround(stage: Stage, isSnowy: boolean): void {
  const { scene, canvas, palette, view } = stage;
  const { random } = canvas;
  const tint = groundTint(scene);
  const grass = mix(toneAt(palette, 0.34), '#66783f', palette.isDark ? 0.1 : 0.34);
  const verge = isSnowy
    ? snowColour(stage)
    : scene.season?.value === 'autumn'
      ? mix(grass, '#b98a4c', palette.isDark ? 0.16 : 0.4)
      : tint
        ? mix(grass, tint.colour, tint.share * 0.5)
        : grass;
  canvas.add([filled(verge, rectangle(-20, view.horizon, WIDTH + 40, HEIGHT))], {
    haze: { from: view.horizon + 150, to: view.horizon, colour: palette.haze, strength: 0.62 },
    glow: 0.24,
    texture: { horizon: view.horizon, strength: isSnowy ? 0.07 : 0.3 },
  });
  const sand = isSnowy
    ? mix(verge, palette.light, 0.3)
    : mix(mix(toneAt(palette, 0.6), '#d6bf95', palette.isDark ? 0.12 : 0.46), palette.light, 0.16);
  canvas.add([filled(sand, ...way(random, stage))], {
    haze: { from: view.horizon + 120, to: view.horizon, colour: palette.light, strength: 0.5 },
    glow: 0.42,
    texture: { horizon: view.horizon, strength: 0.14 },
  });
  if (scene.season?.value === 'autumn' && !isSnowy)
    canvas.add(
      [translucent(mix('#d08a3a', palette.light, 0.16), 0.8, ...fallenLeaves(random, view.horizon))],
      { glow: 0.14 },
    );
}

/** The park on either side, which is seen between the stems. */
export function drawGrounds({ canvas, palette, view }: Stage): void {
  for (const [tall, air] of [
    [66, 0.72],
    [30, 0.56],
  ] as const)
    canvas.add(
      [
        filled(
          leafColour(palette, air),
          ...landBelow(rolling(canvas.random, view.horizon - tall * 0.3, tall, 120), 6, view.horizon + 8),
        ),
      ],
      {
        haze: { from: view.horizon - 90, to: view.horizon + 8, colour: palette.haze, strength: 0.5 },
        glow: 0.3,
      },
    );
}

/** Straight to the vanishing point, its edges frayed by grass. */
function way(random: Random, { view }: Stage): Path {
  const top = view.horizon + 3;
  const edge = (side: number): Point[] =>
    Array.from({ length: 26 }, (_, i): Point => {
      const near = (i / 25) ** 1.8;
      return [
        MIDDLE + side * (3 + WAY * near + random.between(-7, 7) * near),
        top + (HEIGHT + 20 - top) * near,
      ];
    });
  return [polygon([...edge(-1), ...edge(1).reverse()])];
}

/** The shade of a pair of trees, over the verges and the way, broken by the light that falls between their leaves. */
export function shadows({ canvas: { random } }: Stage, near: number, foot: number): Path {
  const thick = 15 * near;
  return Array.from({ length: 9 }, (_, i) => {
    const from = MIDDLE - 470 * near + (i / 9) * 940 * near + random.between(-30, 30) * near;
    const long = random.between(90, 210) * near;
    const y = foot - thick + random.between(-1, 1.6) * thick;
    return taper(
      openCurve([
        [from, y],
        [from + long * 0.3, y + random.between(-3, 3) * near],
        [from + long * 0.7, y + random.between(-3, 3) * near],
        [from + long, y + random.between(-3, 3) * near],
      ]),
      [0.5, thick * random.between(0.2, 0.4), thick * random.between(0.2, 0.4), 0.5],
    );
  });
}

export const leafColour = (palette: Stage['palette'], air: number): string => coloursAt(palette, air).leaf;

const fallenLeaves = (random: Random, horizon: number): Path =>
  Array.from({ length: 190 }, () => {
    const near = random.next() ** 0.7;
    const y = horizon + 12 + (HEIGHT - horizon) * near;
    const x = MIDDLE + random.between(-1, 1) * (40 + 500 * near);
    const half = (1 + 6 * near) * random.between(0.7, 1.3);
    return polygon([
      [x - half, y],
      [x, y - half * 0.45],
      [x + half, y + half * random.between(-0.3, 0.3)],
      [x, y + half * 0.4],
    ]);
  });
