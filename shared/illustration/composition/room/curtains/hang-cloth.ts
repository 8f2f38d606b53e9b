import type { Shape } from '../../../drawing/layer.ts';
import { ellipse, rectangle, type Path, type Point } from '../../../drawing/path.ts';
import type { Canvas } from '../../canvas.ts';
import type { Palette } from '../../palette.ts';
import type { Window } from '../window-view.ts';

export const hang = ({ canvas, palette }: Look, shapes: readonly Shape[]): void =>
  canvas.add(shapes, { ...NEAR, shadow: { blur: 3, distance: 6, colour: palette.ink, strength: 0.3 } });

export interface Look {
  canvas: Canvas;
  palette: Palette;
  window: Window;
  cloth: string;
  /** Where long curtains end. */
  foot: number;
}

const NEAR = { glow: 0.14, rim: 0.35 } as const;

export const edges = ({ x, y, width, height }: Window) => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height,
});

/** Points from an edge of the window towards its middle. */
export const from =
  (edge: number, inwards: 1 | -1) =>
  (u: number, v: number, corner?: 1): Point =>
    corner ? [edge + inwards * u, v, corner] : [edge + inwards * u, v];

export function pole(window: Window, thick: number, knob: number): Path {
  const { left, right, top } = edges(window);
  return [
    rectangle(left - 66, top - 36, window.width + 132, thick),
    ellipse(left - 68, top - 36 + thick / 2, knob),
    ellipse(right + 68, top - 36 + thick / 2, knob),
  ];
}
