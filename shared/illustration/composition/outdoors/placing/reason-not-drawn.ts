import type { Motif } from '../../../motifs/motif.ts';
import type { SceneThing } from '../../../scene.ts';
import { DRAWN_BY_HORSES, HOUSES, ONLY_INSIDE, PARTS } from '../../kinds-of-things.ts';
import { isOfSkyline, SKYLINE } from '../../terrain/named-aside.ts';
import { BUILDINGS } from '../houses/buildings.ts';
import { BEASTS, FENCES, SAME_BUILDING } from './scale-of.ts';
import { isTreeMotif } from './main-thing.ts';
import type { Stage } from '../stage.ts';

const RAILED: ReadonlySet<string> = new Set([
  'raft',
  'bridge',
  'deck',
  'balcony',
  'staircase',
  'pier',
  'terrace',
]);
const ROOFED: ReadonlySet<string> = new Set([
  ...HOUSES,
  'town',
  'village',
  'street',
  'church',
  'barn',
  'hut',
  'cottage',
  'izba',
  'inn',
  'monastery',
  'chapel',
  'ruin',
  'castle',
  'tower',
]);
const WARES: ReadonlySet<string> = new Set([
  'saddle',
  'rope',
  'loaf',
  'barrel',
  'sack',
  'whip',
  'hat',
  'boots',
]);

const OF_RIDERS: ReadonlySet<string> = new Set([
  'saddle',
  'rifle',
  'gun',
  'musket',
  'whip',
  'spear',
  'sabre',
]);

/** Room furniture that may also stand in gardens and yards, but nowhere else outdoors. */
const SEATS_OF_ROOMS: ReadonlySet<string> = new Set([
  'chair',
  'stool',
  'table',
  'laid table',
  'broken chair',
]);
const SAT_OUTSIDE: ReadonlySet<string> = new Set([
  'garden',
  'park',
  'orchard',
  'yard',
  'house',
  'village',
  'camp',
  'deck',
]);

/**
 * Why a thing outdoors needs no drawing of its own.
 *
 * @returns `seen`: it is visible as part of something else; `drawn`: it is drawn already; `absent`: it is not shown;
 * null: it needs a drawing
 */
