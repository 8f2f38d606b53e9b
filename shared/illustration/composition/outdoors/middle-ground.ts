import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { smoothStep } from '../../drawing/noise.ts';
import { polygon, taper, type Path } from '../../drawing/path.ts';
import { filled, HEIGHT, translucent, WIDTH } from '../canvas.ts';
import { bush, farTree } from '../far-trees.ts';
import * as land from '../land.ts';
import { toneAt } from '../palette.ts';
import { groundTint, sandColour } from '../terrain.ts';
import { areTreesMentioned, isDismal, isLeafless } from '../foliage.ts';
import { drawBankPlants, drawBanks } from './banks.ts';
import { crossingOf, drawCrossing } from './crossing-stream.ts';
import type { TheatreLayer } from '../../theatre/picture.ts';
import { trodden } from './trodden.ts';
import type { Stage } from './stage.ts';

/** Snow on the ground, in the light of the hour. */
export const snowColour = ({ palette }: Pick<Stage, 'palette'>): string =>
  mix(mix('#eeecef', palette.sky[2], 0.35), palette.sky[0], palette.isDark ? 0.34 : 0.06);

/** A ridge of land between the horizon and the reader. */
interface Fold {
  /** Its far edge, as a share of the way to the reader. */
  from: number;
  /** The haze in front of its far edge. */
  depth: number;
  /** The height of its waves, and the difference in height of its ends, in pixels. */
  swell: number;
  fall: number;
}
/** Ridges seen from eye level, and from a hill. */
const FOLDS: readonly Fold[] = [
  { from: 0.06, depth: 0.64, swell: 12, fall: 10 },
  { from: 0.3, depth: 0.44, swell: 20, fall: 20 },
  { from: 0.62, depth: 0.24, swell: 24, fall: 34 },
];
const FOLDS_BELOW: readonly Fold[] = [
  { from: 0.03, depth: 0.72, swell: 12, fall: 14 },
  { from: 0.15, depth: 0.58, swell: 24, fall: 44 },
  { from: 0.36, depth: 0.42, swell: 34, fall: 84 },
  { from: 0.66, depth: 0.24, swell: 40, fall: 110 },
];
/** The level floor of a valley, or its stream would climb in steps: it only darkens towards the reader. */
const FLOOR: readonly Fold[] = [{ from: 0.03, depth: 0.26, swell: 10, fall: 0 }];

/**
 * The land between the horizon and the near ground: low ridges one in front of the other, each dark along its edge and fading
 * at its base, so that the next one stands out.
 */
