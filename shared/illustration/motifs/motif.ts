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

const partOf =
  (material: Material) =>
  (...path: Path): Part => ({ path, material });

export const ink = partOf('ink');
export const fold = partOf('fold');
export const white = partOf('white');
export const light = partOf('light');
