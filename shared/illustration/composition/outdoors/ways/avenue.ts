import type { Shape } from '../../../drawing/layer.ts';
import { taper } from '../../../drawing/path.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import type { Scene, SceneThing } from '../../../scene.ts';
import { boxOf, centred, filled, HEIGHT, shapesOf, translucent, WIDTH } from '../../canvas.ts';
import { isLeafless } from '../../land-and-sky/foliage.ts';
import { HOUSES } from '../../kinds-of-things.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import { toneAt } from '../../palette.ts';
import { hasSnow } from '../../terrain/has-snow.ts';
import { isTreeMotif } from '../placing/main-thing.ts';
import type { Stage } from '../stage.ts';
import { ageOf, stem } from '../wood/wood-stem.ts';
import { drawGround, drawGrounds, leafColour, MIDDLE, shadows } from './avenue-ground.ts';
import { canopy } from '../wood/wood-canopy.ts';

/** How near each pair of trees is: the nearest is 1, each one behind it smaller by the same share. */
const PAIRS = Array.from({ length: 11 }, (_, i) => 0.76 ** i).reverse();

/** The height of the nearest trees and half the distance between their stems, in pixels. */
const [TALL, HALF] = [880, 420];
const TREES = ['fir tree', 'lime', 'oak', 'birch tree', 'poplar tree', 'maple', 'pine', 'cypress'];
/** Trees that narrow upwards, and form walls without a roof. */
const SLENDER: ReadonlySet<string> = new Set([
  'fir tree',
  'poplar tree',
  'cypress',
  'bare birch',
  'birch tree',
]);

/** An avenue in one-point perspective: walls of trees that close overhead, and the light at the end of the way. */
export function drawAvenue(stage: Stage): void {
  const { scene, canvas, palette } = stage;
  const kind = kindOf(scene);
  const isSlender = SLENDER.has(kind);
  drawGround(stage, hasSnow(scene));
  if (!isSlender) drawGrounds(stage);
  drawHouseAtEnd(stage);
  const isRoofed = !isSlender && !isLeafless(scene);
  const hasHouse = houseOf(scene) !== undefined;
  for (const near of PAIRS.filter((each) => !hasHouse || each > 0.2)) {
    const air = Math.max(0, 0.86 - near * 1.05);
    const foot = footOf(stage, near);
    canvas.add([translucent(palette.ink, castsLight(scene) ? 0.2 : 0.1, ...shadows(stage, near, foot))]);
    if (isRoofed && near > 0.5 && near < 0.8) drawRoof(stage, kind === 'pine', 1);
    canvas.add(
      [-1, 1].flatMap((side) =>
        isRoofed && near > TRUNKS_FROM
          ? trunk(stage, kind, near, side)
          : wholeTree(stage, kind, near, side, isRoofed, air),
      ),
      {
        haze: { from: foot - 500 * near, to: foot + 10, colour: palette.haze, strength: air * 0.7 },
        glow: 0.1 + air * 0.4,
        rim: 0.4,
        relief: 0.2,
        shadow: { blur: 3, distance: 5, colour: palette.ink, strength: 0.1 + near * 0.16 },
      },
    );
  }
  if (isRoofed) for (const row of [1, 2] as const) drawRoof(stage, kind === 'pine', row);
  for (const row of [stage.near, stage.middle, stage.open]) {
    row.block(0, 400);
    row.block(624, WIDTH);
  }
  for (const thing of scene.things)
    if (thing.what === 'avenue' || isTreeMotif(thing.what)) record(stage, thing);
    else if (BESIDE_AVENUES.has(thing.what)) stage.shown.add(thing);
}

/** What is behind the reader, or only heard, or part of its trees. */
const BESIDE_AVENUES: ReadonlySet<string> = new Set(['gate', 'wood', 'wheel', 'branch', 'leaf']);

/** From here on the stems alone are seen, and their crowns are the roof. */
const TRUNKS_FROM = 0.4;

