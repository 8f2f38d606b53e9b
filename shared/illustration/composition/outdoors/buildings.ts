import { points } from '../../drawing/points.ts';
import { luminance, mix } from '../../drawing/colour.ts';
import {
  ellipse,
  outline,
  placed,
  polygon,
  rectangle,
  stroke,
  type Bounds,
  type Path,
  type Point,
} from '../../drawing/path.ts';
import type { Shape } from '../../drawing/layer.ts';
import type { Part } from '../../motifs/motif.ts';
import { buildingForm } from '../building-form.ts';
import { boxOf, filled, translucent } from '../canvas.ts';
import { toneAt } from '../palette.ts';
import { addWeeds, buildOf, isDecayed } from './decay.ts';
import { isLeafless } from '../foliage.ts';
import type { Stage, PlacedBuilding } from './stage.ts';

/** Inhabited buildings. */
export const BUILDINGS: ReadonlySet<string> = new Set([
  'house',
  'izba',
  'church with a spire',
  'church with domes',
  'bell tower',
  'tower',
  'cottage',
  'hut',
  'manor',
  'palace',
  'terraced houses',
  'shop',
  'inn',
  'barn',
  'shed',
  'stable',
  'factory',
  'station',
  'castle',
  'prison',
  'watermill',
  'windmill',
]);

/** A house with the towers that the passage describes, behind its front and above its roof. */
export function withNamedTowers(stage: Stage, house: readonly Part[], name: string): Part[] {
  const towers = towersOf(stage);
  // A church has a tower of its own.
  if (!towers || stage.shown.has(towers) || CHURCHES.has(name) || hasOwnTower(stage)) return [...house];
  const { top, left, right } = boxOf(house);
  // Battlements are for castles: from the roof of a country house a small turret rises.
  if (
    !stage.scene.things.some(
      ({ what, qualities }) => CASTLES.has(what) || (what === 'tower' && qualities.includes('carved')),
    ) &&
    stage.scene.era !== 'medieval' &&
    isTurreted(stage)
  )
    return [...belvederes(towers.count, { top, left, right }, buildOf(stage.scene)), ...house];
  const places = towers.count === undefined || towers.count === 1 ? [0.42] : [0.36, 0.63];
  return [
    ...places.flatMap((share) =>
      keep(stage.canvas.random, left + (right - left) * share, -top * 1.36, (right - left) * 0.062),
    ),
    ...house,
  ];
}

/** Houses whose drawings have towers. */
const TOWERED: ReadonlySet<string> = new Set(['gothic manor', 'tower house', 'chateau', 'villa']);
const hasOwnTower = ({ scene }: Stage): boolean =>
  scene.things.some(
    (thing) => ['manor', 'house'].includes(thing.what) && TOWERED.has(buildingForm('manor', thing, scene)),
  );

/** A slender tower with loopholes and battlements. @param tall in metres @param half of its width, in metres */
function keep(random: Stage['canvas']['random'], x: number, tall: number, half: number): Part[] {
  const merlon = half * 0.27;
  const body = (side: number, wide: number): Point[] => [
    [x + side * half * 1.06, 0.2],
    [x + side * half * 0.96, -tall * 0.9],
    [x + (side + wide) * half * 0.96, -tall * 0.9],
    [x + (side + wide) * half * 1.06, 0.2],
  ];
  const head = [
    rectangle(x - half * 1.16, -tall * 0.96, half * 2.32, tall * 0.07),
    polygon([
      [x - half * 0.96, -tall * 0.86],
      [x - half * 1.16, -tall * 0.9],
      [x + half * 1.16, -tall * 0.9],
      [x + half * 0.96, -tall * 0.86],
    ]),
  ];
  const teeth = [-1.16, -0.58, 0, 0.58].map((u) =>
    rectangle(x + u * half + half * 0.16, -tall, merlon, tall * 0.05),
  );
  const slits = [0.24, 0.46, 0.68].map((up) =>
    rectangle(
      x - half * (0.34 + random.between(-0.1, 0.1)),
      -tall * up - tall * 0.05,
      half * 0.14,
      tall * 0.055,
    ),
  );
  return [
    { path: [polygon(body(-1, 2)), ...head, ...teeth], material: 'ink' },
    {
      path: [polygon(body(0.3, 0.7)), rectangle(x + half * 0.34, -tall * 0.955, half * 0.8, tall * 0.06)],
      material: 'side',
    },
    {
      path: [
        ...slits,
        rectangle(x + half * 0.5, -tall * 0.6, half * 0.13, tall * 0.05),
        rectangle(x - half * 1.02, -tall * 0.8, half * 2.04, tall * 0.006),
        rectangle(x - half * 1.04, -tall * 0.36, half * 2.08, tall * 0.006),
      ],
      material: 'fold',
    },
  ];
}

