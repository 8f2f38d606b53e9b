import { ellipse, taper, type Path, type Point } from '../../drawing/path.ts';
import type { Random } from '../../drawing/seeded.ts';
import { BASE } from './head-piece.ts';
import { ahead, blade } from './sprays.ts';

/** Lines that curl and curl again, with leaves where they part. */
export function arabesque(random: Random): Path {
  const rings: Path[number][] = [];
  const curl = (from: Point, angle: number, size: number, turn: number, step: number): void => {
    const line: Point[] = [from];
    let [at, heading] = [from, angle];
    const pieces = 26;
    for (let i = 0; i < pieces; i++) {
      heading += turn * (0.035 + 0.3 * (i / pieces) ** 2.1);
      at = ahead(at, heading, size * (1.1 - (i / pieces) * 0.72));
      line.push(at);
      if (step < 2 && (i === 7 || i === 14)) {
        rings.push(
          blade(at, heading - turn * 0.9, size * 4.4, 0.2),
          blade(at, heading - turn * 0.3, size * 3, 0.16),
        );
        if (i === 7 || step === 0) curl(at, heading - turn * 0.35, size * 0.62, -turn, step + 1);
      }
    }
    rings.push(
      taper(line, [1.2, 3.2 - step * 0.6, 2.6 - step * 0.5, 1.6]),
      ellipse(at[0], at[1], 5.4 - step, 5.4 - step),
    );
  };
  const rise = random.between(0.1, 0.24);
  curl([500, BASE - 6], Math.PI + rise * 0.2, 15.5, 1, 0);
  curl([430, BASE - 4], Math.PI - rise, 9, -1, 1);
  rings.push(
    taper(
      [
        [506, BASE + 2],
        [330, BASE + 8],
        [130, BASE + 2],
      ],
      [2.4, 1.6, 0.3],
    ),
  );
  return rings;
}
