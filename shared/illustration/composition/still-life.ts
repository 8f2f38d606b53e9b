import { mix } from '../drawing/colour.ts';
import { ellipse, outline, placed, polygon, rectangle, stroke } from '../drawing/path.ts';
import { seeded, type Random } from '../drawing/seeded.ts';
import type { Scene, SceneThing } from '../scene.ts';
import {
  boxOf,
  createCanvas,
  createRow,
  enlarged,
  filled,
  HEIGHT,
  mirrored,
  shapesOf,
  translucent,
  WIDTH,
  type Canvas,
  type Composition,
} from './canvas.ts';
import { motifOf } from './motif-of.ts';
import { DINING_TABLES } from './tables.ts';
import { coloursAt } from './material-colours.ts';
import type { Palette, Series } from './palette.ts';

type Pair = readonly [deep: string, lit: string];
const WALLS: [Pair, ...Pair[]] = [
  ['#33383f', '#b5a98c'],
  ['#3e2f2a', '#c99f6c'],
  ['#2f3b3a', '#a8b097'],
  ['#3b3140', '#bba193'],
];

/** The ground line: the edge of a table, close up. */
const TABLE = 584;

/** The maximum enlargement of things, their reach from the middle and their height, in pixels. */
const [CLOSEST, REACH, HIGHEST] = [1.6, 350, 150];

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
  const isDark =
    scene.time?.value === 'night' ||
    scene.time?.value === 'dusk' ||
    ['candle', 'lamp', 'fire'].includes(scene.light?.value ?? '');
  const [deep, lit] = seeded(series.seed, first.what, 'wall').pick(WALLS);
  const ground = mix(isDark ? mix(lit, deep, 0.25) : mix(lit, '#f0dfb8', 0.3), series.tint, 0.14);
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
  const row = createRow(130, 894);
  // Flat things lie in front of the others.
  const front = createRow(130, 894);
  let [shown, widest, highest] = [0, 0, TABLE];
  // Things beside it keep their relative size.
  const life = Math.max(
    200 / Math.max(found.motif.height, found.motif.width * 0.6),
    Math.min(390 / found.motif.height, 500 / found.motif.width, tallest > 0 ? 390 / tallest : Infinity),
  );
  const show = (thing: SceneThing, wanted: number, isFirst: boolean): void => {
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
      (others.length === 0 ? 520 : !isFirst && thing !== second ? 204 : others.length > 1 ? 330 : 390) / wide,
    );
    const isFlat = (table !== null && drawing.motif.height < FLAT) || thing === second;
    const x = (isFlat ? front : row).take(wanted, wide * scale + 12);
    if (x === null) return;
    const isHung = drawing.motif.support === 'wall';
    const foot = isHung
      ? 330 + (tall * scale) / 2
      : TABLE + (isFlat ? 70 : isFirst ? 44 : random.between(table ? 14 : 22, table ? 40 : 62));
    const colour = thing.colour ?? NATURAL[drawing.name];
    widest = Math.max(widest, Math.abs(x - 512) + (wide * scale) / 2);
    highest = Math.min(highest, foot - tall * scale);
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
    shown++;
  };
  show(first, random.pick([440, 480, 540]), true);
  others.forEach((thing, i) => show(thing, 480 + (i % 2 ? -1 : 1) * (i < 2 ? 240 : 130), false));
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

/** What stands on a table that is laid, beside what the passage names. */
const SETTING = ['plate', 'wine glass', 'loaf', 'decanter', 'wine glass'] as const;
const SPREAD = 6;
/** In metres. */
const FLAT = 0.08;

