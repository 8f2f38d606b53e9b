import { woodLeaf } from './wood-leaf.ts';
import type { Path } from '../../../drawing/path.ts';
import { WIDTH, type Canvas } from '../../canvas.ts';

/** The leaves overhead, which close the view above and let the light in over the way. */
export function canopy(random: Canvas['random'], row: number, way: number, isPine: boolean): Path {
  const deep = CANOPY[row]!;
  const size = 5 + row * 4;
  const lobes = [0, 1, 2, 3].map(() => ({
    x: random.between(-40, WIDTH + 40),
    wide: random.between(70, 170),
    more: random.between(0.2, 0.5),
  }));
  const lowest = (x: number) =>
    deep *
    (1 -
      (isPine ? 0.3 : 0.62) * Math.exp(-(((x - way) / 210) ** 2)) +
      Math.max(...lobes.map((lobe) => lobe.more * Math.exp(-(((x - lobe.x) / lobe.wide) ** 2)))));
  const leaves: Path[number][] = [];
  for (let i = 0; i < 340 - row * 50; i++) {
    const x = random.between(-20, WIDTH + 20);
    const y = lowest(x) * random.next() ** 0.8 * (0.3 + 0.7 * random.next() ** 0.5);
    for (let n = 0; n < 3; n++) {
      const [u, v] = [x + random.between(-2, 2) * size, y + random.between(-1.4, 1.4) * size];
      const long = size * random.between(0.7, 1.4);
      const tilt = random.between(-0.8, 0.8);
      leaves.push(woodLeaf([u, v], long, tilt, isPine, LEAF));
    }
  }
  return leaves;
}

/** The height of the foliage overhead for each row, in pixels; farther rows are seen below it. */
const CANOPY = [330, 262, 196, 138] as const;

const LEAF = { needles: [2, 0.6, 0.4], leaf: 0.5 } as const;
