import type { Scene, ScenePerson } from '../../../scene.ts';
import { isTreeMotif } from '../placing/main-thing.ts';

/** "Sitting on the grass", "sat leaning against a tree": with nothing to sit on but the ground. */
export function sitsOnGround({ setting, things }: Scene, { relation }: ScenePerson): boolean {
  const to = relation?.to.kind === 'thing' ? things[relation.to.index]?.what : undefined;
  // In open country there are no benches.
  if (
    OPEN_COUNTRY.has(setting?.value ?? 'open') &&
    !things.some(({ what }) => OPEN_SEATS.has(what) || what === 'chair')
  )
    return true;
  if (to === undefined) return false;
  return relation!.kind === 'on' ? GROUND.has(to) : isTreeMotif(to) || to === 'haystack';
}

const GROUND: ReadonlySet<string> = new Set([
  'grass',
  'moss',
  'sand',
  'meadow',
  'lawn',
  'snow',
  'soil',
  'leaf',
  'hay',
  'bank',
  'shore',
]);

const OPEN_COUNTRY: ReadonlySet<string> = new Set([
  'open',
  'hills',
  'mountains',
  'valley',
  'meadow',
  'field',
  'steppe',
  'desert',
  'battlefield',
  'camp',
  'cliff',
]);

/** Seats in the open. */
export const OPEN_SEATS: ReadonlySet<string> = new Set(['bench', 'garden bench', 'stump', 'rock', 'log']);
