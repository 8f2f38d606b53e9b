import { stroke, type Path, type Point } from '../drawing/path.ts';
import type { Material, Part } from '../motifs/motif.ts';

/**
 * The clothes of a person close up, in heads, the chin at y = 0: the shoulders are turned a little towards the reader, as in cut
 * silhouettes, so that collar, lapels and the front are seen below a head in profile.
 */
export interface Costume {
  /** Over the neck. */
  body: Part[];
  /** Over the head: an arm, and what lies before the breast. */
  arm: Part[];
  /** Where the near hand is, and how it is turned. */
  hand: Point;
}

/** How far down it is drawn: below the picture's edge. */
export const HEM_Y = 4.6;

export const part = (material: Material, ...path: Path): Part => ({ path, material });
export const softPart = (material: Material, opacity: number, ...path: Path): Part => ({
  path,
  material,
  opacity,
});
export const cutLines = (width: number, ...lines: readonly (readonly Point[])[]): Part => part('fold', ...lines.map((line) => stroke(line, width, true))); // prettier-ignore
export const creaseLines = (width: number, ...lines: readonly (readonly Point[])[]): Part => part('depth', ...lines.map((line) => stroke(line, width, true))); // prettier-ignore
