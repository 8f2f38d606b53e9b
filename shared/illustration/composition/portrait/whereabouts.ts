import type { Random } from '../../drawing/seeded.ts';
import type { Place, Scene, ScenePerson } from '../../scene.ts';

/** Where the chapter was some pages before says little of where somebody is now. */
const CHAPTER_CERTAINTY_MIN = 0.4;

/** Where somebody described is: what the passage or its chapter says, or where such people are to be found. */
export function whereaboutsOf(scene: Scene, random: Random): Place {
  const { place } = scene;
  if (place && (place.source === 'passage' || place.certainty >= CHAPTER_CERTAINTY_MIN)) return place.value;
  const [person] = scene.people;
  return person ? random.pick(usualPlaces(person, scene)) : 'room';
}

function usualPlaces({ clothes, hat, wears, posture, sex }: ScenePerson, scene: Scene): readonly [Place, ...Place[]] { // prettier-ignore
  const isRussian = scene.region === 'east';
  const worn = new Set(wears.map(({ value }) => value));
  const garment = clothes?.value.kind;
  if (scene.things.some(({ what }) => what === 'window' || what === 'door' || what === 'doorway')) return ['room'];
  if (garment === 'ball dress') return ['ballroom'];
  if (garment === 'cassock') return ['church inside'];
  if (garment === 'armour') return ['castle', 'hills'];
  if (garment === 'dressing gown' || garment === 'night shirt') return ['bedroom', 'room'];
  const isPoor = garment === 'rags' || garment === 'kaftan' || garment === 'peasant dress' || worn.has('ragged');
  const isDressedToGoOut = posture?.value === 'walk' || worn.has('gloves') || worn.has('scarf') || garment === 'cloak' || garment === 'great coat' || hat !== undefined && !AT_HOME.has(hat.value.kind);
  if (isPoor && !isDressedToGoOut) return isRussian ? ['hut', 'hut', 'village'] : ['tavern', 'road'];
  if (isPoor) return ['road', 'village', 'field'];
  if (isDressedToGoOut) return isRussian ? ['park', 'road', 'field'] : ['park', 'street', 'road'];
  if (garment === 'uniform') return ['room', 'field', 'study'];
  return sex === 'woman' ? ['parlour', 'room', 'bedroom', 'parlour'] : ['room', 'study', 'parlour', 'library', 'room'];
} // prettier-ignore

const AT_HOME: ReadonlySet<string> = new Set(['lace cap', 'nightcap', 'crown']);
