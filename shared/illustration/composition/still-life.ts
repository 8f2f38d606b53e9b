import { mix } from '../drawing/colour.ts';
import { ellipse, polygon, rectangle, stroke } from '../drawing/path.ts';
import { seeded } from '../drawing/seeded.ts';
import type { Scene, SceneThing } from '../scene.ts';
import { boxOf, createCanvas, createRow, filled, HEIGHT, mirrored, shapesOf, thin, WIDTH, type Composition } from './canvas.ts'; // prettier-ignore
import { motifOf } from './motif-of.ts';
import { looksAt, type Palette, type Series } from './palette.ts';

type Pair = readonly [deep: string, lit: string];
const WALLS: [Pair, ...Pair[]] = [
  ['#33383f', '#b5a98c'],
  ['#3e2f2a', '#c99f6c'],
  ['#2f3b3a', '#a8b097'],
  ['#3b3140', '#bba193'],
];

/** Where things stand: the edge of a table, close by. */
const TABLE = 604;

/** One thing large on a table in the light of a lamp or a window, with what lies by it. */
export function composeStillLife(
  scene: Scene,
  series: Series,
  seed: string,
  take: number,
): Composition | null {
  const canvas = createCanvas(series.seed, seed, 'still life', take);
  const { random } = canvas;
  const subject = scene.subject?.kind === 'thing' ? scene.things[scene.subject.index] : scene.things[0];
  const found = subject && motifOf(subject, scene, random);
  if (!subject || !found) return null;
  const isDark = scene.time?.value === 'night' || scene.time?.value === 'dusk' || ['candle', 'lamp', 'fire'].includes(scene.light?.value ?? ''); // prettier-ignore
  const [deep, lit] = seeded(series.seed, subject.what, 'wall').pick(WALLS);
  const ground = mix(isDark ? mix(lit, deep, 0.25) : mix(lit, '#f0dfb8', 0.4), series.tint, 0.14);
  const palette: Palette = {
    sky: [mix(deep, '#0f0e13', 0.35), deep, mix(deep, ground, 0.55), ground],
    light: isDark ? '#ffdf9c' : '#fff4d8',
    ink: mix('#15141a', deep, 0.2),
    haze: ground,
    paper: series.paper,
    isDark,
  };
  const light = {
    x: 640,
    y: 330,
    radius: isDark ? 92 : 130,
    colour: palette.light,
    air: 3.6,
    onGround: 0.6,
    bloom: 0.18,
  };
  const wood = mix(deep, palette.ink, 0.45);
  canvas.add([filled(wood, rectangle(-20, TABLE, WIDTH + 40, HEIGHT)), filled(mix(wood, palette.light, 0.3), rectangle(-20, TABLE, WIDTH + 40, 3)), thin(palette.ink, 0.3, ...[640, 680, 712].map((y) => stroke([[-20, y], [500, y + 3], [WIDTH + 20, y - 2]], 1.6)))], { glow: 0.24, haze: { from: TABLE + 20, to: 760, colour: mix(wood, palette.ink, 0.7), strength: 0.5 }, shadow: { blur: 3, distance: 4, colour: palette.ink, strength: 0.2 } }); // prettier-ignore
  canvas.add(
    [1, 0.7, 0.4].map((size) =>
      thin(palette.light, 0.08, ellipse(light.x - 40, TABLE + 40, 340 * size, 52 * size)),
    ),
  );
  // By day the panes of a window lie as light on the wall.
  if (!isDark) canvas.add([0, 1].flatMap((column) => [0, 1, 2].map((line) => thin(palette.light, 0.3, polygon([[560 + column * 104 - line * 20, 120 + line * 118], [650 + column * 104 - line * 20, 96 + line * 118], [630 + column * 104 - line * 20, 196 + line * 118], [540 + column * 104 - line * 20, 220 + line * 118]])))), { glow: 0.3 }); // prettier-ignore
  const row = createRow(130, 894);
  let shown = 0;
  let main = Infinity;
  const show = (thing: SceneThing, wanted: number, most: number): void => {
    const drawing = motifOf(thing, scene, random);
    if (!drawing || drawing.motif.height > 2.4) return;
    // A table does not stand on the table.
    if (thing !== subject && drawing.motif.stands !== 'table' && drawing.motif.stands !== 'hand') return;
    const parts = drawing.motif.draw(random, { isLit: true });
    const box = boxOf(parts);
    const [wide, tall] = [box.right - box.left, box.bottom - box.top];
    // What lies by it is as large beside it as in life, or nearly so.
    const scale = Math.min(most / tall, (most * 1.5) / wide, thing === subject ? Infinity : main * 1.35);
    if (thing === subject) main = scale;
    const x = row.take(wanted, wide * scale + 16);
    if (x === null) return;
    canvas.add(shapesOf(parts, { x: x - ((box.left + box.right) / 2) * scale, y: TABLE + 26 - box.bottom * scale, scale }, looksAt(palette, 0, { body: thing.colour, accent: thing.colour })), { rim: 0.85, glow: 0.06, shadow: { blur: 4, distance: 12, colour: palette.ink, strength: 0.3 } }); // prettier-ignore
    canvas.note(thing.what, thing.words);
    shown++;
  };
  show(subject, 470, 330);
  let others = 0;
  for (const thing of scene.things) {
    if (thing === subject || others === 3) continue;
    const before = shown;
    show(thing, 470 + (others % 2 ? -260 : 250), 150);
    if (shown > before) others++;
  }
  if (shown === 0) return null;
  const turned = random.chance(0.5) ? mirrored(canvas.layers, light) : { layers: canvas.layers, light };
  return {
    picture: {
      seed: `${series.seed}/${seed}/${take}`,
      paper: palette.paper,
      ground: { stops: [{ at: 0, colour: mix(ground, palette.light, 0.45) }, { at: 0.35, colour: ground }, { at: 0.8, colour: mix(deep, ground, 0.4) }, { at: 1.2, colour: palette.sky[0] }], radial: 0.95, reach: 600, marble: 0.06 },
      ...turned,
    },
    drawn: canvas.drawn,
    template: `still life ${subject.what}`,
  }; // prettier-ignore
}