const CHURCHES: ReadonlySet<string> = new Set([
  'church with a spire',
  'church with domes',
  'bell tower',
  'tower',
  'prison',
  'factory',
  'castle',
  'ruin',
  'monastery',
]);
const CASTLES: ReadonlySet<string> = new Set(['battlement', 'loophole', 'keep']);
const isTurreted = ({ scene }: Stage) =>
  scene.region === 'east' ||
  !scene.things.some(
    ({ what, qualities }) => what === 'tower' && (qualities.includes('old') || qualities.includes('stone')),
  );

/** Square turrets with a window on each side and a low roof, leaning where the house decays. */
function belvederes(
  count: number | 'many' | undefined,
  { top, left, right }: Pick<Bounds, 'top' | 'left' | 'right'>,
  { isDecayed: isLeaning, isLong }: ReturnType<typeof buildOf>,
): Part[] {
  // A long house is two storeys high only at its near end.
  const [from, to] = isLong ? [0.66, 0.86] : [0.32, 0.64];
  const places = count === undefined || count === 1 ? [(from + to) / 2] : [from, to];
  return places.flatMap((share, i) => {
    const unit = -top * 0.115;
    const turret: Part[] = [
      {
        path: [
          polygon(points`-1,1.4 -1,-1.5 1,-1.5 1,1.4`),
          polygon(points`-1.35,-1.45 0,-2.3 1.35,-1.45`),
          polygon(points`-.06,-2.2 0,-3 .06,-2.2`),
          rectangle(-1.15, 0, 2.3, 0.16),
        ],
        material: 'ink',
      },
      {
        path: [-0.62, 0, 0.62].map((x) =>
          polygon([
            [x - 0.2, -0.1],
            [x - 0.2, -0.9],
            [x, -1.14],
            [x + 0.2, -0.9],
            [x + 0.2, -0.1],
          ]),
        ),
        material: 'fold',
      },
    ];
    return turret.map((part) => ({
      ...part,
      path: placed(part.path, {
        x: left + (right - left) * share,
        y: top * 0.86,
        scale: unit,
        turn: isLeaning ? (i ? 6 : -7) : 0,
      }),
    }));
  });
}

export function recordTowers(stage: Stage): void {
  const towers = towersOf(stage);
  if (!towers || stage.shown.has(towers)) return;
  stage.shown.add(towers);
  stage.canvas.recordDrawn(towers.what, towers.words);
}

const towersOf = ({ scene }: Stage) => scene.things.find(({ what }) => what === 'tower');

interface Condition {
  canSmoke?: boolean;
  /** Its chimneys smoke even if the passage does not say so. */
  isAtWork?: boolean;
  hasOwnIvy?: boolean;
  /** What leaves the chimney is steam, and drifts to the left (−1) or right (1). */
  steamTo?: -1 | 1;
}

/**
 * The stated condition of a building: smoke from its chimneys, ivy on its front.
 *
 * @param mouth of a chimney, in pixels
 */
export function addCondition(
  stage: Stage,
  { box, x, foot, size }: PlacedBuilding,
  mouth?: Point,
  { canSmoke = true, isAtWork = false, hasOwnIvy = false, steamTo }: Condition = {},
): void {
  const { scene, canvas, palette } = stage;
  const { random } = canvas;
  const wide = (box.right - box.left) * size;
  const tall = -box.top * size;
  const last = stage.standing.at(-1);
  if (!last) return;
  if (isDecayed(scene)) addWeeds(stage, { box, x, foot, size });
  const ivy = scene.things.find(({ what }) => what === 'ivy' || what === 'vine');
  // The drawings of houses include it.
  if (ivy && !stage.shown.has(ivy) && hasOwnIvy) {
    stage.shown.add(ivy);
    canvas.recordDrawn(ivy.what, ivy.words);
  } else if (ivy && !stage.shown.has(ivy)) {
    const leaves: Path[number][] = [];
    for (let i = 0; i < 760; i++) {
      const u = x + (random.next() - 0.5) * wide * 0.84;
      // Thicker below, in drifts that climb to the eaves.
      const high = tall * 0.66 * (0.35 + 0.65 * Math.abs(Math.sin((u - x) * 0.021 + 1.3)));
      const v = foot - random.next() ** 1.4 * high;
      const half = random.between(2.4, 5);
      leaves.push(
        outline([
          [u - half, v, 1],
          [u, v - half * 0.7],
          [u + half, v, 1],
          [u, v + half * 0.75],
        ]),
      );
    }
    last.shapes.push(
      filled(
        mix(
          toneAt(palette, palette.isDark ? 0.02 : 0.1),
          isLeafless(scene) ? '#4a3a2e' : (palette.leaf ?? '#4d6a40'),
          palette.isDark ? 0.12 : 0.4,
        ),
        ...leaves,
      ),
    );
    stage.shown.add(ivy);
    canvas.recordDrawn(ivy.what, ivy.words);
  }
  const smoke = scene.things.find(({ what }) => what === 'smoke');
  if (canSmoke && (isAtWork || (smoke && !stage.shown.has(smoke)))) {
    const from: Point = mouth ?? [x + wide * 0.2, foot - tall * 0.9];
    // Smoke takes on little of a light colour, but may be quite black.
    const tone = mix(
      toneAt(palette, 0.5),
      smoke?.colour ?? toneAt(palette, 0.55),
      smoke?.colour && luminance(smoke.colour) > 0.12 ? 0.34 : 0.75,
    );
    const isColumn = scene.leftOut.some(
      ({ what, reason }) => reason === 'metaphor' && (what === 'column' || what === 'post'),
    );
    const dense = smoke?.colour ? 0.75 : 0.55;
    const isBlack = smoke?.colour !== undefined && luminance(smoke.colour) < 0.12;
    last.shapes.unshift(
      ...plume(
        random,
        from,
        steamTo && !isBlack ? mix(palette.sky[3], '#fbf8f0', palette.isDark ? 0.3 : 0.7) : tone,
        steamTo ? 0.9 : dense,
        { isColumn, to: steamTo ?? 1 },
      ),
    );
    if (!smoke || stage.shown.has(smoke)) return;
    stage.shown.add(smoke);
    canvas.recordDrawn(smoke.what, smoke.words);
  }
}

