import { mix } from '../../../drawing/colour.ts';
import { ellipse, polygon, taper, type Path, type Point } from '../../../drawing/path.ts';
import { filled, translucent } from '../../canvas.ts';
import type { Contour } from '../../land-and-sky/land.ts';
import type { Stage } from '../stage.ts';

/** A wall of rock at one side of the picture. */
export interface RockSide {
  side: 'left' | 'right';
  contour: Contour;
  foot: number;
  /** From the frame to its end, in pixels from the left. @param share 0 … 1 */
  at: (share: number) => number;
}

/** The waterfall that a passage names among other things, down a wall of rock in leaps, with its spray. */
export function fallOverRock({ scene, canvas, palette }: Stage, { contour, foot, at }: RockSide): void {
  const fall = scene.things.find(({ what }) => what === 'waterfall');
  if (!fall) return;
  const head = contour(at(0.6)) - 2;
  const ledges = [0, 0.3, 0.33, 0.64, 0.68, 1].map((down, i): Point => [
    at(0.6 + [0, 0.03, 0.08, 0.1, 0.16, 0.18][i]!),
    head + (foot - 6 - head) * down,
  ]);
  const { random } = canvas;
  const white = mix('#ffffff', palette.sky[2], palette.isDark ? 0.4 : 0.08);
  const [near, far]: [Point[], Point[]] = [[], []];
  for (const [i, [x, y]] of ledges.entries()) {
    const half = 7 + i * 3.4;
    near.push([x - half + random.between(-2, 2), y]);
    far.unshift([x + half + random.between(-2, 2), y]);
  }
  const strands = Array.from({ length: 34 }, (): Path[number] => {
    const i = random.pick([0, 2, 4]);
    const [[x, y], [u, v]] = [ledges[i]!, ledges[i + 1]!];
    const aside = random.between(-1, 1) * (6 + i * 3);
    const [from, to] = [random.between(0, 0.5), random.between(0.6, 1)];
    return taper(
      [
        [x + (u - x) * from + aside, y + (v - y) * from],
        [x + (u - x) * to + aside, y + (v - y) * to],
      ],
      [0.4, random.between(0.8, 2)],
    );
  });
  canvas.add([filled(white, polygon([...near, ...far])), translucent(palette.sky[0], 0.22, ...strands)], {
    glow: 0.2,
  });
  const puffs = [ledges[2]!, ledges[4]!, ledges[5]!].flatMap(([x, y], k) =>
    Array.from({ length: 5 }, (): Path[number] =>
      ellipse(
        x + random.between(-20, 16) * (1 + k * 0.5),
        y + random.between(-7, 8),
        random.between(9, 18) * (1 + k * 0.5),
        random.between(5, 10) * (1 + k * 0.4),
      ),
    ),
  );
  canvas.add([translucent(white, 0.2, ...puffs.slice(0, 8)), translucent(white, 0.22, ...puffs.slice(8))]);
  canvas.recordDrawn(fall.what, fall.words);
}
