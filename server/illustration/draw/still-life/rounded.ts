import { mix } from '#shared/illustration/drawing/colour.ts';
import type { Stage } from '../stage.ts';

/** A thing in a frame of its own: its foot at (0, 0), some 300 high, light from the upper left. */
export type DrawObject = (stage: Stage, colour: string) => void;

/** Light from the left over a rounded side. */
export const rounded = ({ canvas, light }: Stage, c: string): string =>
  canvas.linear([[0, mix(c, light.dark, 0.2)], [0.24, mix(c, light.key, 0.5)], [0.5, c], [0.86, mix(c, light.dark, 0.5)], [1, mix(c, light.dark, 0.36)]], true); // prettier-ignore
