import type { Shape } from '../../drawing/layer.ts';
import { rectangle, type Path } from '../../drawing/path.ts';
import { translucent, WIDTH } from '../canvas.ts';
import type { Palette } from '../palette.ts';
import { SKIRTING } from './room-shell.ts';

/** Panelling below a rail. */
export function wainscot(palette: Palette, top: number): Shape[] {
  const line = palette.sky[0];
  const height = SKIRTING - top - 40;
  return [
    translucent(line, 0.3, rectangle(-10, top, WIDTH + 20, SKIRTING - top)),
    translucent(line, 0.4, rectangle(-10, top - 6, WIDTH + 20, 7)),
    translucent(palette.light, 0.22, rectangle(-10, top - 8, WIDTH + 20, 2)),
    ...raised(
      palette,
      Array.from({ length: 11 }, (_, i) => ({ x: -32 + i * 106, y: top + 14, width: 84, height })),
    ),
  ];
}

/** Panels whose edges are lit from above: dark at the top and left, light at the bottom and right. */
export function raised(palette: Palette, boxes: readonly Box[]): Shape[] {
  const lines = (inset: number, thick: number, isLit: boolean): Path =>
    boxes.flatMap(({ x, y, width, height }) => {
      const [l, t, w, h] = [x + inset, y + inset, width - inset * 2, height - inset * 2];
      return isLit
        ? [rectangle(l, t + h - thick, w, thick), rectangle(l + w - thick, t, thick, h)]
        : [rectangle(l, t, w, thick), rectangle(l, t, thick, h)];
    });
  return [
    translucent(palette.sky[0], 0.36, ...lines(0, 2.6, false), ...lines(10, 1.4, true)),
    translucent(palette.light, 0.3, ...lines(0, 2, true), ...lines(10, 1.4, false)),
  ];
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
