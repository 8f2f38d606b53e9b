import { HELD, type Held } from '../../people/person.ts';
import type { Posture } from '../../people/postures.ts';
import type { ScenePerson } from '../../scene.ts';

export function heldOf(
  person: ScenePerson,
  posture: Posture,
  age: string,
  chance: number,
  isOutside: boolean,
): Held | undefined {
  // Under a roof an umbrella is folded, and carried like a cane.
  for (const { value } of person.holds)
    if (isHeldName(value)) return value === 'umbrella' && !isOutside && !person.hat ? 'cane' : value;
  if (posture === 'read' || posture === 'sitReading') return 'book';
  return age === 'old' && person.holds.length === 0 && FREE_HANDED.has(posture) && chance < 0.7
    ? 'cane'
    : undefined;
}

/** Both hands are free, and can hold something before the breast. */
export const FREE_HANDED: ReadonlySet<Posture> = new Set<Posture>([
  'stand',
  'wait',
  'handsBehind',
  'handOnHip',
  'think',
  'breast',
]);

export const isHeldName = (name: string): name is Held => (HELD as readonly string[]).includes(name);
