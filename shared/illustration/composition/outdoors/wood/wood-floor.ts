import { mix } from '../../../drawing/colour.ts';
import { outline, taper, type Path } from '../../../drawing/path.ts';
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

/** Dark water between the trees, with their reflections and tufts of sedge in it. */
export function addSwamp(
  { canvas, palette }: Wood,
  { k, air, base, tone }: WoodRow,
  crest: land.Contour,
  water: string,
): void {
  const { random } = canvas;
  const level: land.Contour = (x) => base + 4 + (crest(x) - base) * 0.2;
  const deep = mix(water, palette.ink, 0.34 - air * 0.2);
  const reflections = Array.from({ length: 16 }, () => {
    const x = random.between(0, WIDTH);
    const long = (30 + 50 * k) * random.between(0.5, 1.2);
    return taper(
      [
        [x, base + 8],
        [x + 3, base + 8 + long * 0.6],
        [x - 2, base + 8 + long],
      ],
      [2 + 5 * k, 1.4 + 3 * k, 0.4],
    );
  });
  const ripples = Array.from({ length: 30 }, () => {
    const y = base + 10 + random.next() * (40 + 40 * k);
    const half = (10 + 26 * k) * random.between(0.4, 1.2);
    const x = random.between(0, WIDTH);
    return taper(
      [
        [x - half, y],
        [x, y - 1],
        [x + half, y],
      ],
      [0.3, 0.5 + 0.4 * k, 0.3],
    );
  });
  const sedge = Array.from({ length: 7 }, () => {
    const x = random.between(20, WIDTH - 20);
    const wide = (10 + 16 * k) * random.between(0.6, 1.3);
    return land.blades(
      random,
      () => base + 12 + 10 * k,
      (14 + 16 * k) * random.between(0.7, 1.2),
      16,
      x - wide,
      x + wide,
    );
  }).flat();
  canvas.add(
    [
      filled(deep, ...land.landBelow(level)),
      translucent(mix(tone, palette.ink, 0.3), 0.4, ...reflections),
      translucent(mix(palette.light, water, 0.3), 0.34, ...ripples),
      filled(mix(tone, '#4c5632', palette.isDark ? 0.06 : 0.24), ...sedge),
    ],
    {
      haze: { from: base + 70, to: base, colour: mix(palette.haze, water, 0.5), strength: 0.3 + 0.5 * air },
      glow: 0.2 + air * 0.3,
      relief: 0,
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
