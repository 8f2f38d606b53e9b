import { areTreesMentioned, isDismal, isLeafless } from '../../land-and-sky/foliage.ts';
import { hasLogHouses } from '../../street/log-houses.ts';
import { isTreeMotif } from '../placing/main-thing.ts';
import { isBarren } from '../../terrain/relief-of.ts';
import { isWooded } from '../wood/thickets.ts';
import { isOfShoots } from '../wood/shoots.ts';
import type { Stage } from '../stage.ts';
import { FRAMED_VIEWS, isGatewayOfTrees } from '../viewpoint.ts';

/** Foreground shapes, black against the light, that extend beyond the edge of the picture. */
export const FOREGROUNDS = [
  'tree',
  'plants',
  'bank',
  'fence',
  'reeds',
  'corn',
  'rocks',
  'stones',
  'lamp post',
  'rigging',
  'arch',
  'trunks',
  'window',
  'verge',
  'trunk',
  'moorings',
  'none',
] as const;

export type Foreground = (typeof FOREGROUNDS)[number];

/** Foregrounds that suit the place, the season and the viewpoint. */
export function foregroundsFor({
  scene,
  terrain,
  view,
}: Pick<Stage, 'scene' | 'terrain' | 'view'>): Foreground[] {
  if (view.kind === 'window') return ['window'];
  if (terrain.special === 'forest' || scene.weather?.value === 'blizzard' || isOfShoots(scene)) return [];
  // A walled garden is seen through its gate, if one is named; the rows of a field run to the reader's feet.
  if (terrain.isWalled)
    return scene.people.length === 0 && scene.things.some(({ what }) => GATES.has(what)) ? ['arch'] : [];
  if (terrain.tillage || terrain.rockWalls || terrain.isLane) return [];
  const setting = scene.setting?.value ?? 'open';
  const has = (...names: string[]) => scene.things.some(({ what }) => names.includes(what));
  if (view.kind === 'threshold') {
    if (scene.things.some((thing) => isGatewayOfTrees(thing, scene))) return ['trunks'];
    const stems: Foreground[] = areTreesMentioned(scene) || !isDismal(scene) ? ['trunks'] : [];
    return STONY.has(setting) ? ['arch', ...stems] : stems;
  }
  const of = new Set<Foreground>();
  for (const frame of terrain.frames) for (const each of FROM_FRAME[frame] ?? []) of.add(each);
  if (terrain.ground === 'snow' || scene.season?.value === 'winter') {
    of.delete('plants');
    of.add('bank');
  }
  if (
    terrain.ground === 'grass' &&
    FENCED.has(setting) &&
    terrain.relief !== 'terraces' &&
    !has('fence', 'wall')
  )
    of.add('fence');
  // Corn hides nobody, and grows in no gateway.
  if (scene.people.length > 0 || has('gate', 'courtyard')) of.delete('corn');
  // There is no street lamp in a mountain bazaar or a village.
  if (has('market', 'mountain', 'stall') || hasLogHouses(scene)) of.delete('lamp post');
  if (setting === 'churchyard' || has('gravestone', 'graveyard')) of.add('stones');
  if (terrain.ground === 'grass' || terrain.ground === 'tall grass') {
    if (!BARREN.some((each) => has(each)) && scene.season?.value !== 'winter') of.add('plants');
  }
  if (view.kind === 'low') of.delete('bank');
  // A high viewpoint has no tall foreground.
  if (isWooded({ scene, terrain })) of.add('tree');
  if (view.kind === 'high' || terrain.rows) of.delete('tree');
  // Nor in front of a crowd.
  if (scene.people.some(({ count }) => count === 'many')) of.delete('tree');
  // A near tree must be in the passage; tall plants require tall grass or named plants.
  if (!areTreesMentioned(scene) && isDismal(scene)) of.delete('tree');
  // Nor in front of a tree that is the subject.
  if (scene.subject?.kind === 'thing' && isTreeMotif(scene.things[scene.subject.index]!.what))
    of.delete('tree');
  if (terrain.ground !== 'tall grass' && !GROWING.some((each) => has(each))) of.delete('plants');
  if (of.has('tree') && terrain.ground !== 'snow' && !isLeafless(scene)) of.add('trunk');
  return [...of];
}

/** Whether grasses may grow at the reader's feet: on open ground not described as bare, mown or dug. */
export function growsAtFoot({ scene, terrain, view }: Pick<Stage, 'scene' | 'terrain' | 'view'>): boolean {
  if (FRAMED_VIEWS.has(view.kind) || scene.weather?.value === 'blizzard' || scene.setting?.value === 'desert')
    return false;
  if (terrain.special || terrain.isWalled || terrain.tillage || isOfShoots(scene)) return false;
  if (scene.things.some(({ what }) => BARREN.includes(what)) || isBarren(scene, terrain)) return false;
  return ['grass', 'tall grass', 'snow', 'sand'].includes(terrain.ground);
}

const GATES: ReadonlySet<string> = new Set(['gate', 'door', 'doorway', 'archway', 'arch']);

const BARREN = ['moss', 'desert', 'soil', 'shoots'];

const GROWING = [
  'grass',
  'meadow',
  'field',
  'weed',
  'flowers',
  'meadow flowers',
  'garden',
  'bush',
  'thistle',
  'umbel',
  'fern',
];

const STONY: ReadonlySet<string> = new Set([
  'castle',
  'churchyard',
  'church',
  'ruins',
  'yard',
  'town',
  'square',
]);

const FENCED: ReadonlySet<string> = new Set([
  'village',
  'road',
  'field',
  'meadow',
  'park',
  'orchard',
  'house',
]);

const FROM_FRAME: Readonly<Record<string, readonly Foreground[]>> = {
  tree: ['tree'],
  umbels: ['plants'],
  reeds: ['reeds'],
  corn: ['corn'],
  rocks: ['rocks'],
  rigging: ['rigging'],
  'lamp post': ['lamp post'],
  wall: ['bank'],
};
