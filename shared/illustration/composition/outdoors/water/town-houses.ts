import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { polygon, rectangle, stroke, type Path, type Point } from '../../../drawing/path.ts';
import type { Random } from '../../../drawing/seeded.ts';
import type { SceneThing } from '../../../scene.ts';
import { filled } from '../../canvas.ts';
import type * as land from '../../land-and-sky/land.ts';
import { toneAt, type Palette } from '../../palette.ts';
import { isRough } from '../../terrain/terrain.ts';
import { reflected } from '../../land-and-sky/water.ts';
import { areWindowsLit } from '../houses/clustered-houses.ts';
import type { Stage } from '../stage.ts';
import type { Site } from './waterfront-site.ts';
import { named } from './quay-things.ts';

export function drawTiers(stage: Stage, site: Site): void {
  const { scene, canvas, palette } = stage;
  const { random } = canvas;
  const house = named(stage, 'house', 'cottage');
  const paints = paintsOf(house);
  const isLit = areWindowsLit(stage, house ?? { qualities: [] });
  const isNarrow = house?.qualities.includes('narrow') ?? false;
  for (const height of TIERS) {
    const ground: land.Contour = (x) => site.top - (site.top - site.hill(x)) * height;
    const depth = 0.24 + 0.34 * height;
    const size = 1 - 0.36 * height;
    const last = height === 0 ? site.end - 40 : site.end - 90 - 190 * height;
    const shapes: Shape[] = [filled(toneAt(palette, depth + 0.1), below(ground, site.top + 6, last + 30))];
    for (let x = -20; x < last;) {
      const wide = (isNarrow ? random.between(38, 52) : random.between(46, 76)) * size;
      // They get lower towards the end of the quay.
      const share = 1 - 0.28 * Math.max(0, x / site.end) ** 2;
      const tall = (isNarrow ? random.between(112, 160) : random.between(74, 118)) * size * share;
      const paint = mix(random.pick(paints.colours), random.pick(PLASTERS), random.between(0.08, 0.42));
      // The water reflects their walls, without gables.
      if (height === 0 && !isRough(scene))
        stage.mirrored.push(
          ...reflected(
            [
              filled(
                mix(toneAt(palette, depth), paint, paints.share),
                rectangle(x + 1, site.top - tall, wide - 2, tall),
              ),
            ],
            site.foot,
            palette,
          ),
        );
      shapes.push(
        ...townHouse(stage, {
          x: x + wide / 2,
          foot: ground(x + wide / 2) + 5,
          wide,
          tall,
          depth,
          paint,
          share: paints.share,
          isLit,
        }),
      );
      x += wide * random.between(0.96, 1.04) + (height === 0 && random.chance(0.12) ? 12 : 0);
    }
    canvas.add(shapes, {
      haze: {
        from: site.top - 150 * height - 30,
        to: site.top + 20,
        colour: palette.haze,
        strength: 0.2 + 0.3 * height,
      },
      glow: 0.16 + 0.1 * height,
      rim: 0.45,
      shadow: { blur: 3, distance: 4, colour: palette.sky[0], strength: 0.2 },
    });
  }
}

/** The height of a tier of houses on the hill, 0 on the quay; farther ones are smaller and paler. */
const TIERS = [1, 0.68, 0.36, 0] as const;

const below = (ground: land.Contour, bottom: number, end: number): Path[number] => {
  const points: Point[] = [[-30, bottom]];
  for (let x = -30; x <= end; x += 12) points.push([x, ground(x) - 2]);
  return polygon([...points, [end, bottom]]);
};

/** Plaster and brick of a seaside town, if the passage states no colour. */
const PLASTERS = ['#b89464', '#9a7460', '#7f8f95', '#b3a78c', '#8a6a5c', '#a3927a'] as const;

function paintsOf(house: SceneThing | undefined): { colours: readonly [string, ...string[]]; share: number } {
  const stated = [house?.colour, ...(house?.otherColours ?? [])].filter((each) => each !== undefined);
  return stated.length > 0
    ? { colours: stated as [string, ...string[]], share: 0.4 }
    : { colours: PLASTERS, share: 0.27 };
}