export function drawMiddleGround(stage: Stage): void {
  const { scene, canvas, palette, terrain, view } = stage;
  const { random } = canvas;
  const isSnowy = terrain.ground === 'snow';
  const isPaved = terrain.ground === 'stones' || terrain.ground === 'bare';
  const isSand = terrain.ground === 'sand';
  const isMossy = scene.things.some(({ what }) => what === 'moss');
  const tint =
    isSnowy || isPaved ? null : isSand ? { colour: sandColour(scene), share: 0.5 } : groundTint(scene);
  const depthOf = view.foot - view.horizon;
  const mist = tint
    ? mix(palette.haze, tint.colour, tint.share * 0.9)
    : isSnowy
      ? mix(snowColour(stage), palette.haze, 0.4)
      : mix(palette.haze, toneAt(palette, 0.6), 0.25);
  const isFromAbove = depthOf > 250;
  const crossing = crossingOf(stage);
  const way = crossing ? null : wayOf(stage);
  if (way) stage.way = way;
  const isEven = crossing !== null || way?.isWater === true;
  const folds = isEven ? FLOOR : isFromAbove ? FOLDS_BELOW : FOLDS;
  // Pastures below a moor curve up to it on both sides, and no mist lies at its foot.
  const isBelowMoor =
    terrain.far.includes('moor') && scene.things.some(({ what }) => what === 'field' || what === 'meadow');
  // Also under distant things.
  canvas.add(
    [
      filled(
        isBelowMoor
          ? toneAt(palette, folds[0]!.depth * 0.7)
          : tint
            ? mix(mist, mix(toneAt(palette, folds[0]!.depth + 0.04), tint.colour, tint.share * 1.25), 0.62)
            : mist,
        ...land.landBelow(() => view.horizon + 4, 12, view.horizon + depthOf * folds[0]!.from + 50),
      ),
    ],
    { glow: 0.4 },
  );
  const hasTrees = isWooded(stage);
  const isDry = (x: number, y: number, margin: number) =>
    isBeside(way, x, y, margin) &&
    (!crossing ||
      y < crossing.middleAt(x) - crossing.halfAt(x) - 14 ||
      y - margin * 2.6 > crossing.middleAt(x) + crossing.halfAt(x));
  const isTown =
    terrain.rows !== 'market' &&
    (scene.setting?.value === 'town' ||
      scene.things.some(({ what, certainty }) => what === 'town' && certainty >= 0.6));
  const tilt = (random.chance(0.5) ? 1 : -1) * random.between(0.5, 1);
  const grownAt = (y: number, k: number): Omit<TheatreLayer, 'shapes'> => ({
    haze: { from: y - 60, to: y + 60, colour: mist, strength: 0.3 - k * 0.08 },
    glow: 0.16,
    rim: 0.3,
    relief: 0.42,
    texture: { size: 6 + k, strength: 0.3 },
    shadow: { blur: 2, distance: 5, colour: palette.ink, strength: 0.34 },
  });
  folds.forEach(({ from, depth, swell, fall }, k) => {
    const base = view.horizon + depthOf * from;
    const own = land.rolling(random, base, isPaved ? 5 : swell, 360);
    // They slope to alternating sides, steeply at first.
    const drop = (isPaved ? 4 : fall) * Math.abs(tilt);
    const isToLeft = tilt > 0 === (k % 2 === 0);
    const contour: land.Contour = (x) =>
      own(x) +
      drop * (2 * smoothStep(-60, WIDTH + 60, isToLeft ? WIDTH - x : x) - 1) * 0.5 -
      (isBelowMoor ? [50, 52, 38, 20][k]! * ((2 * x) / WIDTH - 1) ** 2 : 0);
    const tone = toneAt(palette, depth + 0.04);
    const colour = isSnowy
      ? mix(snowColour(stage), palette.sky[1], 0.3 - k * 0.06)
      : tint
        ? mix(tone, tint.colour, tint.share * 1.25)
        : isSand
          ? toneAt(palette, 0.6)
          : isPaved
            ? trodden(tone, palette)
            : tone;
    // Skip what the next one covers.
    const next = folds[k + 1];
    const bottom = next ? view.horizon + depthOf * next.from + next.fall * 0.5 + 34 : view.foot + 44;
    const shapes: Shape[] = [filled(colour, ...land.landBelow(contour, 10, bottom))];
    if (!isSnowy && !isPaved && !isSand && !isMossy)
      shapes.push(filled(colour, ...land.blades(random, contour, 6 + k * 4, 110)));
    const grown: Shape[] = [];
    // The roofs of a town descend towards the reader.
    if (isTown && k < 2) shapes.unshift(...roofs(stage, base + 6, k));
    else if (hasTrees && !isEven)
      grown.push(
        ...(isFromAbove && k > 0
          ? grove(stage, contour, k, isToLeft ? 'left' : 'right', isDry)
          : thickets(stage, contour, k, isDry)),
      );
    canvas.add(shapes, {
      haze: isEven
        ? { from: view.foot - 40, to: base - 60, colour: mist, strength: 0.86 }
        : isPaved && k > 0
          ? // Paving has no ridges: it goes on from where the last part of it was lost in the haze.
            { from: base + depthOf * 0.3, to: base - 8, colour: mist, strength: 0.87 - k * 0.13 }
          : {
              from: base + 6,
              to: base + depthOf * 0.42,
              colour: mist,
              strength: isSnowy ? 0.5 : 0.74 - k * 0.13,
            },
      glow: 0.34 - k * 0.06,
      rim: 0.2,
      relief: 0,
      texture: { horizon: view.horizon, strength: isSnowy ? 0.07 : isPaved ? 0.14 : 0.15 + k * 0.03 },
      // The shadows of far ridges would be invisible.
      ...(k > folds.length - 3
        ? { shadow: { blur: 3, distance: 4, colour: palette.sky[0], strength: 0.1 } }
        : {}),
    });
    canvas.add(grown, grownAt(base, k));
    if (way && !way.isWater)
      drawWaySection(stage, way, base - 8, next ? view.horizon + depthOf * next.from + 10 : view.foot + 26);
    if (k === 1 && scene.things.some(({ what }) => what === 'field')) drawHedges(stage, contour, base);
  });
  if (isEven && hasTrees)
    (isFromAbove ? [0.05, 0.16, 0.32, 0.56] : [0.1, 0.34, 0.66]).forEach((share, k) => {
      const y = view.horizon + depthOf * share;
      const line = land.rolling(random, y, 10 + 10 * share, 300);
      canvas.add(
        isFromAbove
          ? grove(stage, line, k, tilt > 0 === (k % 2 === 0) ? 'left' : 'right', isDry)
          : thickets(stage, line, k, isDry),
        grownAt(y, k),
      );
    });
  if (crossing) drawCrossing(stage, crossing, waterColour(stage));
  if (way?.isWater) drawWaySection(stage, way, way.way.to, view.foot + 26);
}

