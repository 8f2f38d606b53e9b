import * as land from '../../land-and-sky/land.ts';
import type { Stage } from '../stage.ts';
import { named } from './quay-things.ts';

/** Pixels per metre on the quay. */
export const METRE = 13;

/** The layout of a harbour town, in pixels: its quay, and the hill behind it. */
export interface Site {
  /** The quay's waterline. */
  foot: number;
  /** Its pavement. */
  top: number;
  /** The end of the quay and beginning of open water. */
  end: number;
  /** The ground line of the houses behind it. */
  hill: land.Contour;
}

export function siteOf(stage: Stage): Site {
  const {
    canvas: { random },
    view,
  } = stage;
  const foot = view.horizon + 40;
  const top = foot - 22;
  const end = random.between(560, 640);
  const rise = (named(stage, 'hill') ? 190 : 120) * random.between(0.9, 1.1);
  const own = land.rolling(random, 0, 22, 190);
  const hill: land.Contour = (x) => top - (rise + own(x)) * Math.max(0, 1 - (x + 20) / end) ** 0.75;
  return { foot, top, end, hill };
}
