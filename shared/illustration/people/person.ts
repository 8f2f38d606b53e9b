import type { Part } from '../motifs/motif.ts';
import type { BustHead } from './bust-looks.ts';
import type { Coat, Dress } from './clothes.ts';
import type { HeadLooks } from './heads.ts';
import type { Fit, Legs } from './limbs.ts';
import type { Posture } from './postures.ts';
import type { Reach } from './skeleton.ts';
import type { Wear } from './worn-small.ts';

export const HELD = [
  'cane',
  'book',
  'letter',
  'lantern',
  'candle',
  'basket',
  'sack',
  'gun',
  'umbrella',
  'bundle',
  'cup',
  'flower',
] as const;
export type Held = (typeof HELD)[number];

/** A person seen from the side, facing right. */
export interface Person extends HeadLooks, Wear, Fit {
  posture: Posture;
  /** A dress, or a coat over legs. */
  dress?: Dress | undefined;
  coat?: Coat | undefined;
  legs?: Legs | undefined;
  holds?: Held | undefined;
  isChild?: boolean | undefined;
  /** Small people have relatively large heads. */
  isShort?: boolean | undefined;
  /** The back is bent, whatever the posture. */
  isStooped?: boolean | undefined;
  /** Below one knee is a peg of wood. */
  hasWoodenLeg?: boolean | undefined;
  /** Without collar and cuffs of linen. */
  isPlain?: boolean | undefined;
  hasShawl?: boolean | undefined;
  /** The skirt is of another cloth than the bodice. */
  hasSkirt?: boolean | undefined;
  hasApron?: boolean | undefined;
  /** 1 is of middling girth. */
  bulk?: number | undefined;
  /** How far clothes blow backwards, in heads. */
  wind?: number | undefined;
  /** Another thing in the hand: parts in heads, held at (0, 0). */
  heldParts?: readonly Part[] | undefined;
  /** The position of the hands, overriding the posture. */
  reach?: Reach | undefined;
  /** Carried at the far side. */
  hasLadder?: boolean | undefined;
  /** Other features of the head, so that a person looks the same near and far. */
  head?: BustHead | undefined;
}

/** Height of a standing adult in heads. */
export const HEADS_TALL = 7.75;
