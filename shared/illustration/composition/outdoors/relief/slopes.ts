import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { smoothStep } from '../../../drawing/noise.ts';
import { outline, polygon, type Path, type Point } from '../../../drawing/path.ts';
import type { TheatreLayer } from '../../../theatre/picture.ts';
import { filled, translucent, WIDTH } from '../../canvas.ts';
import { bush, farTree } from '../../land-and-sky/far-trees.ts';
import { isLeafless } from '../../land-and-sky/foliage.ts';
import type * as land from '../../land-and-sky/land.ts';
import { toneAt } from '../../palette.ts';
import { groundTint } from '../../terrain/ground-colours.ts';
import { CROWNS, greenOf, woodsOf } from '../far/far-woods.ts';
import { snowColour } from '../far/snow-colour.ts';
import type { Stage } from '../stage.ts';

/** Whether a slope that falls towards a side is turned to the light. @param to the side that it faces */
export const isLit = ({ sky }: Stage, to: 'left' | 'right'): boolean =>
  sky.x > WIDTH / 2 === (to === 'right');

/** The colour of open land at a distance, in the light or turned away from it. @param depth the air in front of it, 0 … 1 */
export function slopeColour(
  { scene, palette, terrain }: Stage,
  depth: number,
  light: 'lit' | 'even' | 'shaded',
): string {
  const tint = groundTint(scene);
  const tone = toneAt(palette, depth + 0.06);
  const plain =
    terrain.ground === 'snow'
      ? mix(snowColour({ palette }), palette.sky[1], 0.14 + 0.3 * depth)
      : tint
        ? mix(tone, mix(tint.colour, palette.haze, depth * 0.4), Math.min(0.7, tint.share * 1.7))
        : tone;
  if (light === 'lit') return mix(plain, palette.light, palette.isDark ? 0.05 : 0.16);
  return light === 'even'
    ? plain
    : mix(plain, mix(palette.ink, palette.sky[0], 0.35), palette.isDark ? 0.2 : 0.3);
}

/** How a slope is laid on: its crest catches the light, its foot is lost in the air of the valley. */
export const slopeLayer = (
  { palette, view, terrain }: Stage,
  { top, foot, air, mist }: { top: number; foot: number; air: number; mist: string },
): Omit<TheatreLayer, 'shapes'> => ({
  haze: { from: top, to: foot, colour: mist, strength: air },
  glow: 0.2,
  rim: 0.4,
  relief: 0,
  texture: { horizon: view.horizon - 140, strength: terrain.ground === 'snow' ? 0.06 : 0.2 },
  shadow: { blur: 4, distance: 6, colour: palette.sky[0], strength: 0.2 },
});

/** The air that lies in low land. */
export const mistOf = ({ scene, palette, terrain }: Stage): string => {
  if (terrain.ground === 'snow') return mix(snowColour({ palette }), palette.haze, 0.5);
  const tint = groundTint(scene);
  return tint ? mix(palette.haze, tint.colour, tint.share * 0.8) : palette.haze;
};

/** Folds that run down a slope from its crest and are drawn together on their way: soft shade on the side turned from the light. */
export function foldsOf(
  { canvas: { random }, palette, sky }: Stage,
  crest: land.Contour,
  foot: land.Contour,
  [from, to]: readonly [number, number],
  { count, towards, strength }: { count: number; towards: number; strength: number },
): Shape[] {
  const shades: Path[number][][] = [[], [], [], []];
  for (let i = 0; i < count; i++) {
    const x = from + ((to - from) * (i + random.between(0.1, 0.9))) / count;
    const [y0, y1] = [crest(x), foot(x)];
    const deep = y1 - y0;
    if (deep < 24) continue;
    const start = random.between(0.04, 0.2);
    const long = deep * random.between(0.62, 0.95);
    const half = Math.min(96, deep * random.between(0.3, 0.56));
    const lean = (towards - x) * random.between(0.14, 0.26) * (long / deep);
    const side = sky.x > x ? -1 : 1;
    const at = (t: number, aside: number): Point => [
      x + lean * t ** 1.3 + 5 * Math.sin(t * 4 + i) + aside,
      y0 + deep * start + (long - deep * start) * t,
    ];
    shades.forEach((rings, k) => {
      const out = half * (1 - k * 0.22) * side;
      rings.push(
        outline([
          at(0, 0),
          at(0.22, out * 0.5),
          at(0.56, out),
          at(0.86, out * 0.7),
          at(1, 0),
          at(0.8, -out * 0.05),
          at(0.4, -out * 0.04),
        ]),
      );
    });
  }
  return shades.map((rings) => translucent(mix(palette.sky[0], palette.ink, 0.6), strength / 3, ...rings));
}

