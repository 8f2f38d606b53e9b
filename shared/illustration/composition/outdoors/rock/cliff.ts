import { mix } from '../../../drawing/colour.ts';
import { outline, polygon, taper, type Path, type Point } from '../../../drawing/path.ts';
import { filled, translucent } from '../../canvas.ts';
import * as land from '../../land-and-sky/land.ts';
import { toneAt } from '../../palette.ts';
import type { Stage } from '../stage.ts';

/** A headland of rock at one side: turf on its top, a sheer face in strata, fallen stones and surf at its foot. */
export function drawCliff({ scene, canvas, palette, view }: Stage): void {
  const { random } = canvas;
  const stated = scene.things.find(({ what }) => what === 'cliff')?.colour;
  const stone = mix(toneAt(palette, 0.36), stated ?? '#cfc4ae', palette.isDark ? 0.16 : stated ? 0.7 : 0.5);
  const foot = view.horizon + 74;
  const top = 168;
  // Ledges and overhangs at uneven heights, the foot farther out than the top.
  const face: Point[] = [];
  for (let t = 0; t < 1; t += random.between(0.03, 0.12))
    face.push(
      [452 + 70 * t ** 0.8 + random.between(-9, 9), top + (foot - top) * t],
      [
        458 + 70 * t ** 0.8 + random.between(-4, 12),
        top + (foot - top) * Math.min(1, t + random.between(0.012, 0.03)),
      ],
    );
  face.push([530, foot]);
  const turf: Point[] = [
    [-30, top - 46],
    [120, top - 40],
    [290, top - 26],
    [400, top - 12],
  ];
  const body = polygon([...turf, ...face, [440, foot + 8], [-30, foot + 30]]);
  const strata: Path[number][] = Array.from({ length: 15 }, () => {
    const y = random.between(top + 34, foot - 14);
    const x = random.between(20, 330);
    const wide = random.between(70, 170);
    return taper(
      [
        [x, y],
        [x + wide * 0.5, y + random.between(-4, 5)],
        [x + wide, y + random.between(-3, 9)],
      ],
      [0.4, 2.2, 0.4],
    );
  });
  const clefts: Path[number][] = Array.from({ length: 13 }, () => {
    const x = random.between(60, 480);
    const y = random.between(top + 10, foot - 130);
    const deep = random.between(70, 180);
    return taper(
      [
        [x, y],
        [x + random.between(-9, 9), y + deep * 0.5],
        [x + random.between(-5, 16), Math.min(foot, y + deep)],
      ],
      [0.6, 3.4, 0.5],
    );
  });
  // The face turns away from the light towards the land.
  canvas.add([filled(stone, body), translucent(mix(stone, palette.ink, 0.6), 0.3, ...strata, ...clefts)], {
    rim: 0.8,
    rimSteps: 2,
    glow: 0.1,
    turn: { from: 520, to: 60, colour: mix(stone, palette.ink, 0.62), strength: 0.7 },
    haze: { from: foot - 60, to: foot + 20, colour: palette.haze, strength: 0.4 },
    texture: { size: 14, strength: 0.22 },
    shadow: { blur: 4, distance: 8, colour: palette.ink, strength: 0.24 },
  });
  const green = mix(toneAt(palette, 0.24), palette.leaf ?? '#5d7444', palette.isDark ? 0.1 : 0.42);
  const edge: land.Contour = (x) =>
    turf.reduce((y, [u, v], i) => {
      const next = turf[i + 1];
      return next && x >= u && x <= next[0] ? v + ((next[1] - v) * (x - u)) / (next[0] - u) : y;
    }, top - 6);
  canvas.add(
    [
      filled(
        green,
        outline([
          ...turf.map(([u, v]): Point => [u, v - 2]),
          [474, top + 4, 1],
          [430, top + 14],
          [300, top + 2],
          [140, top - 12],
          [-30, top - 18, 1],
        ]),
        ...land.blades(random, edge, 13, 90, -20, 460),
      ),
    ],
    { glow: 0.16, rim: 0.3 },
  );
  const rocks: Path[number][] = Array.from({ length: 9 }, () => {
    const x = random.between(380, 590);
    const half = random.between(9, 30);
    return outline([
      [x - half, foot + 16, 1],
      [x - half * 0.6, foot + 16 - half],
      [x + half * 0.3, foot + 14 - half * 1.1],
      [x + half, foot + 16, 1],
    ]);
  });
  const surf: Path[number][] = Array.from({ length: 26 }, () => {
    const x = random.between(300, 640);
    const y = foot + random.between(8, 26);
    const half = random.between(12, 46);
    return taper(
      [
        [x - half, y],
        [x, y - 2],
        [x + half, y],
      ],
      [0.4, random.between(1.6, 3.6), 0.4],
    );
  });
  canvas.add(
    [
      filled(mix(stone, palette.ink, 0.5), ...rocks),
      translucent('#ffffff', palette.isDark ? 0.3 : 0.62, ...surf),
    ],
    { glow: 0.2, rim: 0.4 },
  );
}
