import type { Motif } from '../../../motifs/motif.ts';
import type { Scene, SceneThing } from '../../../scene.ts';
import { LIVING } from '../../still-life/fits-on-table.ts';
import { DRAWN_BY_HORSES, IN_THE_AIR, OF_THE_LAND } from '../../kinds-of-things.ts';
import { BUILDINGS } from '../houses/buildings.ts';
import { isInRavine } from '../../terrain/relief-of.ts';
import type { Stage } from '../stage.ts';
import { isTreeMotif } from './main-thing.ts';
import { isSmallInCountry } from '../far/wide-country.ts';
import { isGreatTree, type Viewpoint } from '../viewpoint.ts';

/** The size of drawn things: the subject and stressed things are larger than life. */

/** The maximum enlargement of a building beside the subject. */
const LARGER = 1.7;
const SMALL_BUILDINGS: ReadonlySet<string> = new Set([
  'bathing hut',
  'shed',
  'bathhouse',
  'barn',
  'stable',
  'greenhouse',
  'hut',
]);

/** Words for the same building, of which the first is drawn. */
export const SAME_BUILDING: readonly ReadonlySet<string>[] = [
  new Set(['house', 'manor', 'castle', 'palace']),
  new Set(['church', 'steeple', 'bell tower', 'dome', 'chapel', 'cross']),
];

/** The height of a large subject at each viewpoint, in pixels. */
const SUBJECT_PX: Readonly<Record<Viewpoint, number>> = {
  level: 330,
  close: 440,
  low: 390,
  high: 210,
  far: 230,
  threshold: 330,
  window: 250,
};

export const FENCES: ReadonlySet<string> = new Set([
  'picket fence',
  'wattle fence',
  'rail fence',
  'iron railings',
]);

/** The height of the nearest animal of a herd, in pixels: all are visible, none close by. */
const HERD_PX = 118;
export const BEASTS: ReadonlySet<string> = new Set([
  'cow',
  'cow lying',
  'cow grazing',
  'sheep',
  'sheep lying',
  'horse lying',
  'goat',
  'horse standing',
  'horse grazing',
  'horse trotting',
  'pig',
  'goose',
  'deer',
  'dog',
  'duck',
  'hen',
  'camel',
  'wolf',
  'ox',
]);

/** The number of tall things that share the width. */
const countTallThings = (scene: Scene): number =>
  scene.things.filter(
    ({ what }) =>
      SAME_BUILDING.some((words) => words.has(what)) ||
      what.includes('tree') ||
      what === 'mill' ||
      what === 'inn',
  ).length;

/** The maximum height of a gate with people at it, in pixels. */
const GATE_MAX_PX = 186;

export const LOW_PLANTS: ReadonlySet<string> = new Set([
  'bush',
  'rose bush',
  'hedge',
  'fern',
  'thistle',
  'umbel',
  'meadow flowers',
  'sunflower',
  'potted plant',
]);

/** Whether the passage mentions high land behind them, which must stay visible. */
const isBeforeHeights = ({ things }: Scene): boolean =>
  things.some(({ what, certainty }) => certainty >= 0.5 && ['mountain', 'moor'].includes(what));

/** A size in metres below which a thing is not enlarged to fill the picture, and the maximum enlargement. */
const [TINY_M, LARGER_THAN_LIFE] = [0.6, 2.4] as const;

/** A swallow may fill a picture that shows nothing else. */
const OF_BEAST_ALONE = 6;

/** A passage is about one beast or bird, and names nothing beside it but the land. */
const isBeastAlone = ({ type, things, people }: Scene, thing: SceneThing): boolean =>
  type === 'object' &&
  people.length === 0 &&
  LIVING.has(thing.what) &&
  things.every(
    ({ what, certainty }) =>
      what === thing.what ||
      certainty < 0.5 ||
      OF_THE_LAND.has(what) ||
      IN_THE_AIR.has(what) ||
      OF_PERCHES.has(what),
  );

const OF_PERCHES: ReadonlySet<string> = new Set(
  'branch|leaf|tree|bare tree|beam|roof|nest|rock|reeds'.split('|'),
);

