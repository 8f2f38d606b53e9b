import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { smoothStep } from '../../../drawing/noise.ts';
import type { TheatreLayer } from '../../../theatre/picture.ts';
import { filled, WIDTH } from '../../canvas.ts';
import * as land from '../../land-and-sky/land.ts';
import { toneAt } from '../../palette.ts';
import { groundTint, isTrodden, sandColour, troddenColour } from '../../terrain/ground-colours.ts';
import { crossingOf, drawCrossing } from '../water/crossing-stream.ts';
import { drawHedges } from '../garden/hedges.ts';
import { snowColour } from './snow-colour.ts';
import type { Stage } from '../stage.ts';
import { grove, isBeside, isWooded, thickets } from '../wood/thickets.ts';
import { roofs } from './town-roofs.ts';
import { drawWaySection, waterColour, wayOf } from '../ways/way-through-land.ts';

/** A ridge of land between the horizon and the reader. */
interface Fold {
  /** Its far edge, as a share of the way to the reader. */
  from: number;
  /** The haze in front of its far edge. */
  depth: number;
  /** The height of its waves, and the difference in height of its ends, in pixels. */
  swell: number;
  fall: number;
}

/** Ridges seen from eye level, and from a hill. */
const FOLDS: readonly Fold[] = [
  { from: 0.06, depth: 0.64, swell: 12, fall: 10 },
  { from: 0.3, depth: 0.44, swell: 20, fall: 20 },
  { from: 0.62, depth: 0.24, swell: 24, fall: 34 },
];

const FOLDS_BELOW: readonly Fold[] = [
  { from: 0.03, depth: 0.72, swell: 12, fall: 14 },
  { from: 0.15, depth: 0.58, swell: 24, fall: 44 },
  { from: 0.36, depth: 0.42, swell: 34, fall: 84 },
  { from: 0.66, depth: 0.24, swell: 40, fall: 110 },
];

/** The level floor of a valley, or its stream would climb in steps: it only darkens towards the reader. */
const FLOOR: readonly Fold[] = [{ from: 0.03, depth: 0.26, swell: 10, fall: 0 }];

/**
 * The land between the horizon and the near ground: low ridges one in front of the other, each dark along its edge and fading
 * at its base, so that the next one stands out.
 */
