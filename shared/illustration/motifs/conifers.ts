import { openCurve, outline, taper, type Path, type Point, type Ring } from '../drawing/path.ts';
import { points } from '../drawing/points.ts';
import type { Random } from '../drawing/seeded.ts';
import { ink, leaf, lined, type Part } from './motif.ts';
import { rootFlare } from './tree-shapes.ts';

/** A tall bare trunk, with flat clouds of needles at the top. */
export function pine(random: Random): Part[] {
  const lean = random.between(-0.06, 0.06);
  const at = (share: number): Point => [
    lean * share ** 1.6 + Math.sin(share * 5 + lean * 40) * 0.008,
    -share,
  ];
  const wood: Ring[] = [
    rootFlare(0.042, random),
    taper(openCurve([at(0), at(0.3), at(0.6), at(0.95)]), [0.021, 0.017, 0.012, 0.005]),
  ];
  const needles: Path[] = [];
  const heights = [0.5, 0.58, 0.63, 0.7, 0.75, 0.81, 0.86, 0.91];
  heights.forEach((share, i) => {
    const side = (i % 2 ? 1 : -1) * (i === 0 && random.chance(0.5) ? -1 : 1);
    const reach = [0.19, 0.25, 0.17, 0.21, 0.2, 0.15, 0.12, 0.08][i]! * random.between(0.8, 1.15);
    const from = at(share - 0.02);
    const end: Point = [from[0] + side * reach, from[1] - random.between(0.03, 0.06)];
    wood.push(
      taper(openCurve([from, [from[0] + side * reach * 0.5, from[1] - 0.004], end]), [0.0075, 0.005, 0.002]),
    );
    needles.push([
      cloud(end, reach * random.between(0.5, 0.62), random),
      cloud([from[0] + side * reach * 0.5, end[1] - 0.03], reach * random.between(0.4, 0.52), random),
    ]);
  });
  needles.push([
    cloud([at(0.95)[0], -0.945], 0.1, random),
    cloud([at(0.97)[0] + 0.02, -0.97], 0.065, random),
  ]);
  // Stumps of branches long gone.
  for (const share of [0.24, 0.35, 0.43]) {
    const [x, y] = at(share);
    const side = random.chance(0.5) ? 1 : -1;
    wood.push(
      taper(
        [
          [x, y],
          [x + side * 0.045, y - 0.012],
        ],
        [0.006, 0.002],
      ),
    );
  }
  return [lined('along', ink(...wood)), ...needles.map((path) => lined('across', leaf(...path)))];
}

/** Flat below and in tufts above. */
function cloud([x, y]: Point, half: number, random: Random): Ring {
  const points: Point[] = [[x - half, y + half * 0.1, 1]];
  const tufts = 8;
  for (let k = 0; k < tufts; k++) {
    const [across, next] = [-1 + ((k + 0.5) / tufts) * 2, -1 + ((k + 1) / tufts) * 2];
    const dome = Math.sqrt(1 - across * across);
    points.push([x + across * half, y - half * (0.62 * dome + 0.08) * random.between(0.85, 1.2)]);
    if (k < tufts - 1) points.push([x + next * half, y - half * 0.42 * Math.sqrt(1 - next * next), 1]);
  }
  points.push([x + half, y + half * 0.1, 1]);
  for (const across of [0.55, 0.1, -0.4])
    points.push([x + across * half, y + half * random.between(0.06, 0.2)]);
  return outline(points);
}

/** A single dark flame, with all its sprays pointing up. */
export function cypress(random: Random): Path {
  const half = (share: number) => 0.078 * Math.sin(Math.PI * (share * 0.78 + 0.2)) ** 1.15;
  const side = (sign: number): Point[] =>
    Array.from({ length: 22 }, (_, i) => {
      const share = 0.05 + (i / 21) * 0.9;
      const x = sign * half(share) * random.between(0.92, 1.06);
      return [[x, -share] as Point, [x * 1.1 + sign * 0.002, -share - 0.034, 1] as Point];
    }).flat();
  return [
    outline([[0, -0.03], ...side(1), [0, -1, 1], ...side(-1).reverse()]),
    taper(points`0,0 0,-.1`, [0.015, 0.012]),
    rootFlare(0.02, random),
  ];
}

/** Boughs in tiers, each drooping and raised again at its tip, with a fringe of twigs. */
export function fir(height: number, random: Random): Path {
  const path: Ring[] = [
    taper(
      [
        [0, 0],
        [0, -height],
      ],
      [height * 0.018, height * 0.003],
    ),
  ];
  const tiers = 21;
  const twigs = 9;
  for (let i = 0; i < tiers; i++) {
    const share = i / tiers;
    const y = -height * (0.08 + 0.89 * share);
    const reach = height * 0.21 * (1 - share) ** 0.9 + height * 0.008;
    for (const side of [-1, 1]) {
      const own = reach * random.between(0.66, 1.14) * side;
      const drop = reach * random.between(0.2, 0.34);
      // How far a place along the bough hangs: most before its tip.
      const sag = (t: number) => drop * Math.sin(Math.PI * Math.min(1, t * 0.86)) ** 1.2 + drop * 0.25 * t;
      const upper = [0.3, 0.6, 0.85].map((t): Point => [own * t, y + sag(t) - height * 0.022 * (1 - t)]);
      const fringe: Point[] = [];
      for (let k = twigs; k > 0; k--) {
        const t = k / (twigs + 1);
        const long = height * random.between(0.016, 0.042) * (1 - share * 0.6);
        fringe.push(
          [own * (t + 0.045), y + sag(t) + height * 0.004, 1],
          [own * (t + 0.02), y + sag(t) + long, 1],
          [own * (t - 0.02), y + sag(t) + height * 0.003, 1],
        );
      }
      path.push(
        outline([
          [0, y - height * 0.034, 1],
          ...upper,
          [own, y + sag(1) - height * 0.004, 1],
          ...fringe,
          [0, y + height * 0.02, 1],
        ]),
      );
    }
  }
  return path;
}
