import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { outline, polygon, rectangle, stroke, taper, type Path, type Point } from '../../drawing/path.ts';
import type { Random } from '../../drawing/seeded.ts';
import { MOTIFS } from '../../motifs/library.ts';
import type { SceneThing } from '../../scene.ts';
import { filled, glowShapes, shapesOf, translucent, WIDTH } from '../canvas.ts';
import * as land from '../land.ts';
import { coloursAt } from '../material-colours.ts';
import { toneAt, type Palette } from '../palette.ts';
import { isRough } from '../terrain.ts';
import { reflected } from '../water.ts';
import { areWindowsLit } from './clustered-houses.ts';
import { moorBoats, moorFleet } from './moored.ts';
import type { Stage } from './stage.ts';
import { drawSpray } from './spray.ts';

/** The layout of a harbour town, in pixels: its quay, and the hill behind it. */
interface Site {
  /** The quay's waterline. */
  foot: number;
  /** Its pavement. */
  top: number;
  /** The end of the quay and beginning of open water. */
  end: number;
  /** The ground line of the houses behind it. */
  hill: land.Contour;
}

/** Pixels per metre on the quay. */
const METRE = 13;

/**
 * A harbour town seen from the water: tiers of houses up a hill at one side, the quay in front of them with its
 * lamps and boats, and a pier extending into the light.
 */
export function drawWaterfront(stage: Stage): void {
  const { scene } = stage;
  const site = siteOf(stage);
  drawFarShore(stage, site);
  drawTiers(stage, site);
  drawQuay(stage, site);
  drawPier(stage, site);
  drawQuayLamps(stage, site);
  const boats = named(stage, 'boat', 'sailing boat');
  moorBoats(stage, boats, site.foot);
  if (boats) show(stage, boats);
  const ships = scene.things.find(({ what, count }) => what === 'ship under sail' && count === 'many');
  if (ships) {
    moorFleet(stage, ships, site.foot);
    show(stage, ships);
  }
  if (isRough(scene)) drawSpray(stage, site);
  stage.middle.block(0, site.end);
  for (const thing of scene.things) if (OF_THE_TOWN.has(thing.what)) show(stage, thing);
}

/** Parts of a town that need no drawing of their own. */
const OF_THE_TOWN: ReadonlySet<string> = new Set([
  'house',
  'cottage',
  'town',
  'street',
  'roof',
  'chimney',
  'hill',
  'gable',
  'window',
  'wharf',
  'shop',
  'inn',
]);

function show({ shown, placed, canvas }: Stage, thing: SceneThing): void {
  if (shown.has(thing)) return;
  shown.add(thing);
  placed.add(thing);
  canvas.recordDrawn(thing.what, thing.words);
}

const named = ({ scene }: Stage, ...names: string[]): SceneThing | undefined =>
  scene.things.find(({ what }) => names.includes(what));

function siteOf(stage: Stage): Site {
  const {
    canvas: { random },
    view,
  } = stage;
  const foot = view.horizon + 40;
  const top = foot - 22;
  const end = random.between(560, 640);
  const rise = (named(stage, 'hill') ? 190 : 120) * random.between(0.9, 1.1);
  const own = land.rolling(random, 0, 22, 190);
  const hill: land.Contour = (x) => top - (rise + own(x)) * Math.max(0, 1 - (x + 20) / end) ** 0.75;
  return { foot, top, end, hill };
}

/** The other side of the bay, barely visible. */
function drawFarShore({ canvas, palette, view }: Stage, { end }: Site): void {
  const { random } = canvas;
  const own = land.rolling(random, view.horizon + 2, 12, 220);
  const line: land.Contour = (x) => own(x) - 26 * Math.max(0, (x - end - 60) / (WIDTH - end)) ** 1.4;
  const points: Point[] = [[end - 60, view.horizon + 5]];
  for (let x = end - 60; x <= WIDTH + 30; x += 10) points.push([x, Math.min(view.horizon + 4, line(x))]);
  points.push([WIDTH + 30, view.horizon + 5]);
  canvas.add([filled(toneAt(palette, 0.74), polygon(points))], { glow: 0.5 });
}

/** The height of a tier of houses on the hill, 0 on the quay; farther ones are smaller and paler. */
const TIERS = [1, 0.68, 0.36, 0] as const;

