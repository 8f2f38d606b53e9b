import { SEATED, type Posture } from '../../people/postures.ts';
import type { BodyPosture, ScenePerson } from '../../scene.ts';

export function postureOf(person: ScenePerson, options: FigureOptions, chance: number): Posture {
  const stated = person.posture?.value;
  if (person.isProne) return 'prone';
  if (person.isOnGround) return 'sitOnGround';
  const posture = stated
    ? POSTURE_OF[stated]
    : (options.posture ?? pickOf(easeOf(person, options.isOutside === true), chance));
  if (stated === 'read' && options.canSit) return 'sitReading';
  if (stated === 'sit' && options.canSit && options.seated) return options.seated;
  if (SEATED.has(posture) && !options.canSit)
    return stated === 'sit' || stated === 'drive' ? 'wait' : 'stand';
  // A person described only as standing takes a natural stance.
  if (stated === 'stand' || posture === 'wait')
    return pickOf(person.sex === 'woman' ? STANDING_WOMAN : STANDING_MAN, chance);
  return posture;
}

const POSTURE_OF: Readonly<Record<BodyPosture, Posture>> = {
  stand: 'stand',
  walk: 'walk',
  run: 'run',
  sit: 'sit',
  read: 'read',
  write: 'sitWriting',
  lie: 'lying',
  kneel: 'kneel',
  pray: 'pray',
  bow: 'bow',
  lean: 'leanOn',
  point: 'point',
  lift: 'lift',
  carry: 'carry',
  embrace: 'embrace',
  dance: 'dance',
  weep: 'weep',
  ride: 'ride',
  row: 'row',
  drive: 'sit',
  eat: 'sitAtTable',
  play: 'sitAtTable',
  work: 'bow',
  fight: 'point',
  'look out': 'wait',
  sleep: 'sitBent',
};

/** People in a room do not walk unless the passage says so. */
const easeOf = ({ sex }: ScenePerson, isOutside: boolean): readonly Posture[] =>
  sex === 'woman' ? (isOutside ? AT_EASE_WOMAN : STANDING_WOMAN) : isOutside ? AT_EASE_MAN : STANDING_MAN;

const STANDING_MAN: readonly Posture[] = ['stand', 'handsBehind', 'handOnHip', 'think', 'stand'];

const STANDING_WOMAN: readonly Posture[] = ['stand', 'wait', 'breast', 'wait', 'handOnHip'];

const AT_EASE_MAN: readonly Posture[] = [...STANDING_MAN, 'walk', 'walk'];

const AT_EASE_WOMAN: readonly Posture[] = [...STANDING_WOMAN, 'walk'];

const pickOf = (from: readonly Posture[], chance: number): Posture =>
  from[Math.floor(chance * from.length)] ?? 'stand';

export interface FigureOptions {
  /** A seat is drawn for a person who sits. */
  canSit?: boolean;
  /** Out of doors hats are worn. */
  isOutside?: boolean;
  isFromBehind?: boolean;
  /** The posture if the passage states none. */
  posture?: Posture;
  /** The posture of a person whom the passage describes as sitting. */
  seated?: Posture;
}
