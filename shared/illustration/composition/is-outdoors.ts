import type { Scene } from '../scene.ts';
import { DRAWN_BY_HORSES, FURNITURE, HOUSES, OF_THE_LAND } from './kinds-of-things.ts';
import { isTreeMotif } from './outdoors/placing/main-thing.ts';

/** Things that are only seen outdoors. */
export const hasOpenAir = ({ things, people, type, weather, light }: Scene): boolean =>
  weather?.source === 'passage' ||
  people.some((person) => (isUnderWay(person) || isMarching(person)) && !person.being) ||
  light?.value === 'stars' ||
  isLyingOnGround({ people, things }) ||
  things.some(
    ({ what, weight }, i) =>
      weight >= (what === 'leaf' ? LEAVES : IN_PASSING) &&
      (OUTDOORS.has(what) ||
        OF_THE_LAND.has(what) ||
        // A described person may have arrived in a carriage.
        (DRAWN_BY_HORSES.has(what) && type !== 'character') ||
        (isTreeMotif(what) &&
          what !== 'bush' &&
          (type !== 'character' ||
            people.some(({ relation }) => relation?.to.kind === 'thing' && relation.to.index === i)))),
  );

/** «В тёмной зелени» is still out of doors. */
const LEAVES = 0.2;

/** "He lay face down on the ground": no bed is named, but what he lies on is. */
const isLyingOnGround = ({ people, things }: Pick<Scene, 'people' | 'things'>): boolean =>
  people.some(({ posture }) => posture?.source === 'passage' && posture.value === 'lie') &&
  things.some(({ what }) => BARE_GROUND.has(what)) &&
  things.every(({ what }) => !FURNITURE.has(what) && !what.includes('bed'));

const BARE_GROUND: ReadonlySet<string> = new Set(['soil', 'grass', 'snow', 'sand', 'moss', 'mud']);

/** Nobody rides, rows or drives in a room. */
export const isUnderWay = ({ posture }: Scene['people'][number]): boolean =>
  posture?.source === 'passage' && ['ride', 'row', 'drive'].includes(posture.value);

/** A crowd that runs or walks has no room for it indoors. */
const isMarching = ({ count, posture }: Scene['people'][number]): boolean =>
  count === 'many' &&
  posture?.source === 'passage' &&
  (posture.value === 'run' || posture.value === 'walk' || posture.value === 'fight');

/** "The red sunlight was shining on the windows of the church": they are seen from outside, unless one looks out of them. */
export const areWindowsOfBuilding = ({ things, people }: Scene): boolean =>
  people.length === 0 &&
  things.some(({ what, weight }) => (HOUSES.has(what) || TOWERS.has(what)) && weight >= IN_PASSING) &&
  things.every(
    ({ what, qualities }) =>
      !FURNITURE.has(what) || (what === 'window' && !qualities.includes('looked out of')),
  );

const TOWERS: ReadonlySet<string> = new Set(['tower', 'steeple', 'spire', 'bell tower', 'dome']);

/** Whether the weightiest thing is never under a roof: hay and its forks are in a field, whatever hangs beside them. */
export const isMainlyOutdoors = ({ things }: Scene): boolean => NEVER_INDOORS.has(things[0]?.what ?? '');

const NEVER_INDOORS: ReadonlySet<string> = new Set([
  'tower',
  'bell tower',
  'steeple',
  'horse',
  'carriage',
  'coach',
  'cab',
  'cart',
  'wagon',
  'sledge',
  'troika',
  'haystack',
  'well',
  'gravestone',
  'hedge',
  'woodpile',
  'fountain',
]);

const OUTDOORS: ReadonlySet<string> = new Set([
  'sky',
  'tree',
  'cloud',
  'sun',
  'stars',
  'horse',
  'campfire',
  'lawn',
  'steeple',
  'boat',
  'sailing boat',
  'ship under sail',
  'raft',
  'bridge',
  'windmill',
  'leaf',
  'bush',
  'gate',
  'fence',
  'hedge',
  'well',
  'haystack',
  'woodpile',
  'post',
  'gravestone',
  'fountain',
  'path',
  'road',
  'avenue',
]);

/** Things below this weight are only mentioned in passing. */
export const IN_PASSING = 0.28;
