import type { Part } from '../motifs/motif.ts';
import type { Garment } from '../scene.ts';
import type { BustHead } from './bust-looks.ts';
import type { Held } from './person.ts';

/**
 * A person close up, in profile, facing right: down to the hips, or standing on the ground. The unit is a head's height, the
 * chin is at y = 0 and the crown at y = −1.
 */
export interface Bust extends BustHead {
  garment: Garment;
  /** 1 is of middling girth. */
  bulk: number;
  isStooped?: boolean | undefined;
  height?: 'tall' | 'short' | undefined;
  isBroadShouldered?: boolean | undefined;
  isNarrowShouldered?: boolean | undefined;
  /** Seated: the knees are visible in front of the breast. */
  isSeated?: boolean | undefined;
  /** The skirt of a gown, by default a bell. */
  skirt?: 'bell' | 'bustle' | 'slim' | undefined;
  /** A hand is lifted in front of the breast. */
  isHandRaised?: boolean | undefined;
  /** The pose of an arm that is not lifted, by default `hanging`. */
  arm?: 'hanging' | 'hip' | 'behind' | undefined;
  /** What the passage says that the arms do; nothing is held then. */
  gesture?: Gesture | undefined;
  /** At the throat of an open coat, by default `bow`; `open` for a shirt without collar or cuffs. */
  neckwear?: Neckwear | undefined;
  /** The cut of a coat that the passage doesn't state. */
  outfit?: Outfit | undefined;
  /** The cloth of the waistcoat, by default that of the coat's lining. */
  waistcoat?: 'lining' | 'accent' | 'linen' | undefined;
  /** How a gown is finished at the neck, by default with a collar and a brooch. */
  bodice?: Bodice | undefined;
  /** The coat is closed over the waistcoat. */
  isButtoned?: boolean | undefined;
  /** The thing in the lifted hand; not a cane, which would reach the ground. */
  holds?: Exclude<Held, 'cane'> | undefined;
  /** Another thing in the lifted hand: parts in heads, held at (0, 0). */
  heldParts?: readonly Part[] | undefined;
}

export const NECKWEAR = ['bow', 'stock', 'tie', 'kerchief', 'open', 'cravat'] as const;
export type Neckwear = (typeof NECKWEAR)[number];

/** What arms and hands do on a portrait, and what is where a hand was. */
export const GESTURES = [
  'arms folded',
  'face in hands',
  'hands wrung',
  'hands rubbed',
  'clapping',
  'hands thrown up',
  'hand at mouth',
  'hand at throat',
  'finger raised',
  'hand held out',
  'hand at chin',
  'hand on breast',
  'fist',
  'pointing',
  'sling',
  'hook',
] as const;
export type Gesture = (typeof GESTURES)[number];

export const OUTFITS = ['frock', 'buttoned', 'tail', 'sack', 'shawl'] as const;
export type Outfit = (typeof OUTFITS)[number];

export const BODICES = ['collar', 'fichu', 'pelerine', 'jacket'] as const;
export type Bodice = (typeof BODICES)[number];
