import { mix } from '../../../drawing/colour.ts';
import { ellipse, taper, type Path, type Point } from '../../../drawing/path.ts';
import { translucent } from '../../canvas.ts';
import type { Stage } from '../stage.ts';

/** Spray of a rough sea on the pier and the quay. */
export function drawSpray(
  { canvas, palette, scene }: Stage,
  { foot, end }: { foot: number; end: number },
): void {
  const { random } = canvas;
  const isStorm = scene.weather?.value === 'storm';
  const foam = mix('#ffffff', palette.sky[2], 0.2);
  const rings: Path[number][] = [];
  for (const [x, tall] of [
    [end + 8, 84],
    [736, 62],
    [930, 104],
  ] as const) {
    const high = tall * (isStorm ? 1.25 : 0.85) * random.between(0.9, 1.1);
    // Thin sheets flung up and outwards, breaking into drops.
    for (let i = 0; i < 34; i++) {
      const lean = (random.next() - random.next()) * 0.9;
      const rise = high * random.between(0.3, 1) * (1 - Math.abs(lean) * 0.6);
      const from: Point = [x + lean * high * 0.34 + random.between(-7, 7), foot + 8 - random.between(0, 10)];
      const to: Point = [from[0] + lean * high * 0.55, foot - 22 - rise];
      rings.push(
        taper(
          [from, [from[0] + (to[0] - from[0]) * 0.36, from[1] + (to[1] - from[1]) * 0.62], to],
          [random.between(0.8, 2), random.between(0.6, 1.5), 0.2],
        ),
      );
      for (let n = 0; n < 2; n++)
        rings.push(
          ellipse(to[0] + random.between(-9, 9), to[1] + random.between(-12, 8), random.between(0.5, 1.5)),
        );
    }
  }
  canvas.add([translucent(foam, 0.75, ...rings)], { glow: 0.12 });
}
