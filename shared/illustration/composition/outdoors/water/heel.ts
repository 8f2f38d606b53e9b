import type { Shape } from '../../../drawing/layer.ts';
import type { Path } from '../../../drawing/path.ts';
import type { Placing } from '../placing/placing.ts';

/** How far a ship heels over in a heavy sea, in degrees. */
export function heelOf(placing: Placing, isFlipped: boolean): number {
  const side = isFlipped ? -1 : 1;
  if (isRolling(placing)) return 15 * side;
  if (!isInHeavySea(placing)) return 0;
  return (placing.stage.scene.weather?.value === 'storm' ? 7 : 4) * side;
}

/** The dip of a ship's bow, as a share of her heel. */
export const PITCH = 0.2;

export const isRolling = ({ isAfloat, thing }: Placing): boolean =>
  isAfloat && thing.qualities.includes('rolling');

const isInHeavySea = ({ stage: { scene }, isAfloat, motif }: Placing): boolean =>
  isAfloat &&
  motif.height > 8 &&
  (scene.weather?.value === 'storm' ||
    scene.weather?.value === 'wind' ||
    scene.things.some(({ what }) => what === 'wave'));

/** Seen from the side, only her masts lean; with the bow down she would seem to sink. */
export const heeled = (shapes: Shape[], foot: number, heel: number): Shape[] =>
  heel === 0
    ? shapes
    : shapes.map((shape) => ({
        ...shape,
        path: leaning(shape.path, foot, Math.tan((heel * 0.6 * Math.PI) / 180)),
      }));

/** Leans everything above a line to one side. @param slope the offset, as a share of the height */
const leaning = (path: Path, foot: number, slope: number): Path =>
  path.map((ring) => ring.map((at, i) => (i % 2 ? at : at + slope * Math.max(0, foot - ring[i + 1]!))));