/** Smoke: a thread at the chimney, in rounder and rounder billows as the wind takes it, and thinner as it spreads. */
function plume(
  random: Stage['canvas']['random'],
  [x, y]: Point,
  tone: string,
  dense: number,
  { isColumn, to }: { isColumn: boolean; to: -1 | 1 },
): Shape[] {
  const drift = random.between(120, 190) * (isColumn ? 0.1 : 1) * to;
  const billows = Array.from({ length: BILLOWS }, (_, i) => {
    const t = i / (BILLOWS - 1);
    const radius = (2.6 + 21 * t ** 1.1) * random.between(0.8, 1.25);
    const aside = random.between(-1, 1) * radius * 0.4;
    return {
      t,
      path: ellipse(
        x + drift * t ** 1.7 + aside,
        y - 3 - 176 * t ** 0.9 + aside * 0.5,
        radius * 1.15,
        radius * 0.8,
      ),
    };
  });
  // Each veil begins lower than the one above it ends, so that no border shows.
  return VEILS.map(([from, to, share]) =>
    translucent(
      tone,
      dense * share,
      ...billows.filter(({ t }) => t >= from && t <= to).map(({ path }) => path),
    ),
  );
}

const BILLOWS = 46;
/** Overlapping stretches of a plume, and their density. */
const VEILS = [
  [0, 0.3, 0.62],
  [0, 0.48, 0.4],
  [0.08, 0.64, 0.3],
  [0.2, 0.8, 0.24],
  [0.32, 0.92, 0.18],
  [0.44, 1, 0.12],
] as const;

/** The clock on a steeple. */
export function addDial(
  stage: Stage,
  name: string,
  { x, foot, size }: Omit<PlacedBuilding, 'box'>,
  isFlipped: boolean,
): void {
  const { scene, canvas, palette } = stage;
  const clock = scene.things.find(({ what }) => what === 'clock');
  // The drawing of the parish church includes its dial.
  if (clock && name === 'church with a spire' && !stage.shown.has(clock)) {
    stage.shown.add(clock);
    canvas.recordDrawn(clock.what, clock.words);
  }
  const at = DIALS[name];
  const last = stage.standing.at(-1);
  if (!clock || !at || !last || stage.shown.has(clock)) return;
  const [u, v, radius] = [x + at.x * size * (isFlipped ? -1 : 1), foot + at.y * size, 1.25 * size];
  last.shapes.push(
    filled(palette.ink, ellipse(u, v, radius * 1.16)),
    filled(mix('#fbf3df', palette.light, 0.3), ellipse(u, v, radius)),
    filled(
      palette.ink,
      stroke(
        [
          [u, v],
          [u, v - radius * 0.8],
        ],
        radius * 0.14,
      ),
      stroke(
        [
          [u, v],
          [u, v + radius * 0.55],
        ],
        radius * 0.18,
      ),
    ),
  );
  stage.shown.add(clock);
  canvas.recordDrawn(clock.what, clock.words);
}

/** The height of the clock on a tower, in metres. */
const DIALS: Readonly<Record<string, { x: number; y: number }>> = {
  tower: { x: 0, y: -11.6 },
  'bell tower': { x: 0, y: -15.6 },
};
