import { mix } from '../../drawing/colour.ts';
import type { Scene } from '../../scene.ts';
import type { TheatreLayer } from '../../theatre/picture.ts';
import type { Canvas } from '../canvas.ts';
import type { Palette } from '../palette.ts';

/** What is behind somebody seen close by, and how it is toned. */
export interface Behind {
  canvas: Canvas;
  palette: Palette;
  scene: Scene;
  random: Canvas['random'];
  dark: string;
  deep: string;
  lit: string;
  /** A wall in the half-dark, so that what it frames is the lighter. */
  wall: string;
  shadow: NonNullable<TheatreLayer['shadow']>;
  /** Towards the back of the head everything grows darker. */
  turn: NonNullable<TheatreLayer['turn']>;
}

/** @returns the concepts of the passage that it shows */
export type Draw = (behind: Behind) => string[];

export function behindOf(canvas: Canvas, palette: Palette, scene: Scene): Behind {
  const [dark, deep, , lit] = palette.sky;
  return {
    ...{ canvas, palette, scene, dark, deep, lit },
    random: canvas.random,
    wall: mix(deep, lit, 0.3),
    shadow: { blur: 4, distance: 10, colour: dark, strength: 0.3 },
    turn: { from: 620, to: 60, colour: dark, strength: 0.5 },
  };
}
