import { placed, polygon, rectangle, type Bounds, type Point } from '../../../drawing/path.ts';
import { points } from '../../../drawing/points.ts';
import type { Part } from '../../../motifs/motif.ts';
import { buildingForm } from '../../building-form.ts';
import { boxOf } from '../../canvas.ts';
import { buildOf } from './decay.ts';
import type { Stage } from '../stage.ts';

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
