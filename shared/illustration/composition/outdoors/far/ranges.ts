import { createNoise, octaveNoise } from '../../../drawing/noise.ts';
import { polygon, type Path, type Point } from '../../../drawing/path.ts';
import type { Random } from '../../../drawing/seeded.ts';
import { WIDTH } from '../../canvas.ts';
import type { Contour } from '../../land-and-sky/land.ts';

/** Mountains, hills and rocks against the sky, and their shaded sides; in pixels from the top. */

/** The extent of a range beyond the picture. */
const OUT = 60;
/** The distance between computed points of an outline, in pixels. */
const STEP = 4;

/** A line through points of a range, subdivided at random like broken rock. @param rough the displacement, as a share of the length */
function broken(random: Random, knots: readonly Point[], rough: number, hollow: number): Contour {
  let line: Point[] = [...knots];
  for (let round = 0; round < 5; round++) {
    const next: Point[] = [line[0]!];
    for (let i = 1; i < line.length; i++) {
      const [[x, y], [u, v]] = [line[i - 1]!, line[i]!];
      const long = u - x;
      // Slopes are concave: steep at the top, gentle at the bottom.
      const sag = Math.abs(v - y) * hollow * 0.5 ** round;
      if (long > STEP * 1.6)
        next.push([
          x + long * random.between(0.42, 0.58),
          (y + v) / 2 + sag + Math.hypot(long, v - y) * rough * random.between(-1, 1),
        ]);
      next.push([u, v]);
    }
    line = next;
  }
  return between(line);
}

function between(line: readonly Point[]): Contour {
  const count = Math.ceil((WIDTH + 2 * OUT) / STEP) + 1;
  const heights = new Float64Array(count);
  for (let i = 0, k = 1; i < count; i++) {
    const x = i * STEP - OUT;
    while (k < line.length - 1 && line[k]![0] < x) k++;
    const [[u, v], [s, t]] = [line[k - 1]!, line[k]!];
    heights[i] = v + (t - v) * Math.max(0, Math.min(1, (x - u) / (s - u || 1)));
  }
  return (x) => {
    const at = Math.max(0, Math.min(count - 1.001, (x + OUT) / STEP));
    const i = Math.floor(at);
    return heights[i]! + (heights[i + 1]! - heights[i]!) * (at - i);
  };
}

/**
 * Mountains with saddles between them, one of them the highest.
 *
 * @param height the height of the highest, in pixels
 * @param highest its position, in pixels from the left
 */
export function massif(
  random: Random,
  base: number,
  height: number,
  count: number,
  highest: number,
): Contour {
  const knots: Point[] = [[-OUT, base - height * random.between(0.1, 0.4)]];
  const spacing = (WIDTH + 2 * OUT) / count;
  const own = Math.max(0, Math.min(count - 1, Math.floor((highest + OUT) / spacing)));
  for (let i = 0; i < count; i++) {
    const x = i === own ? highest : -OUT + spacing * (i + random.between(0.25, 0.75));
    const tall = i === own ? height : height * random.between(0.5, 0.84) * (1 - 0.06 * Math.abs(i - own));
    const last = knots.at(-1)!;
    if (i > 0)
      knots.push([
        (last[0] + x) / 2 + random.between(-0.12, 0.12) * spacing,
        base - Math.min(base - last[1], tall) * random.between(0.5, 0.76),
      ]);
    // A shoulder on one side of the top.
    const side = random.chance(0.5) ? 1 : -1;
    const shoulder: Point = [
      x + side * spacing * random.between(0.14, 0.26),
      base - tall * random.between(0.7, 0.86),
    ];
    knots.push(...(side < 0 ? [shoulder, [x, base - tall] as Point] : [[x, base - tall] as Point, shoulder]));
  }
  knots.push([WIDTH + OUT, base - height * random.between(0.1, 0.4)]);
  return broken(random, knots, 0.12, 0.05);
}

/**
 * One side of a gorge: from the frame it falls in shelves towards the gap, and sheer at its end.
 *
 * @param side the side of the picture that it stands on
 * @param reach its end, in pixels from that side
 */