export function drawMiddleGround(stage: Stage): void {
  const { scene, canvas, palette, terrain, view } = stage;
  const { random } = canvas;
  const isSnowy = terrain.ground === 'snow';
  const isPaved = isTrodden(terrain.ground);
  const isSand = terrain.ground === 'sand';
  const isMossy = scene.things.some(({ what }) => what === 'moss');
  const tint = tintOf(stage);
  const depthOf = view.foot - view.horizon;
  const mist = mistColour(stage, tint);
  const isFromAbove = depthOf > 250;
  const crossing = crossingOf(stage);
  const way = crossing ? null : wayOf(stage);
  if (way) stage.way = way;
  const isEven = crossing !== null || way?.isWater === true;
  const folds = isEven ? FLOOR : isFromAbove ? FOLDS_BELOW : FOLDS;
  // Pastures below a moor curve up to it on both sides, and no mist lies at its foot.
  const isBelowMoor =
    terrain.far.includes('moor') && scene.things.some(({ what }) => what === 'field' || what === 'meadow');
  // Also under distant things.
  canvas.add(
    [
      filled(
        isBelowMoor
          ? toneAt(palette, folds[0]!.depth * 0.7)
          : tint
            ? mix(mist, mix(toneAt(palette, folds[0]!.depth + 0.04), tint.colour, tint.share * 1.25), 0.62)
            : mist,
        ...land.landBelow(() => view.horizon + 4, 12, view.horizon + depthOf * folds[0]!.from + 50),
      ),
    ],
    { glow: 0.4 },
  );
  const hasTrees = isWooded(stage);
  const isDry = (x: number, y: number, margin: number) =>
    isBeside(way, x, y, margin) &&
    (!crossing ||
      y < crossing.middleAt(x) - crossing.halfAt(x) - 14 ||
      y - margin * 2.6 > crossing.middleAt(x) + crossing.halfAt(x));
  const isTown =
    terrain.rows !== 'market' &&
    (scene.setting?.value === 'town' ||
      scene.things.some(({ what, certainty }) => what === 'town' && certainty >= 0.6));
  const tilt = (random.chance(0.5) ? 1 : -1) * random.between(0.5, 1);
  const grownAt = (y: number, k: number): Omit<TheatreLayer, 'shapes'> => ({
    haze: { from: y - 60, to: y + 60, colour: mist, strength: 0.3 - k * 0.08 },
    glow: 0.16,
    rim: 0.3,
    relief: 0.42,
    texture: { size: 6 + k, strength: 0.3 },
    shadow: { blur: 2, distance: 5, colour: palette.ink, strength: 0.34 },
  });
  folds.forEach(({ from, depth, swell, fall }, k) => {
    const base = view.horizon + depthOf * from;
    const own = land.rolling(random, base, isPaved ? 5 : swell, 360);
    // They slope to alternating sides, steeply at first.
    const drop = (isPaved ? 4 : fall) * Math.abs(tilt);
    const isToLeft = tilt > 0 === (k % 2 === 0);
    const contour: land.Contour = (x) =>
      own(x) +
      drop * (2 * smoothStep(-60, WIDTH + 60, isToLeft ? WIDTH - x : x) - 1) * 0.5 -
      (isBelowMoor ? [50, 52, 38, 20][k]! * ((2 * x) / WIDTH - 1) ** 2 : 0);
    const tone = toneAt(palette, depth + 0.04);
    const colour = foldColour(stage, tone, tint, k);
    // Skip what the next one covers.
    const next = folds[k + 1];
    const bottom = next ? view.horizon + depthOf * next.from + next.fall * 0.5 + 34 : view.foot + 44;
    const shapes: Shape[] = [filled(colour, ...land.landBelow(contour, 10, bottom))];
    if (!isSnowy && !isPaved && !isSand && !isMossy)
      shapes.push(filled(colour, ...land.blades(random, contour, 6 + k * 4, 110)));
    const grown: Shape[] = [];
    // The roofs of a town descend towards the reader.
    if (isTown && k < 2) shapes.unshift(...roofs(stage, base + 6, k));
    else if (hasTrees && !isEven)
      grown.push(
        ...(isFromAbove && k > 0
          ? grove(stage, contour, k, isToLeft ? 'left' : 'right', isDry)
          : thickets(stage, contour, k, isDry)),
      );
    canvas.add(shapes, {
      haze: { colour: mist, ...foldMist(stage, base, isEven, k) },
      glow: 0.34 - k * 0.06,
      rim: 0.2,
      relief: 0,
      texture: { horizon: view.horizon, strength: isSnowy ? 0.07 : isPaved ? 0.14 : 0.15 + k * 0.03 },
      // The shadows of far ridges would be invisible.
      ...(k > folds.length - 3
        ? { shadow: { blur: 3, distance: 4, colour: palette.sky[0], strength: 0.1 } }
        : {}),
    });
    canvas.add(grown, grownAt(base, k));
    if (way && !way.isWater)
      drawWaySection(stage, way, base - 8, next ? view.horizon + depthOf * next.from + 10 : view.foot + 26);
    if (k === 1 && scene.things.some(({ what }) => what === 'field')) drawHedges(stage, contour, base);
  });
  if (isEven && hasTrees)
    (isFromAbove ? [0.05, 0.16, 0.32, 0.56] : [0.1, 0.34, 0.66]).forEach((share, k) => {
      const y = view.horizon + depthOf * share;
      const line = land.rolling(random, y, 10 + 10 * share, 300);
      canvas.add(
        isFromAbove
          ? grove(stage, line, k, tilt > 0 === (k % 2 === 0) ? 'left' : 'right', isDry)
          : thickets(stage, line, k, isDry),
        grownAt(y, k),
      );
    });
  if (crossing) drawCrossing(stage, crossing, waterColour(stage));
  if (way?.isWater) drawWaySection(stage, way, way.way.to, view.foot + 26);
}

type GroundTint = ReturnType<typeof groundTint>;

/** The colour of sand or of what grows; null on snow and on trodden ground. */
function tintOf({ scene, terrain: { ground } }: Stage): GroundTint {
  if (ground === 'snow' || isTrodden(ground)) return null;
  return ground === 'sand' ? { colour: sandColour(scene), share: 0.5 } : groundTint(scene);
}

function mistColour(stage: Stage, tint: GroundTint): string {
  const { palette, terrain } = stage;
  if (tint) return mix(palette.haze, tint.colour, tint.share * 0.9);
  if (terrain.ground === 'snow') return mix(snowColour(stage), palette.haze, 0.4);
  return mix(palette.haze, toneAt(palette, 0.6), 0.25);
}

function foldColour(stage: Stage, tone: string, tint: GroundTint, k: number): string {
  const { palette, terrain } = stage;
  if (terrain.ground === 'snow') return mix(snowColour(stage), palette.sky[1], 0.3 - k * 0.06);
  if (tint) return mix(tone, tint.colour, tint.share * 1.25);
  return isTrodden(terrain.ground) ? troddenColour(tone, palette) : tone;
}

/** The mist at the foot of a ridge. */
function foldMist({ view, terrain: { ground } }: Stage, base: number, isEven: boolean, k: number) {
  const depthOf = view.foot - view.horizon;
  if (isEven) return { from: view.foot - 40, to: base - 60, strength: 0.86 };
  // Paving has no ridges: it goes on from where the last part of it was lost in the haze.
  if (isTrodden(ground) && k > 0)
    return { from: base + depthOf * 0.3, to: base - 8, strength: 0.87 - k * 0.13 };
  return { from: base + 6, to: base + depthOf * 0.42, strength: ground === 'snow' ? 0.5 : 0.74 - k * 0.13 };
}
