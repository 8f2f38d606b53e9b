import { outline, type Path } from '../drawing/path.ts';
import type { Skeleton } from './skeleton.ts';

/** The trunk in close clothes: shoulder blades, a hollow back, the breast and the waist. */
export function bodice(bones: Skeleton, bulk: number, isBroad = false): Path {
  const at = bellied(bones, bulk, isBroad);
  return [
    outline([
      at(1.06, -0.16),
      at(0.97, -0.35 * bulk),
      at(0.83, -0.5 * bulk),
      at(0.62, -0.47 * bulk),
      at(0.42, -0.37 * bulk),
      at(0.25, -0.34 * bulk),
      at(0.06, -0.45 * bulk),
      at(-0.12, -0.44 * bulk),
      at(-0.12, 0.34 * bulk),
      at(0.06, 0.38 * bulk),
      at(0.25, 0.35 * bulk),
      at(0.44, 0.43 * bulk),
      at(0.64, 0.54 * bulk),
      at(0.8, 0.51 * bulk),
      at(0.93, 0.33),
      at(1.04, 0.18),
    ]),
  ];
}

/** The trunk with its belly, and with the breast and back of the broad. */
export function bellied({ trunk }: Skeleton, bulk: number, isBroad: boolean): Skeleton['trunk'] {
  const belly = bellyOf(bulk);
  return (along, across = 0) =>
    trunk(
      along,
      across * (isBroad && along > 0.5 && along < 0.96 ? 1.2 : 1) +
        (across > 0.1 ? belly * Math.exp(-(((along - 0.1) / 0.4) ** 2)) : 0),
    );
}

/** How far a stout person's belly extends in front of the hips, in heads. */
export const bellyOf = (bulk: number) => Math.max(0, bulk - 1.12) * 1.25;
