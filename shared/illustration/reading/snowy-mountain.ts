import type { ThingMention } from './context-rules.ts';

/** Snow on mountains is a quality of the mountains. */
export const snowyMountain = (snow: ThingMention): ThingMention => ({
  ...snow,
  colour: null,
  size: null,
  qualities: ['snowy'],
  meaning: { type: 'thing', what: 'mountain', group: 'land' },
});
