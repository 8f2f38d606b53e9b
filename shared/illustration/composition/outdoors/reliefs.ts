import { createNoise, layered } from '../../drawing/noise.ts';
import { polygon, type Path, type Point } from '../../drawing/path.ts';
import type { Random } from '../../drawing/seeded.ts';
import { HEIGHT, WIDTH } from '../canvas.ts';
import { farTree, woodline } from '../far-trees.ts';
import { landBelow, type Contour } from '../land.ts';

/** Shapes of the land far away: each is a contour, in pixels from the top over the width of the picture. */

export type Woods = 'leafy' | 'fir' | 'bare';

/** Land with a wood along its edge. @param height of the trees, in pixels */
export const wooded = (random: Random, contour: Contour, height: number, kind: Woods, bottom: number): Path => [
  ...landBelow(contour, 12, bottom),
  ...woodline(random, contour, height, kind, bottom),
]; // prettier-ignore

/** A long back of hills that closes the view. @param height 1 is of middling height */
export function ridge(random: Random, horizon: number, height = 1): Contour {
  const noise = layered(createNoise(`ridge ${random.next()}`), 3);
  const top = random.between(300, 720);
  return (x) => horizon - 40 - 128 * height * Math.exp(-(((x - top) / 420) ** 2)) - 46 * noise(x / 190, 2.1);
}

/** One hill that stands out. @param x of its top */
export const hill = (x: number, base: number, height: number, width: number): Contour => (at) => base - height * Math.exp(-(((at - x) / width) ** 2)); // prettier-ignore

/** The trees on the top of a hill, and none on its sides. */
export function crownOf(random: Random, contour: Contour, from: number, to: number, height: number, kind: Woods = 'leafy'): Path {
  const rings: Path[number][] = [];
  for (let x = from; x <= to; x += height * random.between(0.16, 0.3)) {
    const tall = height * Math.sin(((x - from) / (to - from)) * Math.PI) ** 0.5 * random.between(0.6, 1.1);
    if (tall < 5) continue;
    rings.push(...(kind === 'fir' ? [fir(x, contour(x) + 6, tall)] : farTree(random, x, contour(x) + 8, tall, kind)));
  }
  return rings;
} // prettier-ignore

const fir = (x: number, y: number, tall: number): Path[number] => polygon([[x - tall * 0.2, y], [x - tall * 0.09, y - tall * 0.5], [x, y - tall], [x + tall * 0.09, y - tall * 0.5], [x + tall * 0.2, y]]); // prettier-ignore

/** The sides of mountains that lie away from the light: from each top down along a broken edge. */
export function shadedSides(random: Random, contour: Contour, tops: readonly number[], foot: number, lightX: number): Path {
  return tops.map((top) => {
    const away = top > lightX ? 1 : -1;
    const outer: Point[] = [];
    const height = foot - contour(top);
    // Down to the saddle before the next mountain.
    let reach = 0;
    while (reach < height * 1.3 && contour(top + away * (reach + 24)) > contour(top + away * reach) - 6) reach += 6;
    for (let u = 0; u <= reach; u += 6) outer.push([top + away * u, contour(top + away * u)]);
    const low = contour(top + away * reach);
    const inner: Point[] = [[top + away * reach * 0.7, low + (foot - low) * 0.55]];
    for (let k = 5; k > 0; k--) inner.push([top + away * reach * 0.5 * (k / 6) ** 1.3 + (k % 2 ? 10 : -8) * random.between(0.4, 1.2), contour(top) + height * 0.72 * (k / 6)]);
    return polygon([...outer, ...inner]);
  });
} // prettier-ignore

/** A slope that comes down from one side. @param reach where it ends, as a share of the width */
export function spur(random: Random, side: 'left' | 'right', foot: number, height: number, reach: number): Contour {
  const noise = layered(createNoise(`spur ${random.next()}`), 3);
  return (x) => {
    const u = (side === 'left' ? x : WIDTH - x) / WIDTH;
    const down = Math.max(0, 1 - u / reach);
    return foot - height * down ** 1.25 * (0.9 + 0.22 * noise(x / 120, 5));
  };
} // prettier-ignore

/** A bare dark back of land, with rocks on it where it is broken. */
export function moor(random: Random, horizon: number, isJagged: boolean): Contour {
  const noise = layered(createNoise(`moor ${random.next()}`), 3);
  const tors = Array.from({ length: 4 }, (_, i) => ({ x: 190 + i * 210 + random.between(-60, 60), half: random.between(60, 130), height: random.between(30, 84) })); // prettier-ignore
  return (x) => {
    const swell = horizon - 40 - 84 * Math.sin(Math.min(1, Math.max(0, (x + 160) / 1340)) * Math.PI) - 8 * noise(x / 60, 1); // prettier-ignore
    if (!isJagged) return swell;
    const rise = Math.max(0, ...tors.map((tor) => tor.height * Math.max(0, 1 - Math.abs(x - tor.x) / tor.half))); // prettier-ignore
    return swell - rise - rise * 0.5 * noise(x / 19, 3);
  };
}

