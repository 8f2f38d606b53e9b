import type { Scene } from '../../../scene.ts';

/** "She sat and looked at the sea": on its shore, unless a ship is there to be aboard. */
export const isSomebodyAshore = ({ people, things }: Scene): boolean =>
  people.some(({ posture, isFar }) => !isFar && posture?.source === 'passage' && ASHORE.has(posture.value)) &&
  !things.some(({ what }) => /boat|ship|raft|sail|deck|mast/u.test(what));

const ASHORE: ReadonlySet<string> = new Set([
  'stand',
  'sit',
  'walk',
  'look out',
  'kneel',
  'read',
  'lean',
  'weep',
  'point',
  'run',
]);
