import type { EdgeForm } from '../../../theatre/picture.ts';
import { edgeBottomAt, edgeSideX } from '../../../theatre/vignette.ts';
import { toneAt, type Palette } from '../../palette.ts';
import type { Stage } from '../stage.ts';

/** Drawings for the foreground; foreground.ts chooses among them. */
export type Side = 'left' | 'right';

/** The colour of the foreground: the darkest of the picture, by day lightened a little by haze. */
export const nearInk = (palette: Palette): string => toneAt(palette, palette.isDark ? 0.03 : 0.1);

/** The lowest point for the foot of a near thing: on the picture, not on the paper below its edge. @returns pixels from the top */
export const standAt = ({ edge }: Stage, x: number, foot: number): number =>
  Math.min(foot, edgeBottomAt(edge, x) - 6);

/** How close to the side a near thing may stand, in pixels; never on the steep edge of a square vignette. */
export const nearestTo = (edge: EdgeForm, wanted: number): number =>
  Math.max(wanted, edgeSideX(edge) + (edge === 'arch' ? 36 : 8));