function drawTiers(stage: Stage, site: Site): void {
  const { scene, canvas, palette } = stage;
  const { random } = canvas;
  const house = named(stage, 'house', 'cottage');
  const paints = paintsOf(house);
  const isLit = areWindowsLit(stage, house ?? { qualities: [] });
  const isNarrow = house?.qualities.includes('narrow') ?? false;
  for (const height of TIERS) {
    const ground: land.Contour = (x) => site.top - (site.top - site.hill(x)) * height;
    const depth = 0.24 + 0.34 * height;
    const size = 1 - 0.36 * height;
    const last = height === 0 ? site.end - 40 : site.end - 90 - 190 * height;
    const shapes: Shape[] = [filled(toneAt(palette, depth + 0.1), below(ground, site.top + 6, last + 30))];
    for (let x = -20; x < last;) {
      const wide = (isNarrow ? random.between(38, 52) : random.between(46, 76)) * size;
      // They get lower towards the end of the quay.
      const share = 1 - 0.28 * Math.max(0, x / site.end) ** 2;
      const tall = (isNarrow ? random.between(112, 160) : random.between(74, 118)) * size * share;
      const paint = mix(random.pick(paints.colours), random.pick(PLASTERS), random.between(0.08, 0.42));
      // The water reflects their walls, without gables.
      if (height === 0 && !isRough(scene))
        stage.mirrored.push(
          ...reflected(
            [
              filled(
                mix(toneAt(palette, depth), paint, paints.share),
                rectangle(x + 1, site.top - tall, wide - 2, tall),
              ),
            ],
            site.foot,
            palette,
          ),
        );
      shapes.push(
        ...townHouse(stage, {
          x: x + wide / 2,
          foot: ground(x + wide / 2) + 5,
          wide,
          tall,
          depth,
          paint,
          share: paints.share,
          isLit,
        }),
      );
      x += wide * random.between(0.96, 1.04) + (height === 0 && random.chance(0.12) ? 12 : 0);
    }
    canvas.add(shapes, {
      haze: {
        from: site.top - 150 * height - 30,
        to: site.top + 20,
        colour: palette.haze,
        strength: 0.2 + 0.3 * height,
      },
      glow: 0.16 + 0.1 * height,
      rim: 0.45,
      shadow: { blur: 3, distance: 4, colour: palette.sky[0], strength: 0.2 },
    });
  }
}

const below = (ground: land.Contour, bottom: number, end: number): Path[number] => {
  const points: Point[] = [[-30, bottom]];
  for (let x = -30; x <= end; x += 12) points.push([x, ground(x) - 2]);
  return polygon([...points, [end, bottom]]);
};

/** Plaster and brick of a seaside town, if the passage states no colour. */
const PLASTERS = ['#b89464', '#9a7460', '#7f8f95', '#b3a78c', '#8a6a5c', '#a3927a'] as const;

function paintsOf(house: SceneThing | undefined): { colours: readonly [string, ...string[]]; share: number } {
  const stated = [house?.colour, ...(house?.otherColours ?? [])].filter((each) => each !== undefined);
  return stated.length > 0
    ? { colours: stated as [string, ...string[]], share: 0.4 }
    : { colours: PLASTERS, share: 0.27 };
}

interface TownHouse {
  x: number;
  foot: number;
  wide: number;
  tall: number;
  depth: number;
  paint: string;
  /** The strength of its colour, 0 … 1. */
  share: number;
  isLit: boolean;
}

/** A house front with its gable or eaves facing the water, rows of windows and a chimney. */
function townHouse(
  { canvas: { random }, palette, terrain }: Stage,
  { x, foot, wide, tall, depth, paint, share, isLit }: TownHouse,
): Shape[] {
  const tone = toneAt(palette, depth);
  const wall = mix(tone, paint, share * (palette.isDark ? 0.62 : 1));
  const roof = mix(toneAt(palette, Math.max(0.04, depth - 0.16)), '#6b3f36', palette.isDark ? 0.08 : 0.22);
  const [left, right, eaves] = [x - wide / 2, x + wide / 2, foot - tall];
  const isGabled = random.chance(0.66);
  const high = wide * (isGabled ? random.between(0.56, 0.86) : random.between(0.34, 0.46));
  const peak: Point = [x, eaves - high];
  const body = isGabled
    ? polygon([[left, foot], [left, eaves], peak, [right, eaves], [right, foot]])
    : polygon([
        [left, foot],
        [left, eaves],
        [right, eaves],
        [right, foot],
      ]);
  const cover = isGabled
    ? [
        stroke([[left - 3, eaves + 3], peak], wide * 0.09),
        stroke([peak, [right + 3, eaves + 3]], wide * 0.09),
      ]
    : [
        polygon([
          [left - 3, eaves + 2],
          [left + wide * 0.1, eaves - high],
          [right - wide * 0.1, eaves - high],
          [right + 3, eaves + 2],
        ]),
      ];
  const stack = x + wide * (random.chance(0.5) ? 0.24 : -0.3);
  const chimney = rectangle(stack, eaves - high * 1.06, wide * 0.13, high * 0.8);
  const shapes = [filled(roof, chimney), filled(wall, body), filled(roof, ...cover)];
  if (terrain.ground === 'snow')
    shapes.push(
      filled(
        snowOn(palette, depth),
        ...(isGabled
          ? [
              stroke(
                [
                  [left - 3, eaves - 1],
                  [x, eaves - high - 4],
                ],
                wide * 0.06,
              ),
              stroke(
                [
                  [x, eaves - high - 4],
                  [right + 3, eaves - 1],
                ],
                wide * 0.06,
              ),
            ]
          : [
              polygon([
                [left, eaves - high * 0.3],
                [left + wide * 0.1, eaves - high - 3],
                [right - wide * 0.1, eaves - high - 3],
                [right, eaves - high * 0.3],
              ]),
            ]),
      ),
    );
  return [...shapes, ...windows(random, palette, { x, foot, wide, tall, depth, isLit, wall })];
}

