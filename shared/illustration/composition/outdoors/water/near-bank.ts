import type { Shape } from '../../../drawing/layer.ts';
import { polygon, type Path, type Point } from '../../../drawing/path.ts';
import { filled, HEIGHT, WIDTH } from '../../canvas.ts';
import * as land from '../../land-and-sky/land.ts';
import { endingsFor, nearColour } from '../near/near-ground.ts';
import { plume } from '../near/near-plants.ts';
import { nearestTo, standAt, type Side } from '../near/near-side.ts';
import type { Stage } from '../stage.ts';

/** A dark bank of earth from one side. */
export function bank(stage: Stage, side: Side): { shapes: Shape[]; contour: land.Contour } {
  const {
    canvas: { random },
    view,
  } = stage;
  const height = random.between(60, 110);
  const reach = random.between(420, 620);
  const own = land.rolling(random, 0, 14, 90);
  const contour: land.Contour = (x) => {
    const u = side === 'left' ? x : WIDTH - x;
    const down = Math.max(0, 1 - u / reach);
    return (
      view.foot +
      34 +
      own(x) * down -
      height * down ** 0.8 * (2 - down) * 0.8 +
      120 * Math.max(0, 1 - down * 2.6) ** 2.4
    );
  };
  const colour = nearColour(
    stage,
    endingsFor(stage.scene, stage.terrain.ground, stage.palette.isDark).at(-1)!,
  );
  const points: Point[] = [];
  for (let u = -30; u <= reach; u += 9)
    points.push([side === 'left' ? u : WIDTH - u, contour(side === 'left' ? u : WIDTH - u)]);
  points.push(
    [side === 'left' ? reach : WIDTH - reach, HEIGHT + 20],
    [side === 'left' ? -30 : WIDTH + 30, HEIGHT + 20],
  );
  return { shapes: [{ ...filled(colour, polygon(points)), slant: 0 }], contour };
}

export function bankPlants(stage: Stage, side: Side, contour: land.Contour): Shape[] {
  const {
    canvas: { random },
  } = stage;
  const ink = nearColour(stage, endingsFor(stage.scene, stage.terrain.ground, stage.palette.isDark).at(-1)!);
  const from = nearestTo(stage.edge, 90);
  const rings: Path[number][] = [
    ...land.blades(
      random,
      contour,
      26,
      70,
      ...(side === 'left' ? ([from, 290] as const) : ([734, WIDTH - from] as const)),
    ),
  ];
  for (let i = 0; i < 7; i++) {
    const u = random.between(from + 10, 330);
    const x = side === 'left' ? u : WIDTH - u;
    rings.push(...plume(x, standAt(stage, x, contour(x) + 5), random.between(50, 110), random));
  }
  return [filled(ink, ...rings)];
}
