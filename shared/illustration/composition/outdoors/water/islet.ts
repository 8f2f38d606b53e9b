import { mix } from '../../../drawing/colour.ts';
import { outline, taper, type Path } from '../../../drawing/path.ts';
import { filled, translucent } from '../../canvas.ts';
import * as land from '../../land-and-sky/land.ts';
import { toneAt } from '../../palette.ts';
import { stones } from '../rock/rocks.ts';
import { depthAt, type PlacedBuilding, type Stage } from '../stage.ts';

/** How high the land rises above the water under a building, in pixels. */
const RISE = 30;

/**
 * The land of an island on which a building stands: a low green back with a stony shore, and surf along it.
 *
 * @returns the rise under the building, in pixels
 */
export function drawIslet(stage: Stage, { box, x, foot, size }: PlacedBuilding): number {
  const { canvas, palette, view } = stage;
  const { random } = canvas;
  const wide = (box.right - box.left) * size;
  const [left, right] = [x - wide * random.between(0.9, 1.15), x + wide * random.between(0.9, 1.15)];
  const depth = depthAt(size * (130 / view.scale));
  const turf = mix(
    toneAt(palette, depth * 0.7 + 0.16),
    palette.leaf ?? '#5d7444',
    palette.isDark ? 0.1 : 0.34,
  );
  const shore = foot + 4;
  const back = (grow: number): Path[number] =>
    outline([
      [left - grow, shore + grow * 0.5, 1],
      [left + wide * 0.16, foot - RISE * 0.42 - grow * 0.2],
      [x - wide * 0.52, foot - RISE - 1],
      [x, foot - RISE - 4],
      [x + wide * 0.52, foot - RISE - 1],
      [right - wide * 0.16, foot - RISE * 0.42 - grow * 0.2],
      [right + grow, shore + grow * 0.5, 1],
      [x, shore + 5 + grow * 0.5],
    ]);
  const crest: land.Contour = (at) =>
    foot - RISE * Math.max(0, 1 - Math.abs(at - x) / ((right - left) / 2)) ** 0.6;
  const beach = mix(toneAt(palette, depth * 0.7 + 0.3), '#b9a684', palette.isDark ? 0.08 : 0.4);
  canvas.add(
    [
      filled(beach, back(10)),
      filled(turf, back(0), ...land.blades(random, crest, 5, 70, left + 26, right - 26)),
      ...Array.from({ length: 5 }, (_, i) =>
        stones(
          stage,
          left + ((i + 0.5) / 5) * (right - left) + random.between(-16, 16),
          shore + random.between(3, 8),
          random.between(10, 20),
          depth * 0.7 + 0.3,
        ),
      ).flat(),
    ],
    { glow: 0.2, rim: 0.24, texture: { size: 9, strength: 0.12 } },
  );
  canvas.add(
    [translucent(mix(palette.sky[3], '#ffffff', 0.5), 0.5, ...surf(stage, left - 22, right + 22, shore + 8))],
    {
      glow: 0.1,
    },
  );
  return RISE;
}

/** Short strokes of foam along the shore. */
function surf({ canvas: { random } }: Stage, from: number, to: number, level: number): Path {
  const strokes: Path[number][] = [];
  for (let u = from; u < to; u += random.between(16, 34)) {
    const long = random.between(12, 30);
    const v = level + random.between(-3, 7);
    strokes.push(
      taper(
        [
          [u, v],
          [u + long / 2, v - 1.4],
          [u + long, v],
        ],
        [0.2, random.between(1, 1.9), 0.2],
      ),
    );
  }
  return strokes;
}
