import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { rectangle, stroke, type Path, type Point } from '../../drawing/path.ts';
import { translucent, WIDTH, type Canvas } from '../canvas.ts';
import type { Palette } from '../palette.ts';
import { SKIRTING } from './room-shell.ts';
import type { Finish } from './room-style.ts';
import type { DrawFinish } from './wall.ts';

/** Walls that nothing covers. */
export const ROUGH_WALLS = {
  plain: () => [],
  plaster: ({ canvas: { random }, palette }) => cracks(palette, random, 8),
  logs: ({ canvas: { random }, palette }) => {
    const logs: Path[number][] = [];
    const grain: Path[number][] = [];
    const rounds: Path[number][] = [];
    for (let y = SKIRTING - 14; y > 0; y -= 38) {
      logs.push(rectangle(-10, y, WIDTH + 20, 3.4));
      rounds.push(rectangle(-10, y - 30, WIDTH + 20, 7));
      for (let i = 0; i < 4; i++) {
        const x = random.between(0, WIDTH);
        grain.push(
          stroke(
            [
              [x, y - 16],
              [x + random.between(20, 80), y - random.between(12, 22)],
            ],
            1.2,
            true,
          ),
        );
      }
    }
    return [
      translucent(palette.light, 0.1, ...rounds),
      translucent(palette.sky[0], 0.38, ...logs),
      translucent(palette.sky[0], 0.3, ...grain),
    ];
  },
  stones: ({ canvas: { random }, palette }) => {
    const joints: Path[number][] = [];
    for (let y = 20, row = 0; y < SKIRTING; y += 56, row++) {
      joints.push(
        stroke(
          [
            [-10, y],
            [WIDTH * 0.5, y + random.between(-3, 3)],
            [WIDTH + 10, y],
          ],
          2.2,
        ),
      );
      for (let x = -60 + (row % 2) * 64; x < WIDTH; x += random.between(104, 142))
        joints.push(
          stroke(
            [
              [x, y],
              [x + random.between(-4, 4), y + 56],
            ],
            2.2,
          ),
        );
    }
    return [translucent(palette.sky[0], 0.3, ...joints)];
  },
  timbers: ({ canvas: { random }, palette }) => {
    // Posts and rails, with braces between some of them.
    const posts = [-24, 152, 330, 512, 694, 872];
    const wood: Path[number][] = posts.map((x) => rectangle(x, 40, 24, SKIRTING - 40));
    wood.push(rectangle(-10, 318, WIDTH + 20, 19));
    for (const x of posts.slice(0, -1))
      if (random.chance(0.5))
        wood.push(
          stroke(
            [
              [x + 22, SKIRTING - 8],
              [x + 80, 440],
              [x + 170, 336],
            ],
            15,
          ),
        );
    return [
      ...cracks(palette, random, 5),
      translucent(mix(palette.sky[0], palette.ink, 0.4), 0.62, ...wood),
      translucent(palette.light, 0.16, ...posts.map((x) => rectangle(x + 22, 60, 2, SKIRTING - 70))),
    ];
  },
} satisfies Partial<Record<Finish, DrawFinish>>;

export function cracks(palette: Palette, random: Canvas['random'], count: number): Shape[] {
  const lines: Path[number][] = Array.from({ length: count }, () => {
    let [x, y] = [random.between(60, 960), random.between(40, SKIRTING - 120)];
    const points: Point[] = [[x, y]];
    for (let i = 0; i < 4; i++) points.push([(x += random.between(-16, 16)), (y += random.between(9, 22))]);
    return stroke(points, 1.4, true);
  });
  return [translucent(palette.sky[0], 0.25, ...lines)];
}
