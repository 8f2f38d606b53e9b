import type { Part } from '../motifs/motif.ts';
import type { Garment } from '../scene.ts';
import type { BustHead } from './bust-looks.ts';
import type { Held } from './draw-person.ts';

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
  /** The knees are seen before the breast. */
  isSeated?: boolean | undefined;
  /** Of a gown; a bell where it is left out. */
  skirt?: 'bell' | 'bustle' | 'slim' | undefined;
  /** A hand is lifted before the breast. */
  isHandRaised?: boolean | undefined;
  /** Of an arm that is not lifted; `hanging` where it is left out. */
  arm?: 'hanging' | 'hip' | 'behind' | undefined;
  /** At the throat of an open coat; `bow` where it is left out, `open` for a shirt without collar or cuffs. */
  neckwear?: Neckwear | undefined;
  /** The coat is closed over the waistcoat. */
  isButtoned?: boolean | undefined;
  /** In the lifted hand; a cane would reach the ground, which a bust does not. */
  holds?: Exclude<Held, 'cane'> | undefined;
  /** Something else in the lifted hand: parts in heads, held at (0, 0). */
  heldParts?: readonly Part[] | undefined;
}

export const NECKWEAR = ['bow', 'stock', 'tie', 'kerchief', 'open'] as const;
export type Neckwear = (typeof NECKWEAR)[number];