function trunk(
  { canvas: { random }, palette, scene, view }: Stage,
  kind: string,
  near: number,
  side: number,
): Shape[] {
  const tone = toneAt(palette, Math.max(0, 0.5 - near * 0.5));
  return stem(random, {
    x: MIDDLE + side * (6 + HALF * near),
    base: footOf({ view }, near),
    girth: 62 * near * ageOf(scene, [kind]) ** 0.6,
    row: near > 0.7 ? 3 : 2,
    tone,
    green: leafColour(palette, 0.1),
    isBirch: false,
    isBare: true,
    isPine: kind === 'pine',
    palette,
    isOld: true,
    isMossy: false,
  });
}

function wholeTree(
  { canvas: { random }, palette, view }: Stage,
  kind: string,
  near: number,
  side: number,
  isRaised: boolean,
  air: number,
): Shape[] {
  const motif = MOTIFS.get(kind)!;
  const tall = TALL * near * random.between(0.92, 1.08);
  const scale = tall / motif.height;
  const parts = motif.draw(random, {});
  const isFlipped = random.chance(0.5);
  const x = MIDDLE + side * (6 + (isRaised ? HALF : HALF * 0.8) * near);
  const foot = footOf({ view }, near);
  const colours = coloursAt(palette, air);
  const raised = isRaised ? tall * 0.16 : 0;
  return [
    ...shapesOf(parts, centred(parts, { x, y: foot + 4 - raised, scale, isFlipped }), colours),
    ...(isRaised
      ? [
          filled(
            toneAt(palette, air),
            taper(
              [
                [x, foot + 4],
                [x, foot - tall * 0.2],
                [x, foot - tall * 0.44],
              ],
              [14 * near, 11 * near, 5 * near],
            ),
          ),
        ]
      : []),
  ];
}

/** The line on which a pair of trees stands, in pixels from the top. */
const footOf = ({ view }: Pick<Stage, 'view'>, near: number): number =>
  view.horizon + (HEIGHT - 6 - view.horizon) * near;

const record = ({ shown, canvas }: Stage, thing: SceneThing): void => {
  shown.add(thing);
  canvas.recordDrawn(thing.what, thing.words);
};

const named = ({ things }: Scene): string | undefined =>
  TREES.find((tree) =>
    things.some(({ what, qualities }) => what === tree || (what === 'avenue' && qualities.includes(tree))),
  );

/** Without a stated kind they are limes, bare in winter. */
function kindOf(scene: Scene): string {
  const kind = named(scene) ?? 'lime';
  const isEvergreen = kind === 'fir tree' || kind === 'pine' || kind === 'cypress';
  if (!isLeafless(scene) || isEvergreen) return kind;
  return kind === 'birch tree' ? 'bare birch' : 'bare tree';
}

const castsLight = ({ weather, time }: Scene): boolean =>
  time?.value !== 'night' && !/^(?:overcast|rain|storm|fog|snow|blizzard)$/u.test(weather?.value ?? '');

/** The crowns that meet overhead. @param row how near, as in a wood */
function drawRoof({ canvas, palette }: Stage, isPine: boolean, row: 1 | 2): void {
  const air = row === 1 ? 0.36 : 0.06;
  canvas.add([filled(leafColour(palette, air), ...canopy(canvas.random, row - 1, MIDDLE, isPine))], {
    glow: 0.12 + air * 0.3,
    rim: 0.3,
    shadow: { blur: 3, distance: 5, colour: palette.ink, strength: 0.14 },
  });
}

const houseOf = ({ things }: Scene): SceneThing | undefined => things.find(({ what }) => HOUSES.has(what));

/** Where an avenue leads to a house of which nothing more is said, its front closes the view. */
function drawHouseAtEnd(stage: Stage): void {
  const { scene, canvas, palette, view } = stage;
  const house = houseOf(scene);
  const motif = house && MOTIFS.get(house.what === 'house' ? 'manor' : house.what);
  if (!house || !motif) return;
  const parts = motif.draw(canvas.random, {});
  const { left, right } = boxOf(parts);
  const scale = HOUSE_WIDE / (right - left);
  canvas.add(
    shapesOf(parts, centred(parts, { x: MIDDLE, y: view.horizon + 12, scale }), coloursAt(palette, 0.36)),
    {
      glow: 0.2,
      haze: { from: view.horizon - 90, to: view.horizon + 12, colour: palette.haze, strength: 0.2 },
    },
  );
  record(stage, house);
}

const HOUSE_WIDE = 150;
