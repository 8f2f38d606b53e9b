import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { MOTIFS } from '../../motifs/library.ts';
import type { SceneThing } from '../../scene.ts';
import { shapesOf, type Canvas } from '../canvas.ts';
import { coloursAt } from '../colours/material-colours.ts';
import type { Palette } from '../palette.ts';
import { FRONT_COLOURS, FRONT_TEXTURE } from './street-front.ts';

/** The houses on the far side of a square, seen from the front. */
export function closingRow(
  canvas: Canvas,
  palette: Palette,
  foot: number,
  { larger, isLit, isDecayed, great }: ClosingRow,
): void {
  const { random } = canvas;
  const motif = MOTIFS.get('terraced houses')!;
  const shapes: Shape[] = [];
  for (const [across, size] of [
    [-310, 1.06],
    [310, 1.1],
    [0, 1.2],
  ] as const) {
    const x = 520 + across * larger;
    const scale = (216 * larger * size * random.between(0.94, 1.08)) / motif.height;
    const isGreat = across === 0 && great !== undefined;
    const tint =
      isGreat && great.colour
        ? { body: great.colour }
        : {
            usual: isDecayed
              ? mix(random.pick(FRONT_COLOURS), palette.ink, 0.34)
              : random.pick(FRONT_COLOURS),
          };
    shapes.push(
      ...shapesOf(
        motif.draw(random, { isLit, isDecayed }),
        { x, y: foot, scale: isGreat ? scale * 1.24 : scale, isFlipped: x < 512 },
        coloursAt(palette, isGreat ? 0.08 : 0.16, tint),
      ),
    );
    if (isGreat) canvas.recordDrawn(great.what, great.words);
  }
  canvas.add(shapes, {
    glow: 0.22,
    haze: { from: foot - 120, to: foot + 20, colour: palette.haze, strength: 0.12 },
    texture: FRONT_TEXTURE,
    shadow: { blur: 3, distance: 4, colour: palette.sky[0], strength: 0.12 },
  });
}

interface ClosingRow {
  larger: number;
  isLit: boolean;
  isDecayed: boolean;
  great: SceneThing | undefined;
}

export const HOUSES = /^(?:house|manor|palace)$/u;
