import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { ellipse, polygon, rectangle, type Path } from '../../drawing/path.ts';
import { filled, translucent } from '../canvas.ts';
import { toneAt, type Palette } from '../palette.ts';
import { airBefore, type StreetView } from './street-view.ts';

/** A street lamp with the glow around it. */
export function farLamp(
  palette: Palette,
  { at, scaleAt }: StreetView,
  { across, away, isLit }: { across: number; away: number; isLit: boolean },
): Shape[] {
  const [x, foot] = at(across, 0, away);
  const size = scaleAt(away);
  const top = foot - size * 3.4;
  return [
    // Many faint discs: none of their borders can be seen.
    ...(isLit
      ? Array.from({ length: 26 }, (_, i) =>
          translucent('#ffe3a6', 0.04, ellipse(x, top, 1.8 * size * (1 - i / 26) ** 1.2)),
        )
      : []),
    filled(
      toneAt(palette, airBefore(away, false)),
      rectangle(x - size * 0.05, top, size * 0.1, size * 3.4),
      polygon([
        [x - size * 0.24, top - size * 0.3],
        [x, top - size * 0.54],
        [x + size * 0.24, top - size * 0.3],
      ]),
    ),
    filled(
      isLit ? '#fff1c8' : mix(palette.haze, palette.ink, 0.2),
      polygon([
        [x - size * 0.2, top - size * 0.3],
        [x + size * 0.2, top - size * 0.3],
        [x + size * 0.13, top + size * 0.16],
        [x - size * 0.13, top + size * 0.16],
      ]),
    ),
  ];
}

export function spire(x: number, foot: number, tall: number, isEast: boolean): Path {
  const wide = tall * 0.12;
  const body = rectangle(x - wide, foot - tall * 0.62, wide * 2, tall * 0.62);
  if (!isEast)
    return [
      body,
      polygon([
        [x - wide * 1.2, foot - tall * 0.62],
        [x, foot - tall * 1.15],
        [x + wide * 1.2, foot - tall * 0.62],
      ]),
    ];
  return [
    body,
    ellipse(x, foot - tall * 0.7, wide * 1.35, wide * 1.5),
    polygon([
      [x - wide * 0.6, foot - tall * 0.8],
      [x, foot - tall * 1.02],
      [x + wide * 0.6, foot - tall * 0.8],
    ]),
  ];
}
