import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { polygon, stroke, type Path, type Point } from '../../drawing/path.ts';
import { filled, translucent, type Canvas } from '../canvas.ts';
import { toneAt, type Palette } from '../palette.ts';
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

interface FrontLooks {
  half: number;
  /** The haze in front of it, 0 … 1. */
  depth: number;
  isLit: boolean;
  isDecayed: boolean;
  hasShops: boolean;
  /** 1 in the shade, −1 in the sun, 0 where the sun is hidden. */
  shade: -1 | 0 | 1;
}

/** Painted doors, shutters and signs. */
const PAINT = ['#3d4f45', '#5a2f2b', '#2f3d52', '#4a3a2c', '#6a5a34'] as const;

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
    hasShops,
    shade,
  }: StreetHouse & FrontLooks,
): Shape[] {
  const tone = toneAt(palette, depth);
  const own = mix(
    tone,
    mix(random.pick(isWooden ? LOGS : FRONT_COLOURS), tone, depth * 0.5),
    palette.isDark ? 0.14 : shade < 0 ? 0.5 : 0.34,
  );
  const colour =
    shade > 0 ? mix(own, palette.ink, 0.26 * (1 - depth)) : shade < 0 ? mix(own, palette.light, 0.16) : own;
  const glass = mix(colour, palette.light, 0.24);
  const lamp = mix('#ffd789', colour, 0.1 + depth * 0.34);
  const across = side * half;
  const last = away + wide;
  const quad = (from: number, to: number, low: number, high: number): Path[number] =>
    polygon([at(across, low, from), at(across, high, from), at(across, high, to), at(across, low, to)]);
  const out = (metres: number) => across + side * metres;
  // The gable end of a log house is low, under a steep roof.
  const ridge = isWooden ? 2.8 : 2.4;
  const end = polygon([
    at(across, -0.2, away),
    at(across, tall, away),
    at(out(3), tall + ridge, away),
    at(out(isWooden ? 6 : 7), tall, away),
    at(out(isWooden ? 6 : 7), -0.2, away),
  ]);
  const walls: Path[number][] = [
    quad(away, last, -0.3, tall),
    quad(away - 0.2, last + 0.2, tall - 0.1, tall + 0.35),
  ];
  if (hasGable) {
    const middle = (away + last) / 2;
    walls.push(
      polygon([
        at(across, tall, away + wide * 0.2),
        at(across, tall + wide * 0.42, middle),
        at(across, tall, last - wide * 0.2),
      ]),
    );
  }
  for (const share of isWooden ? [0.7] : [0.2, 0.8]) {
    const z = away + wide * share;
    walls.push(
      polygon([
        at(out(1.6), tall, z),
        at(out(1.6), tall + 3.2, z),
        at(out(1.6), tall + 3.2, z + 1),
        at(out(1.6), tall, z + 1),
      ]),
      polygon([
        at(out(1.6), tall, z),
        at(out(1.6), tall + 3.2, z),
        at(out(2.5), tall + 3.2, z),
        at(out(2.5), tall, z),
      ]),
    );
  }
  if (isWooden) walls.push(quad(last, last + 7, 0, 1.5));
  const floors = isWooden ? 1 : Math.max(2, Math.round(tall / 3.2));
  const bays = Math.max(2, Math.round(wide / 2.5));
  const panes: Path[number][] = [];
  const lamps: Path[number][] = [];
  const bars: Path[number][] = [];
  const worn: Path[number][] = [];
  const trim: Path[number][] = [];
  const doors: Path[number][] = [];
  const steps: Path[number][] = [];
  const stains: Path[number][] = [];
  const inward = (metres: number) => across - side * metres;
  const door = random.int(0, bays - 1);
  const isShop = hasShops && !isWooden && random.chance(0.5);
  for (let floor = 0; floor < floors; floor++)
    for (let bay = 0; bay < bays; bay++) {
      const [from, to] = [away + (wide * (bay + 0.28)) / bays, away + (wide * (bay + 0.72)) / bays];
      const storey = tall / floors;
      const isDoor = floor === 0 && bay === door;
      const [low, high] = [isDoor ? 0 : storey * (floor + 0.26), storey * (floor + (isDoor ? 0.76 : 0.8))];
      (isDoor ? doors : isLit && random.chance(0.34) ? lamps : panes).push(quad(from, to, low, high));
      // Two steps up to the door, on the pavement.
      if (isDoor && !isWooden && scaleAt(from) > 9)
        for (const [reach, rise] of [
          [0.7, 0.16],
          [0.36, 0.32],
        ] as const)
          steps.push(
            polygon([
              at(inward(reach), 0, from - 0.15),
              at(inward(reach), rise, from - 0.15),
              at(across, rise, from - 0.15),
              at(across, rise, to + 0.15),
              at(inward(reach), rise, to + 0.15),
              at(inward(reach), 0, to + 0.15),
            ]),
          );
      // Rain has washed the soot down from the sills, and plaster has fallen.
      if (isDecayed && !isDoor && scaleAt(from) > 7) {
        for (const share of [0.1, 0.6])
          stains.push(
            polygon([
              at(across, low - 0.1, from + (to - from) * share),
              at(across, low - random.between(0.7, 1.6), from + (to - from) * (share + 0.12)),
              at(across, low - 0.1, from + (to - from) * (share + 0.3)),
            ]),
          );
        if (random.chance(0.3))
          stains.push(
            scab((u, v) => at(across, low - 0.5 + v, (from + to) / 2 + u), random, random.between(0.4, 0.9)),
          );
      }
      if (isDecayed && random.chance(0.34))
        worn.push(
          quad(from - 0.2, to + 0.2, low + (high - low) * 0.24, low + (high - low) * 0.36),
          quad(from - 0.2, to + 0.2, low + (high - low) * 0.6, low + (high - low) * 0.7),
        );
      const size = scaleAt(from);
      if (size < 11 || isDoor) continue;
      bars.push(
        stroke(
          [at(across, low, (from + to) / 2), at(across, high, (from + to) / 2)],
          Math.max(1, size * 0.03),
        ),
        stroke(
          [at(across, (low + high) / 2, from), at(across, (low + high) / 2, to)],
          Math.max(1, size * 0.03),
        ),
      );
      trim.push(quad(from - 0.14, to + 0.14, low - 0.16, low - 0.04));
    }
  const paint = mix(mix(random.pick(PAINT), palette.ink, 0.2), tone, Math.min(0.8, depth));
  const awning =
    isShop && !isDecayed
      ? [
          polygon([
            at(across, 3.2, away + wide * 0.1),
            at(inward(1.5), 2.5, away + wide * 0.1),
            at(inward(1.5), 2.5, last - wide * 0.1),
            at(across, 3.2, last - wide * 0.1),
          ]),
          polygon([
            at(inward(1.5), 2.5, away + wide * 0.1),
            at(inward(1.5), 2.2, away + wide * 0.1),
            at(inward(1.5), 2.2, last - wide * 0.1),
            at(inward(1.5), 2.5, last - wide * 0.1),
          ]),
        ]
      : [];
  const stripes =
    awning.length > 0
      ? Array.from({ length: 4 }, (_, i) => {
          const z = away + wide * (0.16 + i * 0.2);
          return polygon([
            at(across, 3.2, z),
            at(inward(1.5), 2.5, z),
            at(inward(1.5), 2.2, z),
            at(inward(1.5), 2.2, z + wide * 0.08),
            at(inward(1.5), 2.5, z + wide * 0.08),
            at(across, 3.2, z + wide * 0.08),
          ]);
        })
      : [];
  const sign =
    isShop && random.chance(0.6)
      ? [
          polygon([
            at(across, 5.1, away + 0.4),
            at(inward(1.3), 5.1, away + 0.4),
            at(inward(1.3), 5.0, away + 0.4),
            at(across, 5.0, away + 0.4),
          ]),
          polygon([
            at(inward(0.3), 4.9, away + 0.4),
            at(inward(1.2), 4.9, away + 0.4),
            at(inward(1.2), 4.1, away + 0.4),
            at(inward(0.3), 4.1, away + 0.4),
          ]),
        ]
      : [];
  // Courses of logs.
  if (isWooden && scaleAt(away) > 14)
    for (let high = 0.4; high < tall; high += 0.42) bars.push(quad(away, last, high, high + 0.06));
  if (scaleAt(away) > 9)
    for (let floor = 1; floor < floors; floor++)
      trim.push(quad(away, last, (tall * floor) / floors - 0.08, (tall * floor) / floors));
  return [
    filled(mix(colour, palette.light, 0.07), end),
    filled(colour, ...walls),
    translucent(glass, 0.5, ...panes),
    ...(lamps.length > 0 ? [filled(lamp, ...lamps)] : []),
    filled(isWooden ? mix(colour, palette.ink, 0.3) : colour, ...bars),
    translucent(isWooden ? mix(glass, '#f2ead8', 0.5) : glass, isWooden ? 0.8 : 0.34, ...trim),
    translucent(palette.ink, 0.24, ...stains),
    ...(worn.length > 0 ? [filled(mix(colour, '#a58a66', 0.42), ...worn)] : []),
    filled(paint, ...doors),
    filled(mix(colour, palette.light, 0.2), ...steps),
    filled(mix(paint, palette.light, 0.16), ...awning),
    translucent(mix(palette.light, colour, 0.2), 0.7, ...stripes),
    filled(mix(paint, palette.ink, 0.3), ...sign),
  ].filter(({ path }) => path.length > 0);
}

/** A ragged patch where the plaster has come off; in metres along and up the wall. */
function scab(
  at: (along: number, up: number) => Point,
  random: Canvas['random'],
  radius: number,
): Path[number] {
  return polygon(
    Array.from({ length: 11 }, (_, i) => {
      const angle = (i / 11) * 2 * Math.PI;
      const long = radius * random.between(0.55, 1.15);
      return at(Math.cos(angle) * long, Math.sin(angle) * long * 0.8);
    }),
  );
}
