import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { hole, outline, polygon, rectangle, stroke, type Path, type Point } from '../../drawing/path.ts';
import type { Random } from '../../drawing/seeded.ts';
import type { RoomFeature } from '../../setting.ts';
import { filled, translucent, WIDTH } from '../canvas.ts';
import type { Palette } from '../palette.ts';

interface OldWall {
  palette: Palette;
  random: Random;
  /** Where the wainscot, or else the skirting, begins. */
  foot: number;
  /** Where the paper or the plaster begins. */
  top: number;
}

/** What time, damp and smoke have done to a wall, over its finish. */
export function wallDecay(features: readonly RoomFeature[], wall: OldWall): Shape[] {
  return [
    ...(features.includes('stained') ? stains(wall) : []),
    ...(features.includes('cracked') ? fallenPlaster(wall) : []),
    ...(features.includes('peeling') ? hangingStrips(wall) : []),
    ...(features.includes('sooty') ? soot(wall) : []),
  ];
}

/** Strips of paper that have come off the wall at the top and have folded down over it, their backs to the room. */
function hangingStrips({ palette, random, foot, top }: OldWall): Shape[] {
  const [bare, back] = [mix(palette.sky[1], palette.sky[2], 0.4), mix(palette.sky[2], '#f0e2c2', 0.55)];
  return [40, 178, 330, 470, 640, 770, 906].flatMap((place): Shape[] => {
    const x = place + random.between(-24, 24);
    const wide = random.between(44, 84);
    const long = random.between(70, (foot - top) * 0.42);
    const hang = long * random.between(0.7, 0.95);
    const lean = random.between(-0.5, 0.5) * wide;
    const fold = top + long;
    const [left, right] = [x - wide / 2, x + wide / 2];
    const jag = () => random.between(-4, 4);
    const hole = polygon([
      [left - 6, top],
      [right + 6, top],
      ...[0.3, 0.6, 0.85].map((t): Point => [right + jag() + (1 - t) * 5, top + long * t]),
      [right, fold],
      [left, fold + 3],
      ...[0.85, 0.6, 0.3].map((t): Point => [left + jag() - (1 - t) * 5, top + long * t]),
    ]);
    const flap = (dx: number, dy: number): Path[number] =>
      outline([
        [left + dx, fold + dy, 1],
        [right + dx, fold + dy - 3, 1],
        [right + lean * 0.4 + dx, fold + hang * 0.5 + dy],
        [right + lean + dx - wide * 0.16, fold + hang * 0.8 + dy, 1],
        [x + lean + wide * 0.1 + dx, fold + hang * 0.74 + dy, 1],
        [x + lean - wide * 0.08 + dx, fold + hang + dy, 1],
        [left + lean + wide * 0.16 + dx, fold + hang * 0.84 + dy, 1],
        [left + lean * 0.4 + dx, fold + hang * 0.5 + dy],
      ]);
    const crease = (t: number) =>
      stroke(
        [
          [left + wide * t, fold + 8],
          [left + wide * t + lean * 0.4, fold + hang * 0.4],
          [left + wide * t + lean * 0.8, fold + hang * 0.72],
        ],
        2,
        true,
      );
    return [
      filled(bare, hole),
      translucent(palette.ink, 0.12, hole),
      translucent(palette.ink, 0.3, flap(9, 10)),
      filled(back, flap(0, 0)),
      translucent(palette.ink, 0.2, crease(0.3), crease(0.62)),
      // The roll where it turns over.
      filled(mix(back, palette.light, 0.4), rectangle(left - 1, fold - 4, wide + 2, 7)),
      translucent(palette.ink, 0.34, rectangle(left - 1, fold + 3, wide + 2, 3)),
    ];
  });
}

/** A patch with a ragged edge. @param rough how much its edge varies */
function blot(random: Random, x: number, y: number, rx: number, ry: number, rough = 0.24): Point[] {
  const turn = random.between(0, 1);
  return Array.from({ length: 13 }, (_, i): Point => {
    const angle = ((i + turn) / 13) * Math.PI * 2;
    const far = 1 + random.between(-rough, rough);
    return [x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far];
  });
}

const shrunk = (points: readonly Point[], x: number, y: number, share: number): Point[] =>
  points.map(([u, v]) => [x + (u - x) * share, y + (v - y) * share]);

