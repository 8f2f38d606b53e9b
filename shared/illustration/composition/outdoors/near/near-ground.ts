import { mix } from '../../../drawing/colour.ts';
import { ellipse, taper, type Path } from '../../../drawing/path.ts';
import type { Random } from '../../../drawing/seeded.ts';
import type { Scene } from '../../../scene.ts';
import { filled, HEIGHT, translucent, WIDTH } from '../../canvas.ts';
import * as land from '../../land-and-sky/land.ts';
import { toneAt } from '../../palette.ts';
import { groundTint, isTrodden, sandColour, troddenColour } from '../../terrain/ground-colours.ts';
import { snowColour } from '../far/snow-colour.ts';
import type { Stage } from '../stage.ts';

/**
 * The land at the reader's feet: it continues in the light (`open`), is darker with tall grass (`turf`), or
 * lies in the shadow of a low sun (`shade`).
 */
export const ENDINGS = ['open', 'turf', 'shade'] as const;
export type Ending = (typeof ENDINGS)[number];

const DEPTH: Readonly<Record<Ending, number>> = { open: 0.12, turf: 0.07, shade: 0.03 };
/** The remaining share of the plants' colour in full light. */
const TINTED: Readonly<Record<Ending, number>> = { open: 0.6, turf: 0.45, shade: 0.25 };

/** Endings that suit the hour and the ground; repeated ones are more likely. */
export function endingsFor(
  { time, light }: Scene,
  ground: land.NearGround,
  isDark: boolean,
): readonly [Ending, ...Ending[]] {
  if (ground !== 'grass' && ground !== 'tall grass') return ['open'];
  const isLow =
    isDark ||
    light?.value === 'low sun' ||
    ['dawn', 'sunset', 'dusk', 'night'].includes(time?.value ?? 'day');
  return isLow ? ['turf', 'shade'] : ['open', 'open', 'turf'];
}

/** The colour of the ground at the reader's feet: tinted by the air of the picture, and never black. */
export function nearColour(
  { scene, palette, terrain }: Pick<Stage, 'scene' | 'palette' | 'terrain'>,
  ending: Ending,
): string {
  const { ground } = terrain;
  if (ground === 'snow') return mix(snowColour({ palette }), palette.sky[1], 0.1);
  if (ground === 'sand') {
    return mix(mix(sandColour(scene), palette.haze, 0.3), palette.ink, palette.isDark ? 0.5 : 0.12);
  }
  const base = toneAt(palette, isTrodden(ground) ? 0.3 : DEPTH[ending]);
  // Moss covers earth and stones alike.
  const tint = groundTint(scene);
  if (tint && scene.things.some(({ what }) => what === 'moss'))
    return mix(toneAt(palette, 0.2), tint.colour, Math.min(0.72, tint.share * 1.3));
  // Bare earth and stones are not tinted by plants.
  if (ground === 'bare') return mix(base, '#a08a6a', palette.isDark ? 0.1 : 0.34);
  if (ground === 'stones') return mix(base, '#a08a6a', palette.isDark ? 0.06 : 0.26);
  return tint ? mix(base, tint.colour, Math.min(0.72, tint.share * TINTED[ending])) : base;
}

/** The ground under the nearest people, down to the edge of the picture. */
export function drawNearGround(stage: Stage, contour: land.Contour): void {
  const { scene, canvas, palette, terrain } = stage;
  const { random } = canvas;
  const { ground } = terrain;
  const ending = random.pick(endingsFor(scene, ground, palette.isDark));
  const colour = nearColour(stage, ending);
  // Moss lies low and even.
  const isMossy = scene.things.some(({ what }) => what === 'moss');
  const grass = isMossy ? 0 : ground === 'grass' ? 20 : ground === 'tall grass' ? 38 : 0;
  const shapes = [filled(colour, ...land.landBelow(contour))];
  if (grass > 0)
    shapes.push(filled(colour, ...land.blades(random, contour, grass, ground === 'grass' ? 150 : 260)));
  const isBare = isTrodden(ground);
  const edge = contour(WIDTH / 2);
  canvas.add(shapes, {
    rim: ground === 'snow' || isBare ? 0 : 0.35,
    glow: ground === 'snow' ? 0.4 : 0.14,
    relief: 0,
    texture: { horizon: stage.view.horizon, strength: ground === 'snow' ? 0.07 : 0.24 },
    // Where nothing grows no edge parts the near ground from the rest: it only darkens towards the reader.
    ...(isBare
      ? {
          haze: {
            from: edge + 110,
            to: edge - 6,
            colour: troddenColour(toneAt(palette, 0.28), palette),
            strength: 1,
          },
        }
      : { shadow: { blur: 2, distance: 4, colour: palette.sky[0], strength: 0.12 } }),
  });
  const [dark, lit] = [mix(colour, palette.ink, 0.36), mix(colour, palette.light, 0.3)];
  if (grass > 0) drawTufts(stage, contour, colour, grass);
  else if (isMossy) drawMoss(stage, contour, colour);
  else if (ground === 'snow')
    canvas.add([
      translucent(mix(colour, palette.sky[0], 0.3), 0.5, ...ripples(random, contour)),
      filled(toneAt(palette, 0.2), ...land.blades(random, (x) => contour(x) + 22, 16, 14)),
    ]);
  else
    canvas.add([
      translucent(dark, 0.5, ...pebbles(random, contour)),
      translucent(lit, 0.4, ...ripples(random, contour)),
    ]);
}

