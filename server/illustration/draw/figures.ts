import type { Setting } from '../scene-spec.ts';
import { HEIGHT } from './canvas.ts';
import { drawStanding } from './figures/standing.ts';
import type { Stage } from './stage.ts';

/** Small people on the ground: the nearer the lower and the larger. */
export function drawFigures(stage: Stage, isInside: boolean): void {
  const random = stage.varied('figures');
  const { people } = stage.scene;
  const first = random.pick([400, 800]);
  const side = first < 600 ? 1 : -1;
  // In company people turn to each other; who is alone walks into the picture.
  const places = people.map((_, i) => {
    const x = first + side * i * (isInside ? 130 : 100) + random.between(-26, 26);
    const facing = people.length > 1 ? (i % 2 ? -side : side) : side;
    return { x, near: random.between(0.3, 0.78), facing: facing as 1 | -1 };
  });
  const order = people.map((_, i) => i).sort((a, b) => places[a]!.near - places[b]!.near);
  const dry = DRY_GROUND[stage.scene.setting];
  // Whom the picture is of stands nearer than whom it only also shows.
  const closer = stage.scene.isFar ? 1.25 : 1;
  for (const i of order) {
    const { x, near, facing } = places[i]!;
    const person = people[i]!;
    if (dry) {
      const [dryX, dryY, size] = dry(i, near);
      drawStanding(stage, person, { x: dryX, y: dryY, size, facing, isInside });
      continue;
    }
    const y = isInside ? 716 + near * 130 : HEIGHT * (0.72 + near * 0.2);
    const size = ((isInside ? 330 : 150) + near * 120) * closer;
    drawStanding(stage, person, { x, y, size, facing, isInside });
  }
}

/** Where people stand by the water: on its near bank, on the jetty, on the beach, on the quay. */
const DRY_GROUND: Partial<
  Record<Setting, (i: number, near: number) => readonly [x: number, y: number, size: number]>
> = {
  river: (i, near) => [i % 2 ? 1110 - i * 30 : 90 + i * 34, 876 - near * 20, 210],
  bridge: (i, near) => [560 + i * 84, 888 - near * 10, 230],
  lake: (i) => [330 - i * 62, 775 + i * 18, 190],
  sea: (i, near) => [430 + i * 76, 866 + near * 18, 200],
  harbour: (i, near) => [230 + i * 52, 506 + near * 22, 84],
  swamp: (i, near) => [600 + i * 80, 872 + near * 14, 190],
};
