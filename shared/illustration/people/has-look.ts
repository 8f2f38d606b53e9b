import type { BustHead, FaceLook } from './bust-looks.ts';

/** Whether the passage states any of these looks. */
export const hasLook = ({ face }: BustHead, ...looks: readonly FaceLook[]): boolean =>
  looks.some((look) => face?.has(look));

/** Whether a face has the softer outline of women and children. */
export const isSoftFaced = ({ sex, age }: BustHead): boolean => sex === 'woman' || age === 'child';
export const isOld = ({ age }: BustHead): boolean => age === 'old';

/** Laughter opens the mouth: the jaw is dropped, and the corners are drawn up. */
export const doesLaugh = (head: BustHead): boolean =>
  hasLook(head, 'mouth open') && hasLook(head, 'delight', 'grin');
