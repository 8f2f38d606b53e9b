import type { Shape } from '../../drawing/layer.ts';
import type { Canvas } from '../canvas.ts';
import type { Palette } from '../palette.ts';

export interface Wall {
  canvas: Canvas;
  palette: Palette;
  /** Where the wainscot, or else the skirting, begins. */
  foot: number;
}

export type DrawFinish = (wall: Wall) => Shape[];

/** The head of the paper: below the cornice. */
export const TOP = 48;