const snowOn = (palette: Palette, depth: number): string =>
  mix(mix('#eef0f3', palette.sky[1], palette.isDark ? 0.5 : 0.16), toneAt(palette, depth), 0.16);

function windows(
  random: Random,
  palette: Palette,
  { x, foot, wide, tall, depth, isLit, wall }: Omit<TownHouse, 'paint' | 'share'> & { wall: string },
): Shape[] {
  const [rows, columns] = [Math.max(2, Math.round(tall / 36)), wide > 50 ? 3 : 2];
  const [lit, dark]: [Path[number][], Path[number][]] = [[], []];
  const [high, broad] = [(tall / rows) * 0.44, (wide / columns) * 0.36];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at: [number, number] = [
        x - wide / 2 + ((column + 0.5) * wide) / columns - broad / 2,
        foot - tall + (tall / rows) * (row + 0.28),
      ];
      (isLit && random.chance(0.44) ? lit : dark).push(rectangle(...at, broad, high));
    }
  return [
    filled(mix(wall, palette.ink, palette.isDark ? 0.34 : 0.5 - depth * 0.3), ...dark),
    ...(lit.length > 0 ? [filled(mix('#ffd68a', wall, 0.12 + depth * 0.3), ...lit)] : []),
  ];
}

/** Courses of stone, bollards, and the wet base. */
function drawQuay({ canvas, palette, terrain }: Stage, { foot, top, end }: Site): void {
  const { random } = canvas;
  const stone = mix(toneAt(palette, 0.2), '#8d8577', palette.isDark ? 0.06 : 0.2);
  const wall = polygon([
    [-30, top],
    [end, top],
    [end + 6, foot],
    [-30, foot],
  ]);
  const joints = [0.36, 0.7].map((share) =>
    stroke(
      [
        [-30, top + (foot - top) * share],
        [end + 4, top + (foot - top) * share],
      ],
      1.2,
    ),
  );
  const uprights = Array.from({ length: 34 }, () => {
    const x = random.between(-10, end - 8);
    const y = top + random.pick([0, 0.36, 0.7]) * (foot - top);
    return stroke(
      [
        [x, y + 1],
        [x, y + (foot - top) * 0.3],
      ],
      1,
    );
  });
  const bollards = Array.from({ length: 6 }, (_, i) => {
    const x = 40 + i * (end / 6) + random.between(-14, 14);
    return outline([
      [x - 3.4, top + 1, 1],
      [x - 2.6, top - 6],
      [x - 4, top - 10],
      [x + 4, top - 10],
      [x + 2.6, top - 6],
      [x + 3.4, top + 1, 1],
    ]);
  });
  const pavement =
    terrain.ground === 'snow'
      ? [
          filled(
            snowOn(palette, 0.2),
            polygon([
              [-30, top - 3],
              [end + 1, top - 3],
              [end + 2, top + 3],
              [-30, top + 4],
            ]),
          ),
        ]
      : [filled(mix(stone, palette.light, 0.22), rectangle(-30, top - 2, end + 31, 3))];
  canvas.add(
    [
      filled(stone, wall),
      translucent(palette.ink, 0.3, ...joints, ...uprights),
      translucent(palette.ink, 0.5, rectangle(-30, foot - 5, end + 36, 5)),
      ...pavement,
      filled(toneAt(palette, 0.1), ...bollards),
    ],
    { rim: 0.4, glow: 0.1, shadow: { blur: 3, distance: 5, colour: palette.ink, strength: 0.24 } },
  );
}