export function gorgeSide(
  random: Random,
  side: 'left' | 'right',
  foot: number,
  height: number,
  reach: number,
): Contour {
  const profile: Point[] = [
    [-OUT, 1.04],
    [reach * 0.14, random.between(0.94, 1.02)],
    [reach * random.between(0.3, 0.36), random.between(0.86, 0.94)],
    [reach * random.between(0.4, 0.46), random.between(0.72, 0.8)],
    [reach * random.between(0.58, 0.66), random.between(0.62, 0.7)],
    [reach * random.between(0.7, 0.76), random.between(0.4, 0.48)],
    [reach * random.between(0.86, 0.9), random.between(0.28, 0.36)],
    [reach * 0.97, 0.08],
    [reach + 16, 0],
    [WIDTH + OUT, 0],
  ];
  const knots = profile.map(([u, up]): Point => [side === 'left' ? u : WIDTH - u, foot - height * up]);
  return broken(random, side === 'left' ? knots : knots.reverse(), 0.11, 0);
}

/** One mountain that stands alone, with a shoulder on one side. @param x the position of its top */
export function loneMountain(random: Random, x: number, base: number, height: number): Contour {
  const side = random.chance(0.5) ? 1 : -1;
  const knots = [
    [-1.9, 0.06],
    [-1.2, 0.2],
    [-0.74, random.between(0.4, 0.48)],
    [-0.34, random.between(0.72, 0.8)],
    [-0.1, 0.96],
    [0, 1],
    [0.16, random.between(0.84, 0.88)],
    [0.4, random.between(0.7, 0.76)],
    [0.62, random.between(0.46, 0.56)],
    [1.1, 0.22],
    [1.9, 0.05],
  ].map(([u, up]): Point => [x + u! * side * height, base - up! * height]);
  knots.sort((a, b) => a[0] - b[0]);
  return broken(random, [[-OUT - 900, base], ...knots, [WIDTH + OUT + 900, base]], 0.07, 0.02);
}

/** Old round hills, overlapping. @param swell the height of the highest, in pixels */
export function hillLine(random: Random, base: number, swell: number): Contour {
  const count = random.int(3, 4);
  const hills = Array.from({ length: count }, (_, i) => ({
    x: ((i + random.between(0.1, 0.9)) / count) * (WIDTH + 160) - 80,
    tall: swell * random.between(0.4, 1),
    left: random.between(120, 300),
    right: random.between(120, 300),
  }));
  const noise = octaveNoise(createNoise(`hills ${random.next()}`), 2);
  return (x) => {
    // The highest hill dominates, and the others raise it a little.
    let [sum, most] = [0, 0];
    for (const hill of hills) {
      const rise = hill.tall * Math.exp(-(((x - hill.x) / (x < hill.x ? hill.left : hill.right)) ** 2));
      sum += rise;
      most = Math.max(most, rise);
    }
    return base - most * 0.72 - sum * 0.28 - swell * 0.05 * noise(x / 70, 1.7);
  };
}

/** A bare dark ridge in one long curve, with piles of stone on it if broken. */
export function moor(random: Random, horizon: number, isBroken: boolean): Contour {
  const noise = octaveNoise(createNoise(`moor ${random.next()}`), 3);
  const top = random.between(300, 720);
  const tors = Array.from({ length: isBroken ? 3 : 0 }, (_, i) => ({
    x: 170 + i * 300 + random.between(-70, 90),
    stones: Array.from({ length: 6 }, () => ({
      from: random.between(-64, 44),
      wide: random.between(20, 62),
      tall: random.between(14, 74),
    })),
  }));
  return (x) => {
    const swell =
      horizon -
      118 -
      42 * Math.exp(-(((x - top) / 620) ** 2)) -
      16 * noise(x / 190, 1) -
      5 * noise(x / 70, 4);
    let rise = 0;
    for (const tor of tors)
      for (const { from, wide, tall } of tor.stones) {
        const u = (x - tor.x - from) / wide;
        // Blocks with steep sides and a slanting head.
        if (u > 0 && u < 1) rise = Math.max(rise, tall * Math.min(1, u * 5, (1 - u) * 4) * (1 - 0.25 * u));
      }
    return swell - rise * (1 + 0.16 * noise(x / 9, 3));
  };
}

