import { isLying } from '../../../is-lying.ts';
import type { Scene } from '../../../scene.ts';

/** Long rooms with rows of the same thing, seen from one end. */
const LONG_ROOMS = ['ward', 'schoolroom', 'gallery', 'stable', 'conservatory'] as const;

/** Places under a roof that are no rooms: they are seen along their length, or from within the rock. */
export const VISTAS = [
  'tunnel',
  'crypt',
  'mine',
  'cave',
  'cellar',
  'corridor',
  'cloister',
  ...LONG_ROOMS,
  'nave',
  'great hall',
  'narrow stairs',
  'stair well',
  'boxes',
] as const;

export type Vista = (typeof VISTAS)[number];

/** The vista in which a scene is set; null if it is set elsewhere, or has people who need the furniture of a room. */
export function vistaOf(scene: Scene): Vista | null {
  const { people, things } = scene;
  if (scene.setting?.value === 'church inside')
    return things.some(({ what }) => what === 'pew') && !people.some(isNear) ? 'nave' : null;
  if (isGreatHall(scene)) return 'great hall';
  if (isHouseOfBoxes(scene)) return 'boxes';
  const stairs = stairsOf(scene);
  if (stairs) return stairs;
  const place = VISTAS.find((each) => each === scene.setting?.value);
  if (!place) return null;
  if (LONG_ROOMS.some((each) => each === place)) return people.some(isNear) ? null : place;
  const isFurnished = things.some(({ what }) => OF_ROOMS.has(what));
  const isInRoom = people.some(
    (person) => isLying(person) || (isFurnished && SEATED.has(person.posture?.value ?? '')),
  );
  if (isInRoom || things.some(({ what }) => HEARTHS.has(what))) return null;
  const has = (some: ReadonlySet<string>) =>
    things.some(({ what, certainty }) => certainty >= 0.5 && some.has(what));
  if (place === 'corridor' && has(OF_STONE)) return 'tunnel';
  if (place === 'corridor' && has(OF_ROCK)) return 'cave';
  if (place === 'cellar' && has(OF_THE_DEAD)) return 'crypt';
  return place;
}

/** A hall of which its size or its gallery is told, or a room with several long tables. */
function isGreatHall({ setting, things, people, region, roomFeatures = [] }: Scene): boolean {
  if (!HALLS.has(setting?.value ?? 'room') || people.some(isNear)) return false;
  if (things.some(({ what }) => what === 'column' || HEARTHS.has(what) || what === 'fire')) return false;
  if (roomFeatures.includes('long tables')) return true;
  return (
    setting?.value === 'hall' &&
    region !== 'east' &&
    people.every(({ count: n }) => n !== 'many') &&
    things.every(({ what }) => !OF_ROOMS.has(what) || what === 'window' || what === 'table') &&
    (roomFeatures.includes('vast') || roomFeatures.includes('gallery'))
  );
}
const HALLS: ReadonlySet<string> = new Set(['hall', 'dining room', 'room', 'schoolroom']);

/** The house of a theatre, of which no more of the stage is told than its curtain. */
const isHouseOfBoxes = ({ setting, people, things, roomFeatures = [] }: Scene): boolean =>
  setting?.value === 'theatre' &&
  roomFeatures.includes('boxes') &&
  people.every(({ count }) => count === 'many' || count > 3) &&
  things.every(({ what }) => what !== 'wood' && what !== 'tree' && what !== 'moon');

/** A steep flight between walls, or stairs that wind up a well. */
function stairsOf({ setting, people, things, roomFeatures = [] }: Scene): Vista | null {
  if (setting?.value !== 'stairs' || people.some(isNear)) return null;
  if (roomFeatures.includes('winding stairs') && people.length === 0) return 'stair well';
  return roomFeatures.includes('steep stairs') &&
    things.every(({ what }) => !OF_ROOMS.has(what) || what === 'window')
    ? 'narrow stairs'
    : null;
}

/** One or two who sit, lie or kneel are seen close by, with what they sit or lie on. */
const isNear = ({ count, posture }: Scene['people'][number]): boolean =>
  count !== 'many' && count < 4 && NEAR.has(posture?.value ?? '');
const NEAR: ReadonlySet<string> = new Set([
  'sit',
  'lie',
  'sleep',
  'kneel',
  'pray',
  'read',
  'write',
  'eat',
  'work',
]);

/** A passage that has these is no corridor of a house. */
const OF_STONE: ReadonlySet<string> = new Set([
  ...['arch', 'column', 'torch', 'prison', 'skull', 'castle', 'monastery', 'bars', 'chains', 'loophole'],
]);

const OF_ROCK: ReadonlySet<string> = new Set(['rock', 'cave', 'stalactite']);

const OF_THE_DEAD: ReadonlySet<string> = new Set(['gravestone', 'coffin', 'lampada', 'skull']);

/** On or at which people sit and lie. */
const OF_ROOMS: ReadonlySet<string> = new Set([
  'table',
  'laid table',
  'round table',
  'writing table',
  'card table',
  'desk',
  'chair',
  'armchair',
  'sofa',
  'bed',
  'iron bed',
  'window',
  'piano',
]);

const SEATED: ReadonlySet<string> = new Set([
  'sit',
  'read',
  'write',
  'eat',
  'work',
  'play',
  'look out',
  'lean',
]);

const HEARTHS: ReadonlySet<string> = new Set(['fireplace', 'stove', 'coffin']);
