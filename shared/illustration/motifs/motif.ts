import type { Path } from '../drawing/path.ts';

/**
 * What a part of a drawing is made of; an ink decides how that looks. `ink` is the silhouette itself, `fold` a thin line
 * cut into it, `light` what shines by itself.
 */
export type Material = 'ink' | 'fold' | 'skin' | 'hair' | 'hat' | 'white' | 'dress' | 'light' | 'accent';

/** A part of a drawing; parts lie over each other in their order. */
export interface Part {
  path: Path;
  material: Material;
}