/** The things on a table that a passage is about, the tallest first; two candles of many. */
function spreadOf(scene: Scene, isLaid: boolean, random: Random): SceneThing[] {
  const named = scene.things
    .filter((thing) => isOnTable(thing, scene, random) && !isPartOf(thing, scene))
    .flatMap((thing) => (thing.count === 'many' ? [thing, { ...thing, words: [] }] : [thing]));
  const names = new Set(named.map(({ what }) => what));
  const usual = isLaid
    ? SETTING.filter((what) => !names.has(what)).map((what): SceneThing => ({
        what,
        words: [],
        certainty: 0.6,
        weight: 0.2,
        qualities: [],
      }))
    : [];
  const tallness = (thing: SceneThing) => motifOf(thing, scene, random)!.motif.height;
  return [...named, ...usual].slice(0, SPREAD).sort((a, b) => tallness(b) - tallness(a));
}

/** Materials, for things without a stated colour. */
const NATURAL: Readonly<Record<string, string>> = {
  loaf: '#b07a42',
  cheese: '#d8b25c',
  book: '#6d3a2b',
  books: '#6a4030',
  samovar: '#b98d48',
  violin: '#8a4620',
  skull: '#d9cdb2',
  key: '#5d5348',
  ring: '#c79a45',
  crown: '#c79a45',
  jug: '#8a5b3c',
  basket: '#9a7244',
  kettle: '#7a5a44',
  teapot: '#7c8a94',
  candle: '#e6dac0',
  candlestick: '#a88448',
  bottle: '#3c5240',
  decanter: '#5a4038',
  watch: '#c09a4c',
  pipe: '#5a3826',
  box: '#6f4a30',
  globe: '#6f7f86',
  hourglass: '#8a6a44',
  bread: '#b07a42',
  cake: '#a8754a',
  trumpet: '#c09a4c',
  'hunting horn': '#a97f42',
  coins: '#c09a4c',
  pot: '#6b4f40',
  bowl: '#7d6a58',
  helmet: '#77797c',
  nest: '#7a6244',
  'mantel clock': '#6a452c',
  'snuff box': '#8c6a3a',
  purse: '#6b3a34',
  fan: '#8d5a58',
  mug: '#6f6358',
  'fruit bowl': '#7d6a58',
  bucket: '#7b5d40',
  chalice: '#b9924c',
};

/** Things drawn upright as motifs that lie on a table, and by how many degrees they are turned. */
const LYING: ReadonlyMap<string, number> = new Map([
  ['sword', 79],
  ['dagger', 79],
  ['whip', 79],
  ['flute', 79],
  ['pistol', -16],
  ['revolver', -16],
]);
/** Things of which several lie together: two are shown. */
const IN_PAIRS: ReadonlySet<string> = new Set([
  'pistol',
  'revolver',
  'dagger',
  'teacup',
  'wine glass',
  'bottle',
  'book',
]);
/** Heaps of many round things. */
const HEAPED: ReadonlySet<string> = new Set([
  'heap of eggs',
  'fruit bowl',
  'letter',
  'envelope',
  'newspaper',
  'papers',
  'open book',
]);

/** Things drawn as part of others: the candle of a candlestick, the seal of an envelope. */
const WHOLE: Readonly<Record<string, readonly string[]>> = {
  candle: ['candlestick'],
  'sealing wax': ['letter', 'envelope'],
  wax: ['letter', 'envelope'],
};
const isPartOf = ({ what }: SceneThing, { things }: Scene): boolean =>
  things.some((whole) => WHOLE[what]?.includes(whole.what));

const partOf = ({ what }: SceneThing, { things }: Scene): SceneThing | undefined =>
  things.find((part) => WHOLE[part.what]?.includes(what));

/** The contents of a basket: size in metres, colours. */
const FILLING: Readonly<Record<string, { tall: number; colours: readonly [string, ...string[]] }>> = {
  egg: { tall: 0.058, colours: ['#efe6d3', '#e6d8bd', '#f2ecdf'] },
  apple: { tall: 0.08, colours: ['#a83a2c', '#b85a34', '#8f3028'] },
  pear: { tall: 0.08, colours: ['#a89a4a', '#b8a050'] },
  fruit: { tall: 0.08, colours: ['#a83a2c', '#b8863c', '#7d8a44'] },
  mushroom: { tall: 0.07, colours: ['#8a5f3c', '#a67a4c'] },
  orange: { tall: 0.08, colours: ['#c8792c'] },
  cherry: { tall: 0.03, colours: ['#7d2028'] },
};