/** Woods that cover a slope from its crest down, row below row. */
export function woodedSlope(
  stage: Stage,
  crest: land.Contour,
  foot: land.Contour,
  [from, to]: readonly [number, number],
  { depth, tall, light }: { depth: number; tall: number; light: 'lit' | 'even' | 'shaded' },
): void {
  const { canvas, palette, scene } = stage;
  const { random } = canvas;
  const kind = isLeafless(scene) ? 'bare' : woodsOf(stage);
  const green = greenOf(stage, depth);
  const lit =
    light === 'lit'
      ? mix(green, palette.light, 0.14)
      : light === 'even'
        ? green
        : mix(green, palette.ink, 0.26);
  const rows = 5;
  for (let k = 0; k < rows; k++) {
    const rings: Path[number][] = [];
    const own = tall * (0.8 + 0.12 * k);
    for (let x = from; x < to; x += own * random.between(0.22, 0.42)) {
      const [y0, y1] = [crest(x), foot(x)];
      if (y1 - y0 < own * 0.3) continue;
      const y = y0 + (y1 - y0) * Math.min(1, (k + random.between(0, 0.7)) / rows) + own * 0.3;
      const height = own * random.between(0.66, 1.1);
      if (kind === 'fir')
        rings.push(
          polygon([
            [x - height * 0.2, y],
            [x, y - height],
            [x + height * 0.2, y],
          ]),
        );
      else rings.push(...farTree(random, x, y, height, kind));
    }
    canvas.add([filled(mix(lit, palette.haze, 0.1 * (rows - 1 - k) * depth), ...rings)], {
      glow: 0.16,
      rim: 0.3,
      relief: 0.3,
      texture: CROWNS,
      shadow: { blur: 2, distance: 4, colour: palette.ink, strength: 0.26 },
    });
  }
}

/** A few bushes and trees on open slopes, in groups where the ground is sheltered. */
export function scatteredBushes(
  stage: Stage,
  at: (across: number) => Point,
  { count, tall, depth }: { count: number; tall: number; depth: number },
): void {
  const { canvas, scene, palette, terrain } = stage;
  const { random } = canvas;
  const isBare = isLeafless(scene) || terrain.ground === 'snow';
  const rings: Path[number][] = [];
  for (let i = 0; i < count; i++) {
    const middle = random.next();
    for (let k = random.int(1, 4); k > 0; k--) {
      const [x, y] = at(Math.max(0, Math.min(1, middle + random.between(-0.04, 0.04))));
      const own = tall * random.between(0.5, 1.1);
      rings.push(
        ...(isBare
          ? farTree(random, x, y, own, 'bare')
          : random.chance(0.5)
            ? farTree(random, x, y, own * 1.3, 'leafy')
            : bush(random, x, y, own * 0.8)),
      );
    }
  }
  canvas.add([filled(mix(greenOf(stage, depth), palette.ink, 0.14), ...rings)], {
    glow: 0.14,
    rim: 0.3,
    relief: 0.4,
    texture: CROWNS,
    shadow: { blur: 2, distance: 4, colour: palette.ink, strength: 0.3 },
  });
}

interface Turn {
  x: number;
  y: number;
}

/**
 * The middle of a way that turns where it is told to, from the far end to the reader; in pixels.
 *
 * @param turns by their height, far ones first
 */
export const middleThrough =
  (turns: readonly Turn[]) =>
  (y: number): number => {
    const next = turns.findIndex((turn, i) => i > 0 && y < turn.y);
    const [a, b] = turns.slice((next < 0 ? turns.length - 1 : next) - 1) as [Turn, Turn];
    return a.x + (b.x - a.x) * smoothStep(a.y, b.y, y);
  };
