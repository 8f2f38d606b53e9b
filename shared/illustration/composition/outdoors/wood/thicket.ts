import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { openCurve, outline, taper, type Path, type Point } from '../../../drawing/path.ts';
import type { Random } from '../../../drawing/seeded.ts';
import { filled } from '../../canvas.ts';
import { woodline } from '../../land-and-sky/far-trees.ts';
import { isLeafless } from '../../land-and-sky/foliage.ts';
import * as land from '../../land-and-sky/land.ts';
import { toneAt } from '../../palette.ts';
import type { Stage } from '../stage.ts';

/** An overgrown garden: the tops of its trees have merged into banks of green, one in front of the other. */
export function drawThicket(stage: Stage): void {
  const { scene, canvas, palette, view } = stage;
  const { random } = canvas;
  const kind = isLeafless(scene) ? 'bare' : 'leafy';
  const deep = view.foot - view.horizon;
  for (const [depth, down, tall, up] of [
    [0.56, 0.16, 74, 84],
    [0.38, 0.34, 66, 62],
    [0.24, 0.56, 50, 34],
  ] as const) {
    const foot = land.rolling(random, view.horizon + deep * down - up, 46, 230);
    const green = mix(
      toneAt(palette, depth),
      palette.leaf ?? '#5d7444',
      kind === 'bare' ? 0.06 : palette.isDark ? 0.1 : 0.4 - depth * 0.24,
    );
    canvas.add([filled(green, ...woodline(random, foot, tall, kind, view.foot + 20))], {
      haze: {
        from: view.horizon + deep * down - up - tall * 0.4,
        to: view.horizon + deep * down + 20,
        colour: palette.haze,
        strength: 0.5 * depth + 0.1,
      },
      glow: 0.3,
      rim: 0.25,
      relief: 0.7,
      texture: { size: 7 + (0.6 - depth) * 12, strength: 0.26 },
      shadow: { blur: 3, distance: 4, colour: palette.sky[0], strength: 0.12 },
    });
  }
}

/** A vine that winds around a trunk up to its middle, and hangs down from there in rings and tendrils. @param tall the height of the trunk, in pixels */
export function vineOn(
  { canvas: { random }, palette, scene }: Stage,
  x: number,
  foot: number,
  tall: number,
): Shape[] {
  const half = tall * 0.06;
  const stems: Path[number][] = [];
  const leaves: Path[number][] = [];
  const top = tall * 0.56;
  for (const phase of [0, 2.4]) {
    const turns = Array.from({ length: 44 }, (_, i): Point => {
      const t = i / 43;
      return [x + Math.sin(t * 17 + phase) * half * (1.25 - 0.3 * t), foot - top * t];
    });
    stems.push(taper(turns, [2.4, 1.9, 1.2]));
    for (const [u, v] of turns) for (let k = 0; k < 4; k++) leaves.push(leaf(random, u, v, tall));
  }
  for (let i = 0; i < 9; i++) {
    const side = i % 2 ? 1 : -1;
    const from: Point = [x + side * half * 0.6, foot - top * random.between(0.72, 1.02)];
    const long = tall * random.between(0.1, 0.24);
    const out = side * tall * random.between(0.05, 0.15);
    const line = openCurve([
      from,
      [from[0] + out * 0.7, from[1] - long * 0.08],
      [from[0] + out, from[1] + long * 0.4],
      [from[0] + out * 0.8, from[1] + long],
    ]);
    stems.push(taper(line, [1.3, 1, 0.4]));
    for (let k = 0; k < line.length; k += 2) leaves.push(leaf(random, line[k]![0], line[k]![1], tall * 0.8));
  }
  const tone = toneAt(palette, 0.1);
  if (isLeafless(scene)) return [filled(tone, ...stems, ...leaves)];
  const green = mix(tone, palette.leaf ?? '#5d7444', palette.isDark ? 0.12 : 0.5);
  // Every third leaf shows its lit side.
  return [
    filled(tone, ...stems),
    filled(green, ...leaves),
    filled(mix(green, palette.light, palette.isDark ? 0.06 : 0.2), ...leaves.filter((_, i) => i % 3 === 0)),
  ];
}

function leaf(random: Random, x: number, y: number, tall: number): Path[number] {
  const size = tall * random.between(0.008, 0.016);
  const [u, v] = [x + random.between(-1, 1) * size * 2, y + random.between(-1, 1) * size * 1.5];
  return outline([
    [u - size, v, 1],
    [u, v - size * 0.8],
    [u + size, v, 1],
    [u, v + size * 0.9],
  ]);
}
