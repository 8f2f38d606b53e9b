import { mix } from '../../../drawing/colour.ts';
import type { Stage } from '../stage.ts';

/** Snow on the ground, in the light of the hour. */
export const snowColour = ({ palette }: Pick<Stage, 'palette'>): string =>
  mix(mix('#eeecef', palette.sky[2], 0.35), palette.sky[0], palette.isDark ? 0.34 : 0.06);
