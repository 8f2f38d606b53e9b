import type { Scene, SubjectRef } from '../scene.ts';

/** What spreads over a picture is its place, not its subject. */
const SPREADS = new Set('sky grass snow fog wall street road path field meadow wood sea shore town village plain valley leaf carpet water river ice soil sand dust mud floor ceiling moss rain smoke cloud sun moon stars pavement branch furniture roof window steppe desert moor bank lawn garden park square market wave root'.split(' ')); // prettier-ignore
/** A thing of less weight is not what a passage about a place is about. */
const OUTSTANDING = 0.55;

/** The one thing that a passage is about; null where nothing is certain enough. */
export function subjectOf({ type, people, things, place }: Pick<Scene, 'type' | 'people' | 'things' | 'place'>): SubjectRef | null {
  if (type === 'character' && people.length > 0) return { kind: 'person', index: 0 };
  const index = things.findIndex(({ what, certainty }) => !SPREADS.has(what) && certainty >= 0.5);
  const thing = things[index];
  if (type === 'object') return thing ? { kind: 'thing', index } : things[0] ? { kind: 'thing', index: 0 } : null;
  if (type === 'atmosphere') return thing && thing.weight >= 0.7 ? { kind: 'thing', index } : { kind: 'sky' };
  if (thing && thing.weight >= OUTSTANDING) return { kind: 'thing', index };
  if (place) return { kind: 'place' };
  return thing ? { kind: 'thing', index } : people.length > 0 ? { kind: 'person', index: 0 } : null;
} // prettier-ignore

const SURE = 0.75;
const SCENERY: ReadonlySet<string> = new Set('forest sea shore harbour river lake mountains steppe desert snowfield valley hills street village churchyard cliff island swamp'.split(' ')); // prettier-ignore

/** Fewer than two visible things of which the passage leaves no doubt; of a passage about one thing, not even that. */
export function isTooLittle({ type, people, things, place, time, weather, light, colours }: Scene): boolean {
  const sure = things.filter(({ certainty, what, colour }) => certainty >= SURE && (what !== 'soil' || colour !== undefined)).length;
  const looks = people.reduce((sum, person) => sum + (person.words.length > 0 ? 1 : 0) + [person.hair, person.beard, person.hat, person.clothes, person.posture, ...person.wears, ...person.holds].filter((each) => each?.source === 'passage' && each.certainty === 1).length + (person.build ?? person.height ? 1 : 0) + (person.age ? 0.5 : 0) + Math.min(1, 0.5 * (person.features?.length ?? 0)), 0);
  const air = [weather, time, light].filter((each) => each?.source === 'passage').length;
  const here = place?.source === 'passage' && place.words.length > 0 ? 1 : 0;
  // A sea, a wood or a street is a picture by itself; a house or a garden needs more.
  const isScenery = here > 0 && place !== null && SCENERY.has(place.value) && (type === 'location' || type === 'atmosphere');
  const visible = sure + looks + Math.min(2, air) * 0.5 + (isScenery ? (air > 0 || type === 'location' ? 2 : 1.5) : here * (sure > 0 || looks > 0 ? 0 : 1)) + Math.min(1, colours.length);
  return visible < (type === 'character' ? 1.5 : type === 'object' ? 1 : 2);
} // prettier-ignore
