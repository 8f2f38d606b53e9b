import type { Scene } from '../../../scene.ts';
import { DRAWN_BY_HORSES, HOUSES } from '../../kinds-of-things.ts';

/** Things that are always part of a house. */
const OF_HOUSES: ReadonlySet<string> = new Set(['porch', 'terrace', 'balcony', 'shutter', 'steps', 'roof']);
/** Things to which such parts may belong instead. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'church',
  'castle',
  'ruins',
  'churchyard',
  'bridge',
  'shore',
  'harbour',
  'deck',
  'station',
  'street',
  'square',
  'town',
  'park',
  'mountains',
  'forest',
]);
const OTHERS: ReadonlySet<string> = new Set([
  'terraced houses',
  'building',
  'chapel',
  'monastery',
  'tower',
  'station',
  'barn',
  'shop',
  'fountain',
  'statue',
  'bell tower',
  'arbour',
  'village',
  'town',
  'egg',
  'carriage',
  'coach',
  'train',
]);

/** A scene with a carriage that a person drives and the passage does not name, with the words for driving. */
export function withImpliedCarriage(scene: Scene): Scene {
  const { people, things } = scene;
  const driven = people.find(
    ({ posture, count }) => posture?.source === 'passage' && posture.value === 'drive' && count === 1,
  )?.posture;
  if (!driven || things.some(({ what }) => DRAWN_BY_HORSES.has(what) || what === 'train' || what === 'horse'))
    return scene;
  return {
    ...scene,
    things: [
      ...things,
      {
        what: scene.season?.value === 'winter' ? 'sledge' : 'carriage',
        words: driven.words,
        certainty: 0.6,
        weight: 0.6,
        qualities: ['moving'],
      },
    ],
  };
}

/** The people of a scene on open water who fit into its boat: one rows, and the others sit in the stern. */
const BOATLOAD = 3;

/** A scene in which the few people on the sea row their boat, so that no one stands on the water. */
export function withRowers(scene: Scene): Scene {
  const { people, things, setting } = scene;
  const boat = things.find(({ what, count }) => what === 'boat' && count === undefined);
  const [first, ...others] = people;
  const count = people.reduce((sum, { count: n }) => sum + (n === 'many' ? BOATLOAD + 1 : n), 0);
  if (
    !boat ||
    !first ||
    setting?.value !== 'sea' ||
    count > BOATLOAD ||
    people.some(({ posture }) => posture?.value === 'row')
  )
    return scene;
  return {
    ...scene,
    people: [
      {
        ...first,
        posture: { value: 'row', source: 'passage', certainty: boat.certainty, words: boat.words },
      },
      ...others,
    ],
  };
}

/** A scene with the house that its porch, steps or roof imply, with the words that name them. */
export function withImpliedHouse(scene: Scene): Scene {
  const { things, setting } = scene;
  if (ELSEWHERE.has(setting?.value ?? '')) return scene;
  if (things.some(({ what }) => HOUSES.has(what) || OTHERS.has(what))) return scene;
  // The terraces of a hillside carry vines, and no house.
  const isOfSlope = things.some(({ what }) => what === 'hill');
  const part = things.find(
    ({ what, certainty, count }) =>
      OF_HOUSES.has(what) && certainty >= 0.5 && !(what === 'terrace' && count === 'many' && isOfSlope),
  );
  if (!part) return scene;
  const { what, words, certainty, weight, qualities, count } = part;
  // Many roofs have as many houses under them.
  const house = { what: 'house', words, certainty, weight, qualities };
  return { ...scene, things: [...things, what === 'roof' && count === 'many' ? { ...house, count } : house] };
}

/** A scene with the tree in whose shade a seat stands, where the passage names none. */
export function withShade(scene: Scene): Scene {
  const { things, setting, people } = scene;
  const seat = things.find(({ what, certainty }) => what === 'garden bench' && certainty >= 0.5);
  if (!seat || people.length > 0 || !SHADY.has(setting?.value ?? 'open')) return scene;
  if (things.some(({ what }) => what.includes('tree') || TREES.has(what))) return scene;
  const { words, certainty, weight } = seat;
  return {
    ...scene,
    things: [...things, { what: 'tree', words, certainty, weight: weight - 0.2, qualities: [] }],
  };
}
const SHADY: ReadonlySet<string> = new Set(['open', 'garden', 'park', 'orchard', 'house', 'yard']);
const TREES: ReadonlySet<string> = new Set([
  'oak',
  'lime',
  'maple',
  'pine',
  'wood',
  'arbour',
  'avenue',
  'sea',
]);
