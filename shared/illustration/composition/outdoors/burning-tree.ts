import { ellipse, outline, type Path, type Point } from '../../drawing/path.ts';
import type { SceneThing } from '../../scene.ts';
import { boxOf, filled, glowShapes, translucent } from '../canvas.ts';
import { isTreeMotif } from './main-thing.ts';
import type { Stage } from './stage.ts';

/** The weight from which a tree is what burns. */
const WEIGHT_MIN = 0.38;

const FLAME = '#e8662c';
const HEART = '#ffd477';

/**
 * Sets the tree beside which a passage names a fire alight: "a stream of fire issued from the oak".
 *
 * @returns false where the fire burns on the ground
 */
export function burnTree({ scene, canvas, standing, palette }: Stage, fire: SceneThing): boolean {
  // A fire under a tree, or before it, is one that people have made.
  if (fire.relation) return false;
  const tree = scene.things.find(({ what, count, weight }) => isTreeMotif(what) && what !== 'bush' && count === undefined && weight >= WEIGHT_MIN); // prettier-ignore
  const stands = tree && standing.find(({ thing }) => thing === tree);
  if (!stands) return false;
  const { left, right, top, bottom } = boxOf(stands.shapes);
  const [wide, tall] = [right - left, bottom - top];
  const { random } = canvas;
  const places = Array.from({ length: 17 }, (_, i) => ({ across: -0.42 + (0.84 * i) / 16 + random.between(-0.02, 0.02), up: random.between(0.24, 0.62), high: random.between(0.18, 0.46), lean: random.between(0.01, 0.07) })); // prettier-ignore
  // High in the middle of the crown, low at its sides.
  const tongues = (size: number): Path =>
    places.map(({ across, up, high, lean }) => {
      const [x, foot] = [(left + right) / 2 + across * wide, bottom - tall * up];
      const [half, reach] = [wide * 0.05 * size, tall * high * size * (1.15 - Math.abs(across))];
      const at = (u: number, v: number, corner?: 1): Point => (corner ? [x + u * half + lean * wide * v * v, foot - v * reach, corner] : [x + u * half + lean * wide * v * v, foot - v * reach]); // prettier-ignore
      return outline([at(0, -0.12, 1), at(-1, 0.14), at(-0.72, 0.4), at(-0.34, 0.66), at(0.1, 1.08, 1), at(0.24, 0.68), at(0.76, 0.4), at(0.94, 0.14)]); // prettier-ignore
    });
  const sparks = Array.from({ length: 34 }, () => ellipse(random.between(left, right), top - random.between(-0.3, 0.22) * tall, random.between(0.8, 2.2))); // prettier-ignore
  canvas.add(glowShapes('#ffb45a', palette.isDark ? 0.6 : 0.4, (left + right) / 2, top + tall * 0.45, wide * 0.9, tall * 0.7)); // prettier-ignore
  stands.shapes.push(translucent(FLAME, 0.9, ...tongues(1)), translucent('#f59a3c', 0.9, ...tongues(0.72)), filled(HEART, ...tongues(0.4), ...sparks)); // prettier-ignore
  canvas.recordDrawn(fire.what, fire.words);
  return true;
}
