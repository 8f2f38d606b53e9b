import { mix } from '../../../drawing/colour.ts';
import { polygon, taper, type Path, type Point } from '../../../drawing/path.ts';
import { filled, translucent, WIDTH } from '../../canvas.ts';
import type { Stage } from '../stage.ts';
import { HOUSES } from '../../kinds-of-things.ts';

/** A stream that crosses the picture in front of a house, so that it does not run to the door. */
export interface Crossing {
  /** The height of its middle, in pixels from the top. */
  middleAt: (x: number) => number;
  /** Half of its apparent width, in pixels. */
  halfAt: (x: number) => number;
}

/** @returns null if there is no house for the stream to pass */
export function crossingOf({ scene, canvas, terrain, view }: Stage): Crossing | null {
  const hasHouse = scene.things.some(
    ({ what, count, weight }) => HOUSES.has(what) && count === undefined && weight >= 0.5,
  );
  if (terrain.water !== 'stream' || !hasHouse) return null;
  const { random } = canvas;
  const deep = view.foot - view.horizon;
  const [from, to] = [view.horizon + deep * 0.36, view.foot - 58];
  const isFromLeft = random.chance(0.5);
  const wave = random.between(0, 6);
  const share = (x: number) => Math.max(0, Math.min(1, (isFromLeft ? x : WIDTH - x) / WIDTH));
  return {
    middleAt: (x) => from + (to - from) * share(x) ** 1.6 + (4 + 16 * share(x)) * Math.sin(x / 130 + wave),
    halfAt: (x) => 4 + 27 * share(x) ** 1.2,
  };
}

/** The bright water between its banks, with the light spread along it. */
export function drawCrossing(
  { canvas, palette }: Stage,
  { middleAt, halfAt }: Crossing,
  colour: string,
): void {
  const { random } = canvas;
  const [upper, lower]: [Point[], Point[]] = [[], []];
  for (let x = -30; x <= WIDTH + 30; x += 14) {
    upper.push([x, middleAt(x) - halfAt(x)]);
    lower.unshift([x, middleAt(x) + halfAt(x)]);
  }
  const bank: Point[] = upper.map(([x, y]) => [x, y - 1.5 - halfAt(x) * 0.14]);
  const marks: Path = Array.from({ length: 90 }, () => {
    const x = random.between(-20, WIDTH + 20);
    const half = 6 + halfAt(x) * random.between(0.5, 1.6);
    const y = middleAt(x) + random.between(-0.75, 0.75) * halfAt(x);
    return taper(
      [
        [x - half, y],
        [x, y - 0.6],
        [x + half, y],
      ],
      [0.2, 0.5 + halfAt(x) * 0.03, 0.2],
    );
  });
  canvas.add(
    [
      translucent(palette.ink, 0.3, polygon([...bank, ...[...upper].reverse()])),
      filled(colour, polygon([...upper, ...lower])),
    ],
    { glow: 0.4 },
  );
  canvas.add([translucent(mix(palette.light, '#ffffff', 0.3), 0.5, ...marks)]);
}
