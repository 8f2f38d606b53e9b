import { mix } from '../drawing/colour.ts';
import { placed } from '../drawing/path.ts';
import { seeded } from '../drawing/seeded.ts';
import type { Scene, SceneThing } from '../scene.ts';
import {
  boxOf,
  createCanvas,
  createRow,
  enlarged,
  mirrored,
  shapesOf,
  type Canvas,
  type Composition,
  type Row,
} from './canvas.ts';
import { coloursAt } from './material-colours.ts';
import { motifOf } from './motif-of.ts';
import type { Palette, Series } from './palette.ts';
import { fill, FILLING } from './still-life-filling.ts';
import { drawTable, drawWall, lay, TABLE, type Lamp } from './still-life-table.ts';
import {
  FLAT,
  HEAPED,
  IN_PAIRS,
  isOnTable,
  isPartOf,
  LYING,
  NATURAL,
  partOf,
  spreadOf,
  WHOLE,
} from './still-life-things.ts';
import { DINING_TABLES } from './tables.ts';

/** One large thing on a table by lamplight or daylight, with the things beside it. */
export function composeStillLife(
  scene: Scene,
  series: Series,
  seed: string,
  take: number,
): Composition | null {
  const canvas = createCanvas(series.seed, seed, 'still life', take);
  const { random } = canvas;
  const subject = scene.subject?.kind === 'thing' ? scene.things[scene.subject.index] : scene.things[0];
  const table = subject && DINING_TABLES.has(subject.what) ? subject : null;
  const isLaid = table?.what === 'laid table';
  const onIt = table ? spreadOf(scene, isLaid, random) : [];
  const first = table ? onIt[0] : subject;
  const found = first && motifOf(first, scene, random);
  if (!subject || !first || !found) return null;
  const { palette, deep, ground } = coloursOf(scene, series, first.what);
  const { isDark } = palette;
  const light = {
    x: 640,
    y: 330,
    radius: isDark ? 92 : 130,
    colour: palette.light,
    air: 3.6,
    onGround: 0.6,
    bloom: 0.18,
  };
  drawWall(canvas, palette, light, isDark);
  drawTable(canvas, palette, light, isLaid);
  const others = table
    ? onIt.slice(1)
    : scene.things
        .filter((thing) => thing !== subject && isOnTable(thing, scene, random) && !isPartOf(thing, scene))
        .slice(0, 3);
  if (table) canvas.recordDrawn(table.what, table.words);
  const second =
    !table && first.count !== undefined && IN_PAIRS.has(found.name) ? { ...first, words: [] } : null;
  if (second) others.push(second);
  const filling = found.name === 'basket' ? others.find(({ what }) => FILLING[what]) : undefined;
  if (filling) others.splice(others.indexOf(filling), 1);
  const tallest = Math.max(...others.map((thing) => motifOf(thing, scene, random)!.motif.height), 0);
  const spread: Spread = {
    scene,
    canvas,
    palette,
    light,
    isTable: table !== null,
    others,
    second,
    filling,
    // Things beside it keep their relative size.
    life: Math.max(
      200 / Math.max(found.motif.height, found.motif.width * 0.6),
      Math.min(390 / found.motif.height, 500 / found.motif.width, tallest > 0 ? 390 / tallest : Infinity),
    ),
    row: createRow(130, 894),
    front: createRow(130, 894),
    shown: 0,
    widest: 0,
    highest: TABLE,
  };
  show(spread, first, random.pick([440, 480, 540]), true);
  others.forEach((thing, i) => show(spread, thing, 480 + (i % 2 ? -1 : 1) * (i < 2 ? 240 : 130), false));
  const { shown, widest, highest } = spread;
  if (shown === 0) return null;
  // Small things are enlarged; the table stays where it is.
  const scale = Math.max(1, Math.min(CLOSEST, REACH / widest, (TABLE - HIGHEST) / (TABLE - highest)));
  const closer = enlarged(canvas.layers, light, {
    x: 512 * (1 - scale),
    y: (TABLE + 60) * (1 - scale),
    scale,
  });
  const turned = random.chance(0.5) ? mirrored(closer.layers, closer.light) : closer;
  return {
    picture: {
      seed: `${series.seed}/${seed}/${take}`,
      paper: palette.paper,
      edge: { form: widest * scale < 270 && random.chance(0.6) ? 'round' : series.edge },
      ground: {
        stops: [
          { at: 0, colour: mix(ground, palette.light, 0.45) },
          { at: 0.35, colour: ground },
          { at: 0.8, colour: mix(deep, ground, 0.4) },
          { at: 1.2, colour: palette.sky[0] },
        ],
        radial: 0.95,
        reach: 500,
        marble: 0.06,
      },
      ...turned,
    },
    drawn: canvas.drawn,
    template: `still life ${subject.what}`,
  };
}

