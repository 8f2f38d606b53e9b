import type { PaintedScene } from '../contract/images.ts';

/** Whether two pictures have the same input and painter version, and therefore the same pixels. */
export const isSameScene = (a: PaintedScene, b: PaintedScene): boolean =>
  a.painter === b.painter && a.input === b.input;
