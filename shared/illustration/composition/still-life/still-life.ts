import { mix } from '../../drawing/colour.ts';
import { seeded } from '../../drawing/seeded.ts';
import type { Scene, SceneThing } from '../../scene.ts';
import { createCanvas, mirrored, shapesOf, type Canvas, type Composition } from '../canvas.ts';
import type { Palette, Series } from '../palette.ts';
import { drawingsOf, type Drawing } from './drawings.ts';
import { colourful } from './colours.ts';
import { fill } from './filling.ts';
import { hang, layOut, type Layout, type Place } from './layout.ts';
import { castOn, drawTable, drawWall, lay, type Lamp } from './table-top.ts';
import { arranged, WHOLE } from './things-of-still-life.ts';

/** Things on a table by lamplight or daylight, close up, or one that hangs on the wall. */
export function composeStillLife(
  scene: Scene,
  series: Series,
  seed: string,
  take: number,
): Composition | null {
  const canvas = createCanvas(series.seed, seed, 'still life', take);
  const { random } = canvas;
  const group = arranged(scene, random);
  if (!group) return null;
  const { table, isLaid, filling } = group;
  const drawings = drawingsOf(group.things, scene, random);
  const [first] = drawings;
  if (!first) return null;
  const { palette, deep, ground } = coloursOf(scene, series, first.thing.what);
  const { isDark } = palette;
  const isHung = first.isHung;
  const shown = isHung
    ? drawings.filter((drawing) => drawing.isHung).slice(0, 2)
    : drawings.filter((drawing) => !drawing.isHung);
  const layout = isHung ? null : layOut(shown, random, isLaid);
  const light = {
    x: 640,
    y: layout ? Math.min(330, layout.back - 150) : 300,
    radius: isDark ? 92 : 130,
    colour: palette.light,
    air: 3.6,
    onGround: 0.6,
    bloom: 0.16,
  };
  drawWall(canvas, palette, light, { isDark, foot: layout?.back ?? null });
  if (layout)
    drawTable(canvas, palette, light, { ...layout, cloth: isLaid ? (table?.colour ?? LINEN) : null });
  if (table) canvas.recordDrawn(table.what, table.words);
  const places = layout?.places ?? shown.map((drawing, i) => hang(drawing, i, shown.length));
  const spread: Spread = { scene, canvas, palette, light, filling, layout };
  // Those behind are drawn first.
  for (const [drawing, place] of shown
    .map((drawing, i) => [drawing, places[i]!] as const)
    .sort(([, a], [, b]) => a.foot - b.foot))
    show(spread, drawing, place);
  const turned = random.chance(0.5) ? mirrored(canvas.layers, light) : { layers: canvas.layers, light };
  const widest = Math.max(
    ...shown.map(({ wide }, i) => Math.abs(places[i]!.x - 512) + (wide * places[i]!.scale) / 2),
  );
  return {
    picture: {
      seed: `${series.seed}/${seed}/${take}`,
      paper: palette.paper,
      edge: { form: widest < 200 && random.chance(0.6) ? 'round' : series.edge },
      ground: {
        stops: [
          { at: 0, colour: mix(ground, palette.light, 0.36) },
          { at: 0.3, colour: ground },
          { at: 0.74, colour: mix(deep, ground, 0.34) },
          { at: 1.1, colour: palette.sky[0] },
        ],
        radial: 0.95,
        reach: 500,
        marble: 0.06,
      },
      ...turned,
    },
    drawn: canvas.drawn,
    template: `still life ${group.subject.what}`,
  };
}

const LINEN = '#f2eadb';

/** The wall behind a thing, and the light on it. */
function coloursOf(
  scene: Scene,
  series: Series,
  what: string,
): { palette: Palette; deep: string; ground: string } {
  const isDark =
    scene.time?.value === 'night' ||
    scene.time?.value === 'dusk' ||
    ['candle', 'lamp', 'fire'].includes(scene.light?.value ?? '');
  const [deep, lit] = seeded(series.seed, what, 'wall').pick(WALLS);
  const ground = mix(isDark ? mix(lit, deep, 0.25) : mix(lit, '#f0dfb8', 0.3), series.tint, 0.14);
  const palette: Palette = {
    sky: [mix(deep, '#0f0e13', 0.35), deep, mix(deep, ground, 0.55), ground],
    light: isDark ? '#ffdf9c' : '#fff4d8',
    ink: mix('#15141a', deep, 0.2),
    haze: ground,
    paper: series.paper,
    isDark,
  };
  return { palette, deep, ground };
}

const WALLS: [Pair, ...Pair[]] = [
  ['#33383f', '#b5a98c'],
  ['#3e2f2a', '#c99f6c'],
  ['#2f3b3a', '#a8b097'],
  ['#3b3140', '#bba193'],
];

type Pair = readonly [deep: string, lit: string];

/** A still life while its things are put on the table. */
interface Spread {
  scene: Scene;
  canvas: Canvas;
  palette: Palette;
  light: Lamp;
  /** What is in a basket. */
  filling: SceneThing | undefined;
  layout: Layout | null;
}

/** Draws a thing in its place, with its shadow on the table or the wall. */
function show(
  { scene, canvas, palette, light, filling, layout }: Spread,
  { thing, name, parts, box, wide, tall, size, isFlat, colours, look }: Drawing,
  { x, foot, scale }: Place,
): void {
  if (filling && name === 'basket') {
    fill(canvas, palette, filling, { x, y: foot - tall * scale * 0.5, wide: wide * scale });
    canvas.recordDrawn(filling.what, filling.words);
  }
  const at = {
    x: x - ((box.left + box.right) / 2) * scale * size,
    y: foot - box.bottom * scale * size,
    scale: scale * size,
  };
  if (layout && !isFlat)
    lay(canvas, palette, light, { x, foot, half: (wide * scale) / 2, tall: tall * scale });
  else castOn(canvas, palette, light, parts, at, layout ? 7 : 16);
  canvas.add(shapesOf(parts, at, colourful(palette, colours)), {
    rim: 0.9,
    glow: 0.05,
    volume: look === 'round' && layout ? 0.74 : 0,
    ...(look === 'raised' ? { relief: 0.8 } : {}),
    shadow: { blur: 4, distance: isFlat ? 5 : 12, colour: palette.ink, strength: 0.24 },
  });
  if (thing.words.length > 0) canvas.recordDrawn(thing.what, thing.words);
  for (const part of scene.things)
    if (part !== thing && WHOLE[part.what]?.includes(thing.what)) canvas.recordDrawn(part.what, part.words);
}