/** Settings with scattered bushes and trees even if none are mentioned. */
const WITH_TREES: ReadonlySet<string> = new Set([
  'meadow',
  'river',
  'lake',
  'park',
  'village',
  'house',
  'castle',
  'church',
  'churchyard',
  'ruins',
  'road',
  'town',
  'garden',
  'orchard',
  'yard',
]);

/** Whether there may be scattered bushes and trees. */
export function isWooded({ scene, terrain }: Pick<Stage, 'scene' | 'terrain'>): boolean {
  if (terrain.ground !== 'grass' && terrain.ground !== 'tall grass' && terrain.ground !== 'snow')
    return false;
  const names = new Set(scene.things.map(({ what }) => what));
  if (names.has('moss') || names.has('desert')) return false;
  // Pastures below a moor have hedges and trees.
  if (names.has('moor') && !names.has('field') && !names.has('meadow')) return false;
  if (names.has('plain') && !names.has('wood')) return false;
  return areTreesMentioned(scene) || (WITH_TREES.has(scene.setting?.value ?? 'open') && !isDismal(scene));
}

/** Rows of town houses one in front of the other, their windows lit in the dark. */
function roofs({ scene, canvas, palette }: Stage, foot: number, k: number): Shape[] {
  const { random } = canvas;
  const tall = [74, 118][k]!;
  const tone = toneAt(palette, [0.56, 0.4][k]!);
  const wall = mix(tone, '#a8674a', palette.isDark ? 0.06 : 0.16);
  const panes: Path[number][] = [];
  for (let i = 0; i < 40; i++) {
    const [x, y] = [random.between(30, WIDTH - 30), foot - tall * random.between(0.2, 0.36)];
    panes.push(
      polygon([
        [x, y],
        [x + 4 + k * 2, y],
        [x + 4 + k * 2, y + 6 + k * 3],
        [x, y + 6 + k * 3],
      ]),
    );
  }
  const lit = palette.isDark
    ? filled(mix('#ffd98a', tone, 0.25), ...panes)
    : translucent(palette.ink, 0.28, ...panes);
  return [filled(wall, ...land.townSkyline(random, foot, tall, scene.region)), lit];
}

/** Groups of bushes and small trees along a ridge, most of which stays open. */
function thickets(
  { scene, canvas, palette, terrain, view }: Stage,
  contour: land.Contour,
  k: number,
  isDry: (x: number, foot: number, margin: number) => boolean,
): Shape[] {
  const { random } = canvas;
  const tall = (view.kind === 'high' ? [14, 21, 30, 42, 52] : [15, 26, 38])[k]!;
  const isBare = isLeafless(scene) || terrain.ground === 'snow';
  const green = mix(
    toneAt(palette, (view.kind === 'high' ? [0.6, 0.5, 0.4, 0.34, 0.3] : [0.5, 0.4, 0.32])[k]!),
    palette.leaf ?? '#5d7444',
    isBare ? 0 : palette.isDark ? 0.08 : 0.44 - k * 0.03,
  );
  const isBelow = view.kind === 'high';
  const groups = isBelow
    ? [
        random.between(20, 240),
        random.between(300, 480),
        random.between(560, 760),
        random.between(800, 1000),
      ].filter(() => random.chance(0.75))
    : k >= 2
      ? [random.pick([120, 880])]
      : [random.between(60, 260), random.between(430, 620), random.between(760, 960)];
  const rings: Path[number][] = [];
  for (const centre of groups) {
    const count = isBelow ? random.int(4, 11 - k) : random.int(2, Math.max(3, 5 - k));
    // Clustered around a taller one, and thinning out to one side.
    const [highest, drift] = [random.int(0, count - 1), random.chance(0.5) ? 1 : -1];
    let x = centre;
    for (let i = 0; i < count; i++) {
      const own = tall * (i === highest ? random.between(1.15, 1.5) : random.between(0.45, 1));
      const foot = contour(x) + 4;
      if (isDry(x, foot, own * 0.4)) rings.push(...farTree(random, x, foot, own, isBare ? 'bare' : 'leafy'));
      // Bushes grow under them: trees in a row on bare stems would stand there like toys.
      if (!isBare)
        for (const side of [-1, 1]) {
          const at = x + side * own * random.between(0.15, 0.5);
          if (isDry(at, foot, own * 0.5))
            rings.push(...bush(random, at, contour(at) + 5, own * random.between(0.34, 0.5)));
        }
      x += drift * tall * random.between(0.28, 0.7) * (1 + i * 0.16);
    }
  }
  return [filled(green, ...rings)];
}