/** A stone mole from the end of the quay with a lighthouse or beacon, only if the passage mentions it. */
function drawPier(stage: Stage, { foot, top, end }: Site): void {
  const { scene, canvas, palette } = stage;
  const { random } = canvas;
  const [pier, light] = [named(stage, 'pier'), named(stage, 'lighthouse')];
  if (!pier && !light) return;
  const head = 868;
  const stone = mix(toneAt(palette, 0.14), '#8d8577', palette.isDark ? 0.05 : 0.14);
  const body = polygon([
    [end - 40, top],
    [head - 30, top + 12],
    [head + 46, top + 12],
    [head + 54, foot + 22],
    [head - 36, foot + 22],
    [end - 40, foot],
  ]);
  const joints = [0.4, 0.74].map((share) =>
    stroke(
      [
        [end - 20, top + 2 + (foot - top) * share],
        [head - 32, top + 12 + (foot + 10 - top) * share],
        [head + 48, top + 12 + (foot + 10 - top) * share],
      ],
      1.2,
    ),
  );
  const posts = Array.from({ length: 5 }, (_, i) => {
    const x = end + 24 + i * 46;
    return rectangle(x, top - 8 + ((x - end) / (head - end)) * 11, 5, 12);
  });
  canvas.add(
    [
      filled(stone, body),
      translucent(palette.ink, 0.3, ...joints),
      filled(toneAt(palette, 0.08), ...posts),
      translucent(
        palette.ink,
        0.5,
        polygon([
          [end, foot - 5],
          [head - 34, foot + 16],
          [head + 52, foot + 16],
          [head + 54, foot + 22],
          [head - 36, foot + 22],
          [end - 10, foot],
        ]),
      ),
    ],
    { rim: 0.5, glow: 0.1, shadow: { blur: 3, distance: 5, colour: palette.ink, strength: 0.24 } },
  );
  if (pier) show(stage, pier);
  if (!light) return;
  const motif = MOTIFS.get('lighthouse')!;
  const isLit = light.qualities.includes('lit');
  const tower = shapesOf(
    motif.draw(random, { isLit }),
    { x: head + 4, y: top + 14, scale: 236 / motif.height },
    coloursAt(palette, 0.12, { body: light.colour }),
  );
  canvas.add(tower, {
    rim: 0.7,
    glow: 0.08,
    shadow: { blur: 3, distance: 5, colour: palette.ink, strength: 0.2 },
  });
  if (!isRough(scene)) stage.mirrored.push(...reflected(tower.slice(0, 1), foot + 18, palette));
  stage.middle.block(head - 60, head + 60);
  show(stage, light);
}

const LAMPS_MOST = 6;

/** Lamps along the quay, each in a glow, and their reflections. */
function drawQuayLamps(stage: Stage, { foot, top, end }: Site): void {
  const { canvas, palette, scene, view } = stage;
  const { random } = canvas;
  const lamps = named(stage, 'street lamp', 'lamp', 'lantern');
  if (!lamps) return;
  const isLit =
    !lamps.qualities.includes('out') &&
    (palette.isDark || scene.light?.value === 'lamp' || scene.light?.value === 'lantern');
  const count =
    lamps.count === undefined ? 1 : Math.min(LAMPS_MOST, lamps.count === 'many' ? LAMPS_MOST : lamps.count);
  const glow = mix('#ffd98a', palette.light, 0.3);
  const [posts, panes, streaks]: Path[number][][] = [[], [], []];
  const halos: Shape[] = [];
  for (let i = 0; i < count; i++) {
    const x = 96 + ((i + 0.5) / count) * (end - 130) + random.between(-8, 8);
    const head = top - 4 * METRE;
    posts!.push(
      stroke(
        [
          [x, top + 1],
          [x, head + 8],
        ],
        3,
      ),
      rectangle(x - 4, top - 5, 8, 6),
      polygon([
        [x - 8, head - 10],
        [x, head - 17],
        [x + 8, head - 10],
      ]),
      rectangle(x - 5, head + 6, 10, 3),
    );
    panes!.push(
      polygon([
        [x - 7, head - 9],
        [x + 7, head - 9],
        [x + 4.6, head + 6],
        [x - 4.6, head + 6],
      ]),
    );
    if (isLit) halos.push(...glowShapes(glow, 0.55, x, head - 2, 44));
    for (let y = foot + 4, k = 0; y < Math.min(view.foot - 8, foot + 120); y += 8 + k, k++) {
      const half = random.between(3, 9) * (1 - k / 22) + 2;
      streaks!.push(
        taper(
          [
            [x - half, y],
            [x + random.between(-2, 2), y + 1],
            [x + half, y],
          ],
          [0.3, 1.7, 0.3],
        ),
      );
    }
  }
  canvas.add(
    [
      filled(toneAt(palette, 0.03), ...posts!),
      filled(isLit ? '#fff0c4' : mix(palette.light, palette.ink, 0.3), ...panes!),
    ],
    { rim: 0.3 },
  );
  if (isLit) canvas.add([...halos, translucent(glow, 0.66, ...streaks!)]);
  show(stage, lamps);
}
