import type { PaintedScene } from '../contract/images.ts';

/** Whether two pictures were painted from the same by painters of the same version: then they have the same pixels. */
export const isSameScene = (a: PaintedScene, b: PaintedScene): boolean =>
  a.painter === b.painter && a.input === b.input;