export function reasonNotDrawn(
  stage: Stage,
  thing: SceneThing,
  { name, motif }: { name: string; motif: Motif },
  isSubject: boolean,
): 'seen' | 'drawn' | 'absent' | null {
  // What burns under a chimney shows as its smoke.
  if (
    thing.what === 'fire' &&
    stage.scene.things.some(({ what }) => what === 'chimney' || what === 'fireplace')
  )
    return 'seen';
  // Oars are in their boat.
  if (thing.what === 'oar' && stage.scene.things.some(({ what }) => what === 'boat')) return 'seen';
  // A rider has his saddle under him and his gun across it.
  if (OF_RIDERS.has(thing.what) && stage.scene.people.some(({ posture }) => posture?.value === 'ride'))
    return 'seen';
  const { scene, terrain } = stage;
  const has = (test: (other: SceneThing) => boolean) => scene.things.some(test);
  if (motif.support === 'table' || motif.support === 'wall' || ONLY_INSIDE.has(name)) return 'absent';
  if (SEATS_OF_ROOMS.has(name) && !SAT_OUTSIDE.has(scene.setting?.value ?? '')) return 'absent';
  // The wheel of a mill or a train is part of its drawing.
  if (
    thing.what === 'wheel' &&
    has(({ what }) => what.includes('mill') || what === 'train' || DRAWN_BY_HORSES.has(what))
  )
    return 'seen';
  // A mentioned trunk belongs to a tree, and many trunks are the wood.
  if (
    thing.what === 'log' &&
    ((terrain.special === 'forest' && thing.count === 'many') ||
      has(({ what, qualities }) => what.includes('tree') && qualities.includes('broken')))
  )
    return 'seen';
  if (thing.what === 'tower' && has(({ what }) => what === 'church')) return 'seen';
  if (SKYLINE.has(thing.what) && thing.count === 'many' && isOfSkyline(scene)) return 'seen';
  // The roofs of a town are those of its skyline.
  if (thing.what === 'roof' && (scene.setting?.value === 'house' || has(({ what }) => ROOFED.has(what))))
    return 'seen';
  if (
    thing.what === 'portico' &&
    has(({ what }) => what === 'house' || what === 'manor' || what === 'palace')
  )
    return 'seen';
  if (isSameBuilding(stage, thing)) return 'seen';
  // The trees of a bay are those of its shores.
  if (terrain.water === 'bay' && isTreeMotif(name)) return 'seen';
  if (terrain.isIsland && isTreeMotif(name)) return 'absent';
  if (terrain.special === 'forest' && isTreeMotif(name) && !(isSubject && thing.count === 1)) return 'seen';
  if (
    name === 'trunk' &&
    (terrain.special === 'forest' || has(({ what }) => what === 'wood' || isTreeMotif(what)))
  )
    return 'seen';
  // The houses and the many shops of a street are its fronts.
  if (
    terrain.special === 'street' &&
    (name === 'terraced houses' ||
      (terrain.hasCanal && thing.what === 'house') ||
      (BUILDINGS.has(name) && thing.count === 'many'))
  )
    return 'seen';
  // A fence does not stand across a street either.
  if (terrain.special === 'street' && FENCES.has(name) && !isSubject) return 'absent';
  // The railing of a raft, a bridge or a deck is part of its drawing.
  if (FENCES.has(name) && has(({ what }) => RAILED.has(what))) return 'seen';
  // Wares hang in the shops.
  if (terrain.special === 'street' && WARES.has(thing.what)) return 'absent';
  // The gate before which a market spreads is behind the reader; alone among the stalls it would lead nowhere.
  if (terrain.rows === 'market' && thing.what === 'gate' && !isSubject) return 'absent';
  // A dead animal is not drawn standing.
  if (BEASTS.has(name) && thing.qualities.includes('dead')) return 'absent';
  if (PARTS.has(name) && !isSubject) return 'absent';
  if (stage.harnessed.has(thing) || stage.shown.has(thing)) return 'drawn';
  if (thing.what === 'tower' && has(({ what }) => ['house', 'manor', 'castle'].includes(what)))
    return 'absent';
  return thing.what === 'lion' && has(({ what }) => what === 'gate') ? 'absent' : null;
}

/** Whether another word of the passage means the same building, which is already drawn. */
function isSameBuilding({ scene, placed }: Stage, thing: SceneThing): boolean {
  if (
    thing.what === 'castle' &&
    scene.things.some(({ what, count }) => (what === 'manor' || what === 'house') && count === undefined)
  )
    return true;
  // «Кресты монастыря» are on its roofs, unless there are graves.
  if (
    thing.what === 'cross' &&
    scene.setting?.value !== 'churchyard' &&
    scene.things.every(({ what }) => !GRAVES.has(what))
  )
    return scene.things.some(({ what }) => CROSSED.has(what));
  if (thing.count !== undefined) return false;
  // "The lodge, a little grey cottage."
  if (SMALL.has(thing.what) && [...placed].some(({ what, count }) => SMALL.has(what) && count === undefined))
    return true;
  const group = SAME_BUILDING.find((words) => words.has(thing.what));
  if (!group) return false;
  return [...placed].some((other) => other !== thing && group.has(other.what) && other.count === undefined);
}

const GRAVES: ReadonlySet<string> = new Set(['grave', 'gravestone', 'mound', 'tomb']);
const CROSSED: ReadonlySet<string> = new Set(['church', 'bell tower', 'chapel', 'monastery', 'cathedral']);
const SMALL: ReadonlySet<string> = new Set(['hut', 'cottage']);
