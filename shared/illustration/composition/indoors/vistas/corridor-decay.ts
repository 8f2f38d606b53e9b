import { mix } from '../../../drawing/colour.ts';
import { polygon } from '../../../drawing/path.ts';
import { filled } from '../../canvas.ts';
import { SHADOW } from '../room.ts';
import type { Stage } from './stage.ts';

/** Paper in strips, fallen plaster and stains on both walls, nearer ones larger. */
export function drawDecay(stage: Stage, { half, height }: { half: number; height: number }): void {
  const { canvas, palette, kind } = stage;
  const features = kind.features ?? [];
  const { random } = canvas;
  const tone = mix(palette.sky[1], palette.sky[2], 0.3);
  if (!features.some((each) => each === 'peeling' || each === 'cracked' || each === 'stained')) return;
  for (const side of [-1, 1])
    for (const z of [10.2, 7.2, 5, 2.9, 2.3]) {
      const x = side * (half - 0.015);
      const wide = random.between(0.22, 0.4);
      const low = height - random.between(0.5, 1.1);
      const [from, to] = [z, z + wide];
      const { lens } = stage;
      canvas.add(
        [
          filled(
            features.includes('cracked')
              ? mix(mix(tone, '#8a4a36', 0.2), palette.ink, 0.16)
              : mix(tone, palette.ink, 0.2),
            polygon([
              lens.at(x, height - 0.16, from),
              lens.at(x, height - 0.16, to),
              lens.at(x, low + 0.06, to + 0.05),
              lens.at(x, low - 0.05, (from + to) / 2),
              lens.at(x, low, from - 0.04),
            ]),
          ),
          ...(features.includes('peeling')
            ? [
                filled(
                  mix(mix(palette.sky[2], '#f0e2c2', 0.5), palette.ink, z < 4 ? 0.3 : 0.1),
                  polygon([
                    lens.at(x - side * 0.02, low + 0.02, from),
                    lens.at(x - side * 0.02, low + 0.04, to),
                    lens.at(x - side * 0.1, low - 0.34, to + 0.03),
                    lens.at(x - side * 0.14, low - 0.56, (from + to) / 2),
                    lens.at(x - side * 0.08, low - 0.3, from),
                  ]),
                ),
              ]
            : []),
        ],
        { shadow: { ...SHADOW, colour: palette.ink, strength: 0.3 }, rim: 0.2 },
      );
    }
}