/** Dark and lit bunches of grass on ground of a colour, from a contour down. @param tall the height of the nearest, in pixels */
export function drawTufts(
  { canvas: { random, add }, palette }: Stage,
  contour: land.Contour,
  colour: string,
  tall: number,
): void {
  add(
    [
      translucent(mix(colour, palette.ink, 0.36), 0.7, ...tufts(random, contour, tall)),
      translucent(mix(colour, palette.light, 0.3), 0.5, ...tufts(random, contour, tall * 0.8)),
    ],
    { glow: 0.1 },
  );
}

/** Dense cushions of moss, each lit from above. */
function drawMoss({ canvas: { random, add }, palette }: Stage, contour: land.Contour, colour: string): void {
  const [domes, tops]: [Path[number][], Path[number][]] = [[], []];
  for (const [x, y, t] of scattered(random, contour, 240)) {
    const half = (5 + 26 * t) * random.between(0.6, 1.3);
    domes.push(ellipse(x, y + half * 0.12, half, half * 0.42));
    tops.push(ellipse(x + half * 0.08, y - half * 0.06, half * 0.82, half * 0.28));
    if (random.chance(0.4)) domes.push(...land.blades(random, () => y, 5 + 7 * t, 3, x - half, x + half));
  }
  add(
    [
      translucent(mix(colour, palette.ink, 0.3), 0.5, ...domes),
      translucent(mix(colour, palette.light, 0.3), 0.5, ...tops),
    ],
    { glow: 0.12 },
  );
}

/** A random distance below a contour: things at the contour are far and small, at the bottom of the picture near. */
function* scattered(
  random: Random,
  contour: land.Contour,
  count: number,
): Generator<[number, number, number]> {
  for (let i = 0; i < count; i++) {
    const t = random.next() ** 0.8;
    const x = random.between(40, WIDTH - 40);
    const top = contour(x) + 8;
    yield [x, top + (HEIGHT - 16 - top) * t, t];
  }
}

/** Blades in bunches, larger towards the reader. */
function tufts(random: Random, contour: land.Contour, tall: number): Path {
  const rings: Path[number][] = [];
  for (const [x, y, t] of scattered(random, contour, 34))
    for (let k = random.int(2, 5); k > 0; k--) {
      const high = tall * (0.35 + 0.75 * t) * random.between(0.5, 1);
      const from = x + random.between(-7, 7) * (0.5 + t);
      const lean = random.between(-0.5, 0.5) * high;
      rings.push(
        taper(
          [
            [from, y],
            [from + lean * 0.3, y - high * 0.6],
            [from + lean, y - high],
          ],
          [0.9 + t, 0.7 + 0.5 * t, 0.3],
        ),
      );
    }
  return rings;
}

function pebbles(random: Random, contour: land.Contour): Path {
  const rings: Path[number][] = [];
  for (const [x, y, t] of scattered(random, contour, 46))
    rings.push(
      ellipse(x, y, (1.5 + 5 * t) * random.between(0.5, 1.2), (0.6 + 1.8 * t) * random.between(0.6, 1.1)),
    );
  return rings;
}

/** Long low swellings of sand, snow or earth. */
function ripples(random: Random, contour: land.Contour): Path {
  const rings: Path[number][] = [];
  for (const [x, y, t] of scattered(random, contour, 22)) {
    const half = (26 + 60 * t) * random.between(0.5, 1.2);
    rings.push(
      taper(
        [
          [x - half, y + 1],
          [x - half * 0.2, y - 1.5],
          [x + half, y + 1],
        ],
        [0.3, 0.7 + 0.9 * t, 0.3],
      ),
    );
  }
  return rings;
}
