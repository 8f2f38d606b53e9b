import { ellipse, outline, type Path, type Point } from '../../../drawing/path.ts';
import type { SceneThing } from '../../../scene.ts';
import { boxOf, filled, glowShapes, translucent } from '../../canvas.ts';
import { isTreeMotif } from '../placing/main-thing.ts';
import { HOUSES } from '../../kinds-of-things.ts';
import type { Stage } from '../stage.ts';

/** The weight from which a tree or house is what burns. */
const WEIGHT_MIN = 0.38;

const FLAME = '#e8662c';
const HEART = '#ffd477';
/** Where flames start above the ground and how high they rise, as shares of the height: from a crown, from roof and windows. */
const CROWN = { up: [0.24, 0.62], high: [0.18, 0.46] } as const;
const ROOF = { up: [0.46, 0.84], high: [0.24, 0.5] } as const;

/**
 * Sets alight the tree or house beside which a passage names a fire: "a stream of fire issued from the oak", "a building
 * spouting fire at every window".
 *
 * @returns false where the fire burns on the ground
 */
export function setAlight(stage: Stage, fire: SceneThing): boolean {
  const { scene, standing } = stage;
  const isOne = ({ count, weight }: SceneThing) => count === undefined && weight >= WEIGHT_MIN;
  // A fire under a tree, or before it, is one that people have made.
  const tree = fire.relation
    ? undefined
    : scene.things.find((thing) => isTreeMotif(thing.what) && thing.what !== 'bush' && isOne(thing));
  const isSpreading = fire.qualities.includes('spreading');
  const house =
    (fire.count === 'many' || isSpreading) && scene.setting?.value !== 'camp'
      ? scene.things.find((thing) => HOUSES.has(thing.what) && (isSpreading || isOne(thing)))
      : undefined;
  const burning = standing.find(({ thing }) => thing !== undefined && (thing === tree || thing === house));
  if (!burning) return false;
  drawFlames(stage, burning, burning.thing === tree ? CROWN : ROOF);
  stage.canvas.recordDrawn(fire.what, fire.words);
  return true;
}

const TONGUES = 17;
/** How far the flames reach from the middle, as a share of the width, and how much lower they start there. */
const [REACH, SLOPE] = [0.38, 0.8] as const;

function drawFlames(
  { canvas, palette }: Stage,
  burning: Stage['standing'][number],
  { up: [low, upper], high: [least, most] }: typeof CROWN | typeof ROOF,
): void {
  const { left, right, top, bottom } = boxOf(burning.shapes);
  const [wide, tall] = [right - left, bottom - top];
  const { random } = canvas;
  const places = Array.from({ length: TONGUES }, (_, i) => {
    // −1 … 1 over the breadth of the roof or crown.
    const aside = (2 * i) / (TONGUES - 1) - 1;
    return {
      across: REACH * aside + random.between(-0.02, 0.02),
      // Along its slopes, not beside them.
      up: low + (upper - low) * random.next() * (1 - SLOPE * Math.abs(aside)),
      high: random.between(least, most),
      lean: random.between(0.01, 0.07),
    };
  });
  // High in the middle, low at its sides.
  const tongues = (size: number): Path =>
    places.map(({ across, up, high, lean }) => {
      const [x, foot] = [(left + right) / 2 + across * wide, bottom - tall * up];
      const [half, reach] = [wide * 0.05 * size, tall * high * size * (1.15 - Math.abs(across))];
      const at = (u: number, v: number, corner?: 1): Point =>
        corner
          ? [x + u * half + lean * wide * v * v, foot - v * reach, corner]
          : [x + u * half + lean * wide * v * v, foot - v * reach];
      return outline([
        at(0, -0.12, 1),
        at(-1, 0.14),
        at(-0.72, 0.4),
        at(-0.34, 0.66),
        at(0.1, 1.08, 1),
        at(0.24, 0.68),
        at(0.76, 0.4),
        at(0.94, 0.14),
      ]);
    });
  const sparks = Array.from({ length: 34 }, () =>
    ellipse(random.between(left, right), top - random.between(-0.3, 0.22) * tall, random.between(0.8, 2.2)),
  );
  canvas.add(
    glowShapes(
      '#ffb45a',
      palette.isDark ? 0.6 : 0.4,
      (left + right) / 2,
      top + tall * 0.45,
      wide * 0.9,
      tall * 0.7,
    ),
  );
  burning.shapes.push(
    translucent(FLAME, 0.9, ...tongues(1)),
    translucent('#f59a3c', 0.9, ...tongues(0.72)),
    filled(HEART, ...tongues(0.4), ...sparks),
  );
}
