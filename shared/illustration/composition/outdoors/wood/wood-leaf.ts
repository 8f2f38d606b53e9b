import { outline, polygon, type Path } from '../../../drawing/path.ts';

/** How broad and high a spray of needles is, and how round a leaf, as shares of its length. */
interface Form {
  needles: readonly [wide: number, above: number, below: number];
  leaf: number;
}

/** One leaf of a wood, or the needles of a pine. @param long half of its length, in pixels @param tilt the slope of a leaf */
export const woodLeaf = (
  [u, v]: readonly [x: number, y: number],
  long: number,
  tilt: number,
  isPine: boolean,
  { needles: [wide, above, below], leaf }: Form,
): Path[number] =>
  isPine
    ? polygon([
        [u - long * wide, v],
        [u, v - long * above],
        [u + long * wide, v],
        [u, v + long * below],
      ])
    : outline([
        [u - long, v - long * tilt, 1],
        [u - long * 0.1, v - long * leaf],
        [u + long, v + long * tilt, 1],
        [u + long * 0.1, v + long * leaf],
      ]);