interface TownHouse {
  x: number;
  foot: number;
  wide: number;
  tall: number;
  depth: number;
  paint: string;
  /** The strength of its colour, 0 … 1. */
  share: number;
  isLit: boolean;
}

/** A house front with its gable or eaves facing the water, rows of windows and a chimney. */
function townHouse(
  { canvas: { random }, palette, terrain }: Stage,
  { x, foot, wide, tall, depth, paint, share, isLit }: TownHouse,
): Shape[] {
  const tone = toneAt(palette, depth);
  const wall = mix(tone, paint, share * (palette.isDark ? 0.62 : 1));
  const roof = mix(toneAt(palette, Math.max(0.04, depth - 0.16)), '#6b3f36', palette.isDark ? 0.08 : 0.22);
  const [left, right, eaves] = [x - wide / 2, x + wide / 2, foot - tall];
  const isGabled = random.chance(0.66);
  const high = wide * (isGabled ? random.between(0.56, 0.86) : random.between(0.34, 0.46));
  const peak: Point = [x, eaves - high];
  const body = isGabled
    ? polygon([[left, foot], [left, eaves], peak, [right, eaves], [right, foot]])
    : polygon([
        [left, foot],
        [left, eaves],
        [right, eaves],
        [right, foot],
      ]);
  const cover = isGabled
    ? [
        stroke([[left - 3, eaves + 3], peak], wide * 0.09),
        stroke([peak, [right + 3, eaves + 3]], wide * 0.09),
      ]
    : [
        polygon([
          [left - 3, eaves + 2],
          [left + wide * 0.1, eaves - high],
          [right - wide * 0.1, eaves - high],
          [right + 3, eaves + 2],
        ]),
      ];
  const stack = x + wide * (random.chance(0.5) ? 0.24 : -0.3);
  const chimney = rectangle(stack, eaves - high * 1.06, wide * 0.13, high * 0.8);
  const shapes = [filled(roof, chimney), filled(wall, body), filled(roof, ...cover)];
  if (terrain.ground === 'snow')
    shapes.push(
      filled(
        snowOn(palette, depth),
        ...(isGabled
          ? [
              stroke(
                [
                  [left - 3, eaves - 1],
                  [x, eaves - high - 4],
                ],
                wide * 0.06,
              ),
              stroke(
                [
                  [x, eaves - high - 4],
                  [right + 3, eaves - 1],
                ],
                wide * 0.06,
              ),
            ]
          : [
              polygon([
                [left, eaves - high * 0.3],
                [left + wide * 0.1, eaves - high - 3],
                [right - wide * 0.1, eaves - high - 3],
                [right, eaves - high * 0.3],
              ]),
            ]),
      ),
    );
  return [...shapes, ...windows(random, palette, { x, foot, wide, tall, depth, isLit, wall })];
}

export const snowOn = (palette: Palette, depth: number): string =>
  mix(mix('#eef0f3', palette.sky[1], palette.isDark ? 0.5 : 0.16), toneAt(palette, depth), 0.16);

function windows(
  random: Random,
  palette: Palette,
  { x, foot, wide, tall, depth, isLit, wall }: Omit<TownHouse, 'paint' | 'share'> & { wall: string },
): Shape[] {
  const [rows, columns] = [Math.max(2, Math.round(tall / 36)), wide > 50 ? 3 : 2];
  const [lit, dark]: [Path[number][], Path[number][]] = [[], []];
  const [high, broad] = [(tall / rows) * 0.44, (wide / columns) * 0.36];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at: [number, number] = [
        x - wide / 2 + ((column + 0.5) * wide) / columns - broad / 2,
        foot - tall + (tall / rows) * (row + 0.28),
      ];
      (isLit && random.chance(0.44) ? lit : dark).push(rectangle(...at, broad, high));
    }
  return [
    filled(mix(wall, palette.ink, palette.isDark ? 0.34 : 0.5 - depth * 0.3), ...dark),
    ...(lit.length > 0 ? [filled(mix('#ffd68a', wall, 0.12 + depth * 0.3), ...lit)] : []),
  ];
}
