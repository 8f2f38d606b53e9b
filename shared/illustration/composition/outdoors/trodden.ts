import { mix } from '../../drawing/colour.ts';
import type { Palette } from '../palette.ts';

/** The colour of bare earth or paving of a tone, near and far. */
export const trodden = (tone: string, { isDark }: Pick<Palette, 'isDark'>): string =>
  mix(tone, '#b09a74', isDark ? 0.08 : 0.34);
