import { mix } from '../../drawing/colour.ts';
import { WIDTH } from '../../drawing/layer.ts';
import { taper } from '../../drawing/path.ts';
import { filled, translucent } from '../canvas.ts';
import * as land from '../land-and-sky/land.ts';
import type { Stage } from './stage.ts';

/** A white-out: land, sky and distant things blur, and snow drives over the drifts. */
export function drawWhiteOut({ canvas, palette, view }: Stage): void {
  const { random } = canvas;
  const veil = mix(palette.sky[2], '#e9ebee', 0.4);
  for (let i = 0; i < 4; i++) {
    const y = view.horizon - 110 + i * 54;
    canvas.add([translucent(veil, 0.42, ...land.landBelow(land.rolling(random, y, 46, 420)))], {
      haze: { from: y, to: y - 60, colour: palette.sky[2], strength: 0.8 },
      fade: { from: 640, to: 780 },
    });
  }
  const white = mix('#eef0f4', palette.sky[1], 0.3);
  for (const [k, rise] of [96, 44].entries()) {
    const middle = random.between(120, 900);
    const own = land.rolling(random, view.foot + 30 - k * 4, 16, 240);
    const drift: land.Contour = (x) =>
      own(x) - rise * Math.exp(-(((x - middle) / (x < middle ? 260 : 120)) ** 2));
    canvas.add([filled(mix(white, palette.sky[0], 0.3 - k * 0.16), ...land.landBelow(drift, 8))], {
      fade: { from: 700, to: 764 },
      haze: { from: view.foot - 80, to: view.foot + 60, colour: palette.sky[0], strength: 0.3 },
      rim: 0.4,
      shadow: { blur: 4, distance: 6, colour: palette.sky[0], strength: 0.25 },
    });
    const stalks = Array.from({ length: 12 }, () => {
      const x = random.between(60, WIDTH - 60);
      const y = drift(x) + 5;
      const tall = random.between(24, 70);
      return taper(
        [
          [x, y],
          [x + tall * 0.12, y - tall * 0.4],
          [x + tall * 0.36, y - tall * 0.68],
          [x + tall * 0.7, y - tall * 0.8],
          [x + tall, y - tall * 0.76],
        ],
        [1.6, 1.3, 0.9, 0.5, 0.2],
      );
    });
    canvas.add([filled(mix(palette.ink, palette.sky[1], 0.2), ...stalks)]);
  }
}