/** A heap that is visible above the rim. */
function fill(
  canvas: Canvas,
  palette: Palette,
  { what, colour }: SceneThing,
  { x, y, wide }: { x: number; y: number; wide: number },
): void {
  const { colours } = FILLING[what]!;
  const r = wide * 0.085;
  for (const [row, count] of [3, 4, 5].entries())
    for (let i = 0; i < count; i++) {
      const [u, v] = [
        x + (i - (count - 1) / 2) * r * 1.86,
        y - (2 - row) * r * 1.25 + Math.abs(i - (count - 1) / 2) * r * 0.12,
      ];
      const own = colour ? mix(colour, colours[i % colours.length]!, 0.3) : canvas.random.pick(colours);
      canvas.add([filled(mix(own, palette.ink, 0.1), ellipse(u, v, r, what === 'egg' ? r * 1.14 : r))], {
        volume: 0.85,
        rim: 0.7,
        shadow: { blur: 2, distance: 4, colour: palette.ink, strength: 0.3 },
      });
    }
}

/** A table does not stand on the table. */
const isOnTable = (thing: SceneThing, scene: Scene, random: Random): boolean => {
  const support = motifOf(thing, scene, random)?.motif.support;
  return support === 'table' || support === 'hand';
};

/** So many rings of light that no border shows. */
const RINGS = Array.from({ length: 18 }, (_, i) => 1 - i / 18);

interface Lamp {
  x: number;
  y: number;
}

/** The light on the wall: through panes by day, in rings about a flame at night; sometimes with a curtain at the dark side. */
function drawWall(canvas: Canvas, palette: Palette, { x, y }: Lamp, isDark: boolean): void {
  const { random } = canvas;
  if (isDark)
    canvas.add(
      RINGS.map((size) => translucent(palette.light, 0.013, ellipse(x - 60, y, 380 * size, 340 * size))),
    );
  else if (random.chance(0.6)) {
    const [columns, lines] = [random.int(2, 3), random.int(2, 3)];
    const lean = random.between(14, 30);
    canvas.add(
      Array.from({ length: columns * lines }, (_, i) => {
        const [column, line] = [i % columns, Math.floor(i / columns)];
        const [u, v] = [560 + column * 96 - line * lean, 116 + line * 116 - column * 20];
        return translucent(
          palette.light,
          0.26,
          polygon([
            [u, v],
            [u + 84, v - 18],
            [u + 84 - lean, v + 84],
            [u - lean, v + 102],
          ]),
        );
      }),
      { glow: 0.3 },
    );
  }
  if (random.chance(0.55)) return;
  const cloth = mix(palette.sky[0], palette.ink, 0.2);
  const wide = random.between(190, 270);
  canvas.add(
    [
      filled(
        cloth,
        outline([
          [-20, -20, 1],
          [wide + 90, -20, 1],
          [wide + 40, 150],
          [wide - 50, 330],
          [wide - 120, 470],
          [wide - 96, 560],
          [wide - 70, TABLE + 30, 1],
          [-20, TABLE + 30, 1],
        ]),
      ),
      translucent(
        palette.light,
        0.1,
        ...[0.2, 0.42, 0.62, 0.8].map((t) =>
          stroke(
            [
              [wide * t + 60 * t, -10],
              [wide * t, 260],
              [(wide - 110) * t, 470],
              [(wide - 80) * t, TABLE + 20],
            ],
            5,
            true,
          ),
        ),
      ),
    ],
    { rim: 0.6, glow: 0.08, shadow: { blur: 4, distance: 10, colour: palette.ink, strength: 0.3 } },
  );
}

