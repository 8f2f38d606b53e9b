import { PARLOUR_STYLES } from './styles-of-parlours.ts';
import { PLAIN_STYLES } from './styles-of-plain-rooms.ts';

/** One way each of building and furnishing a room. */
export const STYLES = { ...PARLOUR_STYLES, ...PLAIN_STYLES };

export type StyleName = keyof typeof STYLES;