/** Needles of bare rock leaning on each other, one of them by far the highest and truncated. @param left and @param right their bounds */
export function spires(random: Random, base: number, height: number, left: number, right: number): Contour {
  const count = 7;
  const highest = random.int(1, count - 2);
  const knots: Point[] = [
    [-OUT, base],
    [left - 60, base],
  ];
  for (let i = 0; i < count; i++) {
    const x = left + ((i + random.between(0.3, 0.7)) / count) * (right - left);
    const out = 1 - Math.abs((i + 0.5) / count - 0.5) * 0.9;
    const tall = i === highest ? height : height * random.between(0.4, 0.76) * out;
    const half = random.between(5, 13);
    const foot = (right - left) / count / 2;
    knots.push(
      [x - foot * random.between(0.5, 0.8), base - tall * random.between(0.3, 0.46)],
      [x - half, base - tall * random.between(0.92, 0.98)],
      [x + half, base - tall],
      [x + foot * random.between(0.3, 0.5), base - tall * random.between(0.5, 0.66)],
    );
  }
  knots.push([right + 60, base], [WIDTH + OUT, base]);
  knots.sort((a, b) => a[0] - b[0]);
  return broken(random, knots, 0.1, 0.1);
}

/** The tops of a range that rise above their neighbours, in pixels from the left. @param least the minimum rise */
export function topsOf(contour: Contour, from: number, to: number, least: number): number[] {
  const tops: number[] = [];
  // The highest point since the last valley, and the lowest since the last top.
  let [high, low] = [from, from];
  let isRising = true;
  for (let x = from; x <= to; x += STEP) {
    const y = contour(x);
    if (isRising) {
      if (y < contour(high)) high = x;
      if (y > contour(high) + least) {
        tops.push(high);
        [isRising, low] = [false, x];
      }
    } else {
      if (y > contour(low)) low = x;
      if (y < contour(low) - least) [isRising, high] = [true, x];
    }
  }
  return tops;
}

/** The shaded sides: from each top down to the next valley, with gullies into the lit side. @param foot the base of the range */
export function darkSides(
  random: Random,
  contour: Contour,
  foot: number,
  lightX: number,
  { from = -OUT, to = WIDTH + OUT, least = 12 } = {},
): Path {
  return topsOf(contour, from, to, least).map((top) => {
    const away = top > lightX ? 1 : -1;
    const outer: Point[] = [];
    let reach = 0;
    // A small rise is a rock on the slope, not the next mountain.
    let deepest = contour(top);
    for (; reach < 400; reach += STEP) {
      const x = top + away * reach;
      const y = contour(x);
      if (x < from || x > to || y < deepest - least) break;
      deepest = Math.max(deepest, y);
      outer.push([x, y]);
    }
    const [head, deep] = [contour(top), foot - contour(top)];
    const wide = Math.min(reach, deep * 1.2);
    const inner: Point[] = [[top + away * wide * 0.62, Math.max(deepest, head + deep * 0.84)]];
    for (let k = 9; k > 0; k--) {
      const t = k / 10;
      // The edge of the shadow follows the gullies.
      const x =
        top + away * wide * (0.46 * t ** 1.4 + (k % 2 ? 0.15 : -0.12) * random.between(0.3, 1) * t ** 0.7);
      // Never beyond the outline of the rock.
      inner.push([x, Math.max(contour(x), head + deep * 0.84 * t + random.between(-4, 4))]);
    }
    return polygon([...outer, ...inner]);
  });
}

/** Snow on the heights, its lower edge extending into the gullies. @param line the snow line, in pixels from the top */
export function snowOn(random: Random, contour: Contour, line: number): Path {
  const rings: Path[number][] = [];
  let crest: Point[] = [];
  const close = () => {
    if (crest.length > 3) {
      const [first, last] = [crest[0]!, crest[crest.length - 1]!];
      const steps = Math.max(3, Math.round((last[0] - first[0]) / 21));
      const under = Array.from({ length: steps }, (_, i): Point => {
        const x = last[0] - ((i + random.between(0.2, 0.8)) / steps) * (last[0] - first[0]);
        const deep = line - contour(x);
        // Tongues of snow extend far down, with rock between them.
        return [x, contour(x) + Math.max(2, deep * random.between(0.35, 1.2))];
      });
      rings.push(polygon([...crest, ...under]));
    }
    crest = [];
  };
  for (let x = -OUT; x <= WIDTH + OUT; x += STEP) {
    if (contour(x) < line) crest.push([x, contour(x)]);
    else close();
  }
  close();
  return rings;
}
