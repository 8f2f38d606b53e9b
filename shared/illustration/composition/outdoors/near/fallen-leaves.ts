import { mix } from '../../../drawing/colour.ts';
import { outline, type Path } from '../../../drawing/path.ts';
import type { Scene } from '../../../scene.ts';
import { HEIGHT, translucent, WIDTH } from '../../canvas.ts';
import type * as land from '../../land-and-sky/land.ts';
import type { Stage } from '../stage.ts';

/** Whether leaves lie on the ground as a carpet. */
export const isCarpeted = ({ things }: Scene): boolean =>
  things.some(
    ({ what, qualities, certainty }) => what === 'leaf' && certainty >= 0.5 && qualities.includes('fallen'),
  );

/** The colours of fallen leaves, most of them first. */
const COLOURS = ['#b8672c', '#c98f3c', '#94492a', '#d8ac55', '#7c4a30'] as const;

/** Leaves on the ground from a contour to the foot of the picture, closer and larger towards the reader. */
export function strewLeaves(
  { canvas: { random, add }, palette, view }: Stage,
  from: land.Contour,
  to = HEIGHT,
): void {
  add(
    COLOURS.map((colour, k) =>
      translucent(
        mix(
          mix(colour, palette.light, palette.isDark ? 0 : 0.1),
          palette.sky[0],
          palette.isDark ? 0.55 : 0.14,
        ),
        0.92,
        ...leaves(random, from, to, view.horizon, 330 - 52 * k),
      ),
    ),
    { glow: 0.16, relief: 0 },
  );
}

const leaves = (
  random: Stage['canvas']['random'],
  from: land.Contour,
  to: number,
  horizon: number,
  count: number,
): Path =>
  Array.from({ length: count }, () => {
    const x = random.between(10, WIDTH - 10);
    const top = from(x) + 3;
    const y = top + (to - top) * random.next() ** 1.2;
    const near = Math.max(0.04, (y - horizon) / (HEIGHT - horizon));
    const half = (1 + 8.5 * near) * random.between(0.6, 1.25);
    const turn = random.between(-0.4, 0.4);
    return outline([
      [x - half, y - half * turn, 1],
      [x - half * 0.2, y - half * 0.42],
      [x + half * 0.5, y - half * 0.3],
      [x + half, y + half * turn, 1],
      [x + half * 0.1, y + half * 0.36],
      [x - half * 0.5, y + half * 0.26],
    ]);
  });
