import { stroke, type Path, type Point } from '../drawing/path.ts';
import type { Material, Part } from '../motifs/motif.ts';

/**
 * The clothes of a person close up, in heads, the chin at y = 0: the shoulders are turned slightly towards the reader, as in cut
 * silhouettes, so that collar, lapels and front are visible below a head in profile.
 */
export interface Costume {
  /** Over the neck. */
  body: Part[];
  /** Over the head: an arm, and parts in front of the breast. */
  arm: Part[];
  /** The position and angle of the near hand. */
  hand: Point;
}

/** An arm, with the position of its hand. */
export interface Arm {
  parts: Part[];
  hand: Point;
}

/** Its lower end, below the picture's edge. */
export const HEM_Y = 4.6;

export const part = (material: Material, ...path: Path): Part => ({ path, material });
export const softPart = (material: Material, opacity: number, ...path: Path): Part => ({
  path,
  material,
  opacity,
});
export const cutLines = (width: number, ...lines: readonly (readonly Point[])[]): Part =>
  part('fold', ...lines.map((line) => stroke(line, width, true)));
export const creaseLines = (width: number, ...lines: readonly (readonly Point[])[]): Part =>
  part('depth', ...lines.map((line) => stroke(line, width, true)));
