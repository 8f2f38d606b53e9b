/** A point of a building in metres: x along its front to the right, y up, z away from its front. */
export type Corner = readonly [x: number, y: number, z: number];

/** A box of a building, from the lesser to the greater value on each axis, in metres. */
export interface Span {
  x: readonly [number, number];
  y: readonly [number, number];
  z: readonly [number, number];
}
