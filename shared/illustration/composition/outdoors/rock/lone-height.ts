import { mix } from '../../../drawing/colour.ts';
import { createNoise, octaveNoise } from '../../../drawing/noise.ts';
import { polygon, type Path, type Point } from '../../../drawing/path.ts';
import type { Random } from '../../../drawing/seeded.ts';
import type { SceneThing } from '../../../scene.ts';
import { filled, translucent, WIDTH } from '../../canvas.ts';
import * as land from '../../land-and-sky/land.ts';
import type { FarStrip } from '../far/far-strip.ts';
import { CROWNS, greenOf } from '../far/far-woods.ts';
import * as ranges from '../far/ranges.ts';
import * as reliefs from '../far/reliefs.ts';
import { stoneAt } from './rock-face.ts';

/** The one hill or mountain that a passage is about: it fills the width, wooded or bare as it is described, in the full light. */
export function loneHeight({ stage, depth, horizon, bottom, grown, isSnowy, woods, add }: FarStrip): void {
  const { scene, palette, canvas, sky } = stage;
  const { random } = canvas;
  const thing = scene.things.find(({ what }) => what === 'hill' || what === 'mountain');
  const isMountain = thing?.what === 'mountain';
  const x = random.pick([400, 610]);
  const height = horizon * (isMountain ? 0.78 : 0.58) * (thing?.size === 'small' ? 0.7 : 1);
  const base = horizon + 16;
  const contour = isMountain
    ? ranges.loneMountain(random, x, base, height)
    : slopeOf(random, x, base, height, isSteep(thing) ? 250 : 360);
  const isWooded = scene.things.some(({ what }) => WOODS.has(what) || what.includes('tree'));
  const isBare = isBareHeight(thing) || (isMountain && !isWooded);
  const stone = stoneAt(stage, depth - 0.1);
  const grass = mix(grown(depth - 0.2), palette.leaf ?? grown(depth), isSnowy || palette.isDark ? 0 : 0.14);
  const slope = isBare && !isWooded ? mix(stone, grass, isMountain ? 0.1 : 0.42) : grass;
  add(
    [
      isWooded && !isSnowy
        ? filled(greenOf(stage, depth - 0.16), ...reliefs.wooded(random, contour, 20, woods, bottom))
        : filled(slope, ...land.landBelow(contour, 4, bottom)),
    ],
    {
      haze: { from: base - height * 0.5, to: base + 20, colour: palette.haze, strength: 0.5 },
      glow: 0.3,
      rim: 0.2,
      texture: isWooded ? CROWNS : { horizon: base - height, strength: 0.2 },
    },
  );
  // The bare summit of a wooded height.
  const cap = isWooded && isBare ? ranges.snowOn(random, contour, base - height * 0.74) : [];
  add(
    [
      filled(stone, ...cap),
      translucent(
        mix(palette.ink, palette.sky[0], 0.4),
        isWooded ? 0.2 : 0.3,
        ...ranges.darkSides(random, contour, base, sky.x, { least: 16 }),
      ),
      ...(isBare && !isWooded ? outcrops(random, contour, base, x, height, stone, palette) : []),
    ],
    {
      haze: { from: base - height * 0.5, to: base + 20, colour: palette.haze, strength: 0.5 },
      glow: 0.2,
      texture: { size: 14, strength: 0.08 },
    },
  );
}

/** A wood on it, not the single trees beside it. */
const WOODS: ReadonlySet<string> = new Set(['wood', 'pine', 'bush', 'leaf']);

const isBareHeight = (thing: SceneThing | undefined): boolean =>
  thing?.qualities.some((each) => each === 'bare' || each === 'rocky' || each === 'broken') ?? false;

const isSteep = (thing: SceneThing | undefined): boolean =>
  thing?.qualities.some((each) => each === 'steep' || each === 'jagged') ?? false;

/** A round or steep hill whose line is not quite even. @param wide half its width at mid height */
function slopeOf(random: Random, x: number, base: number, height: number, wide: number): land.Contour {
  const noise = octaveNoise(createNoise(`height ${random.next()}`), 3);
  const lean = random.between(0.7, 1.3);
  return (at) => {
    const far = (at - x) / (wide * (at < x ? lean : 2 - lean));
    return base - height * Math.exp(-(Math.abs(far) ** 1.7)) - height * 0.07 * noise(at / 60, 4);
  };
}

/** Ledges of rock that come through the turf. */
function outcrops(
  random: Random,
  contour: land.Contour,
  base: number,
  x: number,
  height: number,
  stone: string,
  { light, ink }: { light: string; ink: string },
) {
  const [faces, tops]: [Path[number][], Path[number][]] = [[], []];
  for (let i = 0; i < 26; i++) {
    const u = x + random.between(-0.9, 0.9) * height;
    if (u < 0 || u > WIDTH) continue;
    const top = contour(u);
    const y = top + (base - top) * random.between(0.04, 0.8);
    const [wide, tall] = [random.between(10, 34), random.between(6, 20)];
    const crest: Point[] = [
      [u - wide, y + tall * 0.4],
      [u - wide * 0.5, y - tall * random.between(0.2, 0.6)],
      [u + wide * 0.2, y - tall * random.between(0.4, 0.8)],
      [u + wide, y],
    ];
    faces.push(polygon([...crest, [u + wide * 0.8, y + tall], [u - wide * 0.6, y + tall * 1.1]]));
    tops.push(polygon([...crest, [u + wide * 0.3, y - tall * 0.1], [u - wide * 0.5, y + tall * 0.1]]));
  }
  return [filled(mix(stone, ink, 0.3), ...faces), filled(mix(stone, light, 0.3), ...tops)];
}
