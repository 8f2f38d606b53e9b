import type { Room } from './room.ts';

/** A bedroom that is called so, which has a bed. */
export const isBedroom = ({ scene: { setting, things }, isBackground, kind }: Room): boolean =>
  setting?.value === 'bedroom' &&
  setting.words.length > 0 &&
  !isBackground &&
  kind.usual.length > 0 &&
  things.every(({ what }) => what !== 'cradle');
