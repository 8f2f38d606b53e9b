import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { ellipse, polygon, stroke, type Path } from '../../drawing/path.ts';
import { translucent, type Canvas } from '../canvas.ts';
import type { Palette } from '../palette.ts';
import type { StreetView } from './street-view.ts';

/** Kerbs, ruts and, in the rain, the light that lies on the stones. */
export function ground(
  { random, add }: Canvas,
  palette: Palette,
  { at, scaleAt }: StreetView,
  {
    half,
    foot,
    turn,
    end,
    isPaved,
    isSnowy,
    isWet,
  }: {
    half: number;
    foot: number;
    turn: -1 | 0 | 1;
    end: number;
    isPaved: boolean;
    isSnowy: boolean;
    isWet: boolean;
  },
): void {
  const aways =
    turn === 0
      ? [end, 5]
      : Array.from({ length: 14 }, (_, i) => ROUND_THE_BEND * (5 / ROUND_THE_BEND) ** (i / 13));
  const kerbs = [-1, 1].map((side) =>
    polygon([
      ...aways.map((away) => at(side * (half - 2.4), 0, away)),
      ...[...aways].reverse().map((away) => at(side * (half - 2.7), 0, away)),
    ]),
  );
  add([
    ...(isSnowy
      ? [
          translucent(palette.ink, 0.14, ...kerbs),
          translucent(palette.sky[0], 0.2, ...ruts({ at, scaleAt }, random, half, Math.min(end, 40))),
        ]
      : isPaved
        ? [
            translucent(palette.ink, 0.34, ...kerbs),
            ...setts({ at, scaleAt }, random, palette, half - 2.8, end),
          ]
        : [translucent(palette.ink, 0.16, ...ruts({ at, scaleAt }, random, half, Math.min(end, 40)))]),
  ]);
  if (!isWet) return;
  const shine = Array.from({ length: 70 }, () => {
    const away = random.between(6, 34);
    const [x, y] = at(random.between(-half * 0.8, half * 0.8), 0, away);
    const wide = scaleAt(away) * random.between(0.2, 0.9);
    return ellipse(x, Math.min(y, foot + 60), wide, wide * 0.1);
  });
  add([translucent(mix(palette.sky[3], palette.light, 0.5), 0.26, ...shine)], { glow: 0.4 });
}

/** Paving stones in courses across the street, a little domed; lost in the distance. Some of them are worn smooth and shine. */
function setts(
  { at, scaleAt }: StreetView,
  random: Canvas['random'],
  palette: Palette,
  half: number,
  end: number,
): Shape[] {
  const [near, far, worn]: [Path[number][], Path[number][], Path[number][]] = [[], [], []];
  const dome = (across: number) => 0.1 * (1 - (across / half) ** 2);
  const place = (across: number, away: number) => at(across, dome(across), away);
  for (let away = 4.6, row = 0; away < Math.min(end, 30); away += 0.46, row++) {
    const width = Math.max(0.7, scaleAt(away) * 0.028);
    const across = Array.from({ length: 9 }, (_, i) => -half + (2 * half * i) / 8);
    (away < 12 ? near : far).push(
      stroke(
        across.map((u) => place(u, away)),
        width,
      ),
    );
    if (away > 15) continue;
    for (
      let u = -half + (row % 2) * 0.25 + random.between(0, 0.1);
      u < half;
      u += random.between(0.42, 0.56)
    ) {
      near.push(stroke([place(u, away), place(u, away + 0.46)], width));
      if (random.chance(0.1))
        worn.push(
          polygon([
            place(u + 0.04, away + 0.06),
            place(u + 0.42, away + 0.06),
            place(u + 0.42, away + 0.38),
            place(u + 0.04, away + 0.38),
          ]),
        );
    }
  }
  return [
    translucent(palette.ink, 0.2, ...near),
    translucent(palette.ink, 0.12, ...far),
    translucent(palette.light, 0.14, ...worn),
  ];
}

/** The tracks of wheels on a street of earth. */
function ruts({ at, scaleAt }: StreetView, random: Canvas['random'], half: number, end: number): Path {
  return [-0.34, -0.1, 0.16, 0.4].map((share) => {
    const phase = random.between(0, 6);
    const line = Array.from({ length: 24 }, (_, i) => 4.6 * (end / 4.6) ** (i / 23));
    const across = (away: number) => half * share + 0.25 * Math.sin(away * 0.5 + phase);
    const side = (out: number) =>
      line.map((away) => at(across(away) + out * Math.min(0.16, 4 / scaleAt(away)), 0, away));
    return polygon([...side(-1), ...side(1).reverse()]);
  });
}

/** Litter on the stones. */
export const litter = (random: Canvas['random'], horizon: number, foot: number): Path =>
  Array.from({ length: 26 }, () => {
    const t = random.next();
    const [x, y, half] = [
      random.between(120, 900),
      horizon + 60 + t * (foot - horizon - 40),
      3 + 9 * t * random.next(),
    ];
    return polygon([
      [x - half, y + half * 0.3],
      [x - half * 0.4, y - half * 0.5],
      [x + half * 0.8, y - half * 0.2],
      [x + half, y + half * 0.4],
    ]);
  });

/** The end of visibility in a crooked street, in metres. */
export const ROUND_THE_BEND = 46;
