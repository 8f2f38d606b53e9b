import { mix } from '../../../drawing/colour.ts';
import { outline, type Path } from '../../../drawing/path.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import { filled, HEIGHT, shapesOf, translucent, WIDTH, type Canvas } from '../../canvas.ts';
import * as land from '../../land-and-sky/land.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import { toneAt } from '../../palette.ts';
import type { View } from '../viewpoint.ts';
import type { Wood, WoodRow } from './wood-row.ts';

export function addFloor(
  { canvas, palette, isSnowy, isLow }: Wood,
  { k, air, base, depth }: WoodRow,
  crest: land.Contour,
  floor: string,
  horizon: number,
): void {
  canvas.add(
    [
      filled(floor, ...land.landBelow(crest)),
      ...(isSnowy ? [] : [filled(floor, ...land.blades(canvas.random, crest, 8 + k * 7, 100))]),
    ],
    {
      haze: {
        from: base + 4,
        to: base + 90,
        colour: isLow ? toneAt(palette, depth * 0.6) : palette.haze,
        strength: isLow ? 0.3 : 0.5 * air + 0.1,
      },
      glow: 0.1 + air * 0.4,
      texture: { horizon, strength: isSnowy ? 0.07 : 0.3 },
    },
  );
}

export function floorColour({ palette, isSnowy, tint }: Wood, { k, tone }: WoodRow): string {
  if (isSnowy) return mix(mix('#eeecef', palette.sky[2], 0.3), palette.sky[0], 0.16 + 0.06 * k);
  return tint ? mix(tone, tint.colour, tint.share * 0.55) : tone;
}

export function addLitter(
  { canvas, palette }: Wood,
  { k, air, base, tone }: WoodRow,
  crest: land.Contour,
): void {
  canvas.add(
    [
      translucent(
        mix(mix('#d08a3a', palette.light, 0.16), tone, air * 0.5),
        0.85,
        ...litter(canvas.random, crest, base + 60 + k * 30, 3 + k * 2.4),
      ),
    ],
    { glow: 0.14 },
  );
}

/** Fallen leaves. @param size of the nearest, in pixels */
const litter = (random: Canvas['random'], crest: land.Contour, bottom: number, size: number): Path =>
  Array.from({ length: 150 }, () => {
    const x = random.between(20, WIDTH - 20);
    const top = crest(x) + 3;
    const t = random.next();
    const half = size * (0.4 + 0.8 * t) * random.between(0.7, 1.3);
    const y = top + (bottom - top) * t;
    return outline([
      [x - half, y, 1],
      [x - half * 0.1, y - half * 0.45],
      [x + half, y - half * random.between(-0.3, 0.3), 1],
      [x, y + half * 0.4],
    ]);
  });

export function addWay(
  { canvas, palette, isSnowy, way }: Wood,
  floor: string,
  { horizon, foot }: Pick<View, 'horizon' | 'foot'>,
): void {
  const { random } = canvas;
  const path = land.windingWay(
    random,
    { x: way + random.between(-60, 60), y: foot + 30, half: 70 },
    { x: way, y: horizon + (foot - horizon) * 0.2, half: 6 },
  );
  canvas.add(
    [
      filled(
        isSnowy
          ? mix(floor, palette.sky[1], 0.4)
          : mix(mix(toneAt(palette, 0.6), '#cdb48a', 0.2), palette.light, 0.2),
        ...land.waySection(path, 0, HEIGHT),
      ),
    ],
    { glow: 0.5, haze: { from: horizon + 60, to: horizon, colour: palette.haze, strength: 0.6 } },
  );
}

export function addFerns({ canvas, palette }: Wood, foot: number): void {
  const { random } = canvas;
  const fern = MOTIFS.get('fern')!;
  const ferns = [150, 260, 800, 900]
    .filter(() => random.chance(0.7))
    .flatMap((x) =>
      shapesOf(
        fern.draw(random, {}),
        {
          x: x + random.between(-50, 50),
          y: foot + 22,
          scale: random.between(80, 130),
          isFlipped: random.chance(0.5),
        },
        coloursAt(palette, 0.06),
      ),
    );
  canvas.add(ferns, { rim: 0.4, glow: 0.05, reach: 'beyond', fade: { from: foot + 30, to: 760 } });
}