/** The maximum enlargement of things, their reach from the middle and their height, in pixels. */
const [CLOSEST, REACH, HIGHEST] = [1.6, 350, 150];

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

/** The things of a still life while they are put on their table. */
interface Spread {
  scene: Scene;
  canvas: Canvas;
  palette: Palette;
  light: Lamp;
  /** Whether the table itself is the subject. */
  isTable: boolean;
  others: readonly SceneThing[];
  /** The other one of a pair. */
  second: SceneThing | null;
  /** What is in a basket. */
  filling: SceneThing | undefined;
  /** Pixels per metre. */
  life: number;
  row: Row;
  /** Flat things lie in front of the others. */
  front: Row;
  shown: number;
  widest: number;
  highest: number;
}

/** Puts a thing on the table, with its shadow. */
function show(spread: Spread, thing: SceneThing, wanted: number, isFirst: boolean): void {
  const { scene, canvas, palette, light, isTable, second, filling, life } = spread;
  const { random } = canvas;
  const drawing = motifOf(thing, scene, random);
  if (!drawing || drawing.motif.height > 2.4) return;
  const drawn = drawing.motif.draw(random, { isLit: true });
  const turn = LYING.get(drawing.name);
  const parts = turn
    ? drawn.map((part) => ({ ...part, path: placed(part.path, { x: 0, y: 0, turn }) }))
    : drawn;
  const box = boxOf(parts);
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const scale = Math.min(
    Math.max(life, isFirst ? 0 : 96 / Math.max(tall, wide * 0.6)),
    372 / tall,
    widthFor(spread, thing, isFirst) / wide,
  );
  const isFlat = (isTable && drawing.motif.height < FLAT) || thing === second;
  const x = (isFlat ? spread.front : spread.row).take(wanted, wide * scale + 12);
  if (x === null) return;
  const isHung = drawing.motif.support === 'wall';
  const foot = isHung
    ? 330 + (tall * scale) / 2
    : TABLE + (isFlat ? 70 : isFirst ? 44 : random.between(isTable ? 14 : 22, isTable ? 40 : 62));
  const colour = thing.colour ?? NATURAL[drawing.name];
  spread.widest = Math.max(spread.widest, Math.abs(x - 512) + (wide * scale) / 2);
  spread.highest = Math.min(spread.highest, foot - tall * scale);
  if (isFirst && filling) {
    fill(canvas, palette, filling, { x, y: foot - tall * scale * 0.5, wide: wide * scale });
    canvas.recordDrawn(filling.what, filling.words);
  }
  if (!isHung) lay(canvas, palette, light, { x, foot, half: (wide * scale) / 2 });
  canvas.add(
    shapesOf(
      parts,
      { x: x - ((box.left + box.right) / 2) * scale, y: foot - box.bottom * scale, scale },
      coloursAt(palette, 0, { body: colour, accent: thing.colour ?? partOf(thing, scene)?.colour }),
    ),
    {
      rim: 0.9,
      glow: 0.05,
      volume: isHung || HEAPED.has(drawing.name) || turn ? 0 : 0.8,
      ...(turn ? { relief: 0.8 } : {}),
      shadow: { blur: 4, distance: 12, colour: palette.ink, strength: 0.24 },
    },
  );
  if (thing.words.length > 0) canvas.recordDrawn(thing.what, thing.words);
  for (const part of scene.things)
    if (part !== thing && WHOLE[part.what]?.includes(thing.what)) canvas.recordDrawn(part.what, part.words);
  spread.shown++;
}

/** The maximum width of a thing, in pixels. */
function widthFor({ others, second }: Spread, thing: SceneThing, isFirst: boolean): number {
  if (others.length === 0) return 520;
  if (!isFirst && thing !== second) return 204;
  return others.length > 1 ? 330 : 390;
}