/** Trees that come into the land from one side and thin out: the nearer, the taller and darker. */
function grove(
  { scene, canvas: { random }, palette, terrain }: Stage,
  contour: land.Contour,
  k: number,
  side: 'left' | 'right',
  isDry: (x: number, foot: number, margin: number) => boolean,
): Shape[] {
  const tall = [24, 38, 58, 84][k]!;
  const isBare = isLeafless(scene) || terrain.ground === 'snow';
  const green = mix(
    toneAt(palette, [0.56, 0.44, 0.32, 0.2][k]!),
    palette.leaf ?? '#5d7444',
    isBare ? 0 : palette.isDark ? 0.08 : 0.44 - k * 0.04,
  );
  const reach = random.between(230, 440) - k * 30;
  const rings: Path[number][] = [];
  for (let u = -20; u < reach; u += tall * random.between(0.3, 0.62)) {
    const x = side === 'left' ? u : WIDTH - u;
    // Old trees stand inside, young ones and bushes at the end.
    const own = tall * (1 - 0.62 * (Math.max(0, u) / reach) ** 2) * random.between(0.68, 1.16);
    const foot = contour(x) + 5;
    if (!isDry(x, foot, own * 0.5)) continue;
    rings.push(...farTree(random, x, foot, own, isBare ? 'bare' : 'leafy'));
    if (!isBare)
      rings.push(
        ...bush(random, x + own * random.between(-0.3, 0.3), foot + 2, own * random.between(0.3, 0.46)),
      );
  }
  return [filled(green, ...rings)];
}

/** Whether a plant stays clear of the road or stream, also a little nearer to the reader. */
const isBeside = (found: ReturnType<typeof wayOf>, x: number, y: number, margin: number): boolean =>
  !found ||
  [0, 14, 28].every(
    (lower) => Math.abs(x - found.way.middleAt(y + lower)) > found.way.halfAt(y + lower) + margin,
  );

/** Hedges between fields: dense rows of bushes that follow the land, each row with its own shadow. */
function drawHedges({ canvas, palette, view }: Stage, contour: land.Contour, middle: number): void {
  const { random } = canvas;
  for (const share of [0.26, 0.62]) {
    const drop = (view.foot - middle) * share;
    const slope = random.between(-0.05, 0.05);
    const line: land.Contour = (x) => contour(x) * 0.5 + (middle + drop) * 0.5 + (x - 512) * slope;
    const tall = 8 + share * 16;
    const bushes: Path[number][] = [];
    for (let x = -10; x < WIDTH + 10; x += tall * random.between(0.5, 0.8))
      bushes.push(...bush(random, x, line(x) + 3, tall * random.between(0.7, 1.25)));
    const green = mix(
      toneAt(palette, 0.4 - share * 0.2),
      palette.leaf ?? '#5d7444',
      palette.isDark ? 0.08 : 0.4,
    );
    canvas.add([filled(green, ...bushes)], {
      glow: 0.2,
      rim: 0.3,
      relief: 0.8,
      texture: { size: 5, strength: 0.3 },
      shadow: { blur: 2, distance: 4, colour: palette.ink, strength: 0.3 },
    });
  }
}

