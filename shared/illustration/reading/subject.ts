import type { Scene, SubjectRef } from '../scene.ts';

/** What spreads over a picture is its place, not its subject. */
const SPREADS: ReadonlySet<string> = new Set(['sky', 'grass', 'snow', 'fog', 'walls', 'street', 'road', 'path', 'field', 'meadow', 'wood', 'sea', 'shore', 'town', 'village', 'hills', 'valley', 'leaf', 'carpet', 'water', 'river', 'ice']); // prettier-ignore

export function subjectOf(scene: Scene): SubjectRef | null {
  if (scene.type === 'character' && scene.people.length > 0) return { kind: 'person', index: 0 };
  const index = scene.things.findIndex(({ what }) => !SPREADS.has(what));
  const thing = scene.things[index];
  if (scene.type === 'object') return thing ? { kind: 'thing', index } : null;
  if (scene.type === 'atmosphere') return { kind: 'sky' };
  if (thing && thing.weight >= 0.72 && thing.what !== 'sun' && thing.what !== 'moon' && thing.what !== 'stars' && thing.what !== 'clouds') return { kind: 'thing', index }; // prettier-ignore
  return scene.place ? { kind: 'place' } : thing ? { kind: 'thing', index } : scene.people.length > 0 ? { kind: 'person', index: 0 } : null; // prettier-ignore
}

/** Fewer than two visible things of which the passage leaves no doubt. */
export function isSilent({ things, people, place, weather, time, light, type }: Scene): boolean {
  const ofPeople = people.reduce((sum, person) => sum + 1 + [person.hair, person.beard, person.hat, person.clothes, person.posture].filter((each) => each?.source === 'passage').length, 0); // prettier-ignore
  const air = [weather, time, light].filter((each) => each?.source === 'passage').length;
  const visible =
    things.length +
    ofPeople +
    (place && place.source === 'passage' && place.words.length > 0 ? 1 : 0) +
    Math.min(2, air);
  return visible < (type === 'character' ? 1 : 2);
}
