import { seeded } from '../drawing/seeded.ts';
import type { Part } from '../motifs/motif.ts';
import { placed } from '../drawing/path.ts';
import type { Bust } from '../people/bust.ts';
import { drawStanding, STANDING } from '../people/draw-bust.ts';
import { drawPerson, HEADS_TALL, type Person } from '../people/draw-person.ts';
import type { Posture } from '../people/postures.ts';
import type { Garment, ScenePerson } from '../scene.ts';

/** Somebody of the scene, and what they are drawn from. */
export interface Dressed {
  person: ScenePerson;
  looks: Person;
  sex: 'woman' | 'man';
  age: NonNullable<ScenePerson['age']>;
}

/** Who only stands or walks has clothes that fall straight; every other posture is drawn on its own bones. */
const UPRIGHT: ReadonlySet<Posture> = new Set<Posture>(['stand', 'wait', 'walk', 'hold', 'read']);

/** @returns parts in heads of a small figure; feet at y = 0 */
export function drawDressed(dressed: Dressed): Part[] {
  const { looks, person } = dressed;
  // A child has other proportions, and wind is in the clothes of those on bones.
  const isOnBones = !UPRIGHT.has(looks.posture) || looks.isChild || looks.wind || looks.holds === 'cane';
  if (isOnBones) return drawPerson(looks);
  const worn = new Set(person.wears.map(({ value }) => value));
  const legs = worn.has('boots') ? 'boots' : worn.has('bare feet') ? 'bare' : looks.legs;
  const scale = HEADS_TALL / (STANDING + 1);
  return drawStanding({ ...bustOf(dressed), legs, isWalking: looks.posture === 'walk' }).map((part) => ({
    ...part,
    path: placed(part.path, { x: 0, y: -STANDING * scale, scale }),
  }));
}

/** @param looks those of the small figure, so that somebody is the same from near and far */
export function bustOf({ looks, sex, age, person }: Dressed): Bust {
  const own = seeded(person.id, 'face');
  const described = new Set((person.features ?? []).map(({ part }) => part));
  const worn = new Set(person.wears.map(({ value }) => value));
  const trait = (part: string) => (described.has(part) ? 0.9 : own.between(-0.8, 0.8));
  return {
    ...{ sex, age },
    hair: looks.hair ?? 'short',
    beard: looks.beard,
    hat: looks.hat,
    features: { nose: trait('nose'), chin: trait('chin'), brow: trait('forehead') },
    isWhiteHaired: looks.isWhiteHaired,
    hasBrows: described.has('brows'),
    hasEyes: described.has('eyes'),
    hasGlasses: worn.has('glasses'),
    hasRibbon: worn.has('ribbon'),
    garment: person.clothes?.value.kind ?? usualGarment(looks, sex),
    bulk: looks.bulk ?? 1,
    isStooped: person.isStooped,
    skirt: looks.dress === 'bustle' ? 'bustle' : looks.dress === 'empire' || looks.dress === 'nun' ? 'slim' : 'bell', // prettier-ignore
    wears: new Set([...worn, ...(looks.hasShawl ? ['shawl'] : [])]),
    isHandRaised: (looks.holds !== undefined && looks.holds !== 'cane') || looks.posture === 'read' || described.has('hands') || worn.has('gloves'), // prettier-ignore
    holds: looks.holds,
  };
}

function usualGarment({ coat, dress }: Person, sex: ScenePerson['sex']): Garment {
  if (sex === 'woman' && dress) return dress === 'sarafan' ? 'peasant dress' : dress === 'ball' ? 'ball dress' : 'dress'; // prettier-ignore
  return coat === 'great' ? 'great coat' : coat === 'kaftan' ? 'kaftan' : coat === 'cloak' ? 'cloak' : coat === 'robe' ? 'robe' : coat === 'jacket' ? 'jacket' : 'frock coat'; // prettier-ignore
}
