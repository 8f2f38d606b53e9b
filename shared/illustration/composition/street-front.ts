import { mix } from '../drawing/colour.ts';
import type { Shape } from '../drawing/layer.ts';
import { polygon, stroke, type Path } from '../drawing/path.ts';
import { filled, translucent, type Canvas } from './canvas.ts';
import { toneAt, type Palette } from './palette.ts';
import type { StreetView } from './street-view.ts';

/** A house along a street. */
export interface StreetHouse {
  /** −1 at the left, 1 at the right. */
  side: number;
  /** The distance of its nearest edge, in metres. */
  away: number;
  wide: number;
  tall: number;
  hasGable: boolean;
  isWooden: boolean;
}

/** Uneven tones: no wall is uniform. */
export const FRONT_TEXTURE = { size: 12, strength: 0.12 } as const;

/** Brick, stone and stucco: neighbours seldom share a material. */
export const FRONT_COLOURS = ['#9c6a52', '#a08f78', '#8e7f74', '#b09a74', '#8a6a5c'] as const;

const LOGS = ['#6b4f36', '#7b6046', '#5c4a3c', '#84694c'] as const;

/** A receding front, and the end of the house where it stands out. */
export function drawFront(
  { random }: Canvas,
  palette: Palette,
  { at, scaleAt }: StreetView,
  {
    side,
    away,
    wide,
    tall,
    hasGable,
    isWooden,
    half,
    depth,
    isLit,
    isDecayed,
  }: StreetHouse & { half: number; depth: number; isLit: boolean; isDecayed: boolean },
): Shape[] {
  const tone = toneAt(palette, depth);
  const colour = mix(
    tone,
    mix(random.pick(isWooden ? LOGS : FRONT_COLOURS), tone, depth * 0.6),
    palette.isDark ? 0.14 : 0.3,
  );
  const glass = mix(colour, palette.light, 0.24);
  const lamp = mix('#ffd789', colour, 0.1 + depth * 0.34);
  const across = side * half;
  const last = away + wide;
  const quad = (from: number, to: number, low: number, high: number): Path[number] => polygon([at(across, low, from), at(across, high, from), at(across, high, to), at(across, low, to)]); // prettier-ignore
  const out = (metres: number) => across + side * metres;
  // The gable end of a log house is low, under a steep roof.
  const ridge = isWooden ? 2.8 : 2.4;
  const end = polygon([at(across, -0.2, away), at(across, tall, away), at(out(3), tall + ridge, away), at(out(isWooden ? 6 : 7), tall, away), at(out(isWooden ? 6 : 7), -0.2, away)]); // prettier-ignore
  const walls: Path[number][] = [
    quad(away, last, -0.3, tall),
    quad(away - 0.2, last + 0.2, tall - 0.1, tall + 0.35),
  ];
  if (hasGable) {
    const middle = (away + last) / 2;
    walls.push(polygon([at(across, tall, away + wide * 0.2), at(across, tall + wide * 0.42, middle), at(across, tall, last - wide * 0.2)])); // prettier-ignore
  }
  for (const share of isWooden ? [0.7] : [0.2, 0.8]) {
    const z = away + wide * share;
    walls.push(polygon([at(out(1.6), tall, z), at(out(1.6), tall + 3.2, z), at(out(1.6), tall + 3.2, z + 1), at(out(1.6), tall, z + 1)]), polygon([at(out(1.6), tall, z), at(out(1.6), tall + 3.2, z), at(out(2.5), tall + 3.2, z), at(out(2.5), tall, z)])); // prettier-ignore
  }
  if (isWooden) walls.push(quad(last, last + 7, 0, 1.5));
  const floors = isWooden ? 1 : Math.max(2, Math.round(tall / 3.2));
  const bays = Math.max(2, Math.round(wide / 2.5));
  const panes: Path[number][] = [];
  const lamps: Path[number][] = [];
  const bars: Path[number][] = [];
  const worn: Path[number][] = [];
  const trim: Path[number][] = [];
  const door = random.int(0, bays - 1);
  for (let floor = 0; floor < floors; floor++)
    for (let bay = 0; bay < bays; bay++) {
      const [from, to] = [away + (wide * (bay + 0.28)) / bays, away + (wide * (bay + 0.72)) / bays];
      const storey = tall / floors;
      const isDoor = floor === 0 && bay === door;
      const [low, high] = [isDoor ? 0 : storey * (floor + 0.26), storey * (floor + (isDoor ? 0.76 : 0.8))];
      (!isDoor && isLit && random.chance(0.34) ? lamps : panes).push(quad(from, to, low, high));
      if (isDecayed && random.chance(0.34))
        worn.push(quad(from - 0.2, to + 0.2, low + (high - low) * 0.24, low + (high - low) * 0.36), quad(from - 0.2, to + 0.2, low + (high - low) * 0.6, low + (high - low) * 0.7)); // prettier-ignore
      const size = scaleAt(from);
      if (size < 11 || isDoor) continue;
      bars.push(stroke([at(across, low, (from + to) / 2), at(across, high, (from + to) / 2)], Math.max(1, size * 0.03)), stroke([at(across, (low + high) / 2, from), at(across, (low + high) / 2, to)], Math.max(1, size * 0.03))); // prettier-ignore
      trim.push(quad(from - 0.14, to + 0.14, low - 0.16, low - 0.04));
    }
  // Courses of logs.
  if (isWooden && scaleAt(away) > 14) for (let high = 0.4; high < tall; high += 0.42) bars.push(quad(away, last, high, high + 0.06)); // prettier-ignore
  if (scaleAt(away) > 9) for (let floor = 1; floor < floors; floor++) trim.push(quad(away, last, (tall * floor) / floors - 0.08, (tall * floor) / floors)); // prettier-ignore
  return [
    filled(mix(colour, palette.light, 0.07), end),
    filled(colour, ...walls),
    translucent(glass, 0.5, ...panes),
    ...(lamps.length > 0 ? [filled(lamp, ...lamps)] : []),
    filled(isWooden ? mix(colour, palette.ink, 0.3) : colour, ...bars),
    translucent(isWooden ? mix(glass, '#f2ead8', 0.5) : glass, isWooden ? 0.8 : 0.34, ...trim),
    ...(worn.length > 0 ? [filled(mix(colour, '#a58a66', 0.42), ...worn)] : []),
  ].filter(({ path }) => path.length > 0);
}