/** The top of a table seen a little from above, and its edge; of one that is laid its cloth, which hangs down in front. */
function drawTable(canvas: Canvas, palette: Palette, { x }: Lamp, isLaid: boolean): void {
  const { random } = canvas;
  const wood = mix(mix(palette.sky[1], '#6a4527', 0.4), palette.ink, 0.34);
  const [back, edge] = [TABLE - 8, TABLE + 86];
  if (isLaid) {
    const linen = mix('#f2eadb', palette.sky[2], 0.22);
    const fall = (u: number, lean: number) =>
      stroke(
        [
          [u, edge + 4],
          [u + lean * 0.3, edge + 60],
          [u + lean, HEIGHT],
        ],
        9,
        true,
      );
    const folds = Array.from({ length: 13 }, (_, i) =>
      fall(30 + i * 80 + random.between(-22, 22), random.between(-16, 16)),
    );
    canvas.add([filled(linen, rectangle(-20, back, WIDTH + 40, HEIGHT))], {
      glow: 0.4,
      haze: { from: edge - 20, to: back, colour: mix(linen, palette.sky[1], 0.4), strength: 0.5 },
      shadow: { blur: 3, distance: 4, colour: palette.ink, strength: 0.2 },
    });
    canvas.add(
      [
        filled(mix(linen, palette.sky[0], 0.34), rectangle(-20, edge, WIDTH + 40, HEIGHT)),
        translucent(palette.ink, 0.16, ...folds),
        translucent(
          '#fffaf0',
          0.24,
          ...folds.map((fold) => fold.map((value, k) => (k % 2 ? value : value + 12))),
        ),
        filled(mix(linen, '#ffffff', 0.4), rectangle(-20, edge - 2, WIDTH + 40, 4)),
      ],
      { glow: 0.2, haze: { from: edge + 10, to: 790, colour: palette.ink, strength: 0.5 } },
    );
    return;
  }
  const grain = Array.from({ length: 16 }, () => {
    const y = random.between(back + 8, edge - 6);
    const u = random.between(-20, 700);
    return stroke(
      [
        [u, y],
        [u + 160, y + random.between(-2, 2)],
        [u + random.between(260, 420), y + 1],
      ],
      1.3,
      true,
    );
  });
  canvas.add(
    [filled(wood, rectangle(-20, back, WIDTH + 40, HEIGHT)), translucent(palette.ink, 0.26, ...grain)],
    {
      glow: 0.5,
      haze: { from: edge - 30, to: back, colour: mix(wood, palette.light, 0.3), strength: 0.5 },
      shadow: { blur: 3, distance: 4, colour: palette.ink, strength: 0.2 },
    },
  );
  canvas.add(
    RINGS.map((size) =>
      translucent(palette.light, 0.016, ellipse(x - 50, TABLE + 40, 360 * size, 48 * size)),
    ),
  );
  canvas.add(
    [
      filled(mix(wood, palette.ink, 0.55), rectangle(-20, edge, WIDTH + 40, HEIGHT)),
      filled(mix(wood, palette.light, 0.36), rectangle(-20, edge - 2, WIDTH + 40, 4)),
      translucent(palette.ink, 0.5, rectangle(-20, edge + 20, WIDTH + 40, 3)),
    ],
    { glow: 0.2, haze: { from: edge + 10, to: 760, colour: palette.ink, strength: 0.6 } },
  );
}

/** The shadow of a thing on the table, long and away from the light. */
function lay(
  canvas: Canvas,
  palette: Palette,
  { x: lightX }: Lamp,
  { x, foot, half }: { x: number; foot: number; half: number },
): void {
  const away = x < lightX ? -1 : 1;
  canvas.add(
    [
      [0.5, 1.25, 0.18],
      [0.28, 1, 0.24],
      [0, 0.92, 0.42],
    ].map(([shift, size, opacity]) =>
      translucent(
        palette.ink,
        opacity!,
        ellipse(x + away * half * shift! * 1.6, foot - 2, half * size! + 10, 9 + half * 0.05),
      ),
    ),
  );
}