/** Needles of bare rock: broken pillars that lean on each other, one of them far the highest. */
export function spires(random: Random, base: number): { contour: Contour; tops: readonly number[] } {
  const highest = random.int(1, 4);
  const needles = Array.from({ length: 6 }, (_, i) => ({ x: 210 + i * 120 + random.between(-44, 44), top: random.between(56, 120) * (i === highest ? 1.75 : 1), steep: random.between(1.5, 2.6), flat: random.between(4, 13), skew: random.between(0.6, 1.5) })); // prettier-ignore
  const noise = layered(createNoise(`spires ${random.next()}`), 4);
  const riseOf = (x: number) => Math.max(0, ...needles.map(({ x: at, top, steep, flat, skew }) => { const far = x < at ? (at - x) * skew : (x - at) / skew; return top - Math.max(0, far - flat) * steep * (0.55 + 0.6 * (1 - Math.min(1, far / (top / steep + flat)))); })); // prettier-ignore
  return {
    contour: (x) => base - riseOf(x) * (1 + 0.3 * noise(x / 21, 2)) - 9 * noise(x / 40, 7),
    tops: needles.filter(({ x, top }) => riseOf(x) <= top + 1).map(({ x }) => x),
  };
}

/** Sheer on all sides and cut off flat. */
export function tableMountain(x: number, base: number): Contour {
  return (at) => {
    const far = Math.abs(at - x);
    return far < 62
      ? base - 196
      : far < 84
        ? base - 196 + (far - 62) * 4.6
        : Math.min(base, base - 95 + (far - 84) * 0.7);
  };
}

/** Snow on the heights: what of the land lies above a line. */
export function snowCap(random: Random, contour: Contour, line: number): Path {
  const rings: Path[number][] = [];
  let ridgeLine: Point[] = [];
  const close = () => {
    if (ridgeLine.length > 2) {
      const [first, last] = [ridgeLine[0]!, ridgeLine[ridgeLine.length - 1]!];
      const steps = Math.max(3, Math.round((last[0] - first[0]) / 9));
      const under = Array.from({ length: steps }, (_, i): Point => {
        const x = last[0] - ((i + 0.5) / steps) * (last[0] - first[0]);
        return [x, Math.max(contour(x) + 2, line + (i % 2 ? -9 : 6) + random.between(-6, 6))];
      });
      rings.push(polygon([...ridgeLine, ...under]));
    }
    ridgeLine = [];
  };
  for (let x = -20; x <= WIDTH + 20; x += 5) {
    if (contour(x) < line) ridgeLine.push([x, contour(x)]);
    else close();
  }
  close();
  return rings;
}

/** Land that reaches into the water from one side, with its woods. @param reach where it ends, in pixels from that side */
export function headland(random: Random, side: 'left' | 'right', shore: number, reach: number, height: number, kind: Woods): Path {
  const noise = layered(createNoise(`head ${random.next()}`), 3);
  const at = (u: number) => (side === 'left' ? u : WIDTH - u);
  const crest = (u: number) => shore - height * Math.max(0, 1 - u / reach) ** 0.7 * (0.8 + 0.3 * noise(u / 90, 4)) - 3;
  const points: Point[] = [[at(-30), shore + 4]];
  for (let u = -30; u <= reach; u += 8) points.push([at(u), crest(u)]);
  points.push([at(reach + 14), shore + 2], [at(reach), shore + 4]);
  const contour: Contour = (x) => crest(Math.max(-30, Math.min(reach, side === 'left' ? x : WIDTH - x)));
  const trees: Path[number][] = [];
  for (let u = 0; u < reach - 6; u += random.between(9, 19)) {
    const tall = Math.min(50, height * 0.44) * random.between(0.6, 1.1) * (1 - (u / reach) * 0.5);
    trees.push(...(kind === 'fir' ? [fir(at(u), contour(at(u)) + 5, tall)] : farTree(random, at(u), contour(at(u)) + 6, tall, kind)));
  }
  return [polygon(points), ...trees];
} // prettier-ignore

/** Low land that runs out into water from one side. @param reach where it ends, in pixels from that side */
export function tongue(random: Random, side: 'left' | 'right', shore: number, reach: number, height: number): Path {
  const noise = layered(createNoise(`tongue ${side} ${reach}`), 3);
  const at = (u: number) => (side === 'left' ? u : WIDTH - u);
  const [upper, lower]: [Point[], Point[]] = [[], []];
  for (let u = -30; u <= reach; u += 14) {
    const thin = Math.max(0, 1 - Math.max(0, u) / reach) ** 0.55;
    upper.push([at(u), shore - height * thin * (1 + 0.2 * noise(u / 80, 2))]);
    lower.unshift([at(u), shore + height * 0.7 * thin * (1 + 0.3 * noise(u / 60, 9))]);
  }
  const grass: Path[number][] = [];
  for (let i = 0; i < 40; i++) {
    const [x, y] = upper[random.int(0, upper.length - 1)]!;
    grass.push(polygon([[x - 2, y + 2], [x + random.between(-3, 3), y - random.between(4, 10)], [x + 2, y + 2]]));
  }
  return [polygon([...upper, ...lower]), ...grass];
} // prettier-ignore

/** Land whose beaches run out flat into the water at both ends. */
export const ofIsland = (contour: Contour, from: number, to: number, shore: number): Contour => (x) => {
  const t = Math.max(0, Math.min(1, (x - from) / 110, (to - x) / 110));
  return shore - (shore - contour(x)) * t * t * (3 - 2 * t);
}; // prettier-ignore

/** An island on the horizon of the sea, from shore to shore. */
export function islandBelow(contour: Contour, from: number, to: number, shore: number): Path {
  const crest = ofIsland(contour, from, to, shore);
  const points: Point[] = [];
  for (let x = from; x <= to; x += 8) points.push([x, crest(x)]);
  return [polygon([...points, [to + 8, shore + 2], [to - 6, shore + 4], [from + 6, shore + 4], [from - 8, shore + 2]])]; // prettier-ignore
}

export { HEIGHT, landBelow };
