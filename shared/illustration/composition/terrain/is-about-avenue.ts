import type { Scene } from '../../scene.ts';

/** Whether a passage is about an avenue itself, and not about the house, church or water at which it ends. */
export const isAboutAvenue = ({ things, setting }: Scene): boolean =>
  setting?.value !== 'forest' &&
  !things.some(
    ({ what, certainty, qualities, colour }) =>
      certainty >= 0.6 &&
      ((AT_THE_END.has(what) && (qualities.length > 0 || colour !== undefined)) ||
        PART_OF_HOUSE.has(what) ||
        BROAD_WATER.has(what)),
  );
const AT_THE_END: ReadonlySet<string> = new Set([
  'house',
  'manor',
  'castle',
  'palace',
  'church',
  'gate',
  'cottage',
]);
const PART_OF_HOUSE: ReadonlySet<string> = new Set([
  'tower',
  'porch',
  'roof',
  'window',
  'chimney',
  'portico',
  'terrace',
  'balcony',
  'column',
]);
const BROAD_WATER: ReadonlySet<string> = new Set(['sea', 'lake', 'river', 'pond', 'canal']);
