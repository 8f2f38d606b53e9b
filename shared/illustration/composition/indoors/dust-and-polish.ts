import { ellipse, polygon, type Path } from '../../drawing/path.ts';
import { glowShapes, translucent } from '../canvas.ts';
import { SKIRTING } from '../room/room-shell.ts';
import type { Window } from '../room/window-view.ts';
import type { Room } from './room.ts';

/** A waxed floor: windows and lamps stand in it upside down, in streaks that fade towards the reader. */
export function drawPolish({ canvas, palette, light, source }: Room, windows: readonly Window[]): void {
  const spots =
    windows.length > 0
      ? windows.map(({ x, width }) => ({ x, wide: width * 0.92 }))
      : [{ x: light.x, wide: 130 }];
  if (source !== 'window') spots.push({ x: light.x, wide: 150 });
  for (const { x, wide } of spots) {
    const streaks = Array.from({ length: 7 }, (_, i) => {
      const [from, to] = [SKIRTING + 6 + i * 18, SKIRTING + 22 + i * 19];
      const half = (wide / 2) * (1 - i * 0.05);
      return translucent(
        palette.light,
        0.34 - i * 0.042,
        polygon([
          [x - half, from],
          [x + half, from],
          [x + half * 0.96, to],
          [x - half * 0.96, to],
        ]),
      );
    });
    canvas.add([...streaks, ...glowShapes(palette.light, 0.24, x, SKIRTING + 60, wide * 0.9, 74)]);
  }
}

/** Dust that hangs in the light, and lies grey on the floor. */
export function drawMotes({ canvas, palette }: Room, windows: readonly Window[]): void {
  const { random } = canvas;
  const [first] = windows;
  if (!first) return;
  const top = first.y - first.height * 0.7;
  const motes: Path[number][] = Array.from({ length: 130 }, () => {
    const down = random.next() ** 0.8;
    const spread = first.width * (0.4 + down * 0.35);
    return ellipse(
      first.x - down * 130 + random.between(-spread, spread),
      top + down * (SKIRTING + 70 - top),
      random.between(0.7, 1.9),
    );
  });
  canvas.add([
    translucent(
      palette.light,
      0.13,
      polygon([
        [first.x - first.width * 0.4, top],
        [first.x + first.width * 0.4, top],
        [first.x + 10, SKIRTING + 96],
        [first.x - 250, SKIRTING + 96],
      ]),
    ),
    translucent('#fff6e0', 0.72, ...motes),
  ]);
}