/** Plaster that has fallen: the courses of brick behind it, and cracks that run from the holes. */
function fallenPlaster({ palette, random, foot, top }: OldWall): Shape[] {
  const brick = mix(mix(palette.sky[1], palette.sky[0], 0.2), '#8a4a36', 0.4);
  const places: readonly [number, number][] = [
    [random.between(120, 220), foot - random.between(90, 170)],
    [random.between(440, 560), top + random.between(60, 120)],
    [random.between(800, 900), top + random.between(130, 260)],
  ];
  return places.flatMap(([x, y]): Shape[] => {
    const [rx, ry] = [random.between(58, 92), random.between(48, 76)];
    const edge = blot(random, x, y, rx, ry);
    const joints: Path[number][] = [];
    for (let v = y - ry * 0.8, row = 0; v < y + ry * 0.8; v += 17, row++) {
      const half = rx * 0.84 * Math.sqrt(Math.max(0, 1 - ((v - y) / (ry * 0.94)) ** 2));
      joints.push(rectangle(x - half, v, half * 2, 2.4));
      for (let u = x - half + (row % 2) * 22 + 8; u < x + half - 4; u += 44)
        if (v + 17 < y + ry * 0.8) joints.push(rectangle(u, v, 2.4, 17));
    }
    const lines = Array.from({ length: 4 }, (_, i) => {
      const [u, v] = edge[i * 3]!;
      const [du, dv] = [(u - x) / rx, (v - y) / ry];
      return crack(random, u, v, du * random.between(22, 40), dv * random.between(22, 44));
    });
    return [
      translucent(palette.light, 0.4, outline(shrunk(edge, x - 2, y - 3, 1.07))),
      filled(brick, outline(edge)),
      translucent(palette.ink, 0.34, ...joints),
      translucent(palette.ink, 0.24, outline(edge), hole(shrunk(edge, x + 3, y + 4, 0.93))),
      translucent(palette.ink, 0.5, ...lines),
    ];
  });
}

/** A crack that thins out, with one branch. */
function crack(random: Random, x: number, y: number, dx: number, dy: number): Path[number] {
  const points: Point[] = [[x, y]];
  let [u, v] = [x, y];
  for (let i = 0; i < 5; i++) {
    u += dx * random.between(0.5, 1) + random.between(-12, 12);
    v += dy * random.between(0.5, 1) + random.between(-8, 8);
    points.push([u, v]);
  }
  return stroke(points, 2.6, true);
}

/** Marks of damp: brown rims one inside another, and runs down from the ceiling. */
function stains({ palette, random, foot, top }: OldWall): Shape[] {
  const brown = mix(palette.sky[0], '#5f4522', 0.6);
  const places: readonly [number, number, number, number][] = [
    [random.between(130, 300), top + 8, random.between(110, 160), random.between(80, 130)],
    [random.between(560, 680), top - 4, random.between(130, 190), random.between(90, 150)],
    [random.between(840, 930), foot - 30, random.between(80, 120), random.between(80, 140)],
  ];
  return places.flatMap(([x, y, rx, ry]): Shape[] => {
    const edge = blot(random, x, y, rx, ry, 0.16);
    const runs =
      y > foot - 80
        ? []
        : [-0.5, 0.1, 0.55].map((t) => {
            const [u, v] = [x + rx * t, y + ry * random.between(0.7, 0.9)];
            const long = random.between(50, 150);
            return outline([
              [u - 9, v - 20],
              [u + 9, v - 20],
              [u + 5, v + long * 0.6],
              [u, v + long],
              [u - 5, v + long * 0.6],
            ]);
          });
    return [1, 0.86, 0.64, 0.4].map((share, i) =>
      translucent(
        brown,
        [0.3, 0.14, 0.16, 0.12][i]!,
        outline(shrunk(edge, x, y, share)),
        ...(i === 0 ? runs : []),
      ),
    );
  });
}

/** Smoke of years: black under the ceiling, thinner down the wall. */
function soot({ palette, foot, top }: OldWall): Shape[] {
  const black = mix(palette.ink, '#1a120c', 0.5);
  return Array.from({ length: SOOT_STEPS }, (_, i) =>
    translucent(
      black,
      0.024,
      rectangle(-20, -20, WIDTH + 40, top + 20 + (foot - top) * (0.1 + (0.8 * i) / SOOT_STEPS)),
    ),
  );
}
const SOOT_STEPS = 44;
