import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { polygon, type Path } from '../../../drawing/path.ts';
import { filled, translucent, WIDTH } from '../../canvas.ts';
import * as land from '../../land-and-sky/land.ts';
import { toneAt } from '../../palette.ts';
import type { Stage } from '../stage.ts';

/** Rows of town houses one in front of the other, their windows lit in the dark. */
export function roofs({ scene, canvas, palette }: Stage, foot: number, k: number): Shape[] {
  const { random } = canvas;
  const tall = [74, 118][k]!;
  const tone = toneAt(palette, [0.56, 0.4][k]!);
  const wall = mix(tone, '#a8674a', palette.isDark ? 0.06 : 0.16);
  const panes: Path[number][] = [];
  for (let i = 0; i < 40; i++) {
    const [x, y] = [random.between(30, WIDTH - 30), foot - tall * random.between(0.2, 0.36)];
    panes.push(
      polygon([
        [x, y],
        [x + 4 + k * 2, y],
        [x + 4 + k * 2, y + 6 + k * 3],
        [x, y + 6 + k * 3],
      ]),
    );
  }
  const lit = palette.isDark
    ? filled(mix('#ffd98a', tone, 0.25), ...panes)
    : translucent(palette.ink, 0.28, ...panes);
  return [filled(wall, ...land.townSkyline(random, foot, tall, scene.region)), lit];
}