/** A road or a stream from the reader's feet into the distance; null if there is none. */
function wayOf({
  scene,
  canvas,
  palette,
  terrain,
  view,
}: Stage): { way: land.Way; colour: string; isWater: boolean } | null {
  const isWater = terrain.water === 'stream';
  if (!isWater && !terrain.hasRoad) return null;
  const { random } = canvas;
  const isBroad = isWater && view.kind === 'high';
  const colour = isWater
    ? waterColour({ scene, palette })
    : terrain.ground === 'snow'
      ? mix(snowColour({ palette }), palette.sky[1], 0.4)
      : mix(mix(toneAt(palette, 0.6), '#cdb48a', palette.isDark ? 0.1 : 0.3), palette.light, 0.14);
  const to = {
    x: view.focus + (isBroad ? 150 : 0),
    y: view.horizon + (view.foot - view.horizon) * (isWater ? 0.04 : 0.15),
    half: isBroad ? 4 : 2.4,
  };
  const from = { x: random.between(470, 660), y: HEIGHT + 20, half: isBroad ? 150 : isWater ? 120 : 96 };
  return { way: land.windingWay(random, from, to), colour, isWater };
}

/** The colour of a stream: that of the reflected sky, tinted as stated. */
function waterColour({ scene, palette }: Pick<Stage, 'scene' | 'palette'>): string {
  const named = scene.colours.find(({ of }) => of === 'water' || of === 'river')?.colour;
  return mix(
    mix(mix(palette.sky[1], palette.sky[0], 0.3), named ?? palette.sky[0], 0.24),
    palette.light,
    0.2,
  );
}

/** The section of a road or stream on one ridge; the next ridge hides its continuation. */
/** Broken ice that floats down a stream, larger towards the reader. */
function floes(random: Stage['canvas']['random'], way: land.Way, top: number, bottom: number): Path {
  return Array.from({ length: Math.round((bottom - top) / 3) }, () => {
    const y = random.between(Math.max(top, way.to), Math.min(bottom, way.from));
    const half = way.halfAt(y);
    const [x, wide] = [way.middleAt(y) + random.between(-0.7, 0.7) * half, half * random.between(0.1, 0.26)];
    return polygon(
      Array.from({ length: 7 }, (_, i): [number, number] => {
        const angle = (i / 7) * 2 * Math.PI;
        return [
          x + Math.cos(angle) * wide * random.between(0.8, 1.15),
          y + Math.sin(angle) * wide * 0.3 * random.between(0.8, 1.15),
        ];
      }),
    );
  });
}

export function drawWaySection(
  stage: Stage,
  { way, colour, isWater }: NonNullable<ReturnType<typeof wayOf>>,
  top: number,
  bottom: number,
): void {
  const path = land.waySection(way, top, bottom);
  if (path.length === 0) return;
  const { scene, canvas, palette, view, sky } = stage;
  const { random } = canvas;
  if (isWater) drawBanks(stage, way, top, bottom);
  canvas.add([filled(colour, ...path)], {
    glow: 0.45,
    haze: { from: view.horizon + 110, to: view.horizon, colour: palette.haze, strength: 0.5 },
  });
  const marks = Array.from({ length: Math.round((bottom - top) / 4) }, () => {
    const y = random.between(Math.max(top, way.to), Math.min(bottom, way.from));
    const half = way.halfAt(y);
    const x = way.middleAt(y) + random.between(-0.72, 0.72) * half;
    return taper(
      [
        [x - half * 0.3, y],
        [x, y - 0.5],
        [x + half * 0.3, y],
      ],
      [0.2, 0.4 + half * 0.012, 0.2],
    );
  });
  if (isWater && scene.things.some(({ what }) => what === 'ice'))
    canvas.add([filled(mix('#f1f4f6', palette.sky[2], 0.2), ...floes(random, way, top, bottom))], {
      glow: 0.2,
      shadow: { blur: 1, distance: 3, colour: palette.sky[0], strength: 0.5 },
    });
  else if (isWater)
    canvas.add([
      translucent(
        mix(palette.light, '#ffffff', 0.3),
        Math.abs(way.middleAt(bottom) - sky.x) < 260 ? 0.7 : 0.4,
        ...marks,
      ),
    ]);
  else canvas.add([translucent(palette.ink, 0.2, ...marks)]);
  if (isWater) drawBankPlants(stage, way, top, bottom);
}