/** @returns pixels per metre of a thing at its position */
export function scaleOf(
  stage: Stage,
  thing: SceneThing,
  found: { name: string; motif: Motif },
  { isSubject, isAfloat, isTheirGate }: { isSubject: boolean; isAfloat: boolean; isTheirGate: boolean },
): number {
  const { scene, view, terrain } = stage;
  const { motif } = found;
  const isLarge = motif.height > 2.6;
  const isBuilding = BUILDINGS.has(found.name);
  const isMany = thing.count === 'many' || (thing.count ?? 1) > 2;
  let wantedPx = isSubject
    ? isLarge
      ? isBuilding && isMany
        ? isBeforeHeights(scene)
          ? 104
          : 170
        : SUBJECT_PX[view.kind]
      : isMany && BEASTS.has(found.name)
        ? HERD_PX
        : 230
    : isLarge
      ? isBuilding && isMany
        ? 132
        : isBuilding && countTallThings(scene) < 2
          ? SUBJECT_PX[view.kind] * 0.76
          : 184
      : Math.min(200, motif.height * view.scale);
  // Many carts come behind one carriage, farther off.
  const isBehindOne =
    isMany &&
    scene.things.some(
      ({ what, count: n }) => what !== thing.what && n === undefined && DRAWN_BY_HORSES.has(what),
    );
  if (DRAWN_BY_HORSES.has(found.name)) wantedPx = Math.min(wantedPx, isBehindOne ? 62 : isMany ? 120 : 190);
  if (found.name === 'broken birch' && isSubject) wantedPx = 430;
  if (isSubject && isGreatTree(thing)) wantedPx = 520;
  if (found.name === 'lion gate') wantedPx = 330;
  // A bell tower rises above everything beside it.
  if (found.name === 'bell tower' && !isSubject && !isInRavine(scene)) wantedPx = Math.max(wantedPx, 268);
  // A train stands in front of its station.
  if (found.name === 'station' && scene.things.some(({ what }) => what === 'train'))
    wantedPx = Math.min(wantedPx, 176);
  // Only what rises above the edge of a ravine is visible.
  if (isInRavine(scene) && isBuilding) wantedPx *= found.name === 'factory' ? 2.3 : 1.9;
  // Stacks in a meadow are scattered over it.
  if (found.name === 'haystack' && isMany) wantedPx = Math.min(wantedPx, 92);
  if (FENCES.has(found.name)) wantedPx = 78;
  if (found.name.includes('gate') && found.name !== 'lion gate' && !isSubject)
    wantedPx = Math.min(wantedPx, 104);
  if (isSubject && isBuilding && countTallThings(scene) > 2) wantedPx = Math.min(wantedPx, 270);
  if (LOW_PLANTS.has(found.name)) wantedPx = Math.min(wantedPx, isMany ? 84 : 120);
  let scale =
    isLarge || isSubject || LOW_PLANTS.has(found.name) || FENCES.has(found.name)
      ? wantedPx / motif.height
      : view.scale;
  if (isTheirGate && found.name !== 'lion gate') scale = Math.min(view.scale, GATE_MAX_PX / motif.height);
  // A thrush is not as large as a man, even when the passage is about it.
  if (isSubject && motif.height < TINY_M)
    scale = Math.min(
      scale,
      view.scale *
        (scene.people.length > 0 ? 1.3 : isBeastAlone(scene, thing) ? OF_BEAST_ALONE : LARGER_THAN_LIFE),
    );
  if (found.name === 'garden bench') scale = Math.min(scale, 128 / motif.height);
  // Herds and scattered stones are seen from farther off than one beast by itself.
  if (!isLarge && !isSubject && isMany && !LOW_PLANTS.has(found.name) && !FENCES.has(found.name))
    scale *= 0.5;
  if (isAfloat && isSubject && isBeastAlone(scene, thing)) return Math.min(scale, 170 / motif.height);
  if (isAfloat)
    scale = motif.height > 8 ? (isSubject ? 410 : 260) / motif.height : Math.min(scale, 90 / motif.height);
  // Floating things are on the water, which ends at the people.
  if (isAfloat && terrain.ground !== 'bare') scale = Math.min(scale, view.scale * 0.5);
  if (isBuilding && !isSubject && stage.subjectScale)
    scale = Math.min(scale, stage.subjectScale * (SMALL_BUILDINGS.has(thing.what) ? 1.1 : LARGER));
  if (isBuilding && isSmallInCountry(scene, thing)) scale = Math.min(scale, 74 / motif.height);
  if (terrain.relief)
    scale = Math.min(
      scale,
      (isBuilding ? (isMany ? 46 : 84) : isTreeMotif(found.name) ? 90 : BEASTS.has(found.name) ? 22 : 110) /
        motif.height,
    );
  // Between high rocks everything is small.
  if (terrain.rockWalls) scale = Math.min(scale, belowRocksPx(found.name, isBuilding) / motif.height);
  return scale;
}

/** The height of things below high rocks, in pixels. */
function belowRocksPx(name: string, isBuilding: boolean): number {
  if (isBuilding) return 96;
  if (BEASTS.has(name)) return 32;
  return LOW_PLANTS.has(name) ? 40 : isTreeMotif(name) ? 116 : 120;
}
